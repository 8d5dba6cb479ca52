import { expect, test } from "vitest";
import { readDocument, readSite } from "./read.ts";

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

test("an organiser reads that a notice which expires before it begins, or as it begins, is never shown", () => {
  const readUntil = (time: unknown, until: unknown) =>
    readDocument(JSON.stringify({ id: "a", time, until, title: "文", content: "<p>好</p>" }), "a.json").problems.map(
      ({ code, pointer, severity }) => [code, pointer, severity],
    );
  const problem = [["SL5101", "/until", "error"]];
  expect(readUntil("2025-09-05", "2025-09-04")).toEqual(problem);
  expect(readUntil("2025-09-05", "2025-09-05T00:00:00+08:00")).toEqual(problem);
  expect(readUntil(1757037600000, 1757037599999)).toEqual(problem);
  expect(readUntil("2025-09-05", "2025-09-06")).toEqual([]);
  // One of the past is only over.
  expect(readUntil("2020-01-01", "2020-01-02")).toEqual([]);
  expect(readUntil("2025-09-05", "soon")).toEqual([["SL2012", "/until", "error"]]);
});

test("a day is that of the race's zone", () => {
  const text = JSON.stringify({ id: "a", time: "2025-07-05", until: "2025-12-05", title: "文", content: "<p>好</p>" });
  const { document } = readDocument(text, "a.json", "Europe/Berlin");
  expect([document?.time, document?.until]).toEqual([
    Date.parse("2025-07-05T00:00:00+02:00"),
    Date.parse("2025-12-05T00:00:00+01:00"),
  ]);
});

test("an organiser reads that two documents have one address, and that no language of the site shows one", () => {
  const text = (rest: object) =>
    JSON.stringify({ id: "a", time: 1757037600000, title: "文", content: "<p>好</p>", ...rest });
  const site = {
    $schema: "https://startline.dev/schemas/site/v2.schema.json",
    id: "tiny",
    title: { zh: "小城跑" },
    languages: ["zh"],
    home: { blocks: [] },
    routes: [],
  };
  const problemsOf = (documents: Record<string, string>) =>
    readSite(JSON.stringify(site), "site.json", { documents })
      .problems.filter(({ file }) => file !== "site.json")
      .map(({ code, file, pointer }) => [code, file, pointer]);
  expect(
    problemsOf({
      "documents/news/week.json": text({ id: "news" }),
      "documents/notices/week.json": text({ id: "notices" }),
    }),
  ).toEqual([["SL5512", "documents/notices/week.json", ""]]);
  expect(problemsOf({ "documents/a.json": text({ id: "b" }), "documents/b.json": text({ id: "c" }) })).toEqual([
    ["SL5512", "documents/b.json", ""],
  ]);
  expect(problemsOf({ "documents/a.json": text({ languages: ["en"] }) })).toEqual([
    ["SL5513", "documents/a.json", "/languages"],
  ]);
  expect(problemsOf({ "documents/a.json": text({ languages: ["zh"] }) })).toEqual([]);
});
