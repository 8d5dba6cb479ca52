import { openTerminal } from "./terminal.ts";
import { parseArguments, type Verb } from "./verb.ts";

/** Runs a verb in this process, in English; returns its exit code and what it printed. For tests. */
export async function callVerb(verb: Verb, words: string[]): Promise<{ code: number; out: string; err: string }> {
  const printed = { out: "", err: "" };
  const terminal = {
    ...openTerminal("en"),
    print: (text: string) => {
      printed.out += `${text}\n`;
    },
    printError: (text: string) => {
      printed.err += `${text}\n`;
    },
  };
  const code = await verb.run(parseArguments(verb, words), terminal);
  return { code, ...printed };
}
