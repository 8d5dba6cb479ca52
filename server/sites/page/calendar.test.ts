import { expect, test } from "vitest";
import { raceCalendar } from "./calendar.ts";

const race = (startsAt: string, name = "City Run") =>
  ({ id: "city", name: { zh: name }, startsAt, venue: { zh: "Park; gate 1, north" } }) as never;
const listLines = (...[startsAt, name]: Parameters<typeof race>) =>
  raceCalendar(race(startsAt, name), { language: "zh", origin: "https://run.example", publishedAt: new Date(0) }).split(
    "\r\n",
  );
const readValues = (lines: string[], name: string) =>
  lines.flatMap((line) => (line.startsWith(`${name}:`) ? [line.slice(name.length + 1)] : []));

test("a name with commas, semicolons and line breaks is one line of the calendar, escaped in each of its places", () => {
  const lines = listLines("2026-11-01T07:30:00+08:00", "Run, swim; ride\\rest\nEND:VCALENDAR");
  const escaped = "Run\\, swim\\; ride\\\\rest\\nEND:VCALENDAR";
  for (const name of ["NAME", "X-WR-CALNAME", "SUMMARY"]) expect(readValues(lines, name)).toEqual([escaped]);
  expect(readValues(lines, "LOCATION")).toEqual(["Park\\; gate 1\\, north"]);
  expect(lines.filter((line) => line === "END:VCALENDAR")).toHaveLength(1);
});

test("the race of next year does not replace this year's in a calendar", () => {
  const [now, next] = ["2026-11-01T07:30:00+08:00", "2027-11-07T07:30:00+08:00"].map((at) =>
    readValues(listLines(at), "UID"),
  );
  expect([now, next]).toEqual([["race-2026@run.example"], ["race-2027@run.example"]]);
});
