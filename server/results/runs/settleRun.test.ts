import { expect, test } from "vitest";
import { type CoursePoint, listCourse, matchPoints } from "./course.ts";
import { type RunPassing, settleRun } from "./settleRun.ts";

const gunAt = Date.UTC(2025, 9, 26, 0, 0);
const minutes = (count: number) => gunAt + count * 60_000;
const course: CoursePoint[] = listCourse({
  points: [
    { id: "km-5", name: { zh: "5 公里" }, distanceKm: 5, cutOffAt: null },
    { id: "km-10", name: { zh: "10 公里", en: "Ten" }, distanceKm: 10, cutOffAt: minutes(75) },
    { id: "km-15", name: { zh: "15 公里" }, distanceKm: 15, cutOffAt: null },
  ],
  distanceKm: 21.0975,
  finishCutOffAt: minutes(180),
});
const [start, five, ten, fifteen, finish] = [0, 1, 2, 3, 4];
let seq = 0;
const at = (place: number, minute: number, ...others: number[]): RunPassing => ({
  seq: ++seq,
  at: minutes(minute),
  places: [place, ...others],
});
const settle = (...passings: RunPassing[]) => {
  const { times, flags } = settleRun(passings, course, gunAt);
  return {
    times: times.map((time) => time && (time - gunAt) / 60_000),
    flags: passings.map((one) => flags.get(one.seq)),
  };
};

test("a runner has the first passing at each point, whichever order they arrive in", () => {
  const run = [
    at(start, 1),
    at(five, 25),
    at(ten, 50),
    at(fifteen, 75),
    at(finish, 105),
    at(finish, 106),
    at(five, 26),
  ];
  expect(settle(...run).times).toEqual([1, 25, 50, 75, 105]);
  expect(settle(...run.reverse())).toEqual({ times: [1, 25, 50, 75, 105], flags: run.map(() => undefined) });
});

test("a runner who goes back to the start mat starts when they pass it last before the first point", () => {
  expect(settle(at(start, 0.5), at(start, 4), at(five, 30)).times.slice(0, 2)).toEqual([4, 30]);
  // Over the mat again as a spectator.
  expect(settle(at(start, 0.5), at(five, 30), at(start, 120)).times[0]).toBe(0.5);
});

test("a passing before the gun is flagged and does not count", () => {
  expect(settle(at(start, -3), at(five, -1), at(start, 1), at(five, 25))).toEqual({
    times: [1, 25, null, null, null],
    flags: ["before-gun", "before-gun", undefined, undefined],
  });
});

test("a passing faster than anybody runs is flagged, and the next at that point counts", () => {
  // The course leads past the mat of 15 km early.
  expect(settle(at(fifteen, 12), at(five, 25), at(ten, 50), at(fifteen, 75))).toEqual({
    times: [null, 25, 50, 75, null],
    flags: ["impossible-pace", undefined, undefined, undefined],
  });
});

test("a time that goes backwards is flagged, and what most points agree on counts", () => {
  expect(settle(at(five, 140), at(ten, 50), at(fifteen, 75), at(finish, 105))).toEqual({
    times: [null, null, 50, 75, 105],
    flags: ["out-of-order", undefined, undefined, undefined],
  });
});

test("a passing after the cut-off counts and is flagged", () => {
  expect(settle(at(five, 30), at(ten, 80), at(finish, 200))).toEqual({
    times: [null, 30, 80, null, 200],
    flags: [undefined, "after-cut-off", "after-cut-off"],
  });
});

test("a mat of two laps is both points, in the order in which it is passed", () => {
  expect(settle(at(five, 25, fifteen), at(ten, 50), at(five, 75, fifteen), at(finish, 105)).times).toEqual([
    null,
    25,
    50,
    75,
    105,
  ]);
});

test("a chip that lies beside a mat costs no time", () => {
  const lying = Array.from({ length: 5000 }, (_, index) => at(ten, 50 + index / 60));
  expect(settle(at(five, 25), ...lying, at(fifteen, 160)).times.slice(1, 4)).toEqual([25, 50, 160]);
});

test("a point is found by what the organiser states, else by its name or distance", () => {
  const find = (point: string | null, stated = {}, device: string | null = null) =>
    matchPoints(course, stated, { point, device }).map((index) => course[index]?.id);
  for (const label of ["km-10", "KM 10", "10k", "10 km", "10KM", "10公里", "10 公里", "ten", "10"])
    expect([label, find(label)]).toEqual([label, ["km-10"]]);
  expect([find("FINISH"), find("终点"), find("Start"), find("21.0975")]).toEqual([
    ["finish"],
    ["finish"],
    ["start"],
    ["finish"],
  ]);
  expect([find("mat 7"), find(null), find("7")]).toEqual([[], [], []]);
  expect(find("10K", { "10k": ["km-5", "km-15"] })).toEqual(["km-5", "km-15"]);
  expect(find(null, { "d 1": ["finish"] }, "D-1")).toEqual(["finish"]);
  expect(find("Test", { test: [] })).toEqual([]);
  expect(find("constructor")).toEqual([]);
});
