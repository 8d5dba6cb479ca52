import { expect, test } from "vitest";
import { moveDatum } from "./datum.ts";

test("a runner sees the course on the roads of a Chinese map, which are some hundred metres off GPS", () => {
  // Tiananmen, by the published approximation.
  const gcj = moveDatum({ lat: 39.90734, lon: 116.39089 }, "wgs84", "gcj02");
  expect(gcj.lat).toBeCloseTo(39.90874, 4);
  expect(gcj.lon).toBeCloseTo(116.39713, 4);
});

test("a course that a Chinese map exported comes back to where GPS measures it", () => {
  const point = { lat: 30.25, lon: 120.15, height: 4 };
  const wgs = moveDatum(moveDatum(point, "wgs84", "gcj02"), "gcj02", "wgs84");
  expect(wgs.lat).toBeCloseTo(point.lat, 7);
  expect(wgs.lon).toBeCloseTo(point.lon, 7);
  expect(wgs.height).toBe(4);
});

test("a course elsewhere in the world stays in its place", () => {
  const point = { lat: 51.5, lon: -0.12 };
  expect(moveDatum(point, "wgs84", "gcj02")).toEqual(point);
  expect(moveDatum(point, "gcj02", "gcj02")).toBe(point);
});
