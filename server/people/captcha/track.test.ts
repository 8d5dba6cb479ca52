import { describe, expect, test } from "vitest";
import { personTrack } from "./testPerson.ts";
import { isTrackPlausible, type TrackPoint } from "./track.ts";

const most = 260;
const judge = (track: TrackPoint[], x: number, ageMs = 60_000) => isTrackPlausible(track, x, { ageMs, most });
const straight = (x: number, points: number, ms: number): TrackPoint[] =>
  Array.from({ length: points + 1 }, (_, i) => [(x * i) / points, 1, Math.round((ms * i) / points)]);
const presses = (count: number, step: number, everyMs: number): TrackPoint[] =>
  Array.from({ length: count + 1 }, (_, i) => [i * step, 0, i * everyMs]);

test.each([80, 133.5, 259])("a hand that drags to %d is taken for a person's", (x) => {
  expect(judge(personTrack(x), x)).toBe(true);
  expect(judge(personTrack(x, 25_000), x)).toBe(true);
});

test("someone who moves the piece by keys, an arrow at a time, held down, or by large steps first, is taken for a person", () => {
  expect(judge(presses(60, 2, 33), 120)).toBe(true);
  expect(judge([...presses(6, 20, 180), [122, 0, 1300], [124, 0, 1500]], 124)).toBe(true);
  expect(judge(presses(50, 2, 2000), 100, 119_000)).toBe(true);
});

describe("a program is noticed that", () => {
  const hand = personTrack(150);
  const cases: [string, TrackPoint[], number, number?][] = [
    ["sends no track", [], 150],
    ["sends one point", [[150, 0, 500]], 150],
    ["moves at one speed", straight(150, 40, 900), 150],
    ["leaps there", [[0, 0, 0], ...straight(4, 10, 400).slice(1), [150, 2, 500]], 150],
    ["is there at once", personTrack(150, 150), 150],
    ["takes more than half a minute", personTrack(150, 31_000), 150],
    ["lets time run back", hand.map(([x, y, t], i) => [x, y, i === 20 ? t - 100 : t]), 150],
    ["ends elsewhere than it claims", hand, 153],
    ["begins in the middle", hand.slice(12), 150],
    ["has a few points only", hand.filter((_, i) => i % 8 === 0), 150],
    ["claims that it dragged for longer than the puzzle is old", hand, 150, 600],
    ["presses keys faster than a keyboard does", presses(75, 2, 4), 150],
    [
      "presses two keys",
      [
        [0, 0, 0],
        [260, 0, 300],
        [240, 0, 600],
      ],
      240,
    ],
  ];
  test.each(cases)("%s", (_what, track, x, ageMs) => {
    expect(judge(track, x, ageMs)).toBe(false);
  });
});
