import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isObject, toPointer } from "#core/pointers.ts";
import { assumedRaceLength, racePhase } from "#core/racePhase.ts";
import { siteWith } from "#fixtures/site/siteWith.ts";
import type { Site } from "#schemas/generated/types.ts";
import { readSite } from "../read.ts";
import { buildTimeline } from "./timeline.ts";

const sites = readdirSync("fixtures/sites");
const readFixture = (name: string) => {
  const text = (file: string) => readFileSync(`fixtures/sites/${name}/${file}`, "utf8");
  const race = readdirSync(`fixtures/sites/${name}`).includes("race.json") ? JSON.parse(text("race.json")) : undefined;
  return { race, ...readSite(text("site.json"), "site.json", { race }) };
};
const readMade = (...parts: Parameters<typeof siteWith>) => readSite(siteWith(...parts)).site as Site;

function instantsIn(value: unknown, keys: (string | number)[] = []): string[] {
  if (typeof value === "string")
    return /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/.test(value) ? [toPointer(keys)] : [];
  if (Array.isArray(value)) return value.flatMap((inner, index) => instantsIn(inner, [...keys, index]));
  return isObject(value) ? Object.entries(value).flatMap(([key, inner]) => instantsIn(inner, [...keys, key])) : [];
}

test.each(sites)("an organiser sees every instant of %s, in order", (name) => {
  const { site, race, skipped } = readFixture(name);
  const entries = buildTimeline(site as Site, { race, skipped });
  const listed = entries.flatMap(({ changes }) => changes.map(({ pointer }) => pointer));
  for (const pointer of instantsIn(site)) expect(listed).toContain(pointer);
  const instants = entries.map(({ at }) => Date.parse(at));
  expect(instants).toEqual([...new Set(instants)].sort((a, b) => a - b));
});

test("every example of a block or page shows its moments in the timeline of a site that has it", () => {
  let count = 0;
  for (const kind of ["home", "page"])
    for (const type of readdirSync(`fixtures/${kind}`)) {
      const newest = readdirSync(`fixtures/${kind}/${type}`).sort().at(-1) ?? "";
      const props = JSON.parse(readFileSync(`fixtures/${kind}/${type}/${newest}`, "utf8"));
      const instance = { type, version: Number(newest.slice(1, -5)), id: "it", props };
      const site = kind === "home" ? readMade([instance]) : readMade([], [{ path: "/it", page: instance }]);
      const listed = buildTimeline(site).flatMap(({ changes }) => changes.map(({ pointer }) => pointer));
      const expected = instantsIn(site);
      count += expected.length;
      expect(listed.toSorted(), `${kind}/${type}`).toEqual(expect.arrayContaining(expected));
    }
  expect(count).toBeGreaterThan(10);
});

test("an organiser reads when the pages of the menu and the blocks of the page for unknown addresses appear, by their whole addresses", () => {
  const visible = { from: "2025-10-20T00:00:00+08:00", until: "2025-10-27T00:00:00+08:00" };
  const block = {
    type: "rich-text",
    version: 1,
    id: "late",
    visible: { from: visible.until },
    props: { html: { zh: "赛后" } },
  };
  const page = { type: "blocks", version: 1, props: { title: { zh: "错" }, blocks: [block] } };
  const routes = [
    {
      path: "/week",
      visible,
      children: [
        {
          path: "bags",
          visible: { until: visible.until },
          page,
          children: [{ path: "east", children: [{ path: "late", visible: { until: visible.until } }] }],
        },
      ],
    },
  ];
  const $schema = "https://startline.dev/schemas/site/v2.schema.json";
  const changes = buildTimeline(readMade([], routes, { $schema, notFound: { page } })).flatMap(
    (entry) => entry.changes,
  );
  expect(changes.map(({ pointer, what }) => [pointer, what.en])).toEqual([
    ["/routes/0/visible/from", "Page /week appears"],
    ["/routes/0/visible/until", "Page /week disappears"],
    ["/routes/0/children/0/visible/until", "Page /week/bags disappears"],
    ["/routes/0/children/0/children/0/children/0/visible/until", "Page /week/bags/east/late disappears"],
    ["/notFound/page/props/blocks/0/visible/from", "Block late (Rich text) appears"],
    ["/routes/0/children/0/page/props/blocks/0/visible/from", "Block late (Rich text) appears"],
  ]);
});

test("an organiser reads each moment in the race's zone, with the block in both languages", () => {
  const block = {
    type: "rich-text",
    version: 1,
    id: "thanks",
    visible: { from: "2026-07-01T12:00:00Z" },
    props: { html: { zh: "谢" } },
  };
  expect(buildTimeline(readMade([block], [], { timeZone: "Europe/Berlin" }))).toEqual([
    {
      at: "2026-07-01T14:00:00+02:00",
      changes: [
        {
          pointer: "/home/blocks/0/visible/from",
          what: { zh: "板块 thanks（图文）出现", en: "Block thanks (Rich text) appears" },
        },
      ],
    },
  ]);
  expect(buildTimeline(readMade([block], [], { timeZone: "Mars/Base" }))[0]?.at).toBe("2026-07-01T20:00:00+08:00");
});

test("a race that does not say when it ends is over when its blocks say so", () => {
  const race = { name: { zh: "赛" }, startsAt: "2026-05-10T07:30:00+08:00" };
  const over = buildTimeline(readMade([], [], { race })).at(-1);
  const end = Date.parse(race.startsAt) + assumedRaceLength;
  expect(Date.parse(over?.at ?? "")).toBe(end);
  expect([racePhase(race, end - 1), racePhase(race, end)]).toEqual(["race", "after"]);
});

test("the platform's times of the race change the site too if the config omits them", () => {
  const race = {
    raceName: "赛",
    startTime: "2026-05-10 07:30:00",
    endTime: "2026-05-10 14:00:00",
    signUpStartTime: "2026-03-01 09:00:00",
    signUpEndTime: "2026-03-15 18:00:00",
  };
  const siteRace = { name: { zh: "赛" }, startsAt: "2026-05-11T08:00:00+08:00" };
  expect(buildTimeline(readMade([], [], { race: siteRace }), { race }).map(({ at }) => at)).toEqual([
    "2026-03-01T09:00:00+08:00",
    "2026-03-15T18:00:00+08:00",
    "2026-05-10T14:00:00+08:00",
    "2026-05-11T00:00:00+08:00",
    "2026-05-11T08:00:00+08:00",
  ]);
});

test("a block that nobody sees changes nothing", () => {
  const block = { type: "countdown", version: 1, id: "it", props: { target: "2026-05-10T07:30:00+08:00", link: 5 } };
  const { site, skipped } = readSite(siteWith([block]));
  expect(skipped).toEqual(["/home/blocks/0"]);
  expect(buildTimeline(site as Site, { skipped })).toEqual([]);
  expect(buildTimeline(site as Site)).toHaveLength(1);
});
