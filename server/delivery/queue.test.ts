import pg from "pg";
import PgBoss from "pg-boss";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startPostgres } from "../base/db/testPostgres.ts";
import { openQueue } from "./queue.ts";

const atOnce = 6;
const pace = { expireSeconds: 60, maintenanceSeconds: 3600, retrySeconds: 1, retries: 8 };
let postgres: Awaited<ReturnType<typeof startPostgres>>;
let client: pg.Client;
beforeAll(async () => {
  postgres = await startPostgres();
  client = new pg.Client({ connectionString: postgres.databaseUrl });
  await client.connect();
});
afterAll(async () => {
  await client?.end();
  await postgres?.stop();
});
const forget = () => client.query("drop schema if exists pgboss cascade");
beforeEach(forget);

// How many of several servers that start at once could not make the queues of a new database.
async function failuresOf(open: () => Promise<{ close(): Promise<void> }>): Promise<number> {
  await forget();
  const opened = await Promise.allSettled(Array.from({ length: atOnce }, open));
  for (const one of opened) if (one.status === "fulfilled") await one.value.close();
  return opened.filter(({ status }) => status === "rejected").length;
}

describe("servers that start at once on a new database", () => {
  test("all start", async () => {
    const { databaseUrl } = postgres;
    const open = () => openQueue({ databaseUrl }, pace, { channels: ["email", "sms"], onError: () => undefined });
    for (let round = 0; round < 5; round++) expect(await failuresOf(open)).toBe(0);
  }, 60_000);

  test("some would not, if they did not wait for each other", async () => {
    const open = async () => {
      const boss = new PgBoss({ connectionString: postgres.databaseUrl, max: 2, schedule: false });
      boss.on("error", () => undefined);
      const close = () => boss.stop({ graceful: false });
      try {
        await boss.start();
        for (const name of ["one", "two"]) await boss.createQueue(name, { name, policy: "standard" });
      } catch (error) {
        await close();
        throw error;
      }
      return { close };
    };
    let failures = 0;
    for (let round = 0; round < 40 && failures === 0; round++) failures += await failuresOf(open);
    expect(failures).toBeGreaterThan(0);
  }, 120_000);
});
