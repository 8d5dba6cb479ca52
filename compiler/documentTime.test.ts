import { expect, test } from "vitest";
import { readDocument } from "./read.ts";

const read = (time: unknown) =>
  readDocument(JSON.stringify({ id: "a", time, title: "文", content: "<p>好</p>" }), "a.json");

test.each([
  [1757037600000, 1757037600000],
  ["2025-09-05T10:00:00+08:00", 1757037600000],
  ["2025-09-05T02:00:00Z", 1757037600000],
  ["2025-09-05", 1757001600000],
])("an organiser may write the time of a document as %j", (time, epoch) => {
  const { document, problems } = read(time);
  expect(problems).toEqual([]);
  expect(document?.time).toBe(epoch);
});

test.each(["2025-09-05 10:00", "soon", "2025-13-05", true, 1.5])("an organiser reads that %j is no time", (time) => {
  const { document, problems } = read(time);
  expect(document).toBeUndefined();
  expect(problems.map(({ pointer, severity }) => [pointer, severity])).toEqual([["/time", "error"]]);
});
