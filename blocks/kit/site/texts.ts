import type { Messages as LinguiMessages } from "@lingui/core";
import { useLingui } from "@lingui/react";
import { useCallback } from "react";
import type { Language } from "#core/text.ts";
import type { Messages } from "#locales/messages.ts";
import { addMessages } from "./i18n.ts";

/** Looks up a text by its key and fills in its values. */
export type Translate<Key extends string> = (key: Key, values?: Record<string, unknown>) => string;

/** Registers a table's texts once, when its module loads, and returns the hook that looks them up in the visitor's language. */
export function texts<Key extends string>(messages: Messages<Key>): () => Translate<Key> {
  for (const language of ["zh", "en"] satisfies Language[]) {
    const scoped = Object.entries<LinguiMessages[string]>(messages[language]);
    addMessages(language, Object.fromEntries(scoped.map(([key, message]) => [`${messages.scope}:${key}`, message])));
  }
  return function useTexts() {
    const { i18n } = useLingui();
    return useCallback(
      (key: Key, values?: Record<string, unknown>) => i18n._(`${messages.scope}:${key}`, values),
      [i18n],
    );
  };
}
