import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { migrationsFolder } from "../base/db/migrate.ts";
import { type OpenDatabase, openInMemory } from "../base/db/open.ts";
import { secrets } from "../base/testSecrets.ts";
import { startDelivery, usualPace } from "./delivery.ts";

/** The migration that replaced pg-boss. */
const replacing = 8;
const sending = "0b5c3a52-6a55-4a53-9d0b-3f0f7d1b8d10";
const waiting = "5f0f0c6e-3c7a-4c39-8f0e-6b1b8a0d7c11";
const unseen = "9a7d4a0e-2a0b-4a57-9f59-1d7f6b1f2c12";

let folder: string;
let old: PGlite;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "startline-upgrade-"));
  await cp(migrationsFolder, folder, { recursive: true });
  const journal = JSON.parse(await readFile(join(folder, "meta/_journal.json"), "utf8"));
  journal.entries = journal.entries.slice(0, replacing);
  await writeFile(join(folder, "meta/_journal.json"), JSON.stringify(journal));
  old = await PGlite.create();
  await migrate(drizzle(old), { migrationsFolder: folder });
  await old.exec(await readFile(join(import.meta.dirname, "testPgBoss.sql"), "utf8"));
  for (const messageId of [sending, waiting, unseen]) {
    const content = { values: { code: "483920", scene: "login", minutes: 5 }, language: "en" };
    await old.query(
      "insert into outbox_messages (message_id, key, channel, target_sealed, template, content_sealed) values ($1, $2, 'email', $3, 'code', $4)",
      [messageId, `code/${messageId}`, secrets.seal(`${messageId}@example.com`), secrets.seal(JSON.stringify(content))],
    );
  }
  // One is being sent by a server of the old version, one waits for a retry, and of one the queue
  // does not know yet.
  await old.query(
    "insert into pgboss.job (id, name, state, start_after) values ($1, 'delivery-email', 'active', now()), ($2, 'delivery-email', 'retry', now() + interval '1 hour')",
    [sending, waiting],
  );
});
afterAll(async () => {
  await old.close();
  await rm(folder, { recursive: true, force: true });
});

/** The old database, opened by this version. */
async function upgrade(): Promise<OpenDatabase> {
  const dump = await old.dumpDataDir("none");
  return openInMemory(dump);
}

const schemas = async ({ embedded }: OpenDatabase) =>
  (await embedded?.query<{ nspname: string }>("select nspname from pg_namespace where(nspname = 'pgboss')"))?.rows;

test("messages that an earlier version queued are sent, but for the one that its server is still sending", async () => {
  const open = await upgrade();
  expect(await schemas(open)).toEqual([]);
  const sent: string[] = [];
  const log = () => undefined;
  const send = async ({ target }: { target: string }) => void sent.push(target);
  const senders = { email: { send, close: () => undefined } };
  const delivery = startDelivery({ db: open.db, secrets, senders, log, pace: { ...usualPace, pollSeconds: 0.05 } });
  await vi.waitFor(() => expect(sent).toHaveLength(2), 20_000);
  await delivery.close();
  expect(sent.sort()).toEqual([`${waiting}@example.com`, `${unseen}@example.com`]);
  const left = await open.embedded?.query(
    "select message_id, due_at > now() as \"isLeft\" from outbox_messages where(state = 'queued')",
  );
  expect(left?.rows).toEqual([{ message_id: sending, isLeft: true }]);
  await open.close();
});

test("queues that another program has in pg-boss stay", async () => {
  await old.exec(`select pgboss.create_queue('another', '{"policy":"standard"}')`);
  await old.exec("insert into pgboss.job (name) values ('another')");
  const open = await upgrade();
  expect((await open.embedded?.query("select name from pgboss.queue"))?.rows).toEqual([{ name: "another" }]);
  expect((await open.embedded?.query("select name from pgboss.job"))?.rows).toEqual([{ name: "another" }]);
  await open.close();
});
