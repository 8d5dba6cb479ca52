import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext } from "playwright-core";
import { openSession } from "../server/accounts/sessions.ts";
import { accounts } from "../server/db/account-schema.ts";
import { openDatabase } from "../server/db/open.ts";
import { type RunningServer, startServer } from "./server.ts";

/** A server whose one site, at the plain name localhost, is this one, and the tokens of people who are logged in to it. */
export interface ServerWithPeople extends RunningServer {
  tokens: Record<string, string>;
}

/** Starts the built server with that site (site/v2) and these people, who have the rights named. */
export async function startWithPeople(
  site: Record<string, unknown>,
  people: Record<string, string[]>,
  env: Record<string, string> = {},
): Promise<ServerWithPeople> {
  const folder = mkdtempSync(join(tmpdir(), "startline-people-"));
  const [dataDir, sitesDir] = [join(folder, "data"), join(folder, "sites")];
  mkdirSync(join(sitesDir, "canal-city-2025"), { recursive: true });
  writeFileSync(join(sitesDir, "canal-city-2025/site.json"), JSON.stringify(site));
  writeFileSync(join(sitesDir, "canal-city-2025/race.json"), JSON.stringify({ raceId: "7001", raceName: "Race" }));
  const { db, close } = await openDatabase({ dataDir });
  const tokens: Record<string, string> = {};
  for (const [accountId, authorities] of Object.entries(people)) {
    await db.insert(accounts).values({ accountId, nick: accountId, authorities });
    tokens[accountId] = await openSession(db, { accountId, loginType: "1", device: "test" });
  }
  await close();
  const server = await startServer({ SITES_DIR: sitesDir, ...env, DATA_DIR: dataDir });
  const stop = async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { ...server, dataDir, tokens, stop };
}

/** Makes the pages of a browser those of someone who is logged in. */
export async function beLoggedIn(context: BrowserContext, accountId: string, token: string): Promise<void> {
  const userData = { accountInfo: { accountId, accountNick: accountId, signAuthed: false }, authorities: [] };
  await context.addInitScript(
    (kept) => {
      localStorage.setItem("userData", JSON.stringify(kept.userData));
      localStorage.setItem("token", kept.token);
    },
    { userData, token },
  );
}
