import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isObject, type JsonObject, toPointer } from "#core/pointers.ts";
import { applyFixes } from "../edit/fixes.ts";
import { getIdentity } from "../problems/places.ts";
import type { Problem } from "../problems/problems.ts";
import { readSite } from "../read.ts";
import { folders, mutateText } from "../testMutations.ts";

// The marathon's folder, with the example of a block at the end of its home page.
const { site = "", ...beside } = folders["canal-city-2025"] ?? {};
const listProblems = (source: string) => readSite(source, "site.json", beside).problems;
const identities = new Set(listProblems(site).map(getIdentity));
const newIn = (source: string): Problem[] =>
  listProblems(source).filter((problem) => !identities.has(getIdentity(problem)));

const types = ["embedded-video", "alert", "schedule", "pace-table", "course-sections", "people"];

/** The site with the example, changed by `edit`, as its text. */
function withExample(type: string, edit: (props: JsonObject) => void = () => undefined): string {
  const path = join(import.meta.dirname, `../../fixtures/home/${type}/v1.json`);
  const { $schema, ...props } = JSON.parse(readFileSync(path, "utf8"));
  const version = Number(/v(\d+)\.schema\.json$/.exec($schema)?.[1]);
  const whole = JSON.parse(site);
  edit(props);
  whole.home.blocks.push({ type, version, id: `a-${type}`, props });
  return JSON.stringify(whole, null, 2);
}

type Slip = [
  type: string,
  code: string,
  does: string,
  after: string[],
  find: string,
  write: string,
  shownAt?: string[],
];

const slips: Slip[] = [
  [
    "embedded-video",
    "SL5020",
    "writes the film's address",
    [],
    '"BV1kk4y1r72t"',
    '"https://www.bilibili.com/video/BV1kk4y1r72t"',
  ],
  ["embedded-video", "SL5020", "forgets a letter of the id", [], '"BV1kk4y1r72t"', '"BV1kk4y1r72"'],
  ["embedded-video", "SL5020", "writes the id of another platform", [], '"bilibili"', '"youtube"', ['"video"']],
  [
    "embedded-video",
    "SL2011",
    "names a platform that nobody knows",
    [],
    '"platform": "bilibili"',
    '"platform": "vimeo"',
  ],
  [
    "embedded-video",
    "SL5021",
    "takes the still from the platform",
    [],
    "media/poster-canal-route.jpg",
    "https://i0.hdslb.com/a.jpg",
  ],
  [
    "alert",
    "SL5101",
    "ends it before it starts",
    ['"until"'],
    "2025-10-26T13:45:00+08:00",
    "2025-10-23T13:45:00+08:00",
  ],
  ["alert", "SL5102", "writes an instant of another zone", ['"from"'], "+08:00", "+09:00"],
  [
    "alert",
    "SL5001",
    "links to a page that is not there",
    ['"link"'],
    "/race-information/raceRules",
    "/race-information/raceDay",
  ],
  ["alert", "SL2011", "names a level that nobody knows", [], '"level": "warning"', '"level": "severe"'],
  [
    "schedule",
    "SL5101",
    "ends an entry before it starts",
    ['"pacers"', '"until"'],
    "2025-10-25T15:40:00+08:00",
    "2025-10-25T14:40:00+08:00",
  ],
  [
    "schedule",
    "SL5108",
    "writes a day that does not exist",
    ['"pacers"', '"at"'],
    "2025-10-25T15:00",
    "2025-02-30T15:00",
  ],
  ["schedule", "SL5221", "misspells an item", ['"pacers"'], '"marathon"', '"maraton"'],
  [
    "pace-table",
    "SL5221",
    "names an item that the race does not have",
    ['"id": "half-marathon"'],
    '"half-marathon"',
    '"ten"',
  ],
  ["pace-table", "SL5205", "writes a split beyond the course", [], "4\n", "40\n"],
  [
    "pace-table",
    "SL5223",
    "forgets the distance",
    [],
    '"item": "fun-run",',
    '"name": { "zh": "短", "en": "Short" },',
    ['"half-marathon"', "{"],
  ],
  ["course-sections", "SL5222", "swaps from and to", ['"canal"'], '"toKm": 21.1', '"toKm": 7'],
  ["course-sections", "SL5205", "writes metres", ['"canal"'], '"toKm": 21.1', '"toKm": 211'],
  ["course-sections", "SL5224", "puts an aid station into another section", ['"canal"'], '"km": 15', '"km": 35'],
  ["course-sections", "SL2011", "names a kind that nobody knows", [], '"kind": "sponges"', '"kind": "sponge"'],
];

test.each(slips)("%s: %s for an organiser who %s", (type, code, _does, after, find, write, shownAt) => {
  const source = withExample(type);
  expect(newIn(source)).toEqual([]);
  const { changed, lines } = mutateText(source, {
    after: [`"a-${type}"`, ...after],
    find,
    write,
    ...(shownAt && { shownAt: [`"a-${type}"`, ...shownAt] }),
  });
  const newProblems = newIn(changed).map((problem) => [problem.code, lines.includes(problem.line ?? 0)]);
  expect(newProblems).toEqual([[code, true]]);
});

test("the address of a film's page is fixed to its id", () => {
  const source = withExample("embedded-video");
  const { changed } = mutateText(source, {
    after: [],
    find: '"BV1kk4y1r72t"',
    write: '"https://b23.tv/x https://www.bilibili.com/video/BV1kk4y1r72t/?p=1"',
  });
  const [problem] = newIn(changed);
  const { source: fixed } = applyFixes(changed, problem?.fix ? [problem.fix] : []);
  expect(fixed).toBe(source);
});

// The keys of each place of the example with such a value.
function placesOf(value: unknown, isWanted: (value: unknown, key: string) => boolean, keys: string[] = []): string[][] {
  const ownPlaces = isWanted(value, keys.at(-1) ?? "") ? [keys] : [];
  if (typeof value !== "object" || value === null) return ownPlaces;
  return [...ownPlaces, ...Object.entries(value).flatMap(([key, inner]) => placesOf(inner, isWanted, [...keys, key]))];
}

function getParent(props: JsonObject, keys: string[]): JsonObject {
  return keys.slice(0, -1).reduce((value, key) => value[key] as JsonObject, props);
}

test.each(types)("%s: each text without English and each link to nowhere is one problem at its place", (type) => {
  let example: JsonObject = {};
  expect(newIn(withExample(type, (props) => (example = props)))).toEqual([]);
  const place = `/home/blocks/${JSON.parse(site).home.blocks.length}/props`;
  const newProblems: string[] = [];
  const expected: string[] = [];
  const change = (keys: string[], code: string, edit: (parent: JsonObject, key: string) => void) => {
    const source = withExample(type, (props) => edit(getParent(props, keys), keys.at(-1) ?? ""));
    newProblems.push(...newIn(source).map((problem) => `${problem.code} ${problem.pointer}`));
    expected.push(`${code} ${place}${toPointer(keys)}${code === "SL5301" ? "/en" : ""}`);
  };
  const texts = placesOf(example, (value) => isObject(value) && typeof value.en === "string");
  const links = placesOf(example, (value, key) => key === "link" && typeof value === "string" && value.startsWith("/"));
  for (const keys of texts)
    change(keys, "SL5301", (parent, key) => {
      parent[key] = { zh: (parent[key] as JsonObject).zh };
    });
  for (const keys of links)
    change(keys, "SL5001", (parent, key) => {
      parent[key] = "/nowhere-at-all";
    });
  expect(texts.length).toBeGreaterThan(0);
  expect(newProblems).toEqual(expected);
});
