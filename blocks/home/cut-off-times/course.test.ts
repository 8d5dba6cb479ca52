import { expect, test } from "vitest";
import { allowedTime, markCourse } from "./course.ts";

test("a runner reads how long after the gun a point closes", () => {
  expect(allowedTime("07:30", "09:00")).toBe("1:30");
  expect(allowedTime("07:30", "13:45")).toBe("6:15");
});

test("a night race's cut-offs count on over midnight", () => {
  expect(allowedTime("22:00", "03:05")).toBe("5:05");
});

test("the labels of the course never overlap, and the finish always has one", () => {
  const points = [5, 10, 20, 21.0975, 30, 40, 42.195].map((distanceKm) => ({
    id: `km-${distanceKm}`,
    at: "09:00",
    distanceKm,
  }));
  const labelled = markCourse(points, 42.195).filter(({ isLabelled }) => isLabelled);
  expect(labelled.map(({ distanceKm }) => distanceKm)).toEqual([5, 10, 20, 30, 42.195]);
});

test("a point of another course is not placed on this one", () => {
  expect(markCourse([{ id: "fun-run", at: "09:00" }], 42.195)).toEqual([]);
});
