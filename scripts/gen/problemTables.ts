import { readdirSync } from "node:fs";
import { join } from "node:path";
import { isObject, toPointer } from "#core/pointers.ts";
import type { Language, Sentence } from "#core/text.ts";
import type { Sentences, Token } from "#locales/messages.ts";
import { compileTexts } from "./messages.ts";
import { type Mistake, readSource, type Source, SourceMistakes } from "./mistakes.ts";

/** A problem code as its row in locales/problems/ has it. */
interface ProblemRow {
  severity: "error" | "warning" | "note";
  title: Sentence;
  /**
   * What is wrong and what to do: one sentence, or several by the conditions on the params under
   * which each is printed.
   */
  message: Sentence | Record<string, Sentence>;
  /** Why it matters, and what the message has no room for. */
  explanation?: Sentence;
  /** JSON or HTML that is right, or wrong and then right after an empty line. */
  example?: string;
  /** The types of params that no sentence prints. */
  unprinted?: Record<string, "string" | "number">;
}

/** A row with its compiled sentences. */
export interface CompiledRow extends ProblemRow {
  sentences: Sentences;
}

const severities = ["error", "warning", "note"];
const fields = ["severity", "title", "message", "explanation", "example", "unprinted"];

/**
 * Reads `locales/problems/*.json`, a file for each family, and returns the rows in the order of
 * their codes. Throws `SourceMistakes` with all that is wrong in them.
 */
export function readProblemRows(root: string): Record<string, CompiledRow> {
  const mistakes: Mistake[] = [];
  const rows: Record<string, CompiledRow> = {};
  for (const file of readdirSync(join(root, "problems")).sort()) {
    const source = readSource(join(root, ".."), `locales/problems/${file}`);
    const wrong = source.mistakes.length > 0 ? source.mistakes : shapeMistakes(source);
    mistakes.push(...wrong);
    if (wrong.length > 0) continue;
    const family = source.value as Record<string, ProblemRow>;
    const twice = Object.keys(family).filter((code) => Object.hasOwn(rows, code));
    mistakes.push(...twice.map((code) => source.mistakeAt(toPointer([code]), `Another family has ${code}.`)));
    Object.assign(rows, compileFamily(family, source, mistakes));
  }
  if (mistakes.length > 0) throw new SourceMistakes(mistakes);
  return Object.fromEntries(Object.entries(rows).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function shapeMistakes({ value, mistakeAt }: Source): Mistake[] {
  if (!isObject(value)) return [mistakeAt("", "A family of problems is an object.")];
  return Object.entries(value).flatMap(([code, row]) => {
    const wrong = (field: string, message: string) => mistakeAt(toPointer([code, field]), message);
    if (!/^SL\d{4}$/.test(code) || !isObject(row))
      return [mistakeAt(toPointer([code]), "A row has a code such as SL5025, and fields.")];
    const { severity, title, message, explanation } = row;
    const isMessage = isSentence(message) || (isObject(message) && Object.values(message).every(isSentence));
    const unknown = Object.keys(row).filter((field) => !fields.includes(field));
    return [
      ...unknown.map((field) => wrong(field, `A row has no field "${field}".`)),
      ...(severities.includes(String(severity)) ? [] : [wrong("severity", `Write ${severities.join(", ")}.`)]),
      ...(isSentence(title) ? [] : [wrong("title", "A title has zh and en.")]),
      ...(isMessage ? [] : [wrong("message", "A message has zh and en, or conditions whose messages have.")]),
      ...(explanation === undefined || isSentence(explanation)
        ? []
        : [wrong("explanation", "An explanation has zh and en.")]),
    ];
  });
}

function isSentence(text: unknown): text is Sentence {
  return isObject(text) && [text.zh, text.en].every((one) => typeof one === "string" && one !== "");
}

function compileFamily(
  family: Record<string, ProblemRow>,
  { mistakeAt }: Source,
  mistakes: Mistake[],
): Record<string, CompiledRow> {
  const variants = Object.entries(family).flatMap(([code, { message }]) =>
    Object.entries(getVariants(message)).map(([conditions, text]) => ({ id: `${code} ${conditions}`, text })),
  );
  const compile = (language: Language) => {
    const texts = Object.fromEntries(variants.map(({ id, text }) => [id, text[language]]));
    const { source, errors } = compileTexts(language, texts);
    for (const { id, error } of errors) {
      const at = toPointer([id.split(" ")[0] ?? "", "message"]);
      mistakes.push(mistakeAt(at, `"${id}" (${language}) is no ICU MessageFormat: ${error.message.split("\n")[0]}`));
    }
    return JSON.parse(source).messages as Record<string, Token[]>;
  };
  const [zh, en] = [compile("zh"), compile("en")];
  return Object.fromEntries(
    Object.entries(family).map(([code, row]) => {
      const names = Object.keys(getVariants(row.message));
      const tokensIn = (compiled: Record<string, Token[]>, name: string) => compiled[`${code} ${name}`] ?? [];
      const sentences = names.map((name) => [name, { zh: tokensIn(zh, name), en: tokensIn(en, name) }]);
      return [code, { ...row, sentences: Object.fromEntries(sentences) }];
    }),
  );
}

function getVariants(message: ProblemRow["message"]): Record<string, Sentence> {
  return isSentence(message) ? { otherwise: message } : message;
}
