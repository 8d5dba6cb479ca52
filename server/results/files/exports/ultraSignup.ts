import type { ResultStatus } from "#contract/resultWords.ts";
import { formatTime, type Rounding } from "#core/raceTimes.ts";
import type { ExportedResult } from "./exportedResult.ts";
import { readLatinName } from "./latinName.ts";

// UltraSignup knows its columns by these words, in small letters.
const header = ["place", "time", "first", "last", "age", "gender", "city", "bib", "status"];

// UltraSignup's 6, fewer than ten finishers, is nothing that a race knows of a runner.
const codes: Record<ResultStatus, 1 | 2 | 3 | 4 | 5 | undefined> = {
  finished: 1,
  dnf: 2,
  over_time: 2,
  missing_point: 2,
  dns: 3,
  not_started: 3,
  unofficial: 4,
  out_of_competition: 4,
  dsq: 5,
  running: undefined,
};

/** How rows for UltraSignup are written. */
export interface UltraSignupOptions {
  rounding: Exclude<Rounding, "none">;
  /** Whether all run for one time, and what counts is the distance. */
  isFixedTime: boolean;
}

/** Yields the rows of a file for UltraSignup; who is still running has none. */
export async function* listUltraSignupRows(
  results: AsyncIterable<ExportedResult>,
  { rounding, isFixedTime }: UltraSignupOptions,
): AsyncGenerator<string[]> {
  const { readSyllables } = await import("#forms/values/readSyllables.ts");
  yield isFixedTime ? [...header, "distance"] : header;
  for await (const result of results) {
    const { rank, status, timeMs, age, gender, city, bib, distance } = result;
    const code = codes[status];
    if (code === undefined) continue;
    const hasTime = timeMs !== null && code !== 2 && code !== 3;
    const { family, given } = readLatinName(result, readSyllables);
    const row = [
      status === "finished" && rank !== null ? String(rank) : "",
      hasTime ? formatTime(timeMs, { rounding }) : "",
      given,
      family,
      age === null ? "" : String(age),
      ["", "M", "F"][gender] ?? "",
      city ?? "",
      bib ?? "",
      String(code),
    ];
    yield isFixedTime ? [...row, String(distance ?? "")] : row;
  }
}
