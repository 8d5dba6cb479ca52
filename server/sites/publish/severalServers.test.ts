import { spawn } from "node:child_process";
import { cp, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { drawMark } from "#pictures/testPictures.ts";
import { type BuiltApp, buildApp } from "../../app.ts";
import { type OpenDatabase, openDatabase } from "../../base/db/open.ts";
import { startPostgres } from "../../base/db/testPostgres.ts";
import { readEnv } from "../../base/env/env.ts";
import { root } from "../../base/root.ts";
import { openSecrets } from "../../base/secrets/secrets.ts";
import { getProgram } from "../../testProgram.ts";
import { testKey, tinyBuilt, tinyDocument, tinySite, writeFiles } from "../../testWorld.ts";
import { openFileStore } from "../files/store.ts";

// Two servers share a database, and not their disks.
let folder: string;
let postgres: Awaited<ReturnType<typeof startPostgres>>;
let servers: (BuiltApp & { open: OpenDatabase; filesFolder: string })[];
const first = () => servers[0] as (typeof servers)[number];
const second = () => servers[1] as (typeof servers)[number];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "startline-servers-"));
  postgres = await startPostgres();
  servers = [];
  for (const name of ["one", "two"]) {
    const env = readEnv({ DATA_DIR: join(folder, name), SECRET_KEY: "a secret of both servers, long enough" });
    const open = await openDatabase({ ...postgres, dataDir: env.dataDir });
    const filesFolder = join(env.dataDir, "files");
    await mkdir(filesFolder, { recursive: true });
    const secrets = await openSecrets(open.db, env);
    const parts = { env, db: open.db, store: openFileStore(filesFolder), secrets, adminKey: testKey };
    const builtApp = await buildApp({ ...parts, builtSite: tinyBuilt, publishDelayMs: 0 });
    servers.push({ ...builtApp, open, filesFolder });
  }
  const race = { name: { zh: "小城跑", en: "Small Town Run" }, startsAt: "2036-01-06T09:00:00+08:00" };
  const home = { path: "/home", title: { zh: "首页", en: "Home" }, page: { type: "home", version: 1, props: {} } };
  const routes = [home, ...(tinySite().routes as object[])];
  for (const name of ["lake", "hill"])
    await writeFiles(join(folder, "sites", name), {
      "site.json": tinySite({ id: name, race, routes, router: "history", theme: { accent: "#0b6b75" } }),
      "documents/rules.json": tinyDocument(),
      "media/logo.svg": `<svg><title>${name}</title></svg>`,
      "media/hero.png": await drawMark(name === "lake" ? 120 : 90, 60)
        .png()
        .toBuffer(),
    });
  for (const name of ["lake", "hill"]) expect(await publishOn(first(), name)).toBe("published");
});
afterAll(async () => {
  for (const { app, open } of servers ?? []) {
    await app.close();
    await open.close();
  }
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

type Server = (typeof servers)[number];
const publishOn = async ({ app }: Server, name: string) => {
  const payload = { folder: join(folder, "sites", name), siteId: name, domainName: `${name}.example` };
  const headers = { authorization: `Bearer ${testKey}` };
  return (await app.inject({ method: "POST", url: "/admin/publish", headers, payload })).json().data.outcome;
};
const get = ({ app }: Server, url: string, name = "lake", language = "zh") =>
  app.inject({ url, headers: { host: `${name}.example`, "accept-language": language } });
const readiness = async (server: Server) => {
  const reply = await get(server, "/readyz");
  return [reply.statusCode, reply.json().data];
};
const incomplete = (...missing: string[]) => [
  503,
  { error: "server/not-ready", status: "incomplete", missing, reasons: ["files-missing"] },
];
const getAddresses = async (name: string): Promise<string[]> => {
  const { uri } = (await get(first(), `/website-center/site-config?domainName=${name}.example`)).json().data;
  const { files } = (await get(first(), uri)).json();
  return [uri, ...Object.values<{ url: string }>(files).map(({ url }) => url)];
};

test("a second server with an empty disk is alive and not ready, answers 503 for pages and 404 for files, and is whole once the sites are published on it", async () => {
  expect(await readiness(first())).toEqual([200, { status: "ready" }]);
  expect((await get(second(), "/healthz")).statusCode).toBe(200);
  expect(await readiness(second())).toEqual(incomplete("hill.example", "lake.example"));

  const addresses = await getAddresses("lake");
  expect(addresses.length).toBeGreaterThanOrEqual(4);
  for (const url of addresses) {
    expect([url, (await get(first(), url)).statusCode]).toEqual([url, 200]);
    const reply = await get(second(), url);
    expect([url, reply.statusCode, reply.json().code]).toEqual([url, 404, 404]);
    expect(reply.headers["cache-control"]).toBe("no-store");
  }
  for (const path of ["/", "/rules", "/race.ics", "/sitemap.xml"]) {
    expect([path, (await get(first(), path)).statusCode]).toEqual([path, 200]);
    const reply = await get(second(), path);
    expect([path, reply.statusCode, reply.headers["retry-after"]]).toEqual([path, 503, "60"]);
    expect(reply.headers["cache-control"]).toBe("no-store");
    expect(reply.body).toContain("小城跑");
    expect(reply.body).toContain("网站暂时无法显示");
  }
  const english = await get(second(), "/rules", "lake", "en");
  expect(english.body).toContain("Small Town Run");
  expect(english.body).toContain("cannot be shown at the moment");
  expect(english.body).not.toContain(folder);

  expect(await publishOn(second(), "lake")).toBe("unchanged");
  expect(await readiness(second())).toEqual(incomplete("hill.example"));
  for (const path of ["/", "/rules", ...addresses])
    expect([path, (await get(second(), path)).statusCode]).toEqual([path, 200]);
  expect((await get(second(), "/rules")).body).toContain("竞赛规程");
  expect((await get(second(), "/", "hill")).statusCode).toBe(503);

  // A copy of the files works as well.
  await cp(first().filesFolder, second().filesFolder, { recursive: true });
  expect((await get(second(), "/", "hill")).statusCode).toBe(200);
  expect(await readiness(second())).toEqual([200, { status: "ready" }]);
});

test("a server that lacks one picture shows the site and is not ready; without the site's file it answers 503 again", async () => {
  const [uri = "", ...others] = await getAddresses("hill");
  const picture = others.find((url) => url.endsWith("hero.png")) ?? "";
  const getPlace = (url: string) => join(second().filesFolder, url.slice("/files/".length));
  const env = { ...process.env, DATABASE_URL: postgres.databaseUrl, DATA_DIR: join(folder, "two") };
  await rm(getPlace(picture));
  expect((await get(second(), picture)).statusCode).toBe(404);
  expect((await get(second(), "/", "hill")).statusCode).toBe(200);
  // A running server does not check a complete edition again; one that starts does.
  const said = await startServer({ ...env, SECRET_KEY: "a secret of both servers, long enough" });
  expect(said).toContain("Site hill (hill.example): not ready, 1 of its published files is not in ");
  expect(said).not.toContain("Site lake (");
  await rm(getPlace(uri));
  expect(await readiness(second())).toEqual(incomplete("hill.example"));
  expect((await get(second(), "/race.ics", "hill")).statusCode).toBe(503);
});

/** Returns the output of a starting server, until it has checked its files. */
async function startServer(env: NodeJS.ProcessEnv): Promise<string> {
  const sites = join(folder, "no-sites");
  await mkdir(sites, { recursive: true });
  const child = spawn(process.execPath, getProgram("server"), {
    cwd: root,
    env: { ...env, SITES_DIR: sites, PORT: "0", NODE_ENV: "development" },
  });
  let said = "";
  const exited = new Promise((resolve) => child.on("close", resolve));
  const printed = new Promise<void>((resolve) => {
    const hear = (chunk: unknown) => {
      said += chunk;
      if (/not ready, .*\n/.test(said)) resolve();
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
  });
  await Promise.race([printed, exited]);
  child.kill("SIGINT");
  await exited;
  return said;
}
