import { getDocumentState } from "#core/documentState.ts";
import { normalise } from "./searchedText.ts";
import type { SiteDocuments } from "./siteDocuments.ts";

/**
 * Returns the paths of the documents that have all words of a search at `now` (ms since 1970), in a
 * title, a summary or the text. What is to come, is over or was withdrawn is not searched.
 */
export async function searchDocuments(
  { heads, readTexts }: Pick<SiteDocuments, "heads" | "readTexts">,
  search: string,
  now: number,
): Promise<string[]> {
  const texts = await readTexts();
  const words = listWords(search);
  return [...heads].flatMap(([path, head]) => {
    const text = texts.get(path) ?? "";
    return getDocumentState(head, now) === "current" && words.every((word) => text.includes(word)) ? [path] : [];
  });
}

const segmenter = new Intl.Segmenter("zh", { granularity: "word" });

/** Lists the words of a search: those of Chinese have no spaces between them. */
export function listWords(search: string): string[] {
  const text = normalise(search).trim();
  const words = [...segmenter.segment(text)].flatMap(({ segment, isWordLike }) => (isWordLike ? [segment] : []));
  return words.length > 0 ? [...new Set(words)] : [text];
}
