import { expect, test } from "vitest";
import { placeEvents } from "./placeEvents.ts";

const title = { zh: "" };
const events = [
  { id: "race", at: "2025-10-26T07:30:00+08:00", until: "2025-10-26T13:45:00+08:00", title },
  { id: "registration", at: "2025-08-11T10:00:00+08:00", until: "2025-08-21T10:00:00+08:00", title },
  { id: "draw", at: "2025-08-28T10:00:00+08:00", title },
];
const place = (now: string) => placeEvents(events, Date.parse(now), "Asia/Shanghai");
const states = (now: string) => Object.fromEntries(place(now).map(({ event, state }) => [event.id, state]));

test("a runner sees the dates in order of time, however the organiser wrote them", () => {
  expect(place("2025-01-01T00:00:00Z").map(({ event }) => event.id)).toEqual(["registration", "draw", "race"]);
});

test("a runner sees what is on now, what comes next and what is over", () => {
  expect(states("2025-08-01T00:00:00+08:00")).toEqual({ registration: "next", draw: "later", race: "later" });
  expect(states("2025-08-11T10:00:00+08:00")).toEqual({ registration: "current", draw: "next", race: "later" });
  expect(states("2025-08-28T10:00:00+08:00")).toEqual({ registration: "past", draw: "past", race: "next" });
  expect(states("2025-10-26T13:45:00+08:00")).toEqual({ registration: "past", draw: "past", race: "past" });
});

test("days are counted by the race's calendar, not by 24 hours", () => {
  const before = (now: string) => place(now).find(({ event }) => event.id === "draw")?.days;
  expect(before("2025-08-27T23:50:00+08:00")).toBe(1);
  expect(before("2025-08-28T00:10:00+08:00")).toBe(0);
  expect(before("2025-08-25T12:00:00+08:00")).toBe(3);
});

test("the mark of now moves from one event to the following", () => {
  const progress = place("2025-09-26T20:45:00+08:00").map((event) => Math.round(event.progress * 100) / 100);
  expect(progress).toEqual([1, 0.5, 0]);
});
