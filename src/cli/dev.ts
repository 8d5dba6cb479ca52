import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { buildApp } from "#server/app.ts";
import { openInMemory } from "#server/db/open.ts";
import { openPages, reloadElement } from "#server/dev/routes.ts";
import { readEnv } from "#server/env.ts";
import { openFileStore } from "#server/files/store.ts";
import { normaliseDomainName } from "#server/http/domain-name.ts";
import { type BuiltSite, readBuiltSite } from "#server/page/built-site.ts";
import { loadShippedConfig } from "#server/publish/fixtures.ts";
import type { Published } from "#server/publish/publication.ts";
import { publishFolder } from "#server/publish/service.ts";
import { root } from "#server/root.ts";
import { listen, makeFolder } from "#server/start.ts";
import { StartError } from "#server/start-error.ts";
import type { Problem, Sentence } from "#src/compiler/problems.ts";
import { watchFolder } from "./watchFolder.ts";

export interface DevOptions {
  /** The port to serve on; 0 for any that is free. 8080 where it is left out. */
  port?: number;
  host?: string;
  language?: "zh" | "en";
  /** Writes one or more whole lines for the organiser. */
  print?(text: string): void;
}

/** A site that is being worked on. */
export interface Development {
  /** Where to look at it: http://localhost:8080 */
  address: string;
  /** Ends the watching and the server, and removes what they stored. */
  stop(): Promise<void>;
}

/**
 * Serves one site's folder, publishes it at every save and reloads the browsers that show it; what is wrong with it is printed
 * with its place. A save that is no site leaves the last good one. Keeps everything in memory and in a folder that is gone
 * afterwards. Throws StartError, one sentence, where it cannot start.
 */
export async function dev(siteFolder: string, options: DevOptions = {}): Promise<Development> {
  const { language = "en", print = (text) => void process.stdout.write(`${text}\n`) } = options;
  const say = (sentence: Sentence) => sentence[language];
  const folder = resolve(siteFolder);
  const builtSite = await readReloading();
  const scratch = await mkdtemp(join(tmpdir(), "startline-dev-"));
  const { db, close: closeDatabase } = await openInMemory();
  const closers = [() => rm(scratch, { recursive: true, force: true }), closeDatabase];
  const stop = async () => {
    for (const close of closers.splice(0).reverse()) await close();
  };
  try {
    const env = { ...readEnv({ HOST: options.host, DATA_DIR: scratch }), port: options.port ?? 8080 };
    const store = openFileStore(join(scratch, "files"));
    await makeFolder(store.folder);
    const pages = openPages();
    const { app, boundSites } = await buildApp({ env, db, store, builtSite, publishDelayMs: 0 });
    closers.push(() => app.close());
    await app.register(pages.routes);
    await loadShippedConfig(db, join(root, "fixtures"));
    const publish = async () => {
      const startedAt = performance.now();
      const published = await publishFolder(db, store, publicationOf(folder));
      print(tell(published, Math.round(performance.now() - startedAt), say));
      if (published.outcome !== "published") return;
      boundSites.forget();
      pages.reload();
    };
    // What goes wrong with one save must not end the watching of the next.
    const publishSafely = () => publish().catch((error: Error) => print(say(notPublished(error))));
    await publishSafely();
    const port = await listen(app, env);
    const unwatch = await watchFolder(folder, publishSafely).catch((error: Error) => {
      throw new StartError(`The folder ${folder} cannot be watched (${error.message}).`);
    });
    closers.push(async () => unwatch());
    const address = `http://localhost:${port}`;
    print(say({ zh: `正在监看 ${folder}：${address}`, en: `Watching ${folder}: ${address}` }));
    return { address, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function readReloading(): Promise<BuiltSite> {
  const built = await readBuiltSite(join(root, "dist/site"));
  if (!built) throw new StartError("The site's program is not built: run npm run build first.");
  return { ...built, html: built.html.replace("</head>", `${reloadElement}</head>`) };
}

function publicationOf(folder: string) {
  const name = normaliseDomainName(`${basename(folder)}.localhost`);
  const domainNames = ["localhost", "127.0.0.1", ...(name ? [name] : [])];
  return { folder, siteId: basename(folder), domainNames, origin: "organiser", isLenient: true } as const;
}

function tell({ outcome, problems }: Published, ms: number, say: (sentence: Sentence) => string): string {
  const errors = problems.filter(({ severity }) => severity === "error").length;
  const [zh, en] = outcomes[outcome];
  const counted = {
    zh: `${zh}（${ms} 毫秒）：${errors} 个错误，${problems.length - errors} 个警告。`,
    en: `${en} (${ms} ms): ${errors} errors, ${problems.length - errors} warnings.`,
  };
  return [say(counted), ...problems.map((problem) => `  ${describe(problem, say)}`)].join("\n");
}

const outcomes = {
  published: ["已发布", "Published"],
  unchanged: ["没有变化", "Nothing changed"],
  refused: ["未发布，浏览器里仍是上一次的样子", "Not published, browsers keep the last good one"],
  "domain-taken": ["未发布", "Not published"],
} satisfies Record<Published["outcome"], [string, string]>;

function describe({ file, line, column, severity, code, message }: Problem, say: (sentence: Sentence) => string) {
  const place = [file ?? "site.json", line, column].filter((part) => part !== undefined).join(":");
  const word = say(severity === "error" ? { zh: "错误", en: "error" } : { zh: "警告", en: "warning" });
  return `${place} ${word} ${code} ${say(message)}`;
}

function notPublished({ message }: Error): Sentence {
  return { zh: `未发布：${message}`, en: `Not published: ${message}` };
}
