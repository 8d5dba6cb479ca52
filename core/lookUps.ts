/** By what runners are looked up: by document and name, by a code that they are sent, or by bib. */
export const lookUpAsks = ["document", "code", "bib"] as const;
export type LookUpAsk = (typeof lookUpAsks)[number];

/** The look-ups that this program answers itself. */
export type AnsweredLookUp = "registration" | "score" | "past-results";

const usualAsks: Readonly<Record<AnsweredLookUp, readonly LookUpAsk[]>> = {
  registration: ["document", "code"],
  score: ["document", "bib", "code"],
  "past-results": ["document", "code"],
};

/** Returns by what a look-up finds runners: as its config states, else as is usual for its kind. */
export function listAsks(kind: AnsweredLookUp, asks: readonly string[] | undefined): readonly LookUpAsk[] {
  const known = asks?.filter((ask): ask is LookUpAsk => (lookUpAsks as readonly string[]).includes(ask));
  return known && known.length > 0 ? known : usualAsks[kind];
}

/** What a look-up shows in addition to what it always does. */
export const lookUpParts = ["bib", "start-block", "ranks", "splits", "certificate"] as const;
export type LookUpPart = (typeof lookUpParts)[number];

/** Returns what a look-up shows: as its config states, else everything. */
export function listShown(shows: readonly string[] | undefined): readonly LookUpPart[] {
  return shows ? lookUpParts.filter((part) => shows.includes(part)) : lookUpParts;
}

/** What a look-up's config states of where it is. */
export interface LookUpPlace {
  link?: string | undefined;
  editions?: readonly unknown[] | undefined;
  asks?: readonly string[] | undefined;
}

/**
 * Returns whether this program answers a look-up: not if it is a link to elsewhere, nor if past
 * editions have a link each and nothing is asked here.
 */
export function isAnsweredHere({ link, editions = [], asks }: LookUpPlace): boolean {
  return !link && (editions.length === 0 || asks !== undefined);
}
