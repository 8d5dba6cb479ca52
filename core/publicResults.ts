import type { Rounding } from "./raceTimes.ts";

interface Bilingual {
  zh: string;
  en?: string;
}

/** A published set of results, as everybody reads of it; `publishedAt` is in ms since 1970. */
export interface PublicSet {
  number: number;
  kind: string;
  note: Bilingual | null;
  publishedAt: number;
  runners: number;
  ranked: number;
}

/** A runner in public results. Times are in ms; gender is 1 male, 2 female, 0 unknown. */
export interface PublicRunner {
  bib: string | null;
  name: string | null;
  latinName: string | null;
  isNameHidden: boolean;
  gender: number;
  ageGroup: string | null;
  club: string | null;
  country: string | null;
  status: string;
  gunMs: number | null;
  netMs: number | null;
  overallRank: number | null;
  genderRank: number | null;
  ageGroupRank: number | null;
}

/** Of which set an answer about results is. */
export interface PublicResultHead {
  item: string;
  edition: string;
  itemName: Bilingual;
  distanceKm: number;
  set: PublicSet;
  /** The number of the newest published set. */
  newest: number;
  rounding: Rounding;
  timeZone: string;
  /** By which time most of the list is ranked. */
  listBasis: "net" | "gun";
  ageGroups: { id: string; name: Bilingual }[];
}

/** The items of a race with published results; editions and sets have the newest first. */
export interface ResultOverview {
  items: {
    item: string;
    itemName: Bilingual;
    distanceKm: number;
    editions: { edition: string; sets: PublicSet[] }[];
  }[];
}

/** A page of the public list of an item. */
export interface ResultList extends PublicResultHead {
  total: number;
  page: number;
  pageSize: number;
  /** Of which list the places are, by the filters. */
  ranking: "overall" | "gender" | "ageGroup";
  countries: string[];
  clubs: string[];
  runners: PublicRunner[];
}

/** A runner at a point of the course; `finish` is the last. Times and paces are in ms. */
export interface Passage {
  point: string;
  name: Bilingual | null;
  distanceKm: number;
  gunMs: number | null;
  netMs: number | null;
  sectionMs: number | null;
  sectionKm: number | null;
  paceMs: number | null;
  fieldPaceMs: number | null;
  /** How long before the cut-off; negative after it. */
  cutOffMarginMs: number | null;
}

/** A runner's result, as anyone may read it. */
export interface PublicResult extends PublicResultHead {
  runner: PublicRunner;
  basis: "net" | "gun";
  start: string | null;
  passages: Passage[];
  ranks: { list: "overall" | "gender" | "ageGroup"; rank: number; size: number }[];
  reason: { kind: "cut-off" | "missing-points"; points: string[] } | null;
  /** How the times of all finishers are spread, in classes. */
  field: { basis: "net" | "gun"; fromMs: number; stepMs: number; counts: number[]; medianMs: number } | null;
}

/** Returns whether a result has a picture to share: that of a finisher with a time. */
export function hasCard({ runner: { bib, status, gunMs, netMs } }: Pick<PublicResult, "runner">): boolean {
  return bib !== null && status === "finished" && (gunMs ?? netMs) !== null;
}

/** What a runner hides of public results: the name, or the whole result. */
export type HiddenPart = "name" | "row";

/** A result of somebody whom an account signed up, with the addresses of the certificate. */
export interface OwnResult extends PublicResultHead {
  entryCode: string;
  runner: PublicRunner;
  basis: "net" | "gun";
  hiddenPart: HiddenPart | null;
  certificate: { opensAt: number; pdf: string; png: string } | null;
  photos: OpenedPhotos | null;
}

/** What opens the photos of a runner for two hours. */
export interface OpenedPhotos {
  item: string | null;
  bib: string;
  grant: string;
}

/** The orders of the public list. */
export const resultSorts = ["place", "net", "gun", "name", "bib"] as const;
export type ResultSort = (typeof resultSorts)[number];
