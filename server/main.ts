import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { messageOf } from "#compiler/problems/messageOf.ts";
import { buildApp } from "./app.ts";
import { openDatabase } from "./base/db/open.ts";
import { printableError } from "./base/http/loggable.ts";
import { root } from "./base/root.ts";
import { openSecrets } from "./base/secrets.ts";
import { StartError } from "./base/startError.ts";
import { type Delivery, startDelivery } from "./delivery/delivery.ts";
import { openSenders } from "./delivery/senders.ts";
import { describeUnsent } from "./delivery/unsent.ts";
import { type Env, readEnv } from "./env.ts";
import { announceServer, newKey, withdrawServer } from "./people/admin/runningServer.ts";
import { openStore } from "./sites/files/openStore.ts";
import type { FileStore } from "./sites/files/store.ts";
import { readBuiltSite } from "./sites/page/builtSite.ts";
import { loadShippedConfig, loadSites } from "./sites/publish/fixtures.ts";
import type { Published } from "./sites/publish/publication.ts";
import type { IncompleteSite } from "./sites/publish/siteFiles.ts";
import { checkSitesFolder, closeOnSignal, closeServer, listen, makeFolder } from "./start.ts";

// Node would print the whole error; for one of the database, that includes the query and its values.
process.on("uncaughtException", stop);
await serve(readEnv(process.env)).catch(stop);

function stop(error: unknown): never {
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  const language = /^zh/i.test(LC_ALL || LC_MESSAGES || LANG || "") ? "zh" : "en";
  console.error(error instanceof StartError ? error.sentence[language] : printableError(error));
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
    await withdrawServer(env.dataDir, adminKey);
    if (app) await closeServer(app);
    await delivery?.close();
    await closeDatabase();
  };
  try {
    const { store } = await openStore(env, db);
    await makeFolder(store.folder);
    await loadShippedConfig(db, join(root, "fixtures"));
    for (const [name, published] of await loadSites(db, store, env.sitesDir, env.ownSitesDir)) tellOf(name, published);
    const builtSite = await readBuiltSite(join(root, "dist/site"));
    if (!builtSite) console.log("The site is not built (npm run build): only the calls are answered.");
    const secrets = await openSecrets(db, env);
    const built = await buildApp({ env, db, store, secrets, builtSite, adminKey });
    app = built.app;
    const log = (line: string) => app?.log.warn(line);
    delivery = startDelivery({ db, secrets, senders: await openSenders(env), log });
    const port = await listen(app, env);
    await announceServer(env.dataDir, { port, key: adminKey });
    closeOnSignal(close);
    console.log(`Startline is ready at http://localhost:${port}`);
    for (const line of describeUnsent(env, `http://localhost:${port}`)) console.log(line);
    // The server already runs: an error here is no reason to stop.
    const incomplete = await built.siteFiles.findIncomplete().catch((error) => {
      console.error(`The files of the sites could not be checked. ${printableError(error)}`);
      return [];
    });
    for (const site of incomplete) console.log(describeIncomplete(site, store));
  } catch (error) {
    await close();
    throw error;
  }
}

function describeIncomplete({ siteId, domainNames, missing }: IncompleteSite, { folder }: FileStore): string {
  const lost = missing === 1 ? "1 of its published files is" : `${missing ?? "most"} of its published files are`;
  return `Site ${siteId} (${domainNames.join(", ")}): not ready, ${lost} not in ${folder}. Publish it on this server, or copy the files of the server that has them.`;
}

function tellOf(name: string, published: Published): void {
  const { outcome, problems } = published;
  if (outcome === "unchanged") return;
  if (outcome === "failed") {
    const { reason, trace } = published;
    console.log(`Site ${name}: not published. ${reason.en}`);
    // Only a fault of the program is logged with its position in the code.
    if (trace.code === undefined && trace.cause === undefined) console.log(`${trace.message}\n${trace.stack}`);
    return;
  }
  const errors = problems.filter(({ severity }) => severity === "error");
  console.log(`Site ${name}: ${outcome}${errors.length > 0 ? `, with ${errors.length} errors` : ""}`);
  for (const problem of errors.slice(0, 5)) {
    const { code, file = "site.json", line } = problem;
    console.log(`  ${code} ${file}${line ? `:${line}` : ""} ${messageOf(problem).en}`);
  }
}
