import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres } from "../server/base/db/testPostgres.ts";
import { startServer } from "./server.ts";

/** The server of `startPeopleServer`, with what a test needs to read and write its database. */
export interface PeopleServer {
  port: number;
  dataDir: string;
  databaseUrl: string;
  secretKey: string;
}

/** The test account that the login drawer has a button for. */
export const quick = { name: { zh: "快跑者", en: "Quick runner" }, email: "quick@example.com", password: "first123" };

/**
 * Starts the built server for all tests in which somebody is logged in. It has no human
 * verification, codes are in its outbox, files have at most 1 MB, and organisers need a second
 * factor. On PostgreSQL, so that tests can add accounts while it runs.
 */
export async function startPeopleServer(): Promise<PeopleServer & { stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), "startline-people-"));
  const debugConfig = join(folder, "debug.json");
  writeFileSync(debugConfig, JSON.stringify({ testAccounts: [quick] }));
  const postgres = await startPostgres();
  const secretKey = "a secret of the browser tests, long enough";
  const server = await startServer({
    NODE_ENV: "development",
    CAPTCHA: "off",
    UPLOAD_LIMIT: "1 MB",
    ORGANISER_SECOND_FACTOR: "required",
    REFUND_LIMIT_YUAN: "20",
    DEBUG_CONFIG: debugConfig,
    DATABASE_URL: postgres.databaseUrl,
    SECRET_KEY: secretKey,
  });
  const stop = async () => {
    await server.stop();
    await postgres.stop();
    rmSync(folder, { recursive: true });
  };
  const { port, dataDir } = server;
  return { port, dataDir, databaseUrl: postgres.databaseUrl, secretKey, stop };
}
