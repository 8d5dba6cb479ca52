import type { Sentence } from "#core/text.ts";
import type { messages } from "#locales/generated/forms/problems.ts";
import type { Filled } from "#locales/getText.ts";
import type { TextsOf } from "#locales/messages.ts";

type Texts = TextsOf<typeof messages>;

/**
 * Which text of `locales/forms/problems.json` describes a problem, and its values: data, until
 * `writeSentence` prints it.
 */
export interface ProblemText {
  key: keyof Texts;
  values: Record<string, string | number | Sentence>;
}

/** Names a text with its values. */
export function problemText<Key extends keyof Texts>(key: Key, ...[values]: Filled<Texts[Key]>): ProblemText {
  return { key, values: (values ?? {}) as ProblemText["values"] };
}
