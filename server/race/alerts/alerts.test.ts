import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { BodyOf, DataOf } from "#contract/contract.ts";
import { getOrganiser } from "#core/authorities.ts";
import type { AlertFile } from "#core/raceAlerts.ts";
import { specified } from "#fixtures/results/races.ts";
import { raceAlerts } from "../../base/db/alertSchema.ts";
import { auditLines } from "../../base/db/auditSchema.ts";
import { openSession } from "../../people/accounts/sessions.ts";
import { addAccount, call } from "../../people/accounts/testPeople.ts";
import { openWorld, tinyRace, tinySite, type World } from "../../testWorld.ts";
import { openAlertFiles } from "./alertFiles.ts";
import { readAlertFile } from "./alerts.ts";

const domainName = "trail.localhost";
const own = {
  id: "ice",
  level: "danger",
  text: { zh: "桥面结冰，请步行通过。", en: "The bridge is icy: walk across it." },
};
const live = { path: "/follow", title: { zh: "实时成绩" }, page: { type: "live", version: 1, props: {} } };
let world: World;
let organiser: string;

beforeAll(async () => {
  world = await openWorld({
    "trail/site.json": tinySite({ id: "trail", race: { ...specified.race, alerts: [own] }, routes: [live] }),
    "trail/race.json": tinyRace,
  });
  const accountId = await addAccount(world, {
    email: "organiser@example.com",
    authorities: [getOrganiser(tinyRace.raceId)],
  });
  organiser = await openSession(world.db, { accountId, loginType: "5", device: "x" });
});
afterAll(() => world.close());
beforeEach(() => world.db.delete(raceAlerts));

type Wanted = Omit<BodyOf<"POST /sign-up/organise/alerts">, "domainName">;
const show = (wanted: Partial<Wanted> = {}) =>
  call<DataOf<"POST /sign-up/organise/alerts"> & { error?: string }>(world, "/sign-up/organise/alerts", {
    json: { domainName, template: "heat", minutes: 60, ...wanted },
    token: organiser,
  });
const end = (alertId: number) =>
  call<DataOf<"POST /sign-up/organise/alerts/end">>(world, "/sign-up/organise/alerts/end", {
    json: { domainName, alertId },
    token: organiser,
  });
const list = async () =>
  (
    await call<DataOf<"GET /sign-up/organise/alerts">>(world, `/sign-up/organise/alerts?domainName=${domainName}`, {
      token: organiser,
    })
  ).data;
const readFile = async (host = domainName) => {
  const reply = await world.app.inject({ url: "/live/alerts.json", headers: { host } });
  return reply.json() as AlertFile;
};
const readTexts = async () => (await readFile()).alerts.map(({ text }) => text.en);

test("every page of the race gets an alert in both languages, until it ends", async () => {
  const { data } = await show({ item: "marathon" });
  expect((await readFile()).alerts).toEqual([
    { id: data.alertId, level: "warning", text: data.text, from: data.from, until: data.until },
  ]);
  expect(data.until - data.from).toBe(3_600_000);
  expect(data.text.zh).toMatch(/^马拉松：气温较高/);
  expect(data.text.en).toMatch(/^Marathon: it is hot/);
  expect((await readFile("other.localhost")).alerts).toEqual([]);
  await end(data.alertId);
  expect((await readFile()).alerts).toEqual([]);
  expect((await list()).alerts).toEqual([{ ...data, isEnded: true, until: expect.any(Number) }]);
});

test("the live page without scripts has the alerts too, in the reader's language", async () => {
  await show({ template: "ice" });
  const read = async (language: string) =>
    (await world.app.inject({ url: `/live?language=${language}`, headers: { host: domainName } })).body;
  expect(await read("en")).toContain('role="alert" data-level="danger">The bridge is icy: walk across it.</p>');
  expect(await read("zh")).toContain("桥面结冰，请步行通过。</p>");
});

test("an alert ends by itself", async () => {
  await show();
  await world.db.update(raceAlerts).set({ until: new Date(Date.now() - 1) });
  expect(await readTexts()).toEqual([]);
  expect((await list()).alerts).toMatchObject([{ isEnded: false }]);
});

test("a delay states the new time on the race's clock, with the day if it is another one", async () => {
  expect((await show({ template: "delay" })).data.error).toBe("alerts/no-time");
  const { data } = await show({ template: "delay", time: Date.parse("2031-01-05T08:15:00+08:00") });
  expect(data.text).toEqual({
    zh: "本次比赛推迟起跑，新的起跑时间为 1月5日 08:15。请在集结区等候，留意现场广播。",
    en: "The race: the start is delayed to 5 January at 08:15. Please wait in the assembly area and listen to the announcements.",
  });
  const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
  const { data: soon } = await show({
    template: "delay",
    item: "marathon",
    time: Date.parse(`${today}T09:05:00+08:00`),
  });
  expect(soon.text.zh).toContain("新的起跑时间为 09:05。");
});

test("an organiser chooses among the race's own sentences and those of every race, and types none", async () => {
  const { sentences } = await list();
  expect(sentences.map(({ id }) => id)).toEqual(["ice", "delay", "reroute", "heat", "storm", "cancelled"]);
  expect((await show({ template: "ice" })).data).toMatchObject({ level: "danger", text: own.text });
  expect((await show({ template: "other" })).data.error).toBe("alerts/unknown-sentence");
  expect((await show({ template: "constructor" })).data.error).toBe("alerts/unknown-sentence");
  expect((await show({ item: "none" })).data.error).toBe("alerts/unknown-item");
});

test("who presses twice shows one alert, which lasts from the second time", async () => {
  const first = await show({ minutes: 30 });
  const again = await show({ minutes: 90 });
  expect(again.data.alertId).toBe(first.data.alertId);
  expect(again.data.until).toBeGreaterThan(first.data.until);
  expect(await readTexts()).toHaveLength(1);
});

test("at most three alerts are shown, and two organisers at once show no fourth", async () => {
  await show({ template: "reroute" });
  await show({ template: "storm" });
  const both = await Promise.all([show({ template: "heat" }), show({ template: "ice" })]);
  expect(both.filter(({ data }) => data.error === "alerts/too-many")).toHaveLength(1);
  expect(await readTexts()).toHaveLength(3);
});

test("an alert is in the audit: who showed it, prolonged it and ended it", async () => {
  const { data } = await show();
  await show();
  await end(data.alertId);
  await end(data.alertId);
  const lines = await world.db.select().from(auditLines);
  const actions = lines.filter(({ entityId, entity }) => entity === "race alert" && entityId === `${data.alertId}`);
  expect(actions.map(({ action }) => action)).toEqual(["show-race-alert", "prolong-race-alert", "end-race-alert"]);
  expect(actions.every(({ actor }) => actor !== "")).toBe(true);
});

test("pages that are open ask every seven seconds in the race's week or during an alert, else each minute", async () => {
  const at = async (startsAt: string) => {
    const site = { race: { ...specified.race, startsAt, endsAt: undefined } };
    const race = { raceId: tinyRace.raceId, domainName, site, timeZone: "Asia/Shanghai" };
    return (await readAlertFile(world.db, race as unknown as Parameters<typeof readAlertFile>[1])).askAfter;
  };
  const soon = new Date(Date.now() + 24 * 3_600_000).toISOString();
  const later = new Date(Date.now() + 30 * 24 * 3_600_000).toISOString();
  expect([await at(soon), await at(later)]).toEqual([7, 60]);
  await show();
  expect(await at(later)).toBe(7);
});

test("many pages that ask at once cost one question to the database", async () => {
  let questions = 0;
  const db = new Proxy(world.db, {
    get(target, name) {
      if (name === "select") questions++;
      return Reflect.get(target, name);
    },
  });
  const race = { raceId: tinyRace.raceId, site: specified } as unknown as Parameters<typeof readAlertFile>[1];
  const ask = async (delayMs: number) => {
    questions = 0;
    const files = openAlertFiles(db, delayMs);
    for (let page = 0; page < 20; page++) await files.read(race);
    return questions;
  };
  expect(await ask(60_000)).toBe(1);
  // Control: without the delay, each page costs one.
  expect(await ask(0)).toBe(20);
});
