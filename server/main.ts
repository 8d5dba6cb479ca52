import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { announceDoor, closeDoor, newKey } from "./admin/door.ts";
import { buildApp } from "./app.ts";
import { openDatabase } from "./db/open.ts";
import { type Delivery, startDelivery } from "./delivery/delivery.ts";
import { openSenders } from "./delivery/senders.ts";
import { tellOfDelivery } from "./delivery/tell.ts";
import { type Env, readEnv } from "./env.ts";
import { type FileStore, openFileStore } from "./files/store.ts";
import { readBuiltSite } from "./page/built-site.ts";
import { loadShippedConfig, loadSites } from "./publish/fixtures.ts";
import type { Published } from "./publish/publication.ts";
import { root } from "./root.ts";
import { openSecrets } from "./secrets.ts";
import { checkSitesFolder, closeOnSignal, closeServer, listen, makeFolder } from "./start.ts";
import { StartError } from "./start-error.ts";

try {
  await serve(readEnv(process.env));
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  console.error(error.sentence[/^zh/i.test(LC_ALL || LC_MESSAGES || LANG || "") ? "zh" : "en"]);
  process.exit(1);
}

async function serve(env: Env): Promise<void> {
  await checkSitesFolder(env.sitesDir);
  await makeFolder(env.dataDir);
  const open = await openDatabase(env);
  const { db, close: closeDatabase } = open;
  let app: FastifyInstance | undefined;
  let delivery: Delivery | undefined;
  const adminKey = newKey();
  const close = async () => {
    await closeDoor(env.dataDir, adminKey);
    if (app) await closeServer(app);
    await delivery?.close();
    await closeDatabase();
  };
  try {
    const store: FileStore = openFileStore(join(env.dataDir, "files"));
    await makeFolder(store.folder);
    await loadShippedConfig(db, join(root, "fixtures"));
    for (const [name, published] of await loadSites(db, store, env.sitesDir, env.ownSitesDir)) tellOf(name, published);
    const builtSite = await readBuiltSite(join(root, "dist/site"));
    if (!builtSite) console.log("The site is not built (npm run build): only the calls are answered.");
    const secrets = await openSecrets(db, env);
    ({ app } = await buildApp({ env, db, store, secrets, builtSite, adminKey }));
    const log = (line: string) => app?.log.warn(line);
    delivery = await startDelivery({ ...env, open, secrets, senders: await openSenders(env), log });
    const port = await listen(app, env);
    await announceDoor(env.dataDir, { port, key: adminKey });
    closeOnSignal(close);
    console.log(`Startline is ready at http://localhost:${port}`);
    for (const line of tellOfDelivery(env, `http://localhost:${port}`)) console.log(line);
  } catch (error) {
    await close();
    throw error;
  }
}

function tellOf(name: string, { outcome, problems }: Published): void {
  if (outcome === "unchanged") return;
  const errors = problems.filter(({ severity }) => severity === "error");
  console.log(`Site ${name}: ${outcome}${errors.length > 0 ? `, with ${errors.length} errors` : ""}`);
  for (const { code, file, line, message } of errors.slice(0, 5)) {
    console.log(`  ${code} ${file ?? "site.json"}${line ? `:${line}` : ""} ${message.en}`);
  }
}
