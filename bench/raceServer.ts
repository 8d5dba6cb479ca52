import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import autocannon from "autocannon";
import type { FastifyInstance } from "fastify";
import { buildApp } from "../server/app.ts";
import type { Database } from "../server/base/db/open.ts";
import { readEnv } from "../server/base/env/env.ts";
import type { Secrets } from "../server/base/secrets/secrets.ts";
import { openFileStore } from "../server/sites/files/store.ts";
import { loadSites } from "../server/sites/publish/fixtures.ts";
import { tinyDocument, tinyRace, tinySite, writeFiles } from "../server/testWorld.ts";

/** The domain of a race server's site. */
export const domainName = "trail.localhost";

/** A server with one race on a database, that listens. */
export interface RaceServer {
  app: FastifyInstance;
  address: string;
  close(): Promise<void>;
}

interface Wanted {
  db: Database;
  secrets: Secrets;
  /** Further fields of its site. */
  site: Record<string, unknown>;
  /** Adds routes to measure against. */
  watch?(app: FastifyInstance): void;
}

/** Starts a server in this process, without a limit of calls a network. */
export async function startRaceServer({ db, secrets, site, watch }: Wanted): Promise<RaceServer> {
  const folder = await mkdtemp(join(tmpdir(), "startline-bench-"));
  await writeFiles(join(folder, "sites"), {
    "trail/site.json": tinySite({ id: "trail", ...site }),
    "trail/documents/rules.json": tinyDocument(),
    "trail/race.json": tinyRace,
  });
  const settings = { DATA_DIR: join(folder, "data"), CAPTCHA: "off", CALLS_PER_NETWORK: "1000000" };
  const env = readEnv({ ...settings, SITES_DIR: join(folder, "sites") });
  const store = openFileStore(join(env.dataDir, "files"));
  await mkdir(store.folder, { recursive: true });
  await loadSites(db, store, env.sitesDir);
  const { app } = await buildApp({ env, db, store, secrets, ...(watch && { watch }) });
  const address = await app.listen({ port: 0, host: "127.0.0.1" });
  const close = async () => {
    await app.close();
    await rm(folder, { recursive: true });
  };
  return { app, address, close };
}

let requests = 0;

/**
 * Measures requests per second for two seconds. Each request gets a number of its own, so that none
 * need be answered from a cache. Throws if one is refused.
 */
export async function measureRequests(url: string, request: (index: number) => autocannon.Request): Promise<number> {
  const headers = { "content-type": "application/json" };
  const setupRequest = (base: autocannon.Request): autocannon.Request => {
    const made = request(requests++);
    return { ...base, ...made, headers: { ...headers, ...made.headers } };
  };
  const { requests: answered, non2xx } = await autocannon({
    url,
    connections: 16,
    duration: 2,
    requests: [{ setupRequest }],
  });
  if (non2xx > 0) throw new Error(`${non2xx} requests to ${url} failed.`);
  return answered.average;
}
