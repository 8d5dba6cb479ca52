import { expect, test } from "vitest";
import { listChanges, scheduleDays } from "./days.ts";

const readDay = (instant: number) => new Date(instant + 8 * 3600_000).toISOString().slice(0, 10);
const entries = [
  { id: "finish", at: "2025-10-26T13:45:00+08:00" },
  { id: "start", at: "2025-10-26T07:30:00+08:00" },
  { id: "bags", at: "2025-10-26T05:30:00+08:00", until: "2025-10-26T07:00:00+08:00" },
  { id: "party", at: "2025-10-25T23:00:00+08:00", until: "2025-10-26T00:30:00+08:00" },
];
const at = (now: string) =>
  scheduleDays(entries, Date.parse(now), readDay).map(({ day, entries }) => [
    day,
    ...entries.map(({ entry, state }) => `${entry.id} ${state}`),
  ]);

test("a runner reads the days in order, and what is on at this moment", () => {
  expect(at("2025-10-26T06:00:00+08:00")).toEqual([
    ["2025-10-25", "party past"],
    ["2025-10-26", "bags current", "start later", "finish later"],
  ]);
});

test.each([
  ["2025-10-26T00:10:00+08:00", "party current"],
  ["2025-10-26T05:29:59+08:00", "bags later"],
  ["2025-10-26T07:00:00+08:00", "bags past"],
  ["2025-10-26T07:30:00+08:00", "start current"],
  ["2025-10-26T13:45:00+08:00", "start past"],
  ["2025-10-26T13:45:00+08:00", "finish past"],
])("at %s: %s", (now, state) => {
  expect(at(now).flat()).toContain(state);
});

test("an entry whose time cannot be read is left out and moves no other", () => {
  expect(
    scheduleDays([...entries, { id: "bad", at: "soon" }], 0, readDay).flatMap(({ entries }) => entries),
  ).toHaveLength(4);
  expect(listChanges([{ at: "soon" }, { at: "1970-01-01T00:00:01Z" }])).toEqual([1000]);
});
