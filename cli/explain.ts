import { closestWord } from "#compiler/problems/closest.ts";
import { isProblemCode, problemCodes } from "#compiler/problems/table.ts";
import type { Language } from "#core/text.ts";
import { messages as commandMessages } from "#locales/generated/cli/command.ts";
import { messages } from "#locales/generated/cli/explain.ts";
import { type Explanation, explanations } from "#locales/generated/problems/explanations.ts";
import { getText } from "#locales/getText.ts";
import { paint, type Terminal, UsageError } from "./base/terminal.ts";
import type { Verb } from "./base/verb.ts";

/** `startline explain`: the explanation of a problem code, or the list of all codes. */
export const explain: Verb = {
  usage: "explain [CODE] [--format text|json]",
  help: getText(messages, "help"),
  positionals: [0, 1],
  options: {
    format: { value: "text|json", choices: ["text", "json"], help: getText(commandMessages, "format") },
  },
  async run({ positionals: [word], options }, terminal) {
    const code = word?.toUpperCase();
    const isJson = options.format === "json";
    if (code === undefined) terminal.print(isJson ? JSON.stringify(explanations, null, 2) : list(terminal));
    else {
      const explanation = find(code);
      terminal.print(isJson ? JSON.stringify({ code, ...explanation }, null, 2) : show(code, explanation, terminal));
    }
    return 0;
  },
};

function find(code: string): Explanation {
  if (isProblemCode(code)) return explanations[code];
  const suggestion = closestWord(code, problemCodes);
  throw new UsageError(
    suggestion === undefined
      ? getText(messages, "unknownCode", { code })
      : getText(messages, "misspeltCode", { code, near: suggestion }),
  );
}

function list({ localise }: Terminal): string {
  return problemCodes.map((code) => `${code}  ${localise(explanations[code].title)}`).join("\n");
}

function show(code: string, { title, text, example }: Explanation, terminal: Terminal): string {
  const languages: Language[] = terminal.isLanguageChosen
    ? [terminal.language]
    : terminal.language === "zh"
      ? ["zh", "en"]
      : ["en", "zh"];
  const parts = languages.map(
    (language) => `${paint(terminal, "bold", `${code}  ${title[language]}`)}\n\n${text[language]}`,
  );
  const indented = example?.replace(/^(?=.)/gm, "    ");
  return [...parts, ...(indented ? [indented] : [])].join("\n\n");
}
