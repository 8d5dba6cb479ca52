import type { Messages as LinguiMessages } from "@lingui/core";
import { useLingui } from "@lingui/react";
import { useCallback } from "react";
import type { Language } from "#core/text.ts";
import type { Messages, TextValues, ValuesOf } from "#locales/messages.ts";
import { addMessages } from "./i18n.ts";

/** Looks up a text by its key and fills in its values. */
export type Translate<Texts extends TextValues> = <Key extends keyof Texts & string>(
  key: Key,
  ...values: ValuesOf<Texts[Key]>
) => string;

/**
 * Registers a table's texts once, when its module loads, and returns the hook that looks them up in
 * the visitor's language.
 */
export function texts<Texts extends TextValues>(messages: Messages<Texts>): () => Translate<Texts> {
  for (const language of ["zh", "en"] satisfies Language[]) {
    const scoped = Object.entries<LinguiMessages[string]>(messages[language]);
    addMessages(language, Object.fromEntries(scoped.map(([key, message]) => [`${messages.scope}:${key}`, message])));
  }
  return function useTexts() {
    const { i18n } = useLingui();
    return useCallback(
      (key, ...values) => i18n._(`${messages.scope}:${key}`, ...(values as [Record<string, unknown>?])),
      [i18n],
    );
  };
}
