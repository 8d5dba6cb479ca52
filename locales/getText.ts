import { type I18n, setupI18n } from "@lingui/core";
import { inLanguage, type Language, type Sentence } from "#core/text.ts";
import type { Messages, TextValues, ValuesOf } from "./messages.ts";

/** Returns a text of a table in one language, with its values filled in. Needs no React. */
export function textIn<Texts extends TextValues, Key extends keyof Texts & string>(
  language: Language,
  messages: Messages<Texts>,
  key: Key,
  ...values: Filled<Texts[Key]>
): string {
  const [given = {}] = values as [object?];
  return getCatalogs(messages)[language]._(key, valuesIn(language, given));
}

/** Returns a text of a table in both languages, with its values filled in. Needs no React. */
export function getText<Texts extends TextValues, Key extends keyof Texts & string>(
  messages: Messages<Texts>,
  key: Key,
  ...values: Filled<Texts[Key]>
): Sentence {
  return { zh: textIn("zh", messages, key, ...values), en: textIn("en", messages, key, ...values) };
}

type Bilingual = Parameters<typeof inLanguage>[0] & object;

/**
 * The values of a text as an argument. One that is only filled in may be bilingual, such as the
 * name of an item.
 */
export type Filled<Values> = ValuesOf<{
  [Name in keyof Values]: string | number extends Values[Name] ? Values[Name] | Bilingual : Values[Name];
}>;

function valuesIn(language: Language, values: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]: [string, string | number | Bilingual]) => [
      name,
      typeof value === "object" ? inLanguage(value, language) : value,
    ]),
  );
}

const catalogs = new WeakMap<object, Record<Language, I18n>>();

function getCatalogs(messages: Messages<TextValues>): Record<Language, I18n> {
  const known = catalogs.get(messages);
  if (known) return known;
  const catalogIn = (language: Language) =>
    setupI18n({ locale: language, messages: { [language]: messages[language] } });
  const made = { zh: catalogIn("zh"), en: catalogIn("en") };
  catalogs.set(messages, made);
  return made;
}
