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

/**
 * A value of a file as a text: texts, numbers and switches as they are, everything else as JSON.
 * Unlike `String`, never throws: an object of a file can have a `toString` that cannot be called.
 */
export function asText(value: unknown): string {
  return typeof value === "object" && value !== null ? JSON.stringify(value) : String(value);
}

/**
 * A value of a file as a number: a number itself or the number in a text; NaN for everything else.
 * Never throws.
 */
export function asNumber(value: unknown): number {
  return typeof value === "number" || typeof value === "string" ? Number(value) : Number.NaN;
}

/** Joins the entries of a list: with 、 in Chinese, with commas in English. */
export function joinList(entries: string[], language: Language): string {
  return entries.join(language === "zh" ? "、" : ", ");
}

/** Joins the entries of a list in each language. */
export function joinLists(entries: (string | Sentence)[]): Sentence {
  const entriesIn = (language: Language) =>
    entries.map((entry) => (typeof entry === "string" ? entry : entry[language]));
  return { zh: joinList(entriesIn("zh"), "zh"), en: joinList(entriesIn("en"), "en") };
}
