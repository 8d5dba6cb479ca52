import { describe, expect, it } from "vitest";
import { measure } from "#blocks/kit/map/track.ts";
import { profile } from "./profile.ts";

const course = (heights: number[]) => measure(heights.map((height, index) => ({ lat: 0, lon: index / 10, height })));

describe("the elevation a runner sees", () => {
  it("looks flat if the course is flat", () => {
    const track = course([3, 5, 4]);
    const { floor, ceiling } = profile(track, { lowest: 3, highest: 5 });
    expect([floor, ceiling]).toEqual([0, 40]);
  });

  it("runs from the left edge at the start's height to the right edge at the finish's", () => {
    const track = course([0, 100, 50]);
    const { line, ceiling } = profile(track, { lowest: 0, highest: 100 });
    expect(ceiling).toBe(110);
    expect(line.startsWith("M0.0,200.0L")).toBe(true);
    expect(line.endsWith("L1000.0,109.1")).toBe(true);
  });

  it("stays in its box below the sea as well", () => {
    const { floor, line } = profile(course([-4, 2]), { lowest: -4, highest: 2 });
    expect(floor).toBe(-10);
    for (const [, y] of line.matchAll(/,([-\d.]+)/g)) expect(Number(y)).toBeGreaterThanOrEqual(0);
  });
});
