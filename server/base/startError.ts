import type { Sentence } from "#core/text.ts";
import { messages } from "#locales/generated/server/start.ts";
import { type Filled, getText } from "#locales/getText.ts";
import type { TextsOf } from "#locales/messages.ts";

/** A reason not to start, printed to the operator as one sentence without a stack. */
export class StartError extends Error {
  override name = "StartError";
  readonly sentence: Sentence;

  constructor(sentence: Sentence) {
    super(sentence.en);
    this.sentence = sentence;
  }
}

type Texts = TextsOf<typeof messages>;

/**
 * Returns the StartError with this sentence of `locales/server/start.json`, its values filled in.
 */
export function startError<Key extends keyof Texts & string>(key: Key, ...values: Filled<Texts[Key]>): StartError {
  return new StartError(getText(messages, key, ...values));
}
