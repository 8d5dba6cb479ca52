import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { DataOf } from "#contract/contract.ts";
import type { TimingLabel } from "#contract/timing.ts";
import { specified } from "#fixtures/results/races.ts";
import { findRaceSite } from "../../race/raceSite.ts";
import { getCourse } from "../runs/timedRuns.ts";
import { getRules } from "../sets/testResults.ts";
import { listFlagged } from "./flagged.ts";
import { encodePassings } from "./simulate/encode.ts";
import { simulateRace } from "./simulate/simulateRace.ts";
import { clearTiming, domainName, gunAt, openTimingWorld, record, type TimingWorld } from "./testTiming.ts";
import { openWatchedRaces } from "./watchedRaces.ts";

let timing: TimingWorld;
beforeAll(async () => {
  timing = await openTimingWorld();
});
afterAll(() => timing.world.close());
let token = "";
let sourceId = 0;
beforeEach(async () => {
  await clearTiming(timing.world.db);
  const made = await timing.addSource();
  token = made.token;
  sourceId = made.source.sourceId;
});

type Flagged = DataOf<"GET /sign-up/organise/timing/passings">;
const watch = async (query = "") => (await timing.organise<Flagged>(`passings?domainName=${domainName}${query}`)).data;

test("staff who watch a race with every fault from its gun see the same as those who open it at its end", async () => {
  const bibs = Array.from({ length: 300 }, (_, index) => String(index + 1).padStart(5, "0"));
  await timing.list(bibs.map((bib) => ({ bib, name: `Runner ${bib}` })));
  const points = getCourse(getRules(specified, "marathon")).map(({ id, km }) => ({ id, km }));
  const sent = simulateRace([{ gunAt, points, bibs }], { seed: 5, hasFaults: true }).flatMap(
    ({ passings }) => passings,
  );
  const part = Math.ceil(sent.length / 12);
  let watched: Flagged | undefined;
  for (let from = 0; from < sent.length; from += part) {
    for (const { body } of encodePassings(sent.slice(from, from + part), "race-result", "Asia/Shanghai"))
      expect((await timing.send(body, { token })).status).toBe(200);
    watched = await watch();
  }
  const { db, tools } = timing.world;
  const site = await findRaceSite(tools, domainName);
  if (!site) throw new Error("The race has no site.");
  expect(watched?.counts.length).toBeGreaterThan(4);
  expect(watched).toEqual(await listFlagged(db, await openWatchedRaces(db)(site, false), {}));
});

test("a timing system calls its points as it likes: the organiser reads which of them are unknown, and states what they are", async () => {
  await timing.list([{ bib: "1", name: "Runner 1" }]);
  const list = async () => (await timing.organise<TimingLabel[]>(`labels?domainName=${domainName}`)).data;
  expect(await list()).toEqual([]);
  await timing.send([record(1, 1, "MAT  7", 56), record(2, 1, "mat 7", 57), record(3, 1, "FINISH", 240)], { token });
  const finish = { label: "FINISH", name: "finish", points: ["finish"], isStated: false, count: 1 };
  const mat = { label: "MAT  7", name: "mat 7", device: "D-1", count: 2 };
  expect(await list()).toMatchObject([{ ...mat, points: [], isStated: false }, finish]);
  expect((await watch()).counts).toEqual([{ flag: "unknown-point", count: 2 }]);
  const state = (points: object) => timing.organise("sources/points", { json: { domainName, sourceId, points } });
  expect((await state({ "mat 7": ["km-10"] })).code).toBe(0);
  expect(await list()).toMatchObject([{ ...mat, points: ["km-10"], isStated: true }, finish]);
  await state({ "mat 7": [] });
  expect(await list()).toMatchObject([{ ...mat, points: [], isStated: true }, finish]);
  expect((await watch()).counts).toEqual([]);
});

test("a timing system sends many passings that do not fit: the organiser reads them page by page, each once, and what arrives meanwhile", async () => {
  await timing.send(
    Array.from({ length: 120 }, (_, index) => record(index + 1, 5000 + index, "FINISH", 240)),
    { token },
  );
  const seqs: number[] = [];
  let before = "";
  for (const size of [50, 50, 20]) {
    const page = await watch(before);
    expect([page.passings.length, page.received]).toEqual([size, 120]);
    seqs.push(...page.passings.map(({ seq }) => seq));
    before = `&before=${page.next}`;
  }
  expect(before).toBe("&before=null");
  expect(seqs).toEqual([...new Set(seqs)].sort((a, b) => b - a));
  await timing.send(record(200, 9000, "FINISH", 240), { token });
  expect((await watch()).passings[0]).toMatchObject({ bib: "9000", flag: "unknown-bib" });
});
