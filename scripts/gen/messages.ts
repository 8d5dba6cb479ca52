import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createCompiledCatalog } from "@lingui/cli/api";

/** A translation table: text key -> its Chinese and English message, in ICU MessageFormat. */
export type Table = Record<string, { zh: string; en: string }>;

/** Reads every `locales/**\/*.json` table by its name (`home/countdown`, `site`); throws if a text lacks a language. */
export function readTables(root: string): Map<string, Table> {
  const tables = new Map<string, Table>();
  const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".json") && !file.startsWith("generated"),
  );
  for (const file of files.sort()) {
    const name = file.slice(0, -".json".length).replaceAll("\\", "/");
    const table = JSON.parse(readFileSync(join(root, file), "utf8")) as Table;
    for (const [key, { zh, en }] of Object.entries(table)) {
      if (!zh || !en) throw new Error(`locales/${file}: "${key}" has no ${zh ? "English (en)" : "Chinese (zh)"} text`);
    }
    tables.set(name, table);
  }
  return tables;
}

/**
 * Returns the module of one table. Its messages are compiled, so that browsers need no message parser, and typed by key and by the
 * values that each one needs. The key `name` is left out: it is the unit's title in the catalogue. Throws if a message is not ICU MessageFormat.
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
  const { source, errors } = createCompiledCatalog(language, written, { strict: true, namespace: "json" });
  const [first] = errors;
  if (first) throw new Error(`locales/${name}.json: "${first.id}" (${language}): ${first.error.message}`);
  const { messages } = JSON.parse(source) as { messages: Compiled };
  return Object.fromEntries(keys.map((key) => [key, messages[key]]));
}

function literal(compiled: Compiled): string {
  const lines = Object.entries(compiled).map(
    ([key, message]) => `    ${JSON.stringify(key)}: ${JSON.stringify(message)},`,
  );
  return `{\n${lines.join("\n")}\n  }`;
}

// A value that one of the messages counts with is a number, one that it chooses by is a text; any other can be both.
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
