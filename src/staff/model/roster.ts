import type { StaffSnapshot } from "#contract/staff.ts";

/** Somebody who gets a race pack. */
export interface Runner {
  /** Their place in the snapshot. */
  place: number;
  code: string;
  name: string;
  bib: string;
  /** The last four characters of the document. */
  document: string;
}

/** A snapshot that can be searched. */
export interface Roster {
  snapshot: StaffSnapshot;
  count: number;
  /** Returns who has this code or bib. */
  find(words: string): Runner | undefined;
  /** Lists who has these words in the name, or whose document ends so. */
  search(words: string): Runner[];
}

const mostListed = 20;
// Fewer characters fit too many.
const fewestDigits = 2;

/** Prepares a snapshot for scans and searches. */
export function createRoster(snapshot: StaffSnapshot): Roster {
  const { codes, names, bibs, documents } = snapshot;
  const places = new Map<string, number>();
  for (const [place, bib] of bibs.entries()) if (bib !== "") places.set(bib.toUpperCase(), place);
  // A code that looks like the bib of somebody else is a code.
  for (const [place, code] of codes.entries()) places.set(code.toUpperCase(), place);
  const folded = names.map(fold);
  const getRunner = (place: number): Runner => ({
    place,
    code: codes[place] ?? "",
    name: names[place] ?? "",
    bib: bibs[place] ?? "",
    document: documents[place] ?? "",
  });
  return {
    snapshot,
    count: codes.length,
    find(words) {
      const place = places.get(words.trim().toUpperCase());
      return place === undefined ? undefined : getRunner(place);
    },
    search(words) {
      const wanted = fold(words);
      if (wanted === "") return [];
      const ending = words.trim().toUpperCase();
      const isDocument = ending.length >= fewestDigits && ending.length <= 4;
      const matches: Runner[] = [];
      for (let place = 0; place < codes.length && matches.length < mostListed; place++) {
        const isNamed = folded[place]?.includes(wanted);
        if (isNamed || (isDocument && documents[place]?.toUpperCase().endsWith(ending))) matches.push(getRunner(place));
      }
      return matches;
    },
  };
}

// Names are found without their accents, spaces and points.
function fold(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\p{M}\s.·'-]/gu, "")
    .toLowerCase();
}
