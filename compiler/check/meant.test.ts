import { expect, test } from "vitest";
import { richText, siteWith } from "#fixtures/site/siteWith.ts";
import { readSite } from "../read.ts";
import { meantKind, meantText } from "./meant.ts";

const colour = "^#[0-9a-fA-F]{6}$";
const clock = "^([01]\\d|2[0-3]):[0-5]\\d$";
const link = "^(/(?!/)|//[^/]|https?://[^/]|mailto:|tel:|#)";
const zone = "Asia/Shanghai";

test.each([
  ["date-time", "2025/10/26 07:30", "2025-10-26T07:30:00+08:00"],
  ["date-time", "2025-10-26 7:30:15", "2025-10-26T07:30:15+08:00"],
  ["date-time", "2025年10月26日 7点30分", "2025-10-26T07:30:00+08:00"],
  ["date-time", "2025-10-26T07：30", "2025-10-26T07:30:00+08:00"],
  ["date-time", "2025-10-26T07:30:00+0900", "2025-10-26T07:30:00+09:00"],
  ["date-time", "2025-10-26 07:30z", "2025-10-26T07:30:00Z"],
  ["date", "2025.10.6", "2025-10-06"],
  [colour, "＃C8102E", "#C8102E"],
  [colour, "c8102e", "#c8102e"],
  [colour, "#c12", "#cc1122"],
  [colour, "rgb(200, 16, 46)", "#c8102e"],
  [clock, "7.30", "07:30"],
  [clock, "7：30", "07:30"],
  [link, " https://example.org/ ", "https://example.org/"],
])("an organiser who writes %s as %s has it fixed", (rule, written, value) => {
  expect(meantText(rule, written, zone)).toEqual({ value, isSure: true });
});

test.each([
  ["www.example.org", "https://www.example.org"],
  ["https:/example.org", "https://example.org"],
  ["me@example.org", "mailto:me@example.org"],
  ["138 0013 8000", "tel:13800138000"],
  ["news", "/news"],
])("an organiser who writes the link %s is asked, for it may be another", (written, value) => {
  expect(meantText(link, written, zone)).toEqual({ value, isSure: false });
});

test.each([
  ["date-time", "2025-10-26"],
  ["date-time", "next Sunday"],
  ["date-time", "05/10/2025 07:30"],
  [colour, "red"],
  [colour, "rgb(300, 0, 0)"],
  [clock, "25:00"],
  [link, "call us"],
])("nobody guesses what %s may mean by %s", (rule, written) => {
  expect(meantText(rule, written, zone)).toBeUndefined();
});

test("an organiser's time without an offset is that of the race's zone, on that very day", () => {
  const visible = { from: "2025-07-26 07:30", until: "2025-12-26 07:30" };
  const site = siteWith([{ ...richText("a"), visible }], [], { timeZone: "Europe/Berlin" });
  expect(readSite(site).problems.map(({ suggestion }) => suggestion)).toEqual([
    "2025-07-26T07:30:00+02:00",
    "2025-12-26T07:30:00+01:00",
  ]);
});

test("an organiser's numbers in quotes are numbers, and what is none is left alone", () => {
  expect(meantKind(["integer"], "5000")).toEqual({ value: 5000, isSure: true });
  expect(meantKind(["number"], "４２.195")).toEqual({ value: 42.195, isSure: true });
  expect(meantKind(["boolean"], "True")).toEqual({ value: true, isSure: true });
  expect(meantKind(["string"], 7)).toEqual({ value: "7", isSure: true });
  for (const written of ["42.5", "30元", "", "1e9", "0x10"]) expect(meantKind(["integer"], written)).toBeUndefined();
});

test("an organiser who uses other names of the languages gets the right ones", () => {
  const languages = readSite(siteWith([], [], { languages: ["cn", "EN"] })).problems;
  expect(languages.map(({ fix }) => fix)).toEqual([
    { pointer: "/languages/0", value: "zh" },
    { pointer: "/languages/1", value: "en" },
  ]);
  const [title, ...others] = readSite(siteWith([], [], { title: { "zh-CN": "测试赛" } })).problems;
  expect(others).toEqual([]);
  expect(title).toMatchObject({ code: "SL2017", fix: { pointer: "/title/zh-CN", name: "zh" } });
});

test("an organiser who puts a field in the wrong place is not asked whether they meant that very field", () => {
  const [problem] = readSite(siteWith([{ ...richText("a"), html: { zh: "x" }, router: "hash" }])).problems;
  for (const problem of readSite(siteWith([{ ...richText("a"), router: "hash" }])).problems) {
    expect(problem).toMatchObject({ code: "SL2004", params: { place: "/router" } });
    expect(problem.suggestion).toBeUndefined();
  }
  expect(problem?.severity).toBe("warning");
});

test("an organiser who forgets props around a block's fields gets one problem about it", () => {
  const { props, ...frame } = richText("a");
  const { problems } = readSite(siteWith([{ ...frame, ...(props as object) }]));
  expect(problems).toMatchObject([{ code: "SL2010", pointer: "/home/blocks/0", params: { beside: ["html"] } }]);
});
