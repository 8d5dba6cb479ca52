import { drawNumbers } from "./random.ts";

/** An item of a race as it is simulated. */
export interface SimulatedItem {
  /** In ms since 1970. */
  gunAt: number;
  /** The points with their distance, the start first and the finish last. */
  points: readonly { id: string; km: number }[];
  bibs: readonly string[];
}

/** A passing of a simulated race. */
export interface SimulatedPassing {
  id: number;
  bib: string;
  point: string;
  /** In ms since 1970. */
  at: number;
  isRemoved?: true;
}

/** What is sent together at an instant of the race, in ms since 1970. */
export interface Delivery {
  at: number;
  passings: SimulatedPassing[];
}

/** How a race is simulated; the same for the same seed. */
export interface Simulation {
  seed: number;
  /** Whether passings are repeated, late, wrong, corrected and removed, and all are sent again. */
  hasFaults: boolean;
}

const minute = 60_000;
// Of a hundred.
const share = {
  dns: 2,
  dnf: 3,
  missed: 0.3,
  repeated: 1,
  late: 1,
  unknown: 0.2,
  early: 0.1,
  fast: 0.1,
  corrected: 0.2,
  removed: 0.1,
};
const replays = 3;

/**
 * Simulates a race: what its timing system sends, in the order in which it does. Each runner who
 * starts has a pace of their own, and slows down.
 */
export function simulateRace(items: readonly SimulatedItem[], { seed, hasFaults }: Simulation): Delivery[] {
  const random = drawNumbers(seed);
  const isOne = (percent: number) => random() * 100 < percent;
  const sent: { at: number; passing: SimulatedPassing }[] = [];
  let ids = 0;
  for (const item of items)
    for (const passing of listPassings(item, random, isOne)) {
      const whole = { ...passing, id: ++ids };
      const delay = hasFaults && isOne(share.late) ? random() * 20 * minute : random() * 2000;
      sent.push({ at: whole.at + delay, passing: whole });
      if (hasFaults) for (const fault of addFaults(whole, item, { isOne, nextId: () => ++ids })) sent.push(fault);
    }
  sent.sort((a, b) => a.at - b.at || a.passing.id - b.passing.id);
  const deliveries = groupBySecond(sent);
  return hasFaults ? addReplays(deliveries) : deliveries;
}

function listPassings(
  { gunAt, points, bibs }: SimulatedItem,
  random: () => number,
  isOne: (percent: number) => boolean,
): Omit<SimulatedPassing, "id">[] {
  return bibs.flatMap((bib, index) => {
    if (isOne(share.dns)) return [];
    const startedAt = gunAt + 1000 + (index / Math.max(1, bibs.length)) * 10 * minute * random();
    // The sum of several draws is near its middle most often. In ms for a km.
    const pace = (3.2 + (random() + random() + random()) * 1.75) * minute;
    const last = isOne(share.dnf) ? Math.floor(random() * points.length) : points.length - 1;
    const length = points.at(-1)?.km ?? 1;
    return points.slice(0, last + 1).flatMap(({ id: point, km }, place) => {
      if (place > 0 && place < points.length - 1 && isOne(share.missed)) return [];
      const slower = 1 + 0.12 * (km / length) ** 2;
      return [{ bib, point, at: Math.round(startedAt + km * pace * slower) }];
    });
  });
}

interface Faults {
  isOne(percent: number): boolean;
  nextId(): number;
}

function addFaults(passing: SimulatedPassing, { gunAt, points }: SimulatedItem, { isOne, nextId }: Faults) {
  const { at, bib } = passing;
  const finish = points.at(-1)?.id ?? "finish";
  const faults: { at: number; passing: SimulatedPassing }[] = [];
  const add = (after: number, changes: Partial<SimulatedPassing>) =>
    faults.push({ at: at + after, passing: { ...passing, ...changes } });
  if (isOne(share.repeated)) add(3000, { id: nextId(), at: at + 1500 });
  if (isOne(share.repeated)) add(5000, {});
  if (isOne(share.unknown)) add(2000, { id: nextId(), bib: `9${bib}9` });
  if (isOne(share.early)) add(4000, { id: nextId(), at: gunAt - 5 * minute });
  if (isOne(share.fast)) add(4000, { id: nextId(), point: finish, at: gunAt + 2 * minute });
  if (isOne(share.corrected)) add(minute, { at: at - 700 });
  if (isOne(share.removed)) {
    const id = nextId();
    add(2000, { id, at: at + 30_000 });
    add(2 * minute, { id, at: at + 30_000, isRemoved: true });
  }
  return faults;
}

function groupBySecond(sent: readonly { at: number; passing: SimulatedPassing }[]): Delivery[] {
  const deliveries: Delivery[] = [];
  for (const { at, passing } of sent) {
    const second = Math.floor(at / 1000) * 1000;
    const last = deliveries.at(-1);
    if (last?.at === second) last.passings.push(passing);
    else deliveries.push({ at: second, passings: [passing] });
  }
  return deliveries;
}

// The exporter is paused some times, and then sends everything from the start.
function addReplays(deliveries: readonly Delivery[]): Delivery[] {
  const every = Math.ceil(deliveries.length / (replays + 1));
  return deliveries.flatMap((delivery, index) => {
    if (index === 0 || index % every !== 0) return [delivery];
    return [{ at: delivery.at, passings: deliveries.slice(0, index).flatMap(({ passings }) => passings) }, delivery];
  });
}

/** Returns the bibs of invented runners: 00001, 00002, … */
export function inventBibs({ from, count }: { from: number; count: number }): string[] {
  return Array.from({ length: count }, (_, index) => String(from + index).padStart(5, "0"));
}
