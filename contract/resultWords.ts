/**
 * What became of a file of results: its rows are being stored; they are stored and checked, and no
 * result comes from them yet; they are imported; the import is undone.
 */
export const batchStates = ["reading", "checked", "imported", "undone"] as const;
export type BatchState = (typeof batchStates)[number];

/** What a set of results is: being made, or published as one of three. */
export const resultSetKinds = ["draft", "preliminary", "official", "amended"] as const;
export type ResultSetKind = (typeof resultSetKinds)[number];

/** How somebody's race ended, or that it has not. Only who finished is ranked. */
export const resultStatuses = [
  "not_started",
  "running",
  "finished",
  "dnf",
  "dns",
  "dsq",
  "over_time",
  "missing_point",
  "out_of_competition",
  "unofficial",
] as const;
export type ResultStatus = (typeof resultStatuses)[number];

/** What organisers can set of a result by hand. */
export const correctedFields = ["status", "gunMs", "netMs", "name", "gender", "ageGroup", "club", "country"] as const;
export type CorrectedField = (typeof correctedFields)[number];

/** What a runner hides of a public result: the name, or the whole row. */
export const hiddenParts = ["name", "row"] as const;
export type HiddenPart = (typeof hiddenParts)[number];

/**
 * What happens to a prize: the winner claims it, it is paid, it is withheld, such as until a doping
 * test is there, or it is no longer withheld.
 */
export const prizeEventKinds = ["claimed", "paid", "withheld", "released"] as const;
export type PrizeEventKind = (typeof prizeEventKinds)[number];

/**
 * What became of a prize: it depends on results that are not official yet; it is in publicity, due,
 * claimed, paid or withheld; it was not claimed in time; the runner gets a higher one instead, or
 * is disqualified; or it was paid and is the runner's no longer.
 */
export const prizeStates = [
  "provisional",
  "in_publicity",
  "due",
  "claimed",
  "paid",
  "withheld",
  "expired",
  "higher",
  "disqualified",
  "reclaimed",
] as const;
export type PrizeState = (typeof prizeStates)[number];
