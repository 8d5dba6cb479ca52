import type { Messages as LinguiMessages } from "@lingui/core";

/**
 * The values that the texts of a table need, by key: `{ empty: {}, missing: { count: number } }`.
 */
export type TextValues = Record<string, object>;

/**
 * The compiled texts of one unit or room, as `npm run gen` makes them from its table in locales/.
 */
export interface Messages<Texts extends TextValues> {
  scope: string;
  zh: { [Key in keyof Texts]: LinguiMessages[string] };
  en: { [Key in keyof Texts]: LinguiMessages[string] };
}

/** The argument with the values of a text; none for a text without placeholders. */
export type ValuesOf<Values> = Values extends unknown ? (keyof Values extends never ? [] : [values: Values]) : never;

/** The values of each text of a table: `TextsOf<typeof messages>`. */
export type TextsOf<Table> = Table extends Messages<infer Texts> ? Texts : never;

/**
 * A part of a compiled text: text, or a value with its format and the style or the cases of that
 * format.
 */
export type Token = string | [value: string, format?: string, style?: string | Record<string, Token[]>];

/**
 * The compiled sentences of a problem code, by the conditions under which each is printed. The
 * first one whose conditions hold is printed, else the last.
 */
export type Sentences = Record<string, { zh: Token[]; en: Token[] }>;
