import { type I18n, type Messages as LinguiMessages, setupI18n } from "@lingui/core";
import type { Language } from "#core/text.ts";

/**
 * The translations of the program's own texts. There is one instance for each language rather than
 * one that switches, so that the server can render both at once and a switch is only another
 * provider value.
 */
export const i18n: Record<Language, I18n> = { zh: newInstance("zh"), en: newInstance("en") };

/** Adds compiled messages to a language; the last one added under an id wins. */
export function addMessages(language: Language, messages: LinguiMessages): void {
  i18n[language].load(language, messages);
}

function newInstance(language: Language): I18n {
  return setupI18n({ locale: language, messages: { [language]: {} } });
}
