import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BuiltApp, buildApp } from "./app.ts";
import { openShared, type SharedDatabase } from "./base/db/testShared.ts";
import { type Env, readEnv } from "./base/env/env.ts";
import type { Secrets } from "./base/secrets/secrets.ts";
import { secretKey, secrets } from "./base/secrets/testSecrets.ts";
import type { SignupTools } from "./money/payments/tools.ts";
import { cheapAccounts } from "./people/accounts/testSettings.ts";
import { openFileStore } from "./sites/files/store.ts";
import { loadSites } from "./sites/publish/fixtures.ts";
import { writeFiles } from "./testWorld.ts";

/**
 * Two servers over one real PostgreSQL and one folder of files: what a race of two requests can get
 * wrong is tested on them.
 */
export interface TwoServers extends SharedDatabase {
  env: Env;
  secrets: Secrets;
  /**
   * The environment that a third server in a process of its own needs for the same database,
   * folders and secret.
   */
  settings: Record<string, string>;
  app(server: number): BuiltApp["app"];
  tools(server: number): SignupTools;
  /**
   * Writes files into the folder that sites are loaded from, as `World.write` does, and publishes
   * it on both servers.
   */
  publish(files: Record<string, unknown>): Promise<void>;
}

/**
 * Opens two servers whose sites folder holds `files`, all published. `more` is added to their
 * environment.
 */
export async function openTwoServers(
  files: Record<string, unknown> = {},
  overrides: Record<string, string> = {},
  { isDurable = false } = {},
): Promise<TwoServers> {
  const folder = await mkdtemp(join(tmpdir(), "startline-servers-"));
  const shared = await openShared({ isDurable });
  const settings = {
    DATA_DIR: join(folder, "data"),
    SITES_DIR: join(folder, "sites"),
    DATABASE_URL: shared.databaseUrl,
    SECRET_KEY: secretKey,
    CAPTCHA: "off",
    ...overrides,
  };
  const env = { ...readEnv(settings), accounts: cheapAccounts };
  const store = openFileStore(join(env.dataDir, "files"));
  await mkdir(store.folder, { recursive: true });
  const open = (server: number) => buildApp({ env, db: shared.db(server), store, secrets, publishDelayMs: 0 });
  const [first, second] = [await open(0), await open(1)];
  const built = (server: number) => (server % 2 === 0 ? first : second);
  const publish: TwoServers["publish"] = async (files) => {
    await writeFiles(env.sitesDir, files);
    await loadSites(shared.db(), store, env.sitesDir);
    for (const { boundSites } of [first, second]) boundSites.forget();
  };
  await publish(files);
  return {
    ...shared,
    env,
    secrets,
    settings,
    publish,
    app: (server) => built(server).app,
    tools: (server) => built(server).tools,
    async close() {
      for (const { app } of [first, second]) await app.close();
      await shared.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
