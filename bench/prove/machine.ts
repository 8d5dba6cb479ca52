import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";
import pg from "pg";
import { freePort, type RunningServer, startServer } from "../../e2e/server.ts";
import { buildApp } from "../../server/app.ts";
import { openDatabase } from "../../server/base/db/open.ts";
import { startPostgres } from "../../server/base/db/testPostgres.ts";
import { readEnv } from "../../server/base/env/env.ts";
import { openSecrets } from "../../server/base/secrets/secrets.ts";
import { openFileStore } from "../../server/sites/files/store.ts";
import { loadSites } from "../../server/sites/publish/fixtures.ts";
import { writeFiles } from "../../server/testWorld.ts";
import type { BuildParts, ProofContext, ProofDatabase, ServerOptions, ServerProcess } from "./proof.ts";
import { seedRandom } from "./random.ts";

/** The SECRET_KEY of all servers of a run. */
export const secretKey = "a secret key that only proofs have, long enough";

/** The one PostgreSQL of a run; gone after `stop`. */
export interface Machine {
  /** Opens what one proof works with; `close` ends all that it has opened. */
  open(seed: number): { context: ProofContext; close(): Promise<void> };
  /** Such as "PostgreSQL 18.1". */
  version: string;
  stop(): Promise<void>;
}

/** Starts PostgreSQL; throws if it cannot: without it there is nothing to prove. */
export async function openMachine(): Promise<Machine> {
  const postgres = await startPostgres({ isDurable: true });
  const version = await ask(postgres.databaseUrl, "show server_version", "server_version");
  let databases = 0;
  const open = (seed: number) => {
    const closers: (() => unknown)[] = [];
    const onEnd = (close: () => unknown) => void closers.push(close);
    const context: ProofContext = {
      seed,
      random: seedRandom(seed),
      onEnd,
      openDatabase: async () => {
        databases += 1;
        return addDatabase(postgres.databaseUrl, `proof_${databases}`, onEnd);
      },
      startServers: (database, many, options) => startServers(database, many, options, onEnd),
      buildServers: (database, many, sitesDir, parts = {}) => buildServers(database, { many, sitesDir, parts }, onEnd),
      writeFolder: async (files) => {
        const folder = await temporaryFolder(onEnd);
        await writeFiles(folder, files);
        return folder;
      },
      killPostgres: postgres.kill,
      startPostgres: postgres.start,
    };
    const close = async () => {
      for (const one of closers.splice(0).reverse()) await one();
    };
    return { context, close };
  };
  return { open, version: `PostgreSQL ${version}`, stop: postgres.stop };
}

type OnEnd = ProofContext["onEnd"];

async function ask(url: string, query: string, column = ""): Promise<string> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const { rows } = await client.query(query);
    return String(rows[0]?.[column] ?? "");
  } finally {
    await client.end();
  }
}

async function addDatabase(serverUrl: string, name: string, onEnd: OnEnd): Promise<ProofDatabase> {
  await ask(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const { db, close } = await openDatabase({ databaseUrl: url.href, dataDir: "" });
  onEnd(close);
  return { url: url.href, db };
}

async function temporaryFolder(onEnd: OnEnd): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "startline-proof-"));
  onEnd(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function startServers(database: ProofDatabase, many: number, options: ServerOptions, onEnd: OnEnd) {
  const servers: ServerProcess[] = [];
  for (let n = 0; n < many; n++) servers.push(await startOne(database, options, onEnd));
  return servers;
}

async function startOne({ url }: ProofDatabase, options: ServerOptions, onEnd: OnEnd): Promise<ServerProcess> {
  const dataDir = await temporaryFolder(onEnd);
  const port = await freePort();
  const env = {
    NODE_ENV: "development",
    HOST: "127.0.0.1",
    CAPTCHA: "off",
    SECRET_KEY: secretKey,
    // All requests come from one network, and more than its limit allows.
    CALLS_PER_NETWORK: "1000000",
    DATABASE_URL: url,
    SITES_DIR: options.sitesDir,
    DATA_DIR: dataDir,
    PORT: String(port),
    ...(options.clockMs !== undefined && { NODE_OPTIONS: `--import=${skewedClock(options.clockMs)}` }),
    ...options.env,
  };
  let server: RunningServer = await startServer(env);
  onEnd(() => server.stop());
  return {
    address: `http://127.0.0.1:${port}`,
    port,
    output: () => server.output(),
    kill: () => server.kill(),
    restart: async () => {
      await server.stop();
      server = await startServer(env);
    },
  };
}

// A module that shifts the clock of a process before anything of it runs.
function skewedClock(clockMs: number): string {
  const code = `const Real = Date;
    globalThis.Date = class Date extends Real {
      constructor(...all) { if (all.length > 0) super(...all); else super(Real.now() + ${clockMs}); }
      static now() { return Real.now() + ${clockMs}; }
    };`;
  return `data:text/javascript,${encodeURIComponent(code)}`;
}

async function buildServers(
  { url }: ProofDatabase,
  { many, sitesDir, parts }: { many: number; sitesDir: string; parts: BuildParts },
  onEnd: OnEnd,
) {
  const dataDir = await temporaryFolder(onEnd);
  const settings = { DATA_DIR: dataDir, SITES_DIR: sitesDir, CAPTCHA: "off", SECRET_KEY: secretKey };
  const { env: more, ...others } = parts;
  const env = { ...readEnv({ ...settings, DATABASE_URL: url, CALLS_PER_NETWORK: "1000000" }), ...more };
  const store = openFileStore(join(dataDir, "files"));
  await mkdir(store.folder, { recursive: true });
  const servers = [];
  for (let n = 0; n < many; n++) {
    const { db, close } = await openDatabase({ databaseUrl: url, dataDir });
    onEnd(close);
    const secrets = await openSecrets(db, env);
    if (n === 0) await loadSites(db, store, sitesDir);
    // What the proofs provoke, such as forged notifications, is in their figures and not in the
    // output.
    const log = new Writable({ write: (_chunk, _encoding, done) => done() });
    const built = await buildApp({ log, ...others, env, db, store, secrets, publishDelayMs: 0 });
    onEnd(() => built.app.close());
    servers.push({ ...built, db });
  }
  return servers;
}
