import { searchableName } from "#forms/values/names.ts";
import type { Secrets } from "./secrets.ts";

/**
 * How a sealed name is found by its beginning: a mark of its first letter and one of its first two,
 * by keyed hash. There are only 256 and 4096 of them, so that many names share one: a search opens
 * the rows with a mark and compares.
 */
export interface NameMarks {
  initialMark: number;
  startMark: number;
}

/** The marks of a row without a name, which no search finds. */
export const noName: NameMarks = { initialMark: -1, startMark: -1 };

/**
 * Makes the marks of a name in a race. That of the first two letters is no use for a search of one
 * letter.
 */
export function markName(secrets: Pick<Secrets, "mac">, raceId: string, name: string): NameMarks {
  const letters = [...searchableName(name)];
  if (letters.length === 0) return noName;
  const digits = (start: string, count: number) =>
    Number.parseInt(secrets.mac("name", `${raceId}/${start}`).slice(0, count), 16);
  return { initialMark: digits(letters[0] ?? "", 2), startMark: digits(letters.slice(0, 2).join(""), 3) };
}
