import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { collectNotation, formatTime, parseTime, roundTime, type TimeNotation } from "./raceTimes.ts";

const at = (hours: number, minutes: number, seconds: number, milliseconds = 0) =>
  ((hours * 60 + minutes) * 60 + seconds) * 1000 + milliseconds;

test.each([
  ["3:41:07", at(3, 41, 7)],
  ["03:41:07.52", at(3, 41, 7, 520)],
  ["01:21:37,03", at(1, 21, 37, 30)],
  ["60:31:31", at(60, 31, 31)],
  ["100:00:00.001", at(100, 0, 0, 1)],
  ["3:41:07:52", at(3, 41, 7, 520)],
  ["3.41.07", at(3, 41, 7)],
  ["3.41.07,5", at(3, 41, 7, 500)],
  ["2h31'05\"", at(2, 31, 5)],
  ["2h31’05”", at(2, 31, 5)],
  ["2h31′05″72", at(2, 31, 5, 720)],
  ["31'05\"7", at(0, 31, 5, 700)],
  ["2h31", at(2, 31, 0)],
  ["2 h 31 min 5 s", at(2, 31, 5)],
  ["2 Std. 31 Min. 5 Sek.", at(2, 31, 5)],
  ["2 Std. 31 min 5,5 s", at(2, 31, 5, 500)],
  ["41:07", at(0, 41, 7)],
  ["81:37.03", at(1, 21, 37, 30)],
  ["3时41分07秒", at(3, 41, 7)],
  ["3小时41分钟7.5秒", at(3, 41, 7, 500)],
  ["３：４１：０７", at(3, 41, 7)],
  ["PT3H41M7.52S", at(3, 41, 7, 520)],
  ["2 days, 12:31:31", at(60, 31, 31)],
  ["0 days 03:41:07", at(3, 41, 7)],
  ["1900-01-02 12:31:31", at(60, 31, 31)],
  ["1899-12-30T03:41:07", at(3, 41, 7)],
  ["1900-01-00 03:41:07", at(3, 41, 7)],
  ["3:41:07 AM", at(3, 41, 7)],
  ["12:05:00 AM", at(0, 5, 0)],
  ["1:05:00 pm", at(13, 5, 0)],
  ["13267.52", at(3, 41, 7, 520)],
  ["13267,52", at(3, 41, 7, 520)],
  ["13267520 ms", at(3, 41, 7, 520)],
  ["'3:41:07", at(3, 41, 7)],
  [" 3:41:07 ", at(3, 41, 7)],
  ["-0:00:05", at(0, 0, -5)],
  ["−0:00:05", at(0, 0, -5)],
  ["0:00:00", 0],
  ["", undefined],
  ["DNF", undefined],
  ["3:61:07", undefined],
  ["3:41:77", undefined],
  ["3:7", undefined],
  ["2026-10-18", undefined],
  ["Runner 00001", undefined],
  ["4:12/km", undefined],
  ["h", undefined],
  ["1e9999", undefined],
])("%j is %s ms", (text, time) => {
  expect(parseTime(text)).toBe(time);
});

const notations: [name: string, cells: string[], distanceKm: number | undefined, expected: Partial<TimeNotation>][] = [
  ["milliseconds", ["13267520", "14512000", "19999999"], 42.195, { number: "milliseconds" }],
  ["seconds", ["13267.52", "14512", "19999.9"], 42.195, { number: "seconds" }],
  ["day fractions", ["0.153558", "0.21", "0.1234567"], 42.195, { number: "days" }],
  ["day fractions over a day", ["2.521886", "0.98", "1.25"], 166, { number: "days" }],
  ["day fractions without a distance", ["0.153558", "0.21"], undefined, { number: "days" }],
  ["seconds without a distance", ["13267.52", "14512.1"], undefined, { number: "seconds" }],
  ["hours and minutes", ["3:41", "4:05", "2:59"], 42.195, { pair: "hours" }],
  ["minutes and seconds", ["41:07", "59:59", "38:00"], 10, { pair: "minutes" }],
  ["minutes and seconds beside hours", ["59:59", "1:02:03"], undefined, { pair: "minutes" }],
  [
    "seconds among a few faults",
    [...Array<string>(20).fill("13267"), "5", "DNF", "", "0"],
    42.195,
    { number: "seconds" },
  ],
];

test.each(notations)("a whole column of %s is read as such", (_name, cells, distanceKm, expected) => {
  const vote = collectNotation(distanceKm);
  for (const cell of cells) vote.add(cell);
  const { notation, isSure } = vote.decide();
  expect(notation).toMatchObject(expected);
  expect(isSure).toBe(true);
});

test.each([
  ["600000 is ten minutes or seven days", ["600000", "650000"], undefined],
  ["3:41 of no known distance", ["3:41", "4:05"], undefined],
  ["numbers of which none is plausible", ["7", "8", "9"], 42.195],
  ["two notations in one column", ["0.1535", "13267", "0.21", "14512"], 42.195],
])("a person is asked about %s", (_name, cells, distanceKm) => {
  const vote = collectNotation(distanceKm);
  for (const cell of cells) vote.add(cell);
  expect(vote.decide().isSure).toBe(false);
});

describe("a time that is written", () => {
  test.each([
    [at(3, 41, 7, 520), {}, "3:41:07"],
    [at(3, 41, 7, 520), { rounding: "up" }, "3:41:08"],
    [at(3, 41, 7, 0), { rounding: "up" }, "3:41:07"],
    [at(3, 59, 59, 1), { rounding: "up" }, "4:00:00"],
    [at(3, 41, 7, 999), { rounding: "down" }, "3:41:07"],
    [at(3, 41, 7, 590), { digits: 1 }, "3:41:07.5"],
    [at(0, 41, 7, 5), { digits: 3 }, "0:41:07.005"],
    [at(3, 41, 7), { isPadded: true }, "03:41:07"],
    [at(60, 31, 31), { isPadded: true }, "60:31:31"],
    [-at(0, 0, 5), {}, "-0:00:05"],
  ] as const)("%i with %j is %s", (time, format, text) => {
    expect(formatTime(time, format)).toBe(text);
  });

  test("in any notation is read as it was", () => {
    const parts = (time: number) => ({
      h: Math.floor(time / 3_600_000),
      m: Math.floor(time / 60_000) % 60,
      s: Math.floor(time / 1000) % 60,
      f: String(time % 1000).padStart(3, "0"),
    });
    const writers: ((time: number) => [text: string, notation?: TimeNotation])[] = [
      (time) => [formatTime(time, { digits: 3 })],
      (time) => [formatTime(time, { digits: 3, isPadded: true }).replace(".", ",")],
      (time) => [formatTime(time, { digits: 3 }).replaceAll(":", "：")],
      (time) => {
        const { h, m, s, f } = parts(time);
        return [`${h}h${m}'${s}"${f}`];
      },
      (time) => {
        const { h, m, s, f } = parts(time);
        return [`${h}小时${m}分${s}.${f}秒`];
      },
      (time) => {
        const { h, m, s, f } = parts(time);
        return [`PT${h}H${m}M${s}.${f}S`];
      },
      (time) => [String(time), { number: "milliseconds", pair: "minutes" }],
      (time) => [String(time / 1000), { number: "seconds", pair: "minutes" }],
      (time) => [String(time / 86_400_000), { number: "days", pair: "minutes" }],
    ];
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999 * 3_600_000 }), fc.constantFrom(...writers), (time, write) => {
        const [text, notation] = write(time);
        expect(parseTime(text, notation)).toBe(time);
      }),
    );
  });

  test("is never later than it was if it is cut, nor earlier if it is rounded up", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999 * 3_600_000 }), (time) => {
        expect(parseTime(formatTime(time))).toBe(roundTime(time, "down"));
        expect(parseTime(formatTime(time, { rounding: "up" }))).toBe(roundTime(time, "up"));
        expect(roundTime(time, "none")).toBe(time);
      }),
    );
  });

  test("no text makes the reading fail or take long", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\d:.,h'"时分秒 -]{0,60}$/)), (text) => {
        const time = parseTime(text);
        expect(time === undefined || Number.isSafeInteger(time)).toBe(true);
      }),
    );
  });
});
