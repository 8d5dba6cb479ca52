import { expect, test } from "vitest";
import { drawStrokes, keepStrokes } from "./strokes.ts";

const line = (...points: [number, number, number][]) => ({
  points: points.map(([x, y, time]) => ({ x, y, time, pressure: 0.5 })),
});

test("a signature is kept by its lines, with times from its first point on", () => {
  const strokes = keepStrokes([line([10.04, 20.06, 5000], [30, 40, 5016]), line([50, 60, 6000])]);
  expect(strokes).toEqual([
    [
      [10, 20.1, 0],
      [30, 40, 16],
    ],
    [[50, 60, 1000]],
  ]);
});

test("an empty pad is kept as no lines", () => {
  expect(keepStrokes([])).toEqual([]);
});

test("after the phone is turned, the signature is drawn as large as before if there is room, and smaller if not", () => {
  const drawn = { strokes: [[[100, 50, 0]]], width: 300, height: 150 };
  expect(drawStrokes(drawn, 600, 150)[0]?.[0]).toMatchObject({ x: 100, y: 50 });
  expect(drawStrokes(drawn, 150, 150)[0]?.[0]).toMatchObject({ x: 50, y: 25 });
});

test("a scribble without end does not grow beyond what a form takes", () => {
  const points = Array.from({ length: 50_000 }, (_, index): [number, number, number] => [index % 300, 10, index]);
  const strokes = keepStrokes(Array.from({ length: 500 }, () => line(...points.slice(0, 3))).concat(line(...points)));
  expect(strokes).toHaveLength(200);
  expect(keepStrokes([line(...points)])[0]?.length).toBeLessThanOrEqual(2000);
});

test("a signature that is gone on with the next day keeps times that a form takes", () => {
  const strokes = keepStrokes([line([0, 0, 0]), line([9, 9, 86_400_000])]);
  expect(strokes[1]?.[0]?.[2]).toBeLessThanOrEqual(10_000_000);
});
