import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createCompiledCatalog } from "@lingui/cli/api";

/** A translation table: text key -> its Chinese and English message, in ICU MessageFormat. */
export type Table = Record<string, { zh: string; en: string }>;

/** Reads every `locales/**\/*.json` table by its name (`home/countdown`, `site`); throws where a language is missing. */
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
 * The module of one table with its messages compiled, so that browsers need no message parser. `name` stays behind.
 * Throws where a message is not ICU MessageFormat.
 */
export function generateMessages(name: string, table: Table): string {
  const keys = Object.keys(table).filter((key) => key !== "name");
  const compiled = (language: "zh" | "en") => {
    const written = Object.fromEntries(keys.map((key) => [key, table[key]?.[language] ?? ""]));
    const { source, errors } = createCompiledCatalog(language, written, { strict: true, namespace: "json" });
    const [first] = errors;
    if (first) throw new Error(`locales/${name}.json: "${first.id}" (${language}): ${first.error.message}`);
    const { messages } = JSON.parse(source) as { messages: Record<string, unknown> };
    return keys.map((key) => `    ${JSON.stringify(key)}: ${JSON.stringify(messages[key])},`);
  };
  return `// Made by \`npm run gen\` from locales/${name}.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<${keys.map((key) => JSON.stringify(key)).join(" | ") || "never"}> = {
  scope: ${JSON.stringify(name)},
  zh: {\n${compiled("zh").join("\n")}\n  },
  en: {\n${compiled("en").join("\n")}\n  },
};
`;
}
