/** One entry of a list to search in. */
export interface SearchEntry {
  id: string;
  label: string;
  /** Beside the label, such as a code. */
  note?: string;
  /** What it is found by. */
  keys: string[];
}

/**
 * Returns the entries that fit what was typed, the best ones first: the full name, its beginning,
 * the beginning of a word, anywhere.
 */
export function searchEntries(entries: SearchEntry[], typed: string): SearchEntry[] {
  const query = plain(typed);
  if (query === "") return entries;
  const ranked = entries
    .map((entry) => ({ entry, rank: Math.min(...entry.keys.map((key) => getRank(plain(key), query))) }))
    .filter(({ rank }) => rank < none);
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ entry }) => entry);
}

/** Returns the one entry whose full name was typed; undefined if none or several have it. */
export function entryNamed(entries: SearchEntry[], typed: string): SearchEntry | undefined {
  const query = plain(typed);
  const matches = entries.filter(({ keys }) => keys.some((key) => plain(key) === query));
  return matches.length === 1 ? matches[0] : undefined;
}

const none = 4;

function getRank(key: string, query: string): number {
  if (key === query) return 0;
  if (key.startsWith(query)) return 1;
  if (key.includes(` ${query}`)) return 2;
  // One Latin letter is in nearly every name.
  return key.includes(query) && (query.length > 1 || /\p{sc=Han}/u.test(query)) ? 3 : none;
}

// Accents and capitals make no difference: "cote" finds Côte d’Ivoire.
function plain(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
