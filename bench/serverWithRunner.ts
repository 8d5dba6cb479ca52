import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Person } from "../e2e/loggedIn.ts";
import { startServer } from "../e2e/server.ts";
import { accounts } from "../server/base/db/accountSchema.ts";
import { openDatabase } from "../server/base/db/open.ts";
import { layTestDatabase } from "../server/base/db/testDatabase.ts";
import { openSession } from "../server/people/accounts/sessions.ts";

/**
 * Starts the built server with the site of a folder at the name localhost, and with a runner who is
 * logged in.
 */
export async function startWithRunner(site: string): Promise<{ port: number; runner: Person; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), "startline-people-"));
  const [dataDir, sitesDir] = [join(folder, "data"), join(folder, "sites")];
  cpSync(site, join(sitesDir, "canal-city-2025"), { recursive: true });
  await layTestDatabase(dataDir);
  const { db, close } = await openDatabase({ dataDir });
  const accountId = "runner";
  await db.insert(accounts).values({ accountId, nick: accountId, authorities: [] });
  const token = await openSession(db, { accountId, loginType: "1", device: "test" });
  await close();
  const server = await startServer({ SITES_DIR: sitesDir, DATA_DIR: dataDir });
  const stop = async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { port: server.port, runner: { accountId, token }, stop };
}
