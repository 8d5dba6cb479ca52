import { foldLetters } from "#forms/values/names.ts";
import type { Field } from "../model/mapping.ts";
import table from "./headers.json" with { type: "json" };

/**
 * What a header is: a field; `time` if it does not state from when it counts; `number` if it may be
 * that of a line; `nameReversed` if the family name is first, with a comma; or a column that
 * results have no use for.
 */
export type HeaderMeaning = Exclude<Field, "split"> | "time" | "number" | "nameReversed" | "unused";

/**
 * Returns a header as headers are compared: its letters and digits, small and without accents;
 * "Bib no.", "bib_no" and "BibNo" are one.
 */
export function plainHeader(header: string): string {
  const words = foldLetters(header.normalize("NFKC"));
  return words.replace(/[^\p{L}\p{N}#]+/gu, "") || words.trim();
}

const plainTexts = new Map<string, string>();
const mostPlainTexts = 5000;

/** Returns a cell of a column of few words as `plainHeader` does, and remembers it. */
export function plainWord(word: string): string {
  const known = plainTexts.get(word);
  if (known !== undefined) return known;
  const plain = plainHeader(word);
  if (plainTexts.size >= mostPlainTexts) plainTexts.clear();
  plainTexts.set(word, plain);
  return plain;
}

/**
 * Returns the words of a header, as `plainHeader` has them: "CP1 用时" are three, "5km" are two.
 */
export function headerWords(header: string): string[] {
  const parted = header
    .normalize("NFKC")
    .replace(/(\p{Ll})(?=\p{Lu})/gu, "$1 ")
    .replace(
      /(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})|(?<=\p{sc=Han})(?=\p{sc=Latn})|(?<=\p{sc=Latn})(?=\p{sc=Han})/gu,
      " ",
    );
  return foldLetters(parted)
    .split(/[^\p{L}\p{N}.,]+|[.,](?!\d)/u)
    .filter((word) => word !== "");
}

const meanings = new Map<string, HeaderMeaning>(
  [...Object.entries(table.fields), ["unused", table.unused] as const].flatMap(([meaning, names]) =>
    names.map((name) => [plainHeader(name), meaning as HeaderMeaning] as const),
  ),
);

/** Returns what a header is by the table of aliases; undefined if it is not in it. */
export function readHeader(header: string): HeaderMeaning | undefined {
  const plain = plainHeader(header);
  const known = meanings.get(plain);
  if (known) return known;
  // 净成绩 (Net Time), Bib / Startnummer: two names of one thing.
  const parts = header
    .normalize("NFKC")
    .split(/[()[\]/|\n]|\s-\s/)
    .map(plainHeader)
    .filter((part) => part !== "");
  const found = new Set(parts.map((part) => meanings.get(part)));
  const [only] = found;
  if (parts.length > 1 && found.size === 1) return only;
  return bilingual(header);
}

// 姓名 Name: Chinese and letters with a space at most between them.
function bilingual(header: string): HeaderMeaning | undefined {
  const chinese = plainHeader(header.replace(/[^\p{sc=Han}]+/gu, ""));
  const latin = plainHeader(header.replace(/\p{sc=Han}+/gu, ""));
  if (chinese === "" || latin === "") return undefined;
  const [one, other] = [meanings.get(chinese), meanings.get(latin)];
  if (one === other) return one;
  // 成绩 may be of any kind, and "Net Time" states which.
  if (one === "time" && (other === "gun" || other === "net")) return other;
  return other === "time" && (one === "gun" || one === "net") ? one : undefined;
}
