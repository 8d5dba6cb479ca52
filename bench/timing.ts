import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { LiveIndex, LiveRunner } from "#core/live.ts";
import { specified } from "#fixtures/results/races.ts";
import type { Database } from "../server/base/db/open.ts";
import { openShared } from "../server/base/db/testShared.ts";
import { timingSources } from "../server/base/db/timingSchema.ts";
import { getSecrets } from "../server/base/secrets/secrets.ts";
import { importRows } from "../server/results/sets/testResults.ts";
import { makePassing, type SentPassing } from "../server/results/timing/formats/passing.ts";
import { timingTokenMac } from "../server/results/timing/sources.ts";
import { openPassingStore } from "../server/results/timing/store.ts";
import { record } from "../server/results/timing/testTiming.ts";
import { tinyRace } from "../server/testWorld.ts";
import { compareRates, ms, printed, type Row } from "./measure.ts";
import { domainName, measureRequests, startRaceServer } from "./raceServer.ts";

const requests = 4000;
const atOnce = 50;
const leastOfInserts = 0.5;
const leastOfFile = 0.9;
const passingsPerSecond = 1000;
const passingsPerRequest = 25;
const passingsAtPace = 15_000;
const secrets = getSecrets("the secret key of a bench, which is long enough");

/**
 * Passings of timing systems stored on PostgreSQL against bare inserts, one a request each; the
 * files of the live page against a static file of the same bytes, from one server; and how long a
 * passing takes to the live page at the pace of a large race.
 */
export async function benchTiming(): Promise<Row[]> {
  return [await withDatabase(comparePassings), await withDatabase(compareShards), await withDatabase(measureDelays)];
}

async function withDatabase(measure: (db: Database) => Promise<Row>): Promise<Row> {
  const shared = await openShared({ servers: 1, isDurable: true });
  try {
    return await measure(shared.db());
  } finally {
    await shared.close();
  }
}

const makeSource = (raceId: string) => ({
  raceId,
  domainName,
  name: "decoder",
  points: {},
  ending: "ench",
  madeBy: "bench",
});

async function comparePassings(db: Database): Promise<Row> {
  const [made] = await db
    .insert(timingSources)
    .values({ ...makeSource("1"), tokenMac: "x" })
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

// A race on the way: its live page, and a start list of which nobody has started.
async function openLiveServer(db: Database, bibs: readonly string[], watch?: (app: FastifyInstance) => void) {
  const live = { path: "/follow", title: { zh: "实时成绩" }, page: { type: "live", version: 1, props: {} } };
  const { race } = specified;
  const server = await startRaceServer({ db, secrets, site: { race, routes: [live] }, ...(watch && { watch }) });
  const edition = { raceId: tinyRace.raceId, item: "marathon", edition: "2025" };
  await importRows(
    db,
    edition,
    bibs.map((bib, index) => ({ bib, name: `Runner ${bib.padStart(5, "0")}`, gender: 1 + (index % 2) })),
  );
  const token = "bench";
  await db.insert(timingSources).values({ ...makeSource(edition.raceId), tokenMac: timingTokenMac(secrets, token) });
  const send = async (passings: object[]) => {
    const reply = await fetch(`${server.address}/timing/race-result`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify(passings),
    });
    if (!reply.ok) throw new Error(`Passings were refused: ${reply.status}.`);
  };
  const read = async <T>(file: string): Promise<T> => {
    // `fetch` sends no other host than that of the address.
    const reply = await server.app.inject({ url: `/live/data/race/${file}`, headers: { host: domainName } });
    return reply.json();
  };
  return { ...server, send, read };
}

const makeBibs = (count: number) => Array.from({ length: count }, (_, index) => String(index + 1));

async function compareShards(db: Database): Promise<Row> {
  const files = await mkdtemp(join(tmpdir(), "startline-bench-"));
  const addFiles = (app: FastifyInstance) =>
    void app.register(fastifyStatic, { root: files, prefix: "/files/", decorateReply: false });
  const bibs = makeBibs(500);
  const server = await openLiveServer(db, bibs, addFiles);
  try {
    await server.send(bibs.map((bib, index) => record(index + 1, bib, "KM5", 20 + index / 20)));
    const { shards } = await server.read<LiveIndex>("index.json");
    const file = shards[0]?.file ?? "";
    const shard = await server.read<{ runners: LiveRunner[] }>(file);
    if (shard.runners.filter(({ times }) => times[1] !== null).length < bibs.length)
      throw new Error("A runner is missing on the live page.");
    await writeFile(join(files, "shard.json"), JSON.stringify(shard));
    const headers = { host: domainName };
    const measure = (path: string) => measureRequests(server.address, () => ({ path, headers }));
    return await compareRates(
      "files of the live page / a static file of the same bytes, responses/s",
      { ours: () => measure(`/live/data/race/${file}`), baseline: () => measure("/files/shard.json") },
      { rounds: 5, bound: leastOfFile },
    );
  } finally {
    await server.close();
    await rm(files, { recursive: true });
  }
}

// How long a passing takes from the timing system to the file that a reader gets: as many a
// second as the busiest points of a large race have, with a reader who asks all the time.
async function measureDelays(db: Database): Promise<Row> {
  const bibs = makeBibs(20_000);
  const server = await openLiveServer(db, bibs);
  try {
    await server.read("index.json");
    const sentAt = new Map<string, number>();
    const delays: number[] = [];
    const known = new Set<string>();
    const readNew = async () => {
      const { shards } = await server.read<LiveIndex>("index.json");
      for (const { file } of shards) {
        if (known.has(file)) continue;
        const { runners } = await server.read<{ runners: LiveRunner[] }>(file);
        known.add(file);
        for (const { bib, times } of runners) {
          const sent = times[1] === null ? undefined : sentAt.get(bib);
          if (sent === undefined) continue;
          delays.push(performance.now() - sent);
          sentAt.delete(bib);
        }
      }
    };
    const start = performance.now();
    const sending: Promise<void>[] = [];
    for (let next = 0; next < passingsAtPace; ) {
      const due = Math.min(passingsAtPace, Math.floor((performance.now() - start) * (passingsPerSecond / 1000)));
      if (due - next >= passingsPerRequest || due === passingsAtPace) {
        // Spread over all files, as people who start together are.
        const part = Array.from(
          { length: due - next },
          (_, index) => bibs[((next + index) * 7919) % bibs.length] ?? "",
        );
        for (const bib of part) sentAt.set(bib, performance.now());
        sending.push(server.send(part.map((bib, index) => record(next + index + 1, bib, "KM5", 20))));
        next = due;
      }
      await readNew();
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    await Promise.all(sending);
    const deadline = performance.now() + 60_000;
    while (sentAt.size > 0 && performance.now() < deadline) {
      await readNew();
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    if (sentAt.size > 0) throw new Error(`${sentAt.size} passings are not on the live page.`);
    delays.sort((a, b) => a - b);
    const p95 = delays[Math.floor(delays.length * 0.95)] ?? Number.NaN;
    // Readers are shown what is at most a second old.
    const name = `passing to live page, 95 % of ${passingsAtPace} at ${passingsPerSecond}/s, 20000 runners / its second`;
    return printed(name, ms(p95), ms(1000), p95 / 1000);
  } finally {
    await server.close();
  }
}
