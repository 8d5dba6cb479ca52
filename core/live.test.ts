import { expect, test } from "vitest";
import { compareBibs } from "./bibs.ts";
import { estimateRunner, raceTime } from "./live.ts";

const points = [0, 10, 20, 30].map((km) => ({ id: `km-${km}`, name: { zh: `${km}` }, km }));
const minute = 60_000;
const gunAt = 1_000_000_000_000;
const runner = (status: "running" | "finished" | "dnf", ...minutes: (number | null)[]) => ({
  status,
  gunAt,
  times: minutes.map((count) => (count === null ? null : count * minute)),
});
const at = (minutes: number) => gunAt + minutes * minute;

test("a runner is estimated by the pace since the own start, and never beyond the next point", () => {
  const seen = runner("running", 5, 55, null, null);
  expect(estimateRunner(seen, points, at(80))).toEqual({
    km: 15,
    next: 2,
    nextAt: at(105),
    finishAt: at(155),
    isOverdue: false,
  });
  expect(estimateRunner(seen, points, at(120))).toMatchObject({ km: 20, isOverdue: false });
  expect(estimateRunner(seen, points, at(126))).toMatchObject({ km: 20, isOverdue: true });
  // A missed point changes nothing.
  expect(estimateRunner(runner("running", 0, null, 100, null), points, at(125))).toMatchObject({ km: 25, next: 3 });
});

test("nobody is estimated who has not passed a point, has finished or is out", () => {
  expect(estimateRunner(runner("running", 5, null, null, null), points, at(80))).toBeUndefined();
  expect(estimateRunner(runner("finished", 5, 55, 105, 155), points, at(180))).toBeUndefined();
  expect(estimateRunner(runner("dnf", 5, 55, null, null), points, at(80))).toBeUndefined();
});

test("a rehearsal runs as many times as fast as a clock as it states", () => {
  expect(raceTime({ at: 0, raceAt: 0, speed: 1 }, 123)).toBe(123);
  expect(raceTime({ at: 1000, raceAt: gunAt, speed: 60 }, 3000)).toBe(gunAt + 120_000);
});

test("bibs are in the order of their numbers", () => {
  expect(["10", "9", "A1", "00009", "100"].sort(compareBibs)).toEqual(["9", "10", "A1", "100", "00009"]);
});
