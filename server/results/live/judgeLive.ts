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
  const times = correctTimes(card, isOpen(card) ? since : readTimes(card, { rules, gunAt, since }));
  const { bib, item, fixes } = card;
  const status = (fixes.status as ResultStatus | undefined) ?? judgeStatus(card, times, { gunAt, rules, raceAt });
  const { name, latinName, club, country } = { ...card, ...fixes };
  const gender = Number(fixes.gender ?? card.gender);
  // As in the results: who is disqualified has no times.
  const shown = status === "dsq" ? times.map(() => null) : times;
  // Most start lists have none: a shard does not name it for nothing.
  const names = latinName === null || latinName === name ? { name } : { name, latinName };
  return { bib, item, ...names, gender, club, country, status, gunAt, times: shown };
}

// A file that states no time and no end of a race is a start list.
function isOpen({ status, gunMs, netMs, splitsMs }: Card): boolean {
  const isUndecided = status === null || status === "running" || status === "not_started";
  return isUndecided && gunMs === null && netMs === null && (splitsMs ?? []).every((split) => split === null);
}

interface ReadTimes {
  rules: ResultRules;
  gunAt: number;
  since: (number | null)[];
}

// Times of a file count from the first gun, if the rules state it, and here from the own.
function readTimes({ gunMs, netMs, splitsMs, pointIds }: Card, { rules, gunAt, since }: ReadTimes) {
  const shift = rules.gunTimesFrom === "first" ? gunAt - (rules.firstGun ?? gunAt) : 0;
  const fromOwn = (time: number | null | undefined) => (time == null || time < shift ? null : time - shift);
  const finish = fromOwn(gunMs);
  const start = finish !== null && netMs !== null ? finish - netMs : (since[0] ?? null);
  const splits = rules.points.map(({ id }, index) => fromOwn(splitsMs?.[pointIds?.indexOf(id) ?? index]));
  return [start, ...splits, finish ?? netMs];
}

// What was set by hand of the finish; the own start follows from both.
function correctTimes({ fixes }: Card, times: (number | null)[]): (number | null)[] {
  const { gunMs, netMs } = fixes;
  if (gunMs === undefined && netMs === undefined) return times;
  const [start = null] = times;
  const finish = times.at(-1) ?? null;
  const read = (written: string | null | undefined) => (written == null ? null : Number(written));
  const gun = gunMs === undefined ? finish : read(gunMs);
  const net = netMs === undefined ? (gun !== null && start !== null ? gun - start : null) : read(netMs);
  return [gun !== null && net !== null ? gun - net : start, ...times.slice(1, -1), gun ?? net];
}

interface Judged {
  gunAt: number;
  rules: ResultRules;
  raceAt: number;
}

function judgeStatus(card: Card, times: (number | null)[], { gunAt, rules, raceAt }: Judged): ResultStatus {
  const { status } = card;
  if (status !== null && !["finished", "running", "not_started"].includes(status)) return status;
  const course = getCourse(rules);
  const isLate = times.some((time, index) => {
    const cutOffAt = course[index]?.cutOffAt ?? null;
    return time !== null && cutOffAt !== null && gunAt + time > cutOffAt;
  });
  if (isLate) return "over_time";
  const isOver = raceAt > rules.endsAt;
  const isFinished = (times.at(-1) ?? null) !== null;
  if (times.every((time) => time === null)) return isOver ? "dns" : "not_started";
  if (!isFinished && isOver) return "dnf";
  const missed = rules.points.filter(({ isRequired }, index) => isRequired && (times[index + 1] ?? null) === null);
  if (isFinished && missed.length > rules.mayMissPoints) return "missing_point";
  if (isOutOfCompetition(card, rules)) return "out_of_competition";
  return isFinished ? "finished" : "running";
}

// Pacers, and starts without ranks: they lead no board, and have no estimate.
function isOutOfCompetition({ category, wave }: Card, { outOfCompetition, guns }: ResultRules): boolean {
  const tidy = (text: string | null) => text?.trim().toLowerCase();
  const { categories, starts } = outOfCompetition;
  return (
    categories.some((name) => tidy(name) === tidy(category)) ||
    guns.some(({ id, names }) => starts.includes(id) && names.includes(tidy(wave) ?? ""))
  );
}
