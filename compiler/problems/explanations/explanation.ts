import type { Sentence } from "#core/text.ts";

/** The long text of a problem's code: what it means, why it matters, how to mend it. Paragraphs are parted by an empty line. */
export interface Explanation {
  title: Sentence;
  text: Sentence;
  /** JSON that is right, or wrong and then right. */
  example?: string;
}

/** One text of several paragraphs. */
export function paragraphs(zh: readonly string[], en: readonly string[]): Sentence {
  return { zh: zh.join("\n\n"), en: en.join("\n\n") };
}
