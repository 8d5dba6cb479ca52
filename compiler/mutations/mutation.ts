/** One mistake of an organiser, made in a site that is right: a piece of text and what is written in its place. */
export interface Mutation {
  /** What the organiser does. */
  does: string;
  site: "canal-city-2025" | "cloud-ridge-trail" | "open-demo-10k" | "unbound";
  file: string;
  /** Texts that stand before the piece, in this order; the search goes on from each to the next. */
  after: string[];
  find: string;
  write: string;
  /** Where the problem is shown instead, as texts to look for one after the other: the object that lacks something. */
  shownAt?: string[];
}

type Row = [does: string, after: string[], find: string, write: string, shownAt?: string[]];

/** Mistakes in one file, written as a table. */
export const rows = (site: Mutation["site"], file: string, list: Row[]): Mutation[] =>
  list.map(([does, after, find, write, shownAt]) => ({
    site,
    file,
    does,
    after,
    find,
    write,
    ...(shownAt ? { shownAt } : {}),
  }));
