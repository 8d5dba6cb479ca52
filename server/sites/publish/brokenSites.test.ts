import { mkdir, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openWorld, testKey, tinyDocument, tinyRace, tinySite, type World } from "../../testWorld.ts";
import { hashContent } from "../files/store.ts";

let world: World;
const getFolder = (name: string, title = "第一版", overrides: Record<string, unknown> = {}) => ({
  [`${name}/site.json`]: tinySite({ id: name, title: { zh: title } }),
  [`${name}/documents/rules.json`]: tinyDocument(),
  ...overrides,
});
const names = ["a-loop", "b-broken", "c-nul", "d-race", "e-disk", "f-database", "g-half", "z-good"];

beforeAll(async () => {
  world = await openWorld(
    Object.assign({}, ...names.filter((name) => name !== "a-loop").map((name) => getFolder(name))),
  );
});
afterAll(() => world.close());

const chooseTitle = async (name: string) => {
  const { data } = (await world.app.inject(`/website-center/site-config?domainName=${name}.localhost`)).json();
  return data.uri ? JSON.parse((await world.app.inject(data.uri)).body).site.title.zh : data.error;
};

test("sites that cannot be published, each for a reason of its own, stop no other and keep what visitors had", async () => {
  const { sitesDir } = world.env;
  await symlink(join(sitesDir, "a-loop"), join(sitesDir, "a-loop"));
  // What is quoted of this link ends in the middle of an emoji.
  const half = { path: "/run", title: { zh: "跑" }, link: `javascript:${"🏃".repeat(40)}` };
  await world.write({
    ...Object.assign({}, ...names.slice(4).map((name) => getFolder(name, "第二版"))),
    "b-broken/site.json": "{ no json",
    "c-nul/site.json": JSON.stringify(tinySite({ id: "c-nul", title: { zh: "第\u0000二版" } })),
    "d-race/site.json": tinySite({ id: "d-race", title: { zh: "第二版" } }),
    "d-race/race.json": { ...tinyRace, raceName: "小\u0000城跑" },
    "e-disk/media/logo.svg": "<svg/>",
    "g-half/site.json": tinySite({ id: "g-half", title: { zh: "第二版" }, routes: [half] }),
  });
  // A file is in the place of the store's folder for the picture; the database refuses one site.
  await mkdir(world.store.folder, { recursive: true });
  await writeFile(join(world.store.folder, await hashContent(Buffer.from("<svg/>"))), "");
  await world.db.execute(sql`alter table releases add constraint no_second check (site_id <> 'f-database') not valid`);

  const results = await world.load();
  const outcomes = Object.fromEntries([...results].map(([name, { outcome }]) => [name, outcome]));
  expect(outcomes).toEqual({
    "a-loop": "failed",
    "b-broken": "refused",
    "c-nul": "published",
    "d-race": "published",
    "e-disk": "failed",
    "f-database": "failed",
    "g-half": "published",
    "z-good": "published",
  });
  expect(await chooseTitle("a-loop")).toBe("site/not-bound");
  for (const name of ["b-broken", "e-disk", "f-database"]) expect(await chooseTitle(name), name).toBe("第一版");
  for (const name of ["c-nul", "d-race", "g-half", "z-good"]) expect(await chooseTitle(name), name).toBe("第二版");
  for (const name of ["c-nul", "d-race"])
    expect(results.get(name)?.problems).toContainEqual(expect.objectContaining({ code: "SL1008", severity: "error" }));

  const getReason = (name: string) => {
    const result = results.get(name);
    return result?.outcome === "failed" ? result.reason.en : undefined;
  };
  expect(getReason("a-loop")).toMatch(
    /a-loop cannot be read or written: a symbolic link leads to itself \(ELOOP\)\. Nothing/,
  );
  expect(getReason("e-disk")).toMatch(/files\/[0-9a-f]+.* cannot be read or written.* Nothing changed\.$/);
  expect(getReason("f-database")).toMatch(
    /^The database did not complete the operation \(error 23514 no_second\)\. Nothing changed\./,
  );
});

test("an organiser is refused a site with a NUL, and sees its place; if the database fails, the error contains nothing of the query", async () => {
  const publish = async (name: string) => {
    const payload = { folder: join(world.env.sitesDir, name), siteId: name, domainName: `${name}.localhost` };
    const headers = { authorization: `Bearer ${testKey}` };
    return (await world.app.inject({ method: "POST", url: "/admin/publish", headers, payload })).json();
  };
  for (const name of ["c-nul", "d-race"]) {
    const { data } = await publish(name);
    expect(data).toMatchObject({ outcome: "refused" });
    expect(data.problems).toContainEqual(expect.objectContaining({ code: "SL1008", line: 1, severity: "error" }));
  }
  const failed = await publish("f-database");
  expect(failed).toMatchObject({ code: 0, data: { outcome: "failed" } });
  expect(failed.data.reason.zh).toMatch(/^数据库没有完成操作（错误 23514 no_second）。没有任何改动/);
  for (const text of [JSON.stringify(failed), world.logged()]) {
    expect(text).toContain("23514");
    expect(text).not.toMatch(/insert into|第二版|params/i);
  }
  await world.db.execute(sql`alter table releases drop constraint no_second`);
  expect((await publish("f-database")).data.outcome).toBe("published");
});
