import type { ResultStatus } from "#contract/resultWords.ts";
import type { LiveRunner } from "#core/live.ts";
import type { FeedPassing } from "../runs/feed.ts";
import { getCourse, type Reading, settleStarter } from "../runs/timedRuns.ts";
import type { ResultRules } from "../sets/rules.ts";
import type { Card } from "./roster.ts";

/** How the runners of an item are judged at an instant of the race. */
export interface LiveReading extends Reading {
  rules: ResultRules;
  raceAt: number;
}

/**
 * Returns a runner as the live page shows them: what was set by hand, else what a file states, else
 * what timing systems sent. The rules are those of results, as far as they can be known meanwhile.
 */
export function judgeLive(card: Card, passings: readonly FeedPassing[], reading: LiveReading): LiveRunner | undefined {
  const { rules, raceAt } = reading;
  const run = settleStarter(card, passings, reading);
  if (!run) return undefined;
  const { gunAt } = run;
  const since = run.times.map((time) => (time === null ? null : time - gunAt));
  const times = isOpen(card) ? since : readTimes(card, rules, since);
  const { bib, item, name, gender, club, country, fixes } = card;
  const status = (fixes.status as ResultStatus | undefined) ?? judgeStatus(card, times, { gunAt, rules, raceAt });
  return { bib, item, name, gender: Number(fixes.gender ?? gender), club, country, status, gunAt, times };
}

// A file that states no time and no end of a race is a start list.
function isOpen({ status, gunMs, netMs, splitsMs }: Card): boolean {
  const isUndecided = status === null || status === "running" || status === "not_started";
  return isUndecided && gunMs === null && netMs === null && (splitsMs ?? []).every((split) => split === null);
}

function readTimes({ gunMs, netMs, splitsMs }: Card, { points }: ResultRules, since: (number | null)[]) {
  const start = gunMs !== null && netMs !== null ? gunMs - netMs : (since[0] ?? null);
  return [start, ...points.map((_, index) => splitsMs?.[index] ?? null), gunMs ?? netMs];
}

interface Judged {
  gunAt: number;
  rules: ResultRules;
  raceAt: number;
}

function judgeStatus({ status }: Card, times: (number | null)[], { gunAt, rules, raceAt }: Judged): ResultStatus {
  if (status !== null && !["finished", "running", "not_started"].includes(status)) return status;
  const course = getCourse(rules);
  const isLate = times.some((time, index) => {
    const cutOffAt = course[index]?.cutOffAt ?? null;
    return time !== null && cutOffAt !== null && gunAt + time > cutOffAt;
  });
  if (isLate) return "over_time";
  const isOver = raceAt > rules.endsAt;
  if ((times.at(-1) ?? null) === null) {
    if (times.every((time) => time === null)) return isOver ? "dns" : "not_started";
    return isOver ? "dnf" : "running";
  }
  const missed = rules.points.filter(({ isRequired }, index) => isRequired && (times[index + 1] ?? null) === null);
  return missed.length > rules.mayMissPoints ? "missing_point" : "finished";
}
