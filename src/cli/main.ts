#!/usr/bin/env node
import { setFlagsFromString } from "node:v8";
import { closestWord } from "#src/compiler/closest.ts";
import { openTerminal, type Terminal, UsageError } from "./terminal.ts";
import { helpOf, readWords } from "./verb.ts";
import { verbs } from "./verbs.ts";

// Most calls are over before a function that was compiled to machine code has earned what that took; what runs for seconds
// still gets it, a little later.
setFlagsFromString("--interrupt-budget=1000000");

// React has a build for developers, which draws pages several times slower, and takes it where nobody says otherwise.
process.env.NODE_ENV ??= "production";

// Whoever reads the output may have seen enough (`startline explain | head`): the rest is not missed.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EPIPE") process.exit();
  process.stderr.write(`startline: ${error.message}\n`);
  process.exit(2);
});

// `startline <verb> …`. The exit code is set, not forced: what was written gets out of a pipe before the program ends.
process.exitCode = await callVerb(process.argv.slice(2));

async function callVerb(words: string[]): Promise<number> {
  let terminal = openTerminal(undefined);
  try {
    const [name = "--help", ...rest] = words;
    // `startline help validate` is `startline validate --help`.
    if (name === "help" && rest[0] !== undefined && !rest[0].startsWith("-"))
      return await callVerb([rest[0], "--help", ...rest.slice(1)]);
    if (["--help", "-h", "help"].includes(name)) {
      const at = rest.indexOf("--language");
      terminal = openTerminal(at < 0 ? undefined : rest[at + 1]);
      terminal.print(overview(terminal));
      return words.length > 0 ? 0 : 2;
    }
    const entry = Object.hasOwn(verbs, name) ? verbs[name] : undefined;
    if (!entry) throw unknownVerb(name);
    const verb = await entry.load();
    const read = readWords(verb, rest);
    terminal = openTerminal(read.options.language as string | undefined);
    if (!read.options.help) return await verb.run(read, terminal);
    terminal.print(helpOf(verb, terminal));
    return 0;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    terminal.complain(`startline: ${terminal.say(error.sentence)}`);
    return 2;
  }
}

function overview({ say }: Terminal): string {
  const width = Math.max(...Object.keys(verbs).map((name) => name.length)) + 2;
  return [
    say({ zh: "用法：startline <命令> …", en: "Usage: startline <verb> …" }),
    "",
    ...Object.entries(verbs).map(([name, { summary }]) => `  ${name.padEnd(width)}${say(summary)}`),
    "",
    say({ zh: "startline <命令> --help 有各命令的说明。", en: "startline <verb> --help has more about each." }),
  ].join("\n");
}

function unknownVerb(name: string): UsageError {
  const near = closestWord(name, Object.keys(verbs));
  return new UsageError({
    zh: `没有命令“${name}”。${near ? `是否想写“${near}”？` : "请查看 startline --help。"}`,
    en: `There is no verb "${name}". ${near ? `Did you mean "${near}"?` : "See startline --help."}`,
  });
}
