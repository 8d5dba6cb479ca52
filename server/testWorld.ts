import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { Writable } from "node:stream";
import type { FastifyInstance, RouteOptions } from "fastify";
import { buildApp, type Parts } from "./app.ts";
import type { Database } from "./base/db/open.ts";
import { openTestDatabase } from "./base/db/testDatabase.ts";
import { type Env, readEnv } from "./base/env/env.ts";
import { root } from "./base/root.ts";
import type { Secrets } from "./base/secrets/secrets.ts";
import { secrets } from "./base/secrets/testSecrets.ts";
import type { Merchants } from "./money/payments/merchants.ts";
import type { SignupTools } from "./money/payments/tools.ts";
import type { PhotoFiles } from "./results/photos/store/tools.ts";
import type { BoundSites } from "./sites/domains/boundSites.ts";
import { type FileStore, openFileStore } from "./sites/files/store.ts";
import type { BuiltSite } from "./sites/page/builtSite.ts";
import { loadShippedConfig, loadSites } from "./sites/publish/fixtures.ts";
import { closeServer } from "./start.ts";
import { watchContract } from "./testContract.ts";

/** A whole server over an in-memory database and temporary folders: what tests talk to. */
export interface World {
  app: FastifyInstance;
  db: Database;
  store: FileStore;
  secrets: Secrets;
  env: Env;
  boundSites: BoundSites;
  merchants: Merchants;
  tools: SignupTools;
  photos: PhotoFiles;
  /** Every route of the server. */
  routes: RouteOptions[];
  /** Everything that is logged. */
  logged(): string;
  /**
   * Writes files into the folder that sites are loaded from: `{ "trail/site.json": … }`; objects
   * become JSON.
   */
  write(files: Record<string, unknown>): Promise<void>;
  /** Publishes that folder, as a start does, and makes the server see it. */
  load(): ReturnType<typeof loadSites>;
  /** Closes the server; throws if a response did not match the contract. */
  close(): Promise<void>;
}

/** The key of a test world's admin calls. */
export const testKey = "a-key-of-tests";

/** Opens a world whose sites folder holds `files`, all published. */
export async function openWorld(
  files: Record<string, unknown>,
  settings: Partial<Env> = {},
  builtSite?: BuiltSite,
  parts: Partial<Parts> = {},
): Promise<World> {
  const folder = await mkdtemp(join(tmpdir(), "startline-"));
  const env = { ...readEnv({ DATA_DIR: join(folder, "data"), SITES_DIR: join(folder, "sites") }), ...settings };
  const { db, close } = await openTestDatabase();
  const store = openFileStore(join(env.dataDir, "files"));
  await mkdir(store.folder, { recursive: true });
  const routes: RouteOptions[] = [];
  let logged = "";
  let faults: string[] = [];
  const log = new Writable({
    write(chunk, _encoding, done) {
      logged += chunk;
      done();
    },
  });
  const { app, boundSites, tools, photos } = await buildApp({
    // Only tests of orders charge fees.
    sandboxRaces: [],
    ...parts,
    log,
    watch(app) {
      app.addHook("onRoute", (route) => void routes.push(route));
      faults = watchContract(app);
    },
    env,
    db,
    store,
    secrets,
    builtSite,
    publishDelayMs: 0,
    adminKey: testKey,
  });
  const write = (overrides: Record<string, unknown>) => writeFiles(env.sitesDir, overrides);
  const load = async () => {
    const results = await loadSites(db, store, env.sitesDir);
    boundSites.forget();
    return results;
  };
  await write(files);
  await loadShippedConfig(db, join(root, "fixtures"));
  await load();
  const closeAll = async () => {
    await closeServer(app);
    await close();
    await rm(folder, { recursive: true, force: true });
    if (faults.length > 0) throw new Error(`Responses differ from the contract:\n${[...new Set(faults)].join("\n")}`);
  };
  const watched = { routes, logged: () => logged };
  return {
    app,
    db,
    store,
    secrets,
    env,
    boundSites,
    merchants: tools.merchants,
    tools,
    photos,
    ...watched,
    write,
    load,
    close: closeAll,
  };
}

/** The smallest site: a title, an empty home page and one document page. */
export function tinySite(overrides: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    $schema: "https://startline.dev/schemas/site/v2.schema.json",
    id: "tiny",
    title: { zh: "小城跑", en: "Small Town Run" },
    languages: ["zh", "en"],
    home: { blocks: [] },
    routes: [
      {
        path: "/rules",
        title: { zh: "竞赛规程", en: "Regulations" },
        page: { type: "document", version: 1, props: { dataPath: "documents/rules.json" } },
      },
    ],
    ...overrides,
  };
}

/** A document for the tiny site. */
export function tinyDocument(content = "<p>跑完就好。</p>"): Record<string, unknown> {
  return { id: "rules", time: 1_760_000_000_000, title: "竞赛规程", titleEn: "Regulations", content };
}

/** A built site without styles and units, for pages that the server draws. */
export const tinyBuilt = {
  folder: "/nowhere",
  html: '<!doctype html><html lang="zh"><head><title>x</title><script type="module" src="/assets/site.js"></script></head><body><div id="root"><p>…</p></div>\n</body></html>',
  units: {},
  modules: {},
  entry: { css: [], preload: [] },
  readStyles: async () => "",
};

/** The race of the tiny site. */
export const tinyRace = { raceId: "7001", raceName: "小城跑", imgDetail: "media/logo.svg", signUpMaxNumber: 300 };

/** Writes files under a folder: strings and bytes unchanged, anything else as JSON. */
export async function writeFiles(folder: string, files: Record<string, unknown>): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    const isRaw = typeof content === "string" || Buffer.isBuffer(content);
    await writeFile(join(folder, path), isRaw ? content : JSON.stringify(content));
  }
}
