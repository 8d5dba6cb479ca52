import autocannon from "autocannon";
import { sql } from "drizzle-orm";
import type { LiveIndex, LiveRunner } from "#core/live.ts";
import { openShared } from "../server/base/db/testShared.ts";
import { timingSources } from "../server/base/db/timingSchema.ts";
import { makePassing, type SentPassing } from "../server/results/timing/formats/passing.ts";
import { openPassingStore } from "../server/results/timing/store.ts";
import { openTimingWorld, record } from "../server/results/timing/testTiming.ts";
import { compareRates, type Row } from "./measure.ts";

const requests = 4000;
const atOnce = 50;
const leastOfInserts = 0.5;
const leastOfFile = 0.9;

/**
 * Passings of timing systems stored on PostgreSQL against bare inserts, one a request each; and the
 * files of the live page against a file of the site, from one server.
 */
export async function benchTiming(): Promise<Row[]> {
  return [await comparePassings(), await compareShards()];
}

async function comparePassings(): Promise<Row> {
  const shared = await openShared({ servers: 1, isDurable: true });
  try {
    const db = shared.db();
    const source = { raceId: "1", domainName: "race.example.org", name: "finish", points: {}, madeBy: "bench" };
    const [made] = await db
      .insert(timingSources)
      .values({ ...source, tokenMac: "x", ending: "xxxx" })
      .returning();
    const sourceId = made?.sourceId ?? 0;
    await db.execute(sql`create table bare (like passings including all)`);
    const store = openPassingStore(db);
    let next = 0;
    const makeNext = (): SentPassing => {
      const id = next++;
      const fields = { id: `${id}`, point: "FINISH", device: "D-1", bib: 1 + (id % 20_000), raw: `${id}` };
      return makePassing({ ...fields, time: 1_796_000_000_000 + id }, { firstGun: null, timeZone: "Asia/Shanghai" });
    };
    const insertBare = async () => {
      const { at, ...passing } = makeNext();
      await db.execute(sql`
        insert into bare (source_id, external_id, content_hash, point, device, bib, chip, at, is_removed, raw)
        overriding system value
        values (${sourceId}, ${passing.externalId}, ${passing.contentHash}, ${passing.point}, ${passing.device},
          ${passing.bib}, ${passing.chip}, ${new Date(at ?? 0)}, ${passing.isRemoved}, ${passing.raw})`);
    };
    return await compareRates(
      `passings stored, one a request, ${atOnce} at once / bare inserts`,
      {
        ours: () => measureRate(() => store({ sourceId, passings: [makeNext()] })),
        baseline: () => measureRate(insertBare),
      },
      { rounds: 3, bound: leastOfInserts },
    );
  } finally {
    await shared.close();
  }
}

/** Returns how often a second something is done, so many at once. */
async function measureRate(act: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  let left = requests;
  const work = async () => {
    while (left-- > 0) await act();
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return requests / ((performance.now() - start) / 1000);
}

async function compareShards(): Promise<Row> {
  const live = { path: "/follow", title: { zh: "实时成绩" }, page: { type: "live", version: 1, props: {} } };
  const timing = await openTimingWorld({ routes: [live] });
  try {
    const { world } = timing;
    const runners = Array.from({ length: 500 }, (_, index) => ({
      bib: String(index + 1),
      name: `Runner ${String(index + 1).padStart(5, "0")}`,
      gender: 1 + (index % 2),
    }));
    await timing.list(runners);
    const { token } = await timing.addSource();
    await timing.send(
      runners.map(({ bib }, index) => record(index + 1, bib, "KM5", 20 + index / 20)),
      { token },
    );
    const headers = { host: "trail.localhost" };
    const address = await world.app.listen({ port: 0, host: "127.0.0.1" });
    const read = async (path: string) => (await world.app.inject({ url: path, headers })).json();
    const index = (await read("/live/data/race/index.json")) as LiveIndex;
    const shard = `/live/data/race/${index.shards[0]?.file}`;
    if (((await read(shard)) as { runners: LiveRunner[] }).runners.length < runners.length)
      throw new Error("A runner is missing on the live page.");
    const { data } = await read("/website-center/site-config?domainName=trail.localhost");
    const rate = async (path: string) => {
      const { requests: answered, non2xx } = await autocannon({
        url: address + path,
        headers,
        connections: 32,
        duration: 2,
      });
      if (non2xx > 0) throw new Error(`${non2xx} requests to ${path} failed.`);
      return answered.average;
    };
    return await compareRates(
      "files of the live page / a file of the site, responses/s",
      { ours: () => rate(shard), baseline: () => rate(data.uri) },
      { rounds: 5, bound: leastOfFile },
    );
  } finally {
    await timing.world.close();
  }
}
