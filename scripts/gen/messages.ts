import { readdirSync } from "node:fs";
import { join } from "node:path";
import { createCompiledCatalog } from "@lingui/cli/api";
import { isObject, toPointer } from "#core/pointers.ts";
import { type Mistake, readSource, type Source, SourceMistakes } from "./mistakes.ts";

/** A table of texts: the Chinese and English message of each key, in ICU MessageFormat. */
export type Table = Record<string, { zh: string; en: string }>;

/**
 * Reads the tables `locales/**\/*.json`, by name (`home/countdown`, `site`). Throws
 * `SourceMistakes` with all broken files, duplicate keys, missing languages and messages that are
 * not ICU MessageFormat.
 */
export function readTables(root: string): Map<string, Table> {
  const tables = new Map<string, Table>();
  const mistakes: Mistake[] = [];
  const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".json") && !/^(?:generated|problems)\b/.test(file),
  );
  for (const file of files.sort()) {
    const name = file.slice(0, -".json".length).replaceAll("\\", "/");
    const source = readSource(join(root, ".."), `locales/${name}.json`);
    const wrong = source.mistakes.length > 0 ? source.mistakes : mistakesIn(source);
    mistakes.push(...wrong);
    if (wrong.length === 0) tables.set(name, source.value as Table);
  }
  if (mistakes.length > 0) throw new SourceMistakes(mistakes);
  return tables;
}

const languages = { zh: "Chinese (zh)", en: "English (en)" };

function mistakesIn({ value, mistakeAt }: Source): Mistake[] {
  if (!isObject(value)) return [mistakeAt("", "A table of texts is an object.")];
  return Object.entries(value).flatMap(([key, text]) =>
    (["zh", "en"] as const).flatMap((language): Mistake[] => {
      const written = isObject(text) ? text[language] : undefined;
      const at = toPointer([key, language]);
      if (typeof written !== "string" || written === "")
        return [mistakeAt(at, `"${key}" has no ${languages[language]} text.`)];
      // The title of a unit is in the catalogue as it is written.
      const [flaw] = key === "name" ? [] : compileTexts(language, { [key]: written }).errors;
      return flaw
        ? [mistakeAt(at, `"${key}" (${language}) is no ICU MessageFormat: ${firstLine(flaw.error.message)}.`)]
        : [];
    }),
  );
}

/**
 * Returns the module of one table. Its messages are compiled, so that browsers need no message
 * parser, and typed by key and by the values that each one needs. The key `name` is left out: it is
 * the unit's title in the catalogue. Throws if a message is not ICU MessageFormat.
 */
export function generateMessages(name: string, table: Table): string {
  const keys = Object.keys(table).filter((key) => key !== "name");
  const zh = compile("zh", name, table, keys);
  const en = compile("en", name, table, keys);
  const types = keys.map((key) => `  ${JSON.stringify(key)}: ${typeOfValues([zh[key], en[key]])};\n`);
  return `// Made by \`npm run gen\` from locales/${name}.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{${types.length > 0 ? `\n${types.join("")}` : ""}}> = {
  scope: ${JSON.stringify(name)},
  zh: ${literal(zh)},
  en: ${literal(en)},
};
`;
}

type Compiled = Record<string, unknown>;

function compile(language: "zh" | "en", name: string, table: Table, keys: string[]): Compiled {
  const written = Object.fromEntries(keys.map((key) => [key, table[key]?.[language] ?? ""]));
  const { source, errors } = compileTexts(language, written);
  const [first] = errors;
  if (first) throw new Error(`locales/${name}.json: "${first.id}" (${language}): ${first.error.message}`);
  const { messages } = JSON.parse(source) as { messages: Compiled };
  return Object.fromEntries(keys.map((key) => [key, messages[key]]));
}

// Further lines repeat the text.
function firstLine(message: string): string {
  return (message.split("\n")[0] ?? "").replace(/[:.]$/, "");
}

/** Compiles messages in ICU MessageFormat, and lists the mistakes in them. */
export function compileTexts(language: "zh" | "en", written: Record<string, string>) {
  return createCompiledCatalog(language, written, { strict: true, namespace: "json" });
}

function literal(compiled: Compiled): string {
  const lines = Object.entries(compiled).map(
    ([key, message]) => `    ${JSON.stringify(key)}: ${JSON.stringify(message)},`,
  );
  return `{\n${lines.join("\n")}\n  }`;
}

// A value of a plural is a number, one of a select is a string; any other can be both.
function typeOfValues(messages: unknown[]): string {
  const types = new Map<string, string>();
  const visit = (tokens: unknown) => {
    if (!Array.isArray(tokens)) return;
    for (const token of tokens) {
      if (!Array.isArray(token)) continue;
      const [value, format, cases] = token as [string, string?, Record<string, unknown>?];
      const type = format === "select" ? "string" : format ? "number" : "string | number";
      if (type !== "string | number" || !types.has(value)) types.set(value, type);
      if (typeof cases === "object") Object.values(cases).forEach(visit);
    }
  };
  messages.forEach(visit);
  const properties = [...types].map(([value, type]) => `${JSON.stringify(value)}: ${type}`);
  return properties.length > 0 ? `{ ${properties.join("; ")} }` : "{}";
}
