import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildApp } from "#server/app.ts";
import { openInMemory } from "#server/base/db/open.ts";
import { readEnv } from "#server/base/env/env.ts";
import { root } from "#server/base/root.ts";
import { openSecrets } from "#server/base/secrets/secrets.ts";
import { openFileStore } from "#server/sites/files/store.ts";
import { readBuiltSite } from "#server/sites/page/builtSite.ts";
import { loadShippedConfig, loadSites } from "#server/sites/publish/fixtures.ts";
import { listen, makeFolder } from "#server/start.ts";

/**
 * Starts a server of the fixtures that does not render pages: the baseline for rendering on the
 * server.
 */
export async function startUndrawn(): Promise<{ port: number; stop(): Promise<void> }> {
  const scratch = await mkdtemp(join(tmpdir(), "startline-undrawn-"));
  const { db, close } = await openInMemory();
  const env = { ...readEnv({ DATA_DIR: scratch }), host: "127.0.0.1", port: 0 };
  const store = openFileStore(join(scratch, "files"));
  await makeFolder(store.folder);
  await loadShippedConfig(db, join(root, "fixtures"));
  await loadSites(db, store, env.sitesDir);
  const secrets = await openSecrets(db, env);
  const { app } = await buildApp({
    secrets,
    env,
    db,
    store,
    builtSite: await readBuiltSite(join(root, "dist/site")),
    isDrawn: false,
  });
  const port = await listen(app, env);
  const stop = async () => {
    await app.close();
    await close();
    await rm(scratch, { recursive: true, force: true });
  };
  return { port, stop };
}
