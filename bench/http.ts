import autocannon from "autocannon";
import fastify from "fastify";
import { startServer } from "../e2e/server.ts";
import { startPostgres } from "../server/base/db/testPostgres.ts";
import { atLeast, median, type Row } from "./measure.ts";

// All requests come from one network, and more than its limit allows.
const unlimited = { CALLS_PER_NETWORK: "1000000" };

/** Responses per second for pages and configs: against a bare Fastify, and with published files in PostgreSQL against the local disk. */
export async function benchHttp(): Promise<Row[]> {
  return [...(await compareWithBare()), ...(await compareStores())];
}

/** Responses per second for the config and the page against a bare Fastify that answers the same bytes from a string. */
async function compareWithBare(): Promise<Row[]> {
  const server = await startServer(unlimited);
  try {
    const base = `http://localhost:${server.port}`;
    const rows: Row[] = [];
    for (const [name, path] of [
      ["page", "/"],
      ["config call", configCall],
      ["config file", await addressOfConfig(base)],
    ] as const) {
      rows.push(await compareOne(name, base, path));
    }
    return rows;
  } finally {
    await server.stop();
  }
}

const configCall = "/website-center/site-config?domainName=localhost";

async function compareStores(): Promise<Row[]> {
  const postgres = await startPostgres();
  const servers = [
    await startServer(unlimited),
    await startServer({ ...unlimited, DATABASE_URL: postgres.databaseUrl }),
  ] as const;
  try {
    const rows: Row[] = [];
    const bases = servers.map(({ port }) => `http://localhost:${port}`) as [string, string];
    for (const [name, path] of [
      ["page", "/"],
      ["config call", configCall],
      ["config file", await addressOfConfig(bases[0])],
    ] as const) {
      const rates = bases.map(() => [] as number[]);
      // Many short turns: both run the same code once they are warm, and other load on the machine comes in waves.
      for (let round = 0; round < 13; round++)
        for (const index of round % 2 === 0 ? [0, 1] : [1, 0]) {
          const measured = await rate(bases[index] + path, 1);
          if (round > 0) rates[index]?.push(measured);
        }
      const [disk = Number.NaN, store = Number.NaN] = rates.map(median);
      // Of the two turns of each round: they had about the same load beside them.
      const ratio = median((rates[1] ?? []).map((turn, round) => turn / (rates[0]?.[round] ?? Number.NaN)));
      const shown = [`${store.toFixed(0)}/s`, `${disk.toFixed(0)}/s`] as const;
      rows.push(atLeast(`${name}: responses/s, files in PostgreSQL / on disk`, ...shown, ratio, 0.9));
    }
    return rows;
  } finally {
    for (const server of servers) await server.stop();
    await postgres.stop();
  }
}

async function addressOfConfig(base: string): Promise<string> {
  const { data } = (await (await fetch(base + configCall)).json()) as { data: { uri: string } };
  return data.uri;
}

async function compareOne(name: string, base: string, path: string): Promise<Row> {
  const answer = await fetch(base + path);
  const text = await answer.text();
  const bare = fastify();
  bare.get("/*", (_, reply) => reply.type(answer.headers.get("content-type") ?? "text/plain").send(text));
  const address = await bare.listen({ port: 0, host: "127.0.0.1" });
  const rates = { ours: [] as number[], baseline: [] as number[] };
  for (let round = 0; round < 4; round++) {
    const ours = await rate(base + path);
    const baseline = await rate(address + path);
    if (round > 0) {
      rates.ours.push(ours);
      rates.baseline.push(baseline);
    }
  }
  await bare.close();
  const [ours, baseline] = [median(rates.ours), median(rates.baseline)];
  return atLeast(
    `${name}: responses/s / bare Fastify`,
    `${ours.toFixed(0)}/s`,
    `${baseline.toFixed(0)}/s`,
    ours / baseline,
    0.7,
  );
}

async function rate(url: string, duration = 3): Promise<number> {
  const { requests, non2xx, errors } = await autocannon({ url, connections: 32, duration });
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} refused, ${errors} failed`);
  return requests.average;
}
