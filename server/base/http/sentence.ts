import { type Messages as LinguiMessages, setupI18n } from "@lingui/core";
import type { Language, Sentence } from "#core/text.ts";
import type { Messages } from "#locales/messages.ts";

/** What a sentence is filled with; a text that differs by language is a sentence itself. */
export type Values = Record<string, string | number | Sentence>;

/** Returns a function that looks up the sentences of a table in `locales/`, in both languages. */
export function sentencesOf<Key extends string>(messages: Messages<Key>): (key: Key, values?: Values) => Sentence {
  const write = { zh: writerOf("zh", messages.zh), en: writerOf("en", messages.en) };
  return (key, values = {}) => ({ zh: write.zh(key, values), en: write.en(key, values) });
}

function writerOf(language: Language, messages: LinguiMessages): (key: string, values: Values) => string {
  const i18n = setupI18n({ locale: language, messages: { [language]: messages } });
  return (key, values) =>
    i18n._(
      key,
      Object.fromEntries(
        Object.entries(values).map(([name, value]) => [name, typeof value === "object" ? value[language] : value]),
      ),
    );
}
