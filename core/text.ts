/** The languages of the product. */
export type Language = "zh" | "en";

/** One sentence in each language. */
export interface Sentence {
  zh: string;
  en: string;
}

/** Returns a text in a language: Chinese if there is no English, "" if there is no text. */
export function inLanguage(text: { zh: string; en?: string | undefined } | undefined, language: Language): string {
  return (language === "en" && text?.en) || text?.zh || "";
}
