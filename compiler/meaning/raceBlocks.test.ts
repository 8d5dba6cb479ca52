import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { applyFixes } from "../problems/fixes.ts";
import { identityOf } from "../problems/places.ts";
import type { Problem } from "../problems/problems.ts";
import { readSite } from "../read.ts";
import { folders, mutateText } from "../testMutations.ts";

// The marathon's folder, with the example of a block at the end of its home page.
const { site = "", ...beside } = folders["canal-city-2025"] ?? {};
const problemsOf = (source: string) => readSite(source, "site.json", beside).problems;
const known = new Set(problemsOf(site).map(identityOf));
const newIn = (source: string): Problem[] => problemsOf(source).filter((problem) => !known.has(identityOf(problem)));

function withExample(type: string): string {
  const path = join(import.meta.dirname, `../../fixtures/home/${type}/v1.json`);
  const { $schema, ...props } = JSON.parse(readFileSync(path, "utf8"));
  const version = Number(/v(\d+)\.schema\.json$/.exec($schema)?.[1]);
  const whole = JSON.parse(site);
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
    "embedded-video",
    "SL5301",
    "forgets the English name",
    ['"name"'],
    ',\n            "en": "The Canal City Marathon course, start to finish"',
    "",
    ['"name"'],
  ],
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
  const found = newIn(changed).map((problem) => [problem.code, lines.includes(problem.line ?? 0)]);
  expect(found).toEqual([[code, true]]);
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
