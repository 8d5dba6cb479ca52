import { pinyin } from "pinyin-pro";
import { expect, test } from "vitest";
import countries from "#fixtures/countries.json" with { type: "json" };
import { countryEntries, getInitials } from "./countries.ts";
import { entryNamed, searchEntries } from "./searchEntries.ts";

test("the initials of every country are those that its name is read with", () => {
  const wrong = countries
    .map(({ cnName }) => cnName.replace(/[^\p{sc=Han}]/gu, ""))
    .map((name) => [name, getInitials(name)[0], pinyin(name, { pattern: "first", toneType: "none", separator: "" })])
    .filter(([, ours, theirs]) => ours !== theirs);
  expect(wrong).toEqual([]);
});

test.each([
  ["zh", "日本", "JP"],
  ["zh", "rb", "JP"],
  ["zh", "japan", "JP"],
  ["zh", "JP", "JP"],
  ["zh", "jpn", "JP"],
  ["en", "英国", "GB"],
  ["en", "kingdom", "GB"],
  ["en", "us", "US"],
  ["en", "cote", "CI"],
  ["en", "Cote d'ivoire", "CI"],
  ["zh", "香港", "HK"],
  ["zh", "bl", "PE"],
  ["zh", "ＫＥＮＹＡ", "KE"],
] as const)(
  "case 16, search for a country: in %s, a runner who types %j finds %s among the first",
  (language, typed, code) => {
    const matches = searchEntries(countryEntries(countries, language), typed);
    expect(matches.slice(0, 4).map(({ id }) => id)).toContain(code);
  },
);

test("China, Hong Kong, Macao and Taiwan come first; the others by their name in the language", () => {
  const ids = (language: "zh" | "en") => countryEntries(countries, language).map(({ id }) => id);
  expect(ids("en").slice(0, 6)).toEqual(["CN", "HK", "MO", "TW", "AF", "AX"]);
  expect(ids("zh").slice(0, 6)).toEqual(["CN", "HK", "MO", "TW", "AL", "DZ"]);
  expect(ids("zh")).toHaveLength(countries.length);
});

test("the full name of a country is a choice; a name that several share or none has is not", () => {
  const entries = countryEntries(countries, "en");
  expect(entryNamed(entries, "kenya")?.id).toBe("KE");
  expect(entryNamed(entries, "Keny")).toBeUndefined();
  expect(searchEntries(entries, "atlantis")).toEqual([]);
});
