import type { Translations } from "#contract/sites.ts";
import type { Language } from "#core/text.ts";
import type { Database } from "../../base/db/open.ts";
import { readConfigFile } from "../cloud-config/service.ts";

/** Returns a text in a language, its own or from the tables; "" if neither has it. */
export type OwnText = (text: Bilingual, language: Language, tables: Translations) => string;

interface Bilingual {
  zh: string;
  en?: string;
}

/**
 * Returns the entries of the platform's table for the texts in these values: a page does not carry
 * the rest of a long table.
 */
export async function readTranslations(db: Database, ...values: unknown[]): Promise<Translations> {
  const table = parse(await readConfigFile(db, "i18n/site.json"));
  if (table === null || typeof table !== "object" || Array.isArray(table)) return {};
  const keys = new Set<string>();
  collectTexts(values, keys);
  return Object.fromEntries(Object.entries(table as Translations).filter(([key]) => keys.has(key)));
}

/** Returns the same value, with the English of the tables for each text that has none. */
export function fillEnglish<Value>(value: Value, tables: Translations, ownText: OwnText): Value {
  if (value === null || typeof value !== "object") return value;
  if (Array.isArray(value)) return value.map((item) => fillEnglish(item, tables, ownText)) as Value;
  if ("zh" in value && typeof value.zh === "string") {
    const en = ownText(value as unknown as Bilingual, "en", tables);
    return en ? { ...value, en } : value;
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, fillEnglish(item, tables, ownText)]),
  ) as Value;
}

// An operator may have edited it: an invalid table translates nothing, as in browsers.
function parse(body: string | undefined): unknown {
  try {
    return JSON.parse(body ?? "null");
  } catch {
    return null;
  }
}

function collectTexts(value: unknown, into: Set<string>): void {
  if (typeof value === "string") into.add(value);
  else if (value !== null && typeof value === "object")
    for (const item of Object.values(value)) collectTexts(item, into);
}
