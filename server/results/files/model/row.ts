import type { ResultStatus } from "#contract/resultWords.ts";
import type { FileProblem } from "./problem.ts";

/**
 * One line of a file as it was read; null is what the file does not state, or states in a way that
 * is refused. Times are whole milliseconds.
 */
export interface ResultRow {
  /** The line of the file, from 1. */
  line: number;
  bib: string | null;
  name: string | null;
  latinName: string | null;
  /** 1 is male, 2 is female, 0 is unknown. */
  gender: 0 | 1 | 2;
  /** YYYY-MM-DD. */
  birthday: string | null;
  birthYear: number | null;
  age: number | null;
  club: string | null;
  /** ISO 3166-1, three letters. */
  country: string | null;
  city: string | null;
  category: string | null;
  /** The start by its id, if the item has several; otherwise as the file calls it. */
  wave: string | null;
  /** From the gun. */
  gunMs: number | null;
  /** From the runner's own start. */
  netMs: number | null;
  /** From the gun, one for each point of the item in their order. */
  splitsMs: (number | null)[];
  /** `finished` if a time is stated and no status; null if neither is. */
  status: ResultStatus | null;
  overallRank: number | null;
  genderRank: number | null;
  ageGroupRank: number | null;
  /** The number of an identity document, for its keyed hash. */
  document: string | null;
  entryCode: string | null;
  /** What is wrong with the line; a refusal keeps it out of results. */
  problems: FileProblem[];
  /** Whether one of its problems is a refusal. */
  isRefused: boolean;
}
