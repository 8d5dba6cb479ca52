import { type ChildProcess, spawn } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildApp } from "../server/app.ts";
import { openDatabase } from "../server/base/db/open.ts";
import { startPostgres } from "../server/base/db/testPostgres.ts";
import { readEnv } from "../server/base/env/env.ts";
import { getSecrets } from "../server/base/secrets/secrets.ts";
import { openFileStore } from "../server/sites/files/store.ts";
import { readBuiltSite } from "../server/sites/page/builtSite.ts";
import { testKey, tinyDocument, tinySite, writeFiles } from "../server/testWorld.ts";
import { freePort } from "./server.ts";

const host = "run.example.org";
const accents = { A: "#004400", B: "#440000" } as const;
type Name = keyof typeof accents;

/** A site of which every file names its edition. */
const edition = (name: Name) => ({
  "site.json": tinySite({
    router: "history",
    title: { zh: `第${name}版` },
    languages: ["zh"],
    theme: { accent: accents[name] },
    home: { blocks: [{ type: "rich-text", version: 1, id: "own", props: { html: { zh: `<p>第${name}版。</p>` } } }] },
    routes: [
      { path: "/home", title: { zh: "首页" }, page: { type: "home", version: 1, props: {} } },
      {
        path: "/rules",
        title: { zh: `规程第${name}版` },
        page: { type: "document", version: 1, props: { dataPath: "documents/rules.json" } },
      },
    ],
  }),
  "documents/rules.json": { ...tinyDocument(`<p>文件第${name}版</p>`), titleEn: undefined },
  "media/logo.svg": `<svg xmlns="http://www.w3.org/2000/svg"><title>第${name}版</title></svg>`,
  "media/start.png": Buffer.from(`第${name}版`.repeat(50_000)),
  "race.json": { raceId: "7001", raceName: `赛事第${name}版`, startTime: "2025-10-26 07:30:00" },
});

interface Server {
  port: number;
  key: string;
  kill(): Promise<void>;
}

let folder: string;
let postgres: Awaited<ReturnType<typeof startPostgres>>;
const running = new Set<ChildProcess>();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "startline-several-"));
  postgres = await startPostgres({ isDurable: true });
  await mkdir(join(folder, "no-sites"));
  for (const name of ["A", "B"] as const) await writeFiles(join(folder, name), edition(name));
});
afterAll(async () => {
  for (const child of running) child.kill("SIGKILL");
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Starts a server with an empty disk, and waits until it is ready for visitors. */
async function startWithEmptyDisk(): Promise<Server> {
  const [port, dataDir] = [await freePort(), await mkdtemp(join(folder, "disk-"))];
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: "production",
    SECRET_KEY: "a secret of all these servers, long enough",
    DATABASE_URL: postgres.databaseUrl,
    DATA_DIR: dataDir,
    SITES_DIR: join(folder, "no-sites"),
    PORT: `${port}`,
    // Every server evicts its copies again and again.
    FILE_CACHE: "1 MB",
  };
  const child = spawn(process.execPath, ["dist/server/main.js"], { env, stdio: "inherit" });
  running.add(child);
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  await expect
    .poll(() =>
      ask(port, "/readyz").then(
        ({ status }) => status,
        () => child.exitCode,
      ),
    )
    .toBe(200);
  // Written just after the server listens.
  const announced = () => readFile(join(dataDir, "server.json"), "utf8").catch(() => "");
  await expect.poll(announced).toContain("}");
  const { key } = JSON.parse(await announced());
  const kill = async () => {
    child.kill("SIGKILL");
    await ended;
    running.delete(child);
  };
  return { port, key, kill };
}

interface Answer {
  status: number;
  body: string;
}

function ask(port: number, path: string, { key, payload }: { key?: string; payload?: object } = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = { host, ...(key && { authorization: `Bearer ${key}`, "content-type": "application/json" }) };
    const sent = request({ host: "127.0.0.1", port, path, headers, method: payload ? "POST" : "GET" }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part) => parts.push(part));
      answer.on("error", reject);
      answer.on("end", () => resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(parts).toString() }));
    });
    sent.on("error", reject);
    sent.end(payload && JSON.stringify(payload));
  });
}

/**
 * Visitors and an organiser in front of servers of which any may answer, as behind a load balancer:
 * a broken connection is tried elsewhere.
 */
class Balancer {
  servers: Pick<Server, "port" | "key">[] = [];
  refused: string[] = [];
  seen: string[] = [];

  async send(path: string, payload?: object): Promise<Answer> {
    for (let tries = 0; tries < 20; tries++) {
      const server = this.servers[Math.floor(Math.random() * this.servers.length)] as Server;
      const admin = payload && { key: server.key, payload };
      const answer = await ask(server.port, path, admin).catch(() => undefined);
      if (answer) return answer;
    }
    throw new Error(`No server answers ${path}.`);
  }
  async get(path: string): Promise<string> {
    const { status, body } = await this.send(path);
    if (status !== 200) this.refused.push(`${path}: ${status}`);
    return body;
  }
  /** What a page shows, and everything that it names. */
  async visit(path: string): Promise<void> {
    const page = await this.get(path);
    const { siteFile } = JSON.parse(/id="boot">(.*?)<\/script>/s.exec(page)?.[1] ?? "{}");
    if (!siteFile) return;
    const site = await this.get(siteFile);
    const pieces = [page, site];
    // An error has none.
    const { files = {} } = JSON.parse(site) as { files?: Record<string, { url: string }> };
    for (const { url } of Object.values(files)) pieces.push(await this.get(url));
    const named = pieces.flatMap((piece) => [...piece.matchAll(/第([AB])版/g)].map(([, name = ""]) => name));
    this.seen.push([...new Set(named)].sort().join(""));
  }
  async publish(name: Name): Promise<void> {
    const { body } = await this.send("/admin/publish", { folder: join(folder, name), siteId: "run", domainName: host });
    expect(JSON.parse(body).data.outcome).toMatch(/^(published|unchanged)$/);
  }
  async rollBack(): Promise<void> {
    const { body } = await this.send("/admin/rollback", { domainName: host });
    expect(JSON.parse(body).data.outcome).toBe("rolled-back");
  }
  /** Lets visitors come while `happen` runs, and for some visits afterwards. */
  async whileVisited(happen: () => Promise<void>): Promise<void> {
    let isOver = false;
    const visitors = ["/", "/rules", "/", "/rules"].map(async (path) => {
      for (let turn = 0; turn < 2000 && !isOver; turn++) await this.visit(path);
    });
    await happen().finally(async () => {
      const wanted = this.seen.length + 8;
      await expect.poll(() => this.seen.length).toBeGreaterThan(wanted);
      isOver = true;
    });
    await Promise.all(visitors);
  }
}

test("visitors of three servers get no 404 and no mixture while editions are published and restored, one server is killed and one comes with an empty disk", async () => {
  const balancer = new Balancer();
  const [first, second, third] = await Promise.all([startWithEmptyDisk(), startWithEmptyDisk(), startWithEmptyDisk()]);
  balancer.servers = [first, second, third];
  await balancer.publish("A");
  await balancer.whileVisited(async () => {
    await balancer.publish("B");
    await balancer.rollBack();
    // In the middle of a publish: what it had begun is seen by nobody, and another server does it
    // again.
    const started = ask(first.port, "/admin/publish", {
      key: first.key,
      payload: { folder: join(folder, "B"), siteId: "run", domainName: host },
    }).catch(() => undefined);
    await Promise.all([started, first.kill()]);
    balancer.servers = [second, third];
    await balancer.publish("B");
    const fresh = await startWithEmptyDisk();
    balancer.servers = [second, third, fresh];
    await balancer.publish("A");
    await third.kill();
    balancer.servers = [second, fresh];
    await balancer.publish("B");
  });
  expect(balancer.refused).toEqual([]);
  expect([...new Set(balancer.seen)].sort()).toEqual(["A", "B"]);

  // What is left is a server that published nothing and started with nothing.
  await second.kill();
  balancer.servers = balancer.servers.slice(1);
  await balancer.visit("/");
  await balancer.rollBack();
  await balancer.visit("/rules");
  expect(balancer.refused).toEqual([]);
});

test("the same visitors get errors from servers that keep published files on their own disks", async () => {
  const balancer = new Balancer();
  const builtSite = await readBuiltSite(resolve("dist/site"));
  const closers: (() => Promise<unknown>)[] = [];
  for (const name of ["one", "two", "three"]) {
    const env = readEnv({ DATA_DIR: join(folder, name) });
    const { db, close } = await openDatabase({ ...postgres, dataDir: env.dataDir });
    await mkdir(join(env.dataDir, "files"), { recursive: true });
    const secrets = getSecrets("a secret of all these servers, long enough");
    const store = openFileStore(join(env.dataDir, "files"));
    const { app } = await buildApp({ env, db, store, secrets, builtSite, adminKey: testKey });
    await app.listen({ port: 0, host: "127.0.0.1" });
    closers.push(() => app.close(), close);
    balancer.servers.push({ port: (app.server.address() as { port: number }).port, key: testKey });
  }
  await balancer.publish("A");
  for (let turn = 0; turn < 12; turn++) await balancer.visit("/rules");
  for (const close of closers) await close();
  expect(balancer.refused.filter((line) => /: (404|503)$/.test(line))).not.toEqual([]);
});
