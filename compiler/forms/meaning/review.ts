import type { Form } from "#schemas/generated/types.ts";
import type { Finding } from "../../problems/problems.ts";
import { report } from "../../problems/report.ts";

/** Reports a review of a form that nobody applies with, and times that contradict. */
export function checkReview({ use = "sign-up", review, entrants }: Form): Finding[] {
  if (!review) return [];
  if (use !== "through-entry") return [report("SL6181", "/review", { use })];
  return [...checkTimes(review), ...checkRounds(review), ...checkLink(review, entrants)];
}

type Review = NonNullable<Form["review"]>;

function checkTimes({ closes, againUntil }: Review): Finding[] {
  if (closes === undefined || againUntil === undefined || !(Date.parse(againUntil) < Date.parse(closes))) return [];
  return [report("SL6182", "/review/againUntil", { closes, againUntil })];
}

function checkRounds({ againUntil, rounds }: Review): Finding[] {
  return rounds === 1 && againUntil !== undefined ? [report("SL6183", "/review/againUntil", {})] : [];
}

// A link registers one person.
function checkLink({ places, linkHours }: Review, entrants: Form["entrants"]): Finding[] {
  if (places !== "by-link") return linkHours === undefined ? [] : [report("SL6185", "/review/linkHours", {})];
  const most = Math.max(entrants?.max ?? 1, ...Object.values(entrants?.byItem ?? {}));
  return most > 1 ? [report("SL6184", "/review/places", { most })] : [];
}
