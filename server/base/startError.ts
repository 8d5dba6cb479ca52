import type { Sentence } from "#core/text.ts";

/** A reason not to start, told to the operator as one sentence without a stack, in English and in Chinese. */
export class StartError extends Error {
  override name = "StartError";
  readonly #zh: string;

  constructor(en: string, zh: string) {
    super(en);
    this.#zh = zh;
  }

  get sentence(): Sentence {
    return { zh: this.#zh, en: this.message };
  }
}
