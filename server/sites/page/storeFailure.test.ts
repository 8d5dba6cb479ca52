import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "s3rver";
import { expect, test } from "vitest";
import { buildApp } from "../../app.ts";
import { openTestDatabase } from "../../base/db/testDatabase.ts";
import { freePort } from "../../base/db/testPostgres.ts";
import { readEnv } from "../../base/env/env.ts";
import { secrets } from "../../base/secrets/testSecrets.ts";
import { testKey, tinyBuilt, tinyDocument, tinySite, writeFiles } from "../../testWorld.ts";
import { openStore } from "../files/openStore.ts";

test("while the store of published files does not answer, a page that is not in memory is 503 and not remembered; afterwards it is whole", async () => {
  const folder = await mkdtemp(join(tmpdir(), "startline-store-failure-"));
  const port = await freePort();
  const startS3 = async () => {
    const directory = join(folder, "s3");
    const s3 = new S3rver({
      port,
      address: "127.0.0.1",
      silent: true,
      directory,
      configureBuckets: [{ name: "races", configs: [] }],
    });
    await s3.run();
    return s3;
  };
  let s3 = await startS3();
  const { db, close } = await openTestDatabase();
  const startServer = async (name: string) => {
    const env = readEnv({
      DATA_DIR: join(folder, name),
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: "races",
      S3_ACCESS_KEY_ID: "S3RVER",
      S3_SECRET_ACCESS_KEY: "S3RVER",
    });
    const { store } = await openStore(env, db);
    await writeFiles(store.folder, {});
    return buildApp({ env, db, store, secrets, builtSite: tinyBuilt, adminKey: testKey, publishDelayMs: 0 });
  };
  const get = async ({ app }: Awaited<ReturnType<typeof startServer>>, url: string) =>
    app.inject({ url, headers: { host: "lake.example", "accept-language": "zh" } });
  const publisher = await startServer("one");
  try {
    const routes = [
      { path: "/home", title: { zh: "首页" }, page: { type: "home", version: 1, props: {} } },
      ...(tinySite().routes as object[]),
    ];
    await writeFiles(join(folder, "lake"), {
      "site.json": tinySite({ router: "history", routes }),
      "documents/rules.json": tinyDocument(),
      "media/start.png": "not really a picture",
    });
    const payload = { folder: join(folder, "lake"), siteId: "lake", domainName: "lake.example" };
    const headers = { authorization: `Bearer ${testKey}` };
    const published = await publisher.app.inject({ method: "POST", url: "/admin/publish", headers, payload });
    expect(published.json().data.outcome).toBe("published");
    expect((await get(publisher, "/rules")).body).toContain("跑完就好。");

    await s3.close();
    const fresh = await startServer("two");
    for (const path of ["/", "/rules", "/race.ics", "/sitemap.xml"]) {
      const { statusCode, headers, body } = await get(fresh, path);
      expect([path, statusCode, headers["cache-control"], headers["retry-after"]]).toEqual([
        path,
        503,
        "no-store",
        "60",
      ]);
      expect(body).toContain("网站暂时无法显示");
    }
    const unready = await get(fresh, "/readyz");
    expect([unready.statusCode, unready.json().data.reasons]).toEqual([503, ["files-unreadable"]]);
    // What is in memory, or on the disk, is still served.
    expect((await get(publisher, "/rules")).body).toContain("跑完就好。");
    s3 = await startS3();
    expect((await get(fresh, "/rules")).body).toContain("跑完就好。");
    expect((await get(fresh, "/")).statusCode).toBe(200);
    expect((await get(fresh, "/readyz")).statusCode).toBe(200);
    await fresh.app.close();
  } finally {
    await publisher.app.close();
    await s3.close();
    await close();
    await rm(folder, { recursive: true, force: true });
  }
});
