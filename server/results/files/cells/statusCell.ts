import type { ResultStatus } from "#contract/resultWords.ts";
import { plainWord } from "../headers/headerNames.ts";
import table from "./statusWords.json" with { type: "json" };

/** Whose numbers a column of statuses has; "iof" has the words of IOF XML 3.0. */
export type StatusSystem = "raceResult" | "ultraSignup" | "iof" | "words";

const words = new Map<string, ResultStatus>(
  Object.entries(table.words).flatMap(([status, names]) =>
    names.map((name) => [plainWord(name), status as ResultStatus] as const),
  ),
);
const iofSigns = new Set(table.iof.signs);
const iofWords: Record<string, string | undefined> = table.iof.words;
const codes: Record<string, Record<string, string> | undefined> = table.codes;

/** Returns the status that a word is in any language; undefined if it is none. */
export function readStatusWord(text: string): ResultStatus | undefined {
  // Times begin with a digit, and there are millions of them.
  return /^[^0-9]*\p{L}/u.test(text) ? words.get(plainWord(text)) : undefined;
}

/** Returns the status of a cell in a column of this system; undefined if it is none. */
export function readStatus(text: string, system: StatusSystem): ResultStatus | undefined {
  const number = /^([0-9])(?:\.0+)?$/.exec(text)?.[1];
  if (number !== undefined) return codes[system]?.[number] as ResultStatus | undefined;
  const own = system === "iof" ? iofWords[plainWord(text)] : undefined;
  return (own as ResultStatus | undefined) ?? readStatusWord(text);
}

/** The cells of a column of statuses, whose system is decided together. */
export interface StatusVote {
  add(text: string, hasTime: boolean): void;
  decide(): StatusSystem;
}

/**
 * Collects the cells of a column of statuses. Number 1 is "finished" for UltraSignup and "out of
 * competition" for RACE RESULT, whose finishers have 0: most runners with a time have finished.
 */
export function collectStatuses(): StatusVote {
  const counts = { zero: 0, one: 0, iof: 0 };
  const add = (text: string, hasTime: boolean) => {
    if (/^0(?:\.0+)?$/.test(text)) counts.zero++;
    else if (hasTime && /^1(?:\.0+)?$/.test(text)) counts.one++;
    else if (iofSigns.has(plainWord(text))) counts.iof++;
  };
  const decide = (): StatusSystem => {
    if (counts.zero > 0) return "raceResult";
    if (counts.one > 0) return "ultraSignup";
    return counts.iof > 0 ? "iof" : "words";
  };
  return { add, decide };
}
