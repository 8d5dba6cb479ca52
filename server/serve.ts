import { join } from "node:path";
import { readMessage } from "#compiler/problems/readMessage.ts";
import { messages } from "#locales/generated/server/start.ts";
import { getText } from "#locales/getText.ts";
import { type BuiltApp, buildApp } from "./app.ts";
import { keepFilesPrivate, type Narrowed, narrowContent, narrowFolder } from "./base/dataFolder.ts";
import { listenForChanges } from "./base/db/changes.ts";
import { openDatabase } from "./base/db/open.ts";
import { type Delivery, startDelivery } from "./base/delivery/delivery.ts";
import { openSenders } from "./base/delivery/senders.ts";
import { type Env, readEnv } from "./base/env/env.ts";
import { printableError } from "./base/http/loggable.ts";
import { root } from "./base/root.ts";
import { openSecrets } from "./base/secrets/secrets.ts";
import { StartError } from "./base/startError.ts";
import { announceServer, newKey, withdrawServer } from "./desk/admin/runningServer.ts";
import { describeUnsent } from "./dev/unsent.ts";
import { keepOrders } from "./entry/orders/work.ts";
import { describeCloudConfig } from "./sites/cloud-config/describe.ts";
import { type OpenStore, openStore } from "./sites/files/openStore.ts";
import { readBuiltSite } from "./sites/page/builtSite.ts";
import { loadShippedConfig } from "./sites/publish/fixtures.ts";
import type { Published } from "./sites/publish/publication.ts";
import type { IncompleteSite } from "./sites/publish/siteFiles.ts";
import { openStartup, type Startup } from "./sites/publish/startup.ts";
import { dateDemos } from "./sites/template/demo.ts";
import {
  checkSitesFolder,
  closeOnSignal,
  closeServer,
  describeMerchants,
  describeMode,
  describeTestAccounts,
  listen,
  makeFolder,
} from "./start.ts";

/**
 * Serves until a signal ends this process. What stops the start is printed as one sentence, and
 * ends it with 1.
 */
export async function serve(variables: NodeJS.ProcessEnv): Promise<void> {
  // Node would print the whole error; for one of the database, that includes the query and its
  // values.
  process.on("uncaughtException", stop);
  await serveWith(readEnv(variables)).catch(stop);
}

function stop(error: unknown): never {
  console.error(error instanceof StartError ? error.sentence[operatorLanguage()] : printableError(error));
  process.exit(1);
}

function operatorLanguage(): "zh" | "en" {
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  return /^zh/i.test(LC_ALL || LC_MESSAGES || LANG || "") ? "zh" : "en";
}

async function serveWith(env: Env): Promise<void> {
  keepFilesPrivate();
  await checkSitesFolder(env.sitesDir);
  await makeFolder(env.dataDir);
  const narrowed = await narrowFolder(env.dataDir);
  // Behind a closed folder, nobody gets at what is in it: the embedded database itself creates
  // files with wider rights.
  const wasOpen = narrowed.narrowed + narrowed.left > 0;
  const { db, close: closeDatabase } = await openDatabase(env);
  const closers: (() => unknown)[] = [closeDatabase];
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer();
  };
  try {
    const open = await openStore(env, db);
    const { store } = open;
    await makeFolder(store.folder);
    await loadShippedConfig(db, join(root, "fixtures"));
    // Who names a folder gets its races as they are.
    const isShipped = env.ownSitesDir !== undefined;
    const demoDir = isShipped ? await dateDemos({ db, ...env, now: Date.now() }) : undefined;
    const startup = await openStartup({ db, store, ...env, demoDir, report: logPublished });
    await startup.publishFirst();
    const builtSite = await readBuiltSite(join(root, "dist/site"));
    if (!builtSite) console.log("The site is not built (npm run build): only the calls are answered.");
    const secrets = await openSecrets(db, env);
    let delivery: Delivery | undefined;
    closers.push(() => delivery?.close());
    const adminKey = newKey();
    const program = await buildApp({ env, db, store, secrets, builtSite, adminKey, coming: startup.coming });
    const { app, boundSites, tools } = program;
    closers.push(() => closeServer(app));
    const log = (line: string) => app.log.warn(line);
    delivery = startDelivery({ db, secrets, senders: await openSenders(env), log });
    closers.push(await keepOrders({ tools, log: (line) => app.log.error(line) }));
    if (env.databaseUrl) closers.push(listenForChanges(env.databaseUrl, () => boundSites.forget()));
    const port = await listen(app, env);
    await announceServer(env.dataDir, { port, key: adminKey });
    closers.push(() => withdrawServer(env.dataDir, adminKey));
    const stopping = new AbortController();
    // The server already runs: an error here is no reason to stop.
    const rest = finishStart({ ...program, ...open, startup, signal: stopping.signal }).catch((error) =>
      console.error(`The sites could not be checked. ${printableError(error)}`),
    );
    const narrowing = narrowContent(env.dataDir, narrowed, stopping.signal).then(
      () => wasOpen && logNarrowed(env.dataDir, narrowed),
      (error) => console.error(`The rights of DATA_DIR could not be checked. ${printableError(error)}`),
    );
    closers.push(async () => {
      stopping.abort();
      await Promise.all([rest, narrowing]);
    });
    closeOnSignal(close);
    const address = `http://localhost:${port}`;
    console.log(`Startline is ready at ${address}`);
    const { merchants } = tools;
    for (const line of [describeMode(env, address), describeTestAccounts(env, address), describeMerchants(merchants)])
      if (line) console.log(line[operatorLanguage()]);
    for (const line of describeUnsent(env, address)) console.log(line);
    for (const line of await describeCloudConfig({ db, env })) console.log(`cloud.json ${line[operatorLanguage()]}`);
  } catch (error) {
    await close();
    throw error;
  }
}

function logNarrowed(folder: string, { narrowed, left }: Narrowed): void {
  const language = operatorLanguage();
  if (narrowed > 0) console.log(getText(messages, "narrowed", { folder, count: narrowed })[language]);
  if (left > 0) console.log(getText(messages, "notNarrowed", { folder, count: left })[language]);
}

interface FinishParts extends Pick<BuiltApp, "boundSites" | "siteFiles">, OpenStore {
  startup: Startup;
  signal: AbortSignal;
}

// Finishes the slow part of the start while visitors already see the published editions.
async function finishStart({
  boundSites,
  siteFiles,
  place,
  shareEarlier,
  startup,
  signal,
}: FinishParts): Promise<void> {
  await startup.publishRest(signal, () => boundSites.forget());
  const shared = (await shareEarlier?.(signal)) ?? 0;
  if (shared > 0) console.log(`${shared} published files of this disk are now in the store of all servers.`);
  if (signal.aborted) return;
  const incompleteSites = await siteFiles.findIncomplete();
  await startup.repair(incompleteSites.map(({ siteId }) => siteId));
  boundSites.forget();
  const incomplete = incompleteSites.length > 0 ? await siteFiles.findIncomplete({ isFresh: true }) : [];
  for (const site of incomplete) console.log(describeIncomplete(site, place));
}

function describeIncomplete({ siteId, domainNames, missing }: IncompleteSite, place: string): string {
  const lossText = missing === 1 ? "1 of its published files is" : `${missing ?? "most"} of its published files are`;
  return `Site ${siteId} (${domainNames.join(", ")}): not ready, ${lossText} not in ${place}. Publish it again.`;
}

function logPublished(name: string, published: Published): void {
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
    console.log(`  ${code} ${file}${line ? `:${line}` : ""} ${readMessage(problem).en}`);
  }
}
