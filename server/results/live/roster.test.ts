import { type SQL, StringChunk } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { resultHidings } from "../../base/db/resultSchema.ts";
import { findRaceSite } from "../../race/raceSite.ts";
import { correctRow } from "../sets/testResults.ts";
import { domainName, marathon, openTimingWorld, type TimingWorld } from "../timing/testTiming.ts";
import { openLiveRace } from "./liveRace.ts";

let timing: TimingWorld;
afterEach(() => timing?.world.close());

const runner = (bib: string) => ({ bib, name: `Runner ${bib}`, gender: 1 });

test("the roster is read again only once something of it has changed, and the page is judged anew", async () => {
  timing = await openTimingWorld();
  const { db, boundSites, store } = timing.world;
  await timing.list([runner("1"), runner("2")]);
  const site = await findRaceSite({ boundSites, store }, domainName);
  if (!site) throw new Error("There is no race.");
  let reads = 0;
  const counted = new Proxy(db, {
    get(target, name) {
      if (name !== "execute") return Reflect.get(target, name);
      return (statement: SQL) => {
        if (
          JSON.stringify(
            statement.queryChunks.map((chunk) => (chunk instanceof StringChunk ? chunk.value : "")),
          ).includes("result_rows r join")
        )
          reads++;
        return target.execute(statement);
      };
    },
  });
  const race = openLiveRace(counted, site.raceId, false);
  let at = Date.now();
  const refreshLater = async () => {
    at += 31_000;
    vi.spyOn(Date, "now").mockReturnValue(at);
    reads = 0;
    await race.refresh(site);
    vi.restoreAllMocks();
    return reads;
  };
  // Its cards, and its start list.
  expect(await refreshLater()).toBe(2);
  expect(await refreshLater()).toBe(0);
  await correctRow(db, marathon, { bib: "1", field: "status", after: "dsq" });
  expect(await refreshLater()).toBe(2);
  expect(race.runner("1")?.status).toBe("dsq");
  await db.insert(resultHidings).values({ hidingId: "h", raceId: site.raceId, personId: "nobody", part: "row" });
  expect(await refreshLater()).toBe(2);
  await timing.list([runner("3")]);
  expect(await refreshLater()).toBe(2);
  expect(race.runner("3")).toBeDefined();
});
