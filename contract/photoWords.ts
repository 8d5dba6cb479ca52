/** What became of an import of photos: files still come, it is complete, or it was undone. */
export const photoBatchStates = ["importing", "done", "undone"] as const;
export type PhotoBatchState = (typeof photoBatchStates)[number];

/** What the bib of a photo was read from. */
export const bibSources = ["iptc", "xmp", "sidecar", "csv"] as const;
export type BibSource = (typeof bibSources)[number];

/**
 * Why a photo is not imported: the file cannot be opened; it is larger than photos are, or has more
 * pixels; it is no picture, or a HEIC or raw file; it is damaged; nothing states who is on it or
 * when and at which point it was taken; or what states it is wrong: a bib, a bib with signs that
 * were not read and no confidence, a confidence, a time, a point.
 */
export const photoFaults = [
  "unreadable",
  "too-large",
  "too-many-pixels",
  "not-a-picture",
  "heic",
  "broken",
  "nobody",
  "wrong-bib",
  "partial-without-confidence",
  "wrong-confidence",
  "wrong-time",
  "wrong-point",
] as const;
export type PhotoFault = (typeof photoFaults)[number];

/** What became of one file of an import. */
export const photoOutcomes = ["stored", "changed", "known", "refused"] as const;
export type PhotoOutcome = (typeof photoOutcomes)[number];
