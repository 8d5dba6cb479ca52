import { closestWord } from "#compiler/problems/closest.ts";
import { type Explanation, explanationOf, explanations } from "#compiler/problems/explain.ts";
import { isProblemCode, problemCodes } from "#compiler/problems/table.ts";
import type { Language } from "#core/text.ts";
import { paint, type Terminal, UsageError } from "./terminal.ts";
import type { Verb } from "./verb.ts";

/** `startline explain`: the explanation of a problem code, or the list of all codes. */
export const explain: Verb = {
  usage: "explain [CODE] [--format text|json]",
  help: {
    zh: "详细说明一个问题代码：含义、影响、改法和例子，中英文都有；写--language则只显示一种。不写代码时列出全部。",
    en: "Explains a problem code: what it means, why it matters and how to fix it, with an example, in both languages, or in one with --language. Without a code, lists all of them.",
  },
  places: [0, 1],
  options: {
    format: { value: "text|json", choices: ["text", "json"], help: { zh: "输出格式", en: "the output format" } },
  },
  async run({ places: [word], options }, terminal) {
    const code = word?.toUpperCase();
    const isJson = options.format === "json";
    if (code === undefined) terminal.print(isJson ? JSON.stringify(explanations(), null, 2) : list(terminal));
    else {
      const explanation = find(code);
      terminal.print(isJson ? JSON.stringify({ code, ...explanation }, null, 2) : show(code, explanation, terminal));
    }
    return 0;
  },
};

function find(code: string): Explanation {
  if (isProblemCode(code)) return explanationOf(code);
  const near = closestWord(code, problemCodes);
  throw new UsageError({
    zh: `没有代码${code}。${near ? `是否想查${near}？` : ""}startline explain列出全部代码。`,
    en: `There is no code ${code}.${near ? ` Did you mean ${near}?` : ""} startline explain lists all codes.`,
  });
}

function list({ say }: Terminal): string {
  return problemCodes.map((code) => `${code}  ${say(explanationOf(code).title)}`).join("\n");
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
  const shown = example?.replace(/^(?=.)/gm, "    ");
  return [...parts, ...(shown ? [shown] : [])].join("\n\n");
}
