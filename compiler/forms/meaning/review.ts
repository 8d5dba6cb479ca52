import type { Form } from "#schemas/generated/types.ts";
import type { Finding } from "../../problems/problems.ts";
import { report } from "../../problems/report.ts";

/** Reports a review of a form that nobody applies with, and times that contradict. */
export function checkReview({ use = "sign-up", review }: Form): Finding[] {
  if (!review) return [];
  if (use !== "through-entry") return [report("SL6181", "/review", { use })];
  return [...checkTimes(review), ...checkRounds(review)];
}

type Review = NonNullable<Form["review"]>;

function checkTimes({ closes, againUntil }: Review): Finding[] {
  if (closes === undefined || againUntil === undefined || !(Date.parse(againUntil) < Date.parse(closes))) return [];
  return [report("SL6182", "/review/againUntil", { closes, againUntil })];
}

function checkRounds({ againUntil, rounds }: Review): Finding[] {
  return rounds === 1 && againUntil !== undefined ? [report("SL6183", "/review/againUntil", {})] : [];
}
