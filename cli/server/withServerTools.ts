import { Readable, Writable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import type { FastifyInstance } from "fastify";
import type { Sentence } from "#core/text.ts";
import { messages } from "#locales/generated/cli/command.ts";
import { getText } from "#locales/getText.ts";
import { keepFilesPrivate } from "#server/base/dataFolder.ts";
import { type Database, openDatabase } from "#server/base/db/open.ts";
import { isDatabaseMade, nameDatabase } from "#server/base/db/whichDatabase.ts";
import { type Env, readEnv } from "#server/base/env/env.ts";
import { openSecrets } from "#server/base/secrets/secrets.ts";
import { findRunningServer, newKey } from "#server/desk/admin/runningServer.ts";
import { type MovedDatabase, moveDatabase } from "#server/moveDatabase.ts";
import { openStore } from "#server/sites/files/openStore.ts";
import { UsageError } from "../base/terminal.ts";
import type { Place } from "./createCaller.ts";
import type { ServerTools } from "./serverTools.ts";
import { throughServer } from "./throughServer.ts";
import type { WorkPlace } from "./workPlace.ts";

/**
 * Does something with the sites or accounts of the server that the environment names: by calls to
 * the running one, whose visitors see it at once, or to one in this process that does not listen.
 * Throws a StartError if neither can be opened, and a UsageError if there is no database and
 * `mayMake` does not resolve to true.
 */
export async function withServerTools<T>(
  work: (server: ServerTools, place: WorkPlace) => Promise<T>,
  mayMake?: (database: Sentence) => Promise<boolean>,
): Promise<T> {
  // A verb runs as in production, and a server in production refuses to have test accounts.
  const { DEBUG_CONFIG: _testAccounts, ...settings } = process.env;
  const env = readEnv(settings);
  const { dataDir } = env;
  const isShared = env.databaseUrl !== undefined;
  const running = await findRunningServer(dataDir);
  if (running) {
    const server = throughServer({ base: `http://127.0.0.1:${running.port}`, bearer: running.key });
    return await work(server, { dataDir, port: running.port, isShared });
  }
  const database = nameDatabase(env);
  if (!(await isDatabaseMade(env)) && !(await mayMake?.(database)))
    throw new UsageError(getText(messages, mayMake ? "notMade" : "noDatabase", { database }));
  keepFilesPrivate();
  const { db, close } = await openDatabase(env);
  try {
    const { app, place } = await openServer(env, db);
    try {
      return await work(throughServer(place), { dataDir, database, isShared });
    } finally {
      await app.close();
    }
  } finally {
    await close();
  }
}

/**
 * Moves the embedded database of the environment to the PostgreSQL that it names. Throws a
 * StartError if it cannot.
 */
export async function moveToPostgres(): Promise<MovedDatabase & { database: Sentence; dataDir: string }> {
  const env = readEnv(process.env);
  keepFilesPrivate();
  const result = await moveDatabase(env);
  return { ...result, database: nameDatabase(env), dataDir: env.dataDir };
}

// Nothing that a server does by itself runs in one that does not listen.
async function openServer(env: Env, db: Database): Promise<{ app: FastifyInstance; place: Place }> {
  const { store } = await openStore(env, db);
  const key = newKey();
  const { buildApp } = await import("#server/app.ts");
  const { app } = await buildApp({ env, db, store, secrets: await openSecrets(db, env), adminKey: key, log: warnings });
  return {
    app,
    place: { base: "http://localhost", bearer: key, fetch: (address, call) => inject(app, address, call) },
  };
}

async function inject(
  app: FastifyInstance,
  address: string,
  { method, headers, body }: { method: string; headers: Record<string, string>; body?: string | FormData },
): Promise<Response> {
  const { pathname, search } = new URL(address);
  const call = { method: method as "GET", url: pathname + search, ...(await encodeBody(headers, body)) };
  const response = await app.inject({ ...call, payloadAsStream: true });
  const headerPairs = Object.entries(response.headers).map(([name, value]): [string, string] => [name, String(value)]);
  const stream = Readable.toWeb(response.stream()) as ReadableStream<Uint8Array>;
  return new Response(stream as BodyInit, { status: response.statusCode, headers: headerPairs });
}

// What fetch does with a form before it sends it.
async function encodeBody(headers: Record<string, string>, body: string | FormData | undefined) {
  if (!(body instanceof FormData)) return { headers, ...(body !== undefined && { body }) };
  const form = new Response(body);
  const type = form.headers.get("content-type") ?? "";
  return { headers: { ...headers, "content-type": type }, body: Buffer.from(await form.arrayBuffer()) };
}

// The reason of a failure is in the reply: of the log, a person reads the warnings, such as that of
// a merchant whose certificate expires.
const warnings = new Writable({
  write(line, _encoding, done) {
    const { level, msg } = JSON.parse(String(line)) as { level: number; msg: string };
    if (level === 40) process.stderr.write(`${msg}\n`);
    done();
  },
});
