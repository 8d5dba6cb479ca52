import type { ResultStatus } from "#contract/resultWords.ts";

/** A result as files for other sites have it. */
export interface ExportedResult {
  bib: string | null;
  name: string | null;
  latinName: string | null;
  /** 1 is male, 2 is female, 0 is unknown. */
  gender: number;
  /** YYYY-MM-DD. */
  birthday: string | null;
  age: number | null;
  /** ISO 3166-1, three letters. */
  country: string | null;
  city: string | null;
  status: ResultStatus;
  rank: number | null;
  /** The time by which the rank was given, in ms. */
  timeMs: number | null;
  /** What was reached in a race of fixed time, in the unit of the race. */
  distance?: number | null;
}
