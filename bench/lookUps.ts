import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import { and, eq, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { jinan } from "#fixtures/results/races.ts";
import type { Database } from "../server/base/db/open.ts";
import { resultSets, results } from "../server/base/db/resultSchema.ts";
import { openShared } from "../server/base/db/testShared.ts";
import { getSecrets } from "../server/base/secrets/secrets.ts";
import { documentMac } from "../server/race/documents.ts";
import { lookUpPages } from "../server/results/lookups/testLookUps.ts";
import { getRules } from "../server/results/sets/testResults.ts";
import { compareRates, type Row } from "./measure.ts";
import { domainName, measureRequests, startRaceServer } from "./raceServer.ts";

const runners = 1_000_000;
// 0.22 to 0.27 measured, 60 to 90/s: a look-up that finds its runner asks seven questions, four of
// them for the certificate, and counts its try and takes it back. Two bare counts alone leave a
// third of the bare SELECT's rate.
const leastByDocument = 0.5;
/** So many of them have a document by which they are looked up, each of them rarely. */
const known = 20_000;
const listPages = 40;
const edition = { raceId: "7001", item: "marathon", edition: "2025" };
const secrets = getSecrets("the secret key of a bench, which is long enough");

/**
 * Look-ups of scores among 1,000,000 results on PostgreSQL, by bib against a bare SELECT by the
 * primary key through the same server, by document and name against that with the two writes that
 * count a try; and pages of their public list against the same bytes from a file.
 */
export async function benchLookUps(): Promise<Row[]> {
  const shared = await openShared({ servers: 1, isDurable: true });
  const files = await mkdtemp(join(tmpdir(), "startline-bench-"));
  try {
    const db = shared.db();
    const setId = await publishResults(db);
    const watch = (app: FastifyInstance) => addBareRoutes(app, { db, setId, files });
    const site = { race: jinan.race, routes: lookUpPages };
    const { address, close } = await startRaceServer({ db, secrets, site, watch });
    const lookUp = (body: (index: number) => object) =>
      measureRequests(`${address}/sign-up/look-up`, (index) => ({
        method: "POST",
        body: JSON.stringify({ domainName, queryType: 4, ...body(index) }),
      }));
    const readBare = (path: string) =>
      measureRequests(address, (index) => ({ path: `${path}/${countUp(index, runners)}` }));
    const findBib = (index: number) => ({ by: "bib", bib: { bib: String(countUp(index, runners)) } });
    const listPath = (page: number) => `/sign-up/results/list?domainName=${domainName}&item=marathon&page=${page}`;
    for (let page = 1; page <= listPages; page++) {
      const list = await fetch(address + listPath(page));
      await writeFile(join(files, `${page}.json`), await list.text());
    }
    const rows = [
      await compareRates(
        `score by bib among ${runners} results / a bare SELECT by the primary key, requests/s`,
        { ours: () => lookUp(findBib), baseline: () => readBare("/bare") },
        { rounds: 5, bound: 0.5 },
      ),
      await compareRates(
        `score by document among ${runners} results / that SELECT and two bare counts of tries, requests/s`,
        {
          ours: () => lookUp((index) => ({ by: "document", document: findDocument(index) })),
          baseline: () => readBare("/counted"),
        },
        { rounds: 5, bound: leastByDocument },
      ),
      await compareRates(
        `first ${listPages} pages of the list of ${runners} results / the same bytes from files, requests/s`,
        {
          ours: () => measureRequests(address, (index) => ({ path: listPath(countUp(index, listPages)) })),
          baseline: () => measureRequests(address, (index) => ({ path: `/files/${countUp(index, listPages)}.json` })),
        },
        { rounds: 5, bound: 0.5 },
      ),
    ];
    await close();
    return rows;
  } finally {
    await shared.close();
    await rm(files, { recursive: true });
  }
}

const countUp = (index: number, most: number) => 1 + (index % most);

function addBareRoutes(
  app: FastifyInstance,
  { db, setId, files }: { db: Database; setId: number; files: string },
): void {
  const readRow = async (row: number) => {
    const [result] = await db
      .select()
      .from(results)
      .where(and(eq(results.setId, setId), eq(results.row, row)));
    return { code: 0, msg: "", data: result };
  };
  app.register(fastifyStatic, { root: files, prefix: "/files/", decorateReply: false });
  app.get<{ Params: { row: number } }>("/bare/:row", ({ params }) => readRow(Number(params.row)));
  app.get<{ Params: { row: number } }>("/counted/:row", async ({ params }) => {
    const row = Number(params.row);
    const count = (by: number) =>
      db.execute(sql`
        insert into tries (target, tries) values (${row % known}, 1)
        on conflict (target) do update set tries = tries.tries + ${by}`);
    await count(1);
    const answer = await readRow(row);
    await count(-1);
    return answer;
  });
}

const findDocument = (index: number) => {
  const number = countUp(index * 7919, known);
  return { type: "2", number: `E${number}`, name: `选手${number}` };
};

async function publishResults(db: Database): Promise<number> {
  const rules = getRules(jinan, "marathon");
  const [set] = await db
    .insert(resultSets)
    .values({ ...edition, number: 0, kind: "draft", rules })
    .returning();
  const setId = set?.setId ?? 0;
  const macs = Array.from({ length: known }, (_, index) =>
    documentMac(secrets, { type: "2", number: `E${index + 1}` }),
  );
  await db.execute(sql`
    insert into results
      (set_id, row, bib, name, gender, gun_ms, net_ms, status, overall_rank, gender_rank, person_id)
    select ${setId}::int, n, n::text, '选手' || n, 1 + n % 2, 7500000 + n, 7500000 + n, 'finished', n, (n + 1) / 2,
      known.mac
    from generate_series(1, ${runners}::int) as n
      left join unnest(${sql.param(macs)}::text[]) with ordinality as known(mac, row) on known.row = n`);
  await db
    .update(resultSets)
    .set({ number: 1, kind: "official", publishedAt: sql`now()`, publishedBy: "bench" })
    .where(eq(resultSets.setId, setId));
  await db.execute(sql`create table tries (target integer primary key, tries integer not null)`);
  await db.execute(sql`analyze`);
  return setId;
}
