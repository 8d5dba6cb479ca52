import type { TimingLabel } from "#contract/timing.ts";
import { matchPoints, tidyLabel } from "../runs/course.ts";
import type { FeedPassing } from "../runs/feed.ts";
import { getCourse } from "../runs/timedRuns.ts";
import type { WatchedRace } from "./watchedRaces.ts";

const mostListed = 500;

/**
 * Lists what the timing systems of a race call their points and devices, the most frequent first,
 * and which points of any item these are read as.
 */
export function listLabels({ feed, rules }: WatchedRace): TimingLabel[] {
  const labels = new Map<string, TimingLabel>();
  const sources = new Map(feed.sources().map((source) => [source.sourceId, source]));
  const courses = [...rules.values()].map(getCourse);
  for (const { sourceId, point, device, count } of countNames(feed.passings())) {
    const label = point ?? device;
    if (label === null) continue;
    const name = tidyLabel(label);
    const key = JSON.stringify([sourceId, name, device]);
    const known = labels.get(key);
    const stated = sources.get(sourceId)?.points ?? {};
    const ids = courses.flatMap((course) =>
      matchPoints(course, stated, { point, device }).flatMap((index) => course[index]?.id ?? []),
    );
    labels.set(key, {
      sourceId,
      label: known?.label ?? label,
      name,
      device: point === null ? null : device,
      count: (known?.count ?? 0) + count,
      points: [...new Set(ids)],
      isStated: [point, device].some((text) => text !== null && Object.hasOwn(stated, tidyLabel(text))),
    });
  }
  return [...labels.values()].sort((a, b) => b.count - a.count).slice(0, mostListed);
}

type Named = Pick<FeedPassing, "sourceId" | "point" | "device"> & { count: number };

// There are hundreds of thousands of passings, and few names.
function countNames(passings: Iterable<FeedPassing>): Iterable<Named> {
  const named = new Map<string, Named>();
  for (const { sourceId, point, device } of passings) {
    const key = `${sourceId}\n${point}\n${device}`;
    const known = named.get(key);
    if (known) known.count++;
    else named.set(key, { sourceId, point, device, count: 1 });
  }
  return named.values();
}
