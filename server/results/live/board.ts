import type { LiveItem, LiveLeader, LiveRunner } from "#core/live.ts";
import { messages } from "#locales/generated/server/livePage.ts";
import { getText } from "#locales/getText.ts";
import { getCourse } from "../runs/timedRuns.ts";
import type { ResultRules } from "../sets/rules.ts";

const mostLeaders = 50;
const shown: readonly LiveRunner["status"][] = ["finished", "running"];

/** Makes the leaderboard of an item: the furthest first, then the earliest there. */
export function makeBoard(id: string, rules: ResultRules, runners: readonly LiveRunner[]): LiveItem {
  const by = rules.basis.overall[0]?.by ?? "gun";
  const leaders = runners.flatMap((runner) => findLeader(runner, by) ?? []).sort(compareLeaders);
  const counts: LiveItem["counts"] = {};
  for (const { status } of runners) counts[status] = (counts[status] ?? 0) + 1;
  const names = [getText(messages, "start"), ...rules.points.map(({ name }) => name), getText(messages, "finish")];
  return {
    id,
    name: rules.itemName,
    gunAt: rules.firstGun ?? 0,
    endsAt: rules.endsAt,
    by,
    points: getCourse(rules).map(({ id: point, km }, index) => ({
      id: point,
      name: names[index] ?? { zh: point },
      km,
    })),
    counts,
    leaders: leaders.slice(0, mostLeaders),
    women: leaders.filter(({ gender }) => gender === 2).slice(0, mostLeaders),
  };
}

function findLeader({ times, ...runner }: LiveRunner, by: "gun" | "net"): LiveLeader | undefined {
  const point = times.findLastIndex((time) => time !== null);
  const time = times[point] ?? null;
  if (point < 1 || time === null || !shown.includes(runner.status)) return undefined;
  const { item: _item, gunAt: _gunAt, ...leader } = runner;
  return { ...leader, point, ms: by === "net" ? time - (times[0] ?? 0) : time };
}

function compareLeaders(a: LiveLeader, b: LiveLeader): number {
  return b.point - a.point || a.ms - b.ms || (a.bib < b.bib ? -1 : 1);
}
