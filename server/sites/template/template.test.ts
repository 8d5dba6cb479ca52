import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readSite } from "#compiler/read.ts";
import { sites } from "../../base/db/schema.ts";
import { openTestDatabase } from "../../base/db/testDatabase.ts";
import { dateDemos } from "./demo.ts";
import { fillTemplate, makeTemplate } from "./fillTemplate.ts";
import { getDemoSchedule, getSchedule } from "./schedule.ts";

test.each(["2026-11-22", "2026-12-31", "2027-02-28"])(
  "the days are in order for a race that is close, on %s",
  (today) => {
    const now = Date.parse(`${today}T12:00:00Z`);
    for (let daysAhead = 14; daysAhead < 400; daysAhead++) {
      const raceDay = new Date(now + daysAhead * 86_400_000).toISOString().slice(0, 10);
      const { opensOn = "", closesOn = "" } = getSchedule(raceDay, now, "Asia/Shanghai") ?? {};
      expect([today < opensOn, opensOn < closesOn, closesOn < raceDay]).toEqual([true, true, true]);
    }
    expect(getSchedule(today, now, "Asia/Shanghai")).toBeUndefined();
  },
);

test("a template with a placeholder that nothing fills is an error of the program", () => {
  const schedule = { today: "2027-01-01", raceDay: "2027-06-01", opensOn: "2027-02-01", closesOn: "2027-03-01" };
  const race = { schedule, timeZone: "Asia/Shanghai", values: { id: "a" } };
  expect(() => fillTemplate("site.json", '{ "id": "{{idd}}" }', race)).toThrow("{{idd}}");
  expect(fillTemplate("site.json", '{ "id": "{{id}}" }', race)).toBe('{ "id": "a" }');
});

const days = (count: number) => count * 86_400_000;
const zone = "Asia/Shanghai";

test("anyone who starts the clone finds the demo race open, and the race some months away on a Sunday", () => {
  for (let day = 0; day < 400; day++) {
    const now = Date.parse("2026-11-23T02:00:00Z") + days(day);
    const { today, opensOn, closesOn, raceDay } = getDemoSchedule(now, now, zone);
    expect([opensOn < today, today < closesOn, closesOn < raceDay]).toEqual([true, true, true]);
    expect(new Date(raceDay).getUTCDay()).toBe(0);
    const msAhead = (Date.parse(raceDay) - Date.parse(today)) / days(1);
    expect(msAhead).toBeGreaterThanOrEqual(140);
    expect(msAhead).toBeLessThan(147);
  }
});

test("the demo race keeps its days at later starts until it is over, and the next one is half a year later", () => {
  const first = Date.parse("2026-11-23T02:00:00Z");
  const race = getDemoSchedule(first, first, zone);
  expect(getDemoSchedule(first, Date.parse(race.raceDay), zone)).toEqual(race);
  const next = getDemoSchedule(first, Date.parse(race.raceDay) + days(3), zone);
  expect(Date.parse(next.raceDay) - Date.parse(race.raceDay)).toBe(days(182));
  // Another server that starts later agrees.
  expect(getDemoSchedule(first, Date.parse(race.raceDay) + days(9), zone)).toEqual(next);
});

const dataDir = mkdtempSync(join(tmpdir(), "startline-demo-"));
let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(async () => {
  await database.close();
  rmSync(dataDir, { recursive: true });
});

// Each with a file of its days, and days in words.
const demos = [
  {
    name: "open-demo-10k",
    shipped: { raceDay: "2036-01-06", opensOn: "2025-01-01", closesOn: "2035-12-31" },
    paths: ["site.json", "documents/how-it-works.json", "forms/sign-up.json"],
    words: ["documents/how-it-works.json", "Sunday, 18 April 2027, 09:00"],
    media: "media/lap.mp4",
  },
  {
    name: "cloud-ridge-trail",
    shipped: { raceDay: "2036-04-13", opensOn: "2025-01-01", closesOn: "2036-02-10" },
    paths: ["site.json", "race.json", "documents/race-rules.json", "documents/contact.json"],
    words: ["documents/race-rules.json", "Date: Sunday, 18 April 2027"],
    media: "media/ridge.mp4",
  },
] as const;

test.each(demos)(
  "the demo race $name is the shipped one but for its days, and later starts leave it as it is",
  async ({ name, shipped, paths, words, media }) => {
    const { db } = database;
    const start = async (now: number) => {
      const folder = await dateDemos({ db, sitesDir: "fixtures/sites", dataDir, now });
      const place = (path: string) => join(folder ?? "", name, path);
      const times = [...paths, media].map((path) => statSync(place(path)).mtimeMs);
      return { read: (path: string) => readFileSync(place(path), "utf8"), times };
    };
    const now = Date.parse("2026-11-23T02:00:00Z");
    const first = await start(now);
    const { site } = readSite(first.read("site.json"), "site.json", { race: JSON.parse(first.read("race.json")) });
    expect(site?.race?.startsAt).toContain("2027-04-18T");
    expect(site?.race?.registration?.opensAt).toContain("2026-11-16T");
    expect(site?.race?.registration?.closesAt).toContain("2027-03-21T");
    expect(first.read(words[0])).toContain(words[1]);
    const dated = { raceDay: "2027-04-18", opensOn: "2026-11-16", closesOn: "2027-03-21" };
    for (const path of paths) {
      const text = readFileSync(join("fixtures/sites", name, path), "utf8");
      expect(makeTemplate(first.read(path), dated)).toBe(makeTemplate(text, shipped));
      expect(first.read(path).replace(/"raceId".*/, "")).not.toMatch(/203[56]/);
    }
    await db.insert(sites).values({ siteId: name, createdAt: new Date(now) });
    const later = await start(now + days(20));
    expect(later.times).toEqual(first.times);
  },
);
