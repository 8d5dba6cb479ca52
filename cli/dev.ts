import { access, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import type { Sentence } from "#core/text.ts";
import { messages } from "#locales/generated/cli/dev.ts";
import { getText } from "#locales/getText.ts";
import { pictureCache } from "#pictures/cacheFolder.ts";
import type { Progress } from "#pictures/pictures.ts";
import { buildApp } from "#server/app.ts";
import { openInMemory } from "#server/base/db/open.ts";
import { readEnv } from "#server/base/env/env.ts";
import { readHosts } from "#server/base/hosts.ts";
import { normaliseDomainName } from "#server/base/http/domainName.ts";
import { root } from "#server/base/root.ts";
import { openSecrets } from "#server/base/secrets/secrets.ts";
import { startError } from "#server/base/startError.ts";
import { openPages, reloadElement } from "#server/dev/routes.ts";
import { openFileStore } from "#server/sites/files/store.ts";
import { type BuiltSite, readBuiltSite } from "#server/sites/page/builtSite.ts";
import { loadShippedConfig } from "#server/sites/publish/fixtures.ts";
import { readPackFolders } from "#server/sites/publish/packs.ts";
import { publishFolder } from "#server/sites/publish/service.ts";
import { listen, makeFolder } from "#server/start.ts";
import { siteFolder, withDisplayPath } from "./base/paths.ts";
import { showPictures } from "./config/pictureProgress.ts";
import { formatPublished } from "./publishReport.ts";
import { watchFolder } from "./watchFolder.ts";

export interface DevOptions {
  /** The port to serve on; 0 for any free port, 8080 by default. */
  port?: number;
  host?: string;
  language?: "zh" | "en";
  /** Writes one or more whole lines for the organiser. */
  print?(text: string): void;
}

/** A site that is being worked on. */
export interface Development {
  /** The address of the site: http://localhost:8080 */
  address: string;
  /** Ends the watching and the server, and removes what they stored. */
  stop(): Promise<void>;
}

/**
 * Serves one site's folder, publishes it at every save and reloads the browsers that show it; what
 * is wrong with it is printed with its place. A save that is no site leaves the last good one.
 * Keeps everything in memory and in a folder that is gone afterwards. Throws a StartError if it
 * cannot start.
 */
export async function dev(place: string, options: DevOptions = {}): Promise<Development> {
  const { language = "en", print = (text) => void process.stdout.write(`${text}\n`) } = options;
  const localise = (sentence: Sentence) => sentence[language];
  const folder = resolve(await siteFolder(place));
  await access(join(folder, "site.json")).catch(() => {
    throw startError("noSite", { folder });
  });
  const builtSite = await readReloading();
  const closers: (() => Promise<unknown> | unknown)[] = [];
  const stop = async () => {
    for (const close of closers.splice(0).reverse()) await close();
  };
  try {
    const world = await openWorld(options, builtSite, closers);
    // What goes wrong with one save must not end the watching of the next.
    const publish = () =>
      publishTo(world, folder, print, localise).catch((error: Error) => print(localise(describeFailure(error))));
    await publish();
    const port = await listen(world.app, world.env);
    closers.push(await watchFolder(() => withPacks(folder), publish));
    const address = `http://localhost:${port}`;
    print(localise(getText(messages, "watching", { folder, address })));
    return { address, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

// A pack may be named, or made, while the site is served.
async function withPacks(folder: string): Promise<string[]> {
  return [folder, ...(await readPackFolders(folder))];
}

type World = Awaited<ReturnType<typeof openWorld>>;

// A server of its own, of which nothing is left afterwards; what has to be closed is added to
// `closers` as it is opened.
async function openWorld({ host, port = 8080 }: DevOptions, builtSite: BuiltSite, closers: (() => unknown)[]) {
  const scratch = await mkdtemp(join(tmpdir(), "startline-dev-"));
  closers.push(() => rm(scratch, { recursive: true, force: true }));
  const { db, close } = await openInMemory();
  closers.push(close);
  // Of the operator's settings, only the hosts change what a page shows.
  const settings = readEnv({ HOST: host, DATA_DIR: scratch, NODE_ENV: "development" });
  const env = { ...settings, ...readHosts(process.env), port };
  const store = openFileStore(join(scratch, "files"), { compresses: false });
  await makeFolder(store.folder);
  const secrets = await openSecrets(db, env);
  const pages = openPages();
  const { app, boundSites } = await buildApp({ env, db, store, secrets, builtSite, publishDelayMs: 0, isEarly: true });
  closers.push(() => app.close());
  await app.register(pages.routes);
  await loadShippedConfig(db, join(root, "fixtures"));
  return { env, db, store, pages, app, boundSites };
}

async function publishTo(
  { db, store, pages, boundSites }: World,
  folder: string,
  print: (text: string) => void,
  localise: (sentence: Sentence) => string,
): Promise<void> {
  const startedAt = performance.now();
  const progress = showPictures({ localise, hasColour: false }, { print, isBrief: true, screen: undefined });
  const onProgress = (result: Progress) => result.isNew && progress.onProgress(result);
  const pictures = { cache: pictureCache(), onProgress };
  const published = await publishFolder(db, store, { ...getPublication(folder), pictures });
  const problems = published.problems.map((problem) => withDisplayPath(problem, folder));
  print(formatPublished({ ...published, problems }, Math.round(performance.now() - startedAt), localise));
  if (published.outcome !== "published") return;
  boundSites.forget();
  pages.reload();
}

async function readReloading(): Promise<BuiltSite> {
  const site = await readBuiltSite(join(root, "dist/site"));
  if (!site) throw startError("notBuilt");
  return { ...site, html: site.html.replace("</head>", `${reloadElement}</head>`) };
}

function getPublication(folder: string) {
  const name = normaliseDomainName(`${basename(folder)}.localhost`);
  const domainNames = ["localhost", "127.0.0.1", ...(name ? [name] : [])];
  return { folder, siteId: basename(folder), domainNames, origin: "organiser", isLenient: true } as const;
}

function describeFailure({ message }: Error): Sentence {
  return getText(messages, "failed", { reason: message });
}
