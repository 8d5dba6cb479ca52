import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { LiveAlerts } from "#contract/live.ts";
import { limits, outboxMessages } from "../../base/db/accountSchema.ts";
import { resultBatches, resultHidings } from "../../base/db/resultSchema.ts";
import { liveAlerts, liveFollows, passings, timingSources } from "../../base/db/timingSchema.ts";
import { readOutbox } from "../../base/delivery/outbox.ts";
import { openSession } from "../../people/accounts/sessions.ts";
import { addAccount, call } from "../../people/accounts/testPeople.ts";
import { targetPerDay } from "../../people/sending/table.ts";
import { gunAt, openTimingWorld, record, type TimingWorld } from "../timing/testTiming.ts";
import { sendLiveAlerts } from "./alerts.ts";
import { openLiveRaces } from "./liveRaces.ts";

const domainName = "trail.localhost";
let timing: TimingWorld;
let accountId = "";
let token = "";
let source = "";

const rules = {
  path: "/rules",
  title: { zh: "竞赛规程" },
  page: { type: "document", version: 1, props: { dataPath: "documents/rules.json" } },
};
const follow = { path: "/follow", title: { zh: "实时成绩" }, page: { type: "live", version: 1, props: {} } };

beforeAll(async () => {
  timing = await openTimingWorld({ routes: [rules, follow] });
  accountId = await addAccount(timing.world, { email: "fan@example.com" });
  // It began before the race does, so that no clock of the tests ends it.
  token = await openSession(timing.world.db, { accountId, loginType: "5", device: "x" });
});
afterAll(() => timing.world.close());
beforeEach(async () => {
  const { db } = timing.world;
  for (const table of [resultBatches, resultHidings, liveFollows, liveAlerts, outboxMessages, limits])
    await db.delete(table);
  await db.execute(sql`alter table passings disable trigger user`);
  await db.delete(passings);
  await db.execute(sql`alter table passings enable trigger user`);
  await db.delete(timingSources);
  ({ token: source } = await timing.addSource());
  await timing.list(["1", "2", "3"].map((bib) => ({ bib, name: `Runner ${bib}`, gender: 1, personId: `p${bib}` })));
});
afterEach(() => vi.useRealTimers());

/** A server of its own on the database, as far as alerts go. */
const openServer = () => openLiveRaces(timing.world.tools, { delayMs: 0, warn: () => undefined });
const at = (minutes: number) => vi.useFakeTimers({ toFake: ["Date"], now: gunAt + minutes * 60_000 });
const tick = (server = openServer()) => sendLiveAlerts(timing.world.tools, server);
const pass = (...records: object[]) => timing.send(records, { token: source });
const ask = (bibs?: string[], by = token) =>
  call<LiveAlerts>(timing.world, `/sign-up/live/alerts${bibs ? "" : `?domainName=${domainName}`}`, {
    ...(bibs && { method: "PUT", json: { domainName, bibs } }),
    token: by,
  });
const listSent = async () =>
  (await readOutbox(timing.world.db, timing.world.secrets)).flatMap(({ content, target }) =>
    content?.template === "live-alert"
      ? [`${target} ${content.values.bib} ${content.values.point.en ?? content.values.point.zh} ${content.values.time}`]
      : [],
  );

test("a visitor with an account gets one alert for each point that a followed runner passes, and none before they switch it on", async () => {
  await pass(record(1, 1, "KM5", 30));
  at(32);
  await tick();
  expect(await listSent()).toEqual([]);
  vi.useRealTimers();
  expect((await ask()).data).toEqual({ bibs: [], channel: "email" });
  expect((await ask(["1"])).data.bibs).toEqual(["1"]);
  at(32);
  await tick();
  await tick();
  expect(await listSent()).toEqual(["fan@example.com 1 5 km 0:30:00"]);
  await pass(record(1, 1, "KM5", 30), record(2, 2, "KM5", 31), record(3, 1, "KM10", 61), record(4, 1, "START", 1));
  at(62);
  await tick();
  expect((await listSent()).toSorted()).toEqual(["fan@example.com 1 10 km 1:01:00", "fan@example.com 1 5 km 0:30:00"]);
  vi.useRealTimers();
  // Off and on again is no second alert of a point.
  expect((await ask([])).data.bibs).toEqual([]);
  await ask(["1"]);
  at(62);
  await tick();
  expect(await listSent()).toHaveLength(2);
});

test("an alert names the runner as readers of its language do", async () => {
  await timing.list([{ bib: "1", name: "选手甲", latinName: "RUNNER JIA", gender: 1 }]);
  const other = await addAccount(timing.world, { email: "zh@example.com" });
  const tokens = {
    en: token,
    zh: await openSession(timing.world.db, { accountId: other, loginType: "5", device: "x" }),
  };
  for (const [language, by] of Object.entries(tokens))
    await call(timing.world, "/sign-up/live/alerts", {
      method: "PUT",
      json: { domainName, bibs: ["1"] },
      token: by,
      headers: { "accept-language": language },
    });
  await pass(record(1, 1, "KM5", 30));
  at(31);
  await tick();
  const sent = await readOutbox(timing.world.db, timing.world.secrets);
  const named = sent.map(({ target, content }) => [target, content?.template === "live-alert" && content.values.name]);
  expect(named.toSorted()).toEqual([
    ["fan@example.com", "RUNNER JIA"],
    ["zh@example.com", "选手甲"],
  ]);
});

test("of several servers that see a passing at once one sends the alert; without its row each would", async () => {
  await ask(["1"]);
  await pass(record(1, 1, "KM5", 30));
  at(31);
  await Promise.all([openServer(), openServer(), openServer()].map(tick));
  expect(await listSent()).toHaveLength(1);
  // The control: neither the row nor the key of the message is there.
  await timing.world.db.delete(liveAlerts);
  await timing.world.db.update(outboxMessages).set({ key: "other" });
  await tick();
  expect(await listSent()).toHaveLength(2);
});

test("an alert that is ten minutes late is never sent, whether the passing or the message is late", async () => {
  await ask(["1"]);
  await pass(record(1, 1, "KM5", 30));
  at(41);
  await tick();
  expect(await listSent()).toEqual([]);
  at(39);
  await tick();
  const [message] = await timing.world.db.select({ until: outboxMessages.until }).from(outboxMessages);
  expect(message?.until?.getTime()).toBe(gunAt + 40 * 60_000);
});

test("who hides the name sends no alerts, also if it is hidden later; a bib of nobody is left out", async () => {
  const { db } = timing.world;
  const hide = (bib: string) =>
    db.insert(resultHidings).values({ hidingId: bib, raceId: "7001", personId: `p${bib}`, part: "name" });
  await hide("2");
  const later = vi.spyOn(Date, "now").mockReturnValue(Date.now() + 31_000);
  expect((await ask(["1", "2", "999"])).data.bibs).toEqual(["1"]);
  later.mockRestore();
  await pass(record(1, 1, "KM5", 30), record(2, 2, "KM5", 30));
  await hide("1");
  at(31);
  await tick();
  expect(await listSent()).toEqual([]);
});

test("a rehearsal sends alerts to nobody, nor does who is disqualified", async () => {
  await ask(["1", "2"]);
  const rehearsal = { startsAt: Date.now() - 60_000, speed: 60, runners: [] };
  const { token: rehearsing } = await timing.addSource({ name: "rehearsal", rehearsal });
  await timing.send([record(1, 1, "KM5", 30)], { token: rehearsing });
  await timing.list([{ bib: "2", name: "Runner 2", gender: 1, status: "dsq" }]);
  await pass(record(1, 2, "KM5", 30));
  at(31);
  await tick();
  expect(await listSent()).toEqual([]);
});

test("an account follows up to ten runners, and one contact gets no more than the limit of a day", async () => {
  expect((await ask(Array.from({ length: 11 }, (_, index) => String(index)))).code).toBe(400);
  await ask(["1", "2"]);
  await pass(record(1, 1, "KM5", 30), record(2, 2, "KM5", 30));
  at(31);
  const { alert } = targetPerDay.email;
  targetPerDay.email.alert = 1;
  await tick();
  targetPerDay.email.alert = alert;
  expect(await listSent()).toHaveLength(1);
  await tick();
  expect(await listSent()).toHaveLength(1);
});

test("alerts are switched on by accounts only, each sees their own, and they are deleted when the race is over", async () => {
  expect((await ask(["1"], "")).code).toBe(401);
  await ask(["1"]);
  expect((await ask(undefined, timing.stranger)).data.bibs).toEqual([]);
  expect((await ask([], timing.stranger)).code).toBe(0);
  expect((await ask()).data.bibs).toEqual(["1"]);
  at(3 * 24 * 60);
  await tick();
  expect(await timing.world.db.$count(liveFollows)).toBe(0);
});
