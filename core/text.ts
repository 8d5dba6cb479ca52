/** The languages that the product speaks. */
export type Language = "zh" | "en";

/** One sentence in each language. */
export interface Sentence {
  zh: string;
  en: string;
}
