import autocannon from "autocannon";
import fastify from "fastify";
import { startServer } from "../e2e/server.ts";
import { atLeast, median, type Row } from "./measure.ts";

/** Responses per second for the config and the page against a bare Fastify that answers the same bytes from a string. */
export async function benchHttp(): Promise<Row[]> {
  const server = await startServer();
  try {
    const base = `http://localhost:${server.port}`;
    const envelope = (await (await fetch(`${base}/website-center/site-config?domainName=localhost`)).json()) as {
      data: { uri: string };
    };
    const rows: Row[] = [];
    for (const [name, path] of [
      ["page", "/"],
      ["config call", "/website-center/site-config?domainName=localhost"],
      ["config file", envelope.data.uri],
    ] as const) {
      rows.push(await compareOne(name, base, path));
    }
    return rows;
  } finally {
    await server.stop();
  }
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

async function rate(url: string): Promise<number> {
  const { requests, non2xx, errors } = await autocannon({ url, connections: 32, duration: 3 });
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} refused, ${errors} failed`);
  return requests.average;
}
