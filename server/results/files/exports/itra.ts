import type { ResultStatus } from "#contract/resultWords.ts";
import { formatTime, type Rounding } from "#core/raceTimes.ts";
import type { ExportedResult } from "./exportedResult.ts";
import { readLatinName } from "./latinName.ts";

const header = [
  "Ranking",
  "Time",
  "Family Name",
  "First Name",
  "Gender",
  "Birthdate",
  "Nationality",
  "Bib no.",
  "City",
];
const notFinished: readonly ResultStatus[] = ["dnf", "over_time", "missing_point"];

/**
 * Yields the rows of a file for ITRA: the ranked runners with whole seconds, then as DNF, without a
 * time, those who started and did not finish. Those who did not start, and those who are not
 * ranked for another reason, are left out.
 */
export async function* listItraRows(
  results: AsyncIterable<ExportedResult>,
  rounding: Exclude<Rounding, "none">,
): AsyncGenerator<string[]> {
  const { readSyllables } = await import("#forms/values/readSyllables.ts");
  yield header;
  for await (const result of results) {
    const { rank, status, timeMs, gender, birthday, country, bib, city } = result;
    const isRanked = status === "finished" && rank !== null && timeMs !== null;
    if (!isRanked && !notFinished.includes(status)) continue;
    const { family, given } = readLatinName(result, readSyllables);
    yield [
      isRanked ? String(rank) : "DNF",
      isRanked ? formatTime(timeMs, { rounding, isPadded: true }) : "",
      family,
      given,
      ["", "M", "F"][gender] ?? "",
      birthday ?? "",
      country ?? "",
      bib ?? "",
      city ?? "",
    ];
  }
}
