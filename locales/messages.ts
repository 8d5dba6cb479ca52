import type { Messages as LinguiMessages } from "@lingui/core";

/** The compiled texts of one unit or room, as `npm run gen` makes them from its table in locales/. */
export interface Messages<Key extends string> {
  scope: string;
  zh: Record<Key, LinguiMessages[string]>;
  en: Record<Key, LinguiMessages[string]>;
}
