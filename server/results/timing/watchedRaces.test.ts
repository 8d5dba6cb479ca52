import { afterAll, beforeAll, expect, test } from "vitest";
import type { DataOf } from "#contract/contract.ts";
import { specified } from "#fixtures/results/races.ts";
import { findRaceSite } from "../../race/raceSite.ts";
import { getCourse } from "../runs/timedRuns.ts";
import { getRules } from "../sets/testResults.ts";
import { listFlagged } from "./flagged.ts";
import { encodePassings } from "./simulate/encode.ts";
import { simulateRace } from "./simulate/simulateRace.ts";
import { domainName, gunAt, openTimingWorld, type TimingWorld } from "./testTiming.ts";
import { openWatchedRaces } from "./watchedRaces.ts";

let timing: TimingWorld;
beforeAll(async () => {
  timing = await openTimingWorld();
});
afterAll(() => timing.world.close());

type Flagged = DataOf<"GET /sign-up/organise/timing/passings">;

test("staff who watch a race with every fault from its gun see the same as those who open it at its end", async () => {
  const bibs = Array.from({ length: 300 }, (_, index) => String(index + 1).padStart(5, "0"));
  await timing.list(bibs.map((bib) => ({ bib, name: `Runner ${bib}` })));
  const { token } = await timing.addSource();
  const points = getCourse(getRules(specified, "marathon")).map(({ id, km }) => ({ id, km }));
  const sent = simulateRace([{ gunAt, points, bibs }], { seed: 5, hasFaults: true }).flatMap(
    ({ passings }) => passings,
  );
  const part = Math.ceil(sent.length / 12);
  let watched: Flagged | undefined;
  for (let from = 0; from < sent.length; from += part) {
    for (const { body } of encodePassings(sent.slice(from, from + part), "race-result", "Asia/Shanghai"))
      expect((await timing.send(body, { token })).status).toBe(200);
    watched = (await timing.organise<Flagged>(`passings?domainName=${domainName}`)).data;
  }
  const { db, tools } = timing.world;
  const site = await findRaceSite(tools, domainName);
  if (!site) throw new Error("The race has no site.");
  expect(watched?.counts.length).toBeGreaterThan(4);
  expect(watched).toEqual(await listFlagged(db, await openWatchedRaces(db)(site, false), {}));
});
