import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import autocannon from "autocannon";
import { and, eq, sql } from "drizzle-orm";
import { jinan } from "#fixtures/results/races.ts";
import { buildApp } from "../server/app.ts";
import type { Database } from "../server/base/db/open.ts";
import { resultSets, results } from "../server/base/db/resultSchema.ts";
import { openShared } from "../server/base/db/testShared.ts";
import { readEnv } from "../server/base/env/env.ts";
import { getSecrets } from "../server/base/secrets/secrets.ts";
import { documentMac } from "../server/race/documents.ts";
import { lookUpPages } from "../server/results/lookups/testLookUps.ts";
import { getRules } from "../server/results/sets/testResults.ts";
import { openFileStore } from "../server/sites/files/store.ts";
import { loadSites } from "../server/sites/publish/fixtures.ts";
import { tinyDocument, tinyRace, tinySite, writeFiles } from "../server/testWorld.ts";
import { compareRates, type Row } from "./measure.ts";

const runners = 1_000_000;
/** So many of them have a document by which they are looked up, each of them rarely. */
const known = 20_000;
const edition = { raceId: "7001", item: "marathon", edition: "2025" };
const domainName = "trail.localhost";
const secrets = getSecrets("the secret key of a bench, which is long enough");

/**
 * Look-ups of scores among 1,000,000 results on PostgreSQL, by bib and by document and name,
 * against a bare SELECT of a result by its primary key through the same server.
 */
export async function benchLookUps(): Promise<Row[]> {
  const shared = await openShared({ servers: 1, isDurable: true });
  const folder = await mkdtemp(join(tmpdir(), "startline-bench-"));
  try {
    const db = shared.db();
    const setId = await publishResults(db);
    const { app, address } = await startServer(db, folder, setId);
    const row = (name: string, body: (index: number) => object, bound: number) =>
      compareRates(
        `${name} among ${runners} results / a bare SELECT by the primary key, requests/s`,
        {
          ours: () =>
            rate(`${address}/sign-up/look-up`, (index) => ({ method: "POST", body: JSON.stringify(body(index)) })),
          baseline: () => rate(address, (index) => ({ method: "GET", path: `/bare/${1 + (index % runners)}` })),
        },
        { rounds: 5, bound },
      );
    const query = { domainName, queryType: 4 };
    const rows = [
      await row("score by bib", (index) => ({ ...query, by: "bib", bib: { bib: String(1 + (index % runners)) } }), 0.5),
      // Its floor: a try is counted and taken back, each a write.
      await row("score by document", (index) => ({ ...query, by: "document", document: findDocument(index) }), 0),
    ];
    await app.close();
    return rows;
  } finally {
    await shared.close();
    await rm(folder, { recursive: true });
  }
}

const findDocument = (index: number) => {
  const number = 1 + ((index * 7919) % known);
  return { type: "2", number: `E${number}`, name: `选手${number}` };
};

async function publishResults(db: Database): Promise<number> {
  const rules = getRules(jinan, "marathon");
  const [set] = await db
    .insert(resultSets)
    .values({ ...edition, number: 0, kind: "draft", rules })
    .returning();
  const setId = set?.setId ?? 0;
  await db.execute(sql`
    insert into results (set_id, row, bib, name, gender, gun_ms, net_ms, status, overall_rank, gender_rank)
    select ${setId}::int, n, n::text, '选手' || n, 1 + n % 2, 7500000 + n, 7500000 + n, 'finished', n, (n + 1) / 2
    from generate_series(1, ${runners}::int) as n`);
  const macs = Array.from({ length: known }, (_, index) =>
    documentMac(secrets, { type: "2", number: `E${index + 1}` }),
  );
  await db.execute(sql`
    update results set person_id = known.mac from unnest(${sql.param(macs)}::text[]) with ordinality as known(mac, n)
    where(set_id = ${setId} and row = known.n)`);
  await db
    .update(resultSets)
    .set({ number: 1, kind: "official", publishedAt: sql`now()`, publishedBy: "bench" })
    .where(eq(resultSets.setId, setId));
  await db.execute(sql`analyze`);
  return setId;
}

async function startServer(db: Database, folder: string, setId: number) {
  const site = tinySite({ id: "trail", race: jinan.race, routes: lookUpPages });
  await writeFiles(join(folder, "sites"), {
    "trail/site.json": site,
    "trail/documents/rules.json": tinyDocument(),
    "trail/race.json": tinyRace,
  });
  const settings = { DATA_DIR: join(folder, "data"), CAPTCHA: "off", CALLS_PER_NETWORK: "1000000" };
  const env = readEnv({ ...settings, SITES_DIR: join(folder, "sites") });
  const store = openFileStore(join(env.dataDir, "files"));
  await mkdir(store.folder, { recursive: true });
  await loadSites(db, store, env.sitesDir);
  const { app } = await buildApp({
    env,
    db,
    store,
    secrets,
    watch(server) {
      server.get<{ Params: { row: number } }>("/bare/:row", async ({ params }) => {
        const [found] = await db
          .select()
          .from(results)
          .where(and(eq(results.setId, setId), eq(results.row, Number(params.row))));
        return { code: 0, msg: "", data: found };
      });
    },
  });
  const address = await app.listen({ port: 0, host: "127.0.0.1" });
  return { app, address };
}

let requests = 0;

// Each request is another one, so that nothing is answered from a cache.
async function rate(url: string, request: (index: number) => autocannon.Request): Promise<number> {
  const headers = { "content-type": "application/json" };
  const { requests: answered, non2xx } = await autocannon({
    url,
    connections: 16,
    duration: 2,
    headers,
    requests: [{ setupRequest: (base) => ({ ...base, headers, ...request(requests++) }) }],
  });
  if (non2xx > 0) throw new Error(`${non2xx} requests to ${url} failed.`);
  return answered.average;
}
