import type { StatedBib } from "../../../base/db/photoSchema.ts";
import type { Keyword } from "../metadata/readMetadata.ts";
import words from "./words.json" with { type: "json" };

/** What the keywords of a photo state: bibs, and words that are none. */
export interface KeywordBibs {
  bibs: StatedBib[];
  /** Words that could be a bib and are not taken for one: years, and bibs with unread signs. */
  doubtful: string[];
}

// With a word before it, any bib; alone, what no other keyword looks like: digits, or one or two
// letters and at least three digits.
const named = new RegExp(`^(?:${words.beforeBibs.join("|")})\\.?\\s*[:：#.]?\\s*([\\p{L}\\d-]{1,16})$`, "iu");
const plain = /^(?:\d{1,6}|[A-Z]{1,2}-?\d{3,6})$/i;
const unread = /^[A-Z]{0,2}-?[\d?*_]*\d[\d?*_]*$/i;

/** Returns a bib as it is compared: without spaces around it, and in large letters. */
export function normaliseBib(bib: string): string {
  return bib.normalize("NFKC").trim().toUpperCase();
}

/**
 * Reads which keywords are bibs. The year of the edition is one only with a word before it, such as
 * `bib:2025`, because photographers write it on every photo.
 */
export function readKeywords(keywords: readonly Keyword[], edition: string): KeywordBibs {
  const bibs = new Map<string, StatedBib>();
  const doubtful = new Set<string>();
  for (const { word, source } of keywords) {
    const text = normaliseBib(word);
    const bib = named.exec(text)?.[1] ?? (plain.test(text) && text !== edition ? text : undefined);
    if (bib && /\d/.test(bib)) {
      if (!bibs.has(bib)) bibs.set(bib, { bib, confidence: 100, source });
    } else if (text === edition || (unread.test(text) && /[?*_]/.test(text))) doubtful.add(word);
  }
  return { bibs: [...bibs.values()], doubtful: [...doubtful] };
}

/** A bib as a file of a bib reader states it. */
export interface WrittenBib {
  bib: string;
  confidence?: string | undefined;
}

export type BibFault = "wrong-bib" | "partial-without-confidence" | "wrong-confidence";

const written = /^[\p{L}\d?-]{1,16}$/u;

/**
 * Reads a bib with its confidence: a number up to 1, or a number of percent. A bib with a `?` for
 * each sign that was not read needs one. Returns what is wrong with it if it cannot be read.
 */
export function readWrittenBib({ bib, confidence }: WrittenBib): StatedBib | BibFault {
  const text = normaliseBib(bib);
  if (!written.test(text) || !/\d/.test(text)) return "wrong-bib";
  if (confidence === undefined || confidence.trim() === "")
    return text.includes("?") ? "partial-without-confidence" : { bib: text, confidence: 100, source: "csv" };
  const percent = readPercent(confidence.trim());
  return percent === undefined ? "wrong-confidence" : { bib: text, confidence: percent, source: "csv" };
}

function readPercent(text: string): number | undefined {
  const match = /^(\d{1,3}(?:[.,]\d+)?)\s*(%?)$/.exec(text);
  if (!match) return undefined;
  const value = Number(match[1]?.replace(",", "."));
  // 1 is certain; one percent is written 1%.
  const percent = value <= 1 && !match[2] ? value * 100 : value;
  return percent <= 100 ? Math.round(percent) : undefined;
}
