import { expect, test } from "vitest";
import { readRacemap } from "../formats/racemap.ts";
import { readRaceResult } from "../formats/raceResult.ts";
import { encodePassings, simulatedFormats } from "./encode.ts";
import { inventBibs, type SimulatedItem, simulateRace } from "./simulateRace.ts";

const gunAt = Date.parse("2025-10-26T07:30:00+08:00");
const points = [0, 5, 10, 15, 21.0975].map((km, index) => ({ id: index === 4 ? "finish" : `km-${km}`, km }));
const item = (count: number): SimulatedItem => ({ gunAt, points, bibs: inventBibs({ from: 1, count }) });

test("the same seed is the same race, another seed is another", () => {
  const race = (seed: number) => simulateRace([item(200)], { seed, hasFaults: true });
  expect(race(7)).toEqual(race(7));
  expect(race(8)).not.toEqual(race(7));
});

test("a race of 20,000 has nearly everybody at the finish, and every fault, as a feed does", () => {
  const deliveries = simulateRace([item(20_000)], { seed: 1, hasFaults: true });
  const sent = deliveries.flatMap(({ passings }) => passings);
  const finishers = new Set(sent.filter(({ point }) => point === "finish").map(({ bib }) => bib));
  expect(finishers.size).toBeGreaterThan(18_500);
  const contents = new Set(sent.map((passing) => JSON.stringify(passing)));
  // Everything is sent again three times.
  expect(sent.length).toBeGreaterThan(contents.size * 2);
  expect(sent.some(({ isRemoved }) => isRemoved)).toBe(true);
  expect(sent.some(({ at }) => at < gunAt)).toBe(true);
  expect(sent.some(({ bib }) => bib.length > 5)).toBe(true);
  expect(deliveries.every(({ at }, index) => at >= (deliveries[index - 1]?.at ?? 0))).toBe(true);
  const faultless = simulateRace([item(200)], { seed: 1, hasFaults: false }).flatMap(({ passings }) => passings);
  expect(new Set(faultless.map(({ id }) => id)).size).toBe(faultless.length);
});

test.each(simulatedFormats)("a race that is written as %s is read as the same passings", (format) => {
  const passings = simulateRace([item(50)], { seed: 3, hasFaults: false }).flatMap((delivery) => delivery.passings);
  const clock = { firstGun: gunAt, timeZone: "Asia/Shanghai" };
  const read = encodePassings(passings, format, "Asia/Shanghai").flatMap(
    ({ format: name, body }) => (name === "racemap" ? readRacemap : readRaceResult)(body, clock) ?? [],
  );
  expect(read.map(({ bib, chip, point, at }) => [bib ?? chip, point, at])).toEqual(
    passings.map(({ bib, point, at }) => [bib, point, at]),
  );
});
