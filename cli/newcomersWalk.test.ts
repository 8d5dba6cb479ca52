import { readFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listReleases, rollBack } from "#server/sites/publish/releases.ts";
import { publishFolder } from "#server/sites/publish/service.ts";
import { openWorld, tinyBuilt, type World } from "#server/testWorld.ts";
import { runStartline } from "./callStartline.ts";
import { docsWall, type Newcomer, newcomer, walk } from "./testWalk.ts";

const host = "river-run.localhost";
const builtSite = { ...tinyBuilt, units: { "part/consent": { js: "/assets/consent.js", css: [], preload: [] } } };
const wall = "composites/my/sponsor-wall";
let world: World;
let race: Newcomer;

beforeAll(async () => {
  world = await openWorld({}, {}, builtSite);
  await mkdir(world.env.sitesDir, { recursive: true });
  const result = await runStartline(["new", "river-run"], { SITES_DIR: world.env.sitesDir });
  expect(result).toMatchObject({ code: 0, err: "" });
  race = newcomer(join(world.env.sitesDir, "river-run"));
  await walk(race);
});
afterAll(() => world.close());

/**
 * Publishes the folder. Returns the outcome, and the codes and places of what is more than a note.
 */
async function publish(): Promise<string[]> {
  const { folder } = race;
  const publication = { folder, siteId: "river-run", domainNames: [host], origin: "organiser" as const };
  const { outcome, problems } = await publishFolder(world.db, world.store, publication);
  world.boundSites.forget();
  const mistakes = problems.filter(({ severity }) => severity !== "note");
  return [outcome, ...mistakes.map(({ code, file, pointer }) => `${code} ${file} ${pointer}`)];
}

const get = (url: string) => world.app.inject({ url, headers: { host } });
const readMain = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "";
const open = async (url: string) => (await get(`${url}?language=en`)).body;

describe("a newcomer with a race from the template, who copies JSON of the docs and writes no line of code", () => {
  test("publishes it without a warning", async () => {
    expect(await publish()).toEqual(["published"]);
  });

  test.each<[string, string, RegExp[]]>([
    [
      "a travel page with columns, tabs, a document and a map",
      "/travel",
      [/By train/, /role="tab/, /metro line 2/, /There is hardly any parking/],
    ],
    ["a sponsor wall on the home page", "/", [/Partners/, /Partners: 1/, /Acme/, /<p>Thank you<\/p>/]],
    ["two more of them, in two looks", "/partners", [/data-tone="accent"[\s\S]*Acme[\s\S]*Acme/]],
    ["a page of an item with its facts", "/items/ten-km", [/10K/, /Once along the river/, /2,000/, /16/]],
    ["a film of a platform, behind a press", "/films", [/The course in seven minutes/, /bilibili/i]],
    ["a form for messages", "/write", [/Write to us/]],
    ["a form for volunteers on a page of its own", "/volunteers", [/Volunteer/]],
    ["own words on the sign-up page", "/post", [/Your passport or identity card/]],
  ])("gets %s", async (_, url, words) => {
    const { statusCode, body } = await get(`${url}?language=en`);
    expect(statusCode).toBe(200);
    for (const word of words) expect(readMain(body)).toMatch(word);
  });

  test("gets an icon and a sharing picture, and asks visitors before they are counted", async () => {
    const html = await open("/");
    const [, shared = ""] = /<meta property="og:image" content="([^"]+)">/.exec(html) ?? [];
    expect((await get(new URL(shared).pathname)).headers["content-type"]).toMatch(/^image\//);
    expect((await get("/favicon.ico")).statusCode).toBe(200);
    const facts = JSON.parse(/id="consent">(.*?)<\/script>/s.exec(html)?.[1] ?? "{}");
    expect(facts.counters.map(({ provider }: { provider: string }) => provider)).toEqual(["umami", "matomo", "baidu"]);
    expect(facts.personal).toContain("/post");
  });
});

describe("a newcomer who changes a composite that is published", () => {
  test("is refused a change by which blocks lose what they state, and visitors see the page as it was", async () => {
    const before = readMain(await open("/partners"));
    const { v1 } = docsWall();
    const { thanks: _, ...properties } = v1.props.properties;
    const tree = v1.tree.filter((node) => !("$when" in node));
    race.write(`${wall}/v1.json`, { ...v1, tree, props: { ...v1.props, properties } });
    expect(await publish()).toEqual(["refused", `SL7040 ${wall}/v1.json /props/properties/thanks`]);
    expect(readMain(await open("/partners"))).toBe(before);
  });

  test("publishes version 2 with its upgrade: blocks of version 1 are drawn as they were, without an edit", async () => {
    const before = readMain(await open("/partners"));
    const { v1, v2, upgrade } = docsWall();
    race.write(`${wall}/v1.json`, v1);
    race.write(`${wall}/v2.json`, v2);
    race.write(`${wall}/v2.upgrade.json`, upgrade);
    race.edit(() => ({ description: { zh: "第二版", en: "Second" } }));
    expect(await publish()).toEqual(["published"]);
    expect(readMain(await open("/partners"))).toBe(before);
    const { out, code } = await runStartline(["upgrade", race.folder, "--write"]);
    expect({ out, code }).toMatchObject({ code: 0 });
    expect(readFileSync(join(race.folder, "site.json"), "utf8")).toContain('"partners": [');
    await publish();
    expect(readMain(await open("/partners"))).toBe(before);
  });

  test("rolls back to the page before it, and publishes again", async () => {
    race.edit(({ home }) => ({ home: { blocks: home.blocks.slice(0, -1) } }));
    expect(await publish()).toEqual(["published"]);
    expect(readMain(await open("/"))).not.toContain("Acme");
    await rollBack(world.db, world.store, { domainName: host });
    world.boundSites.forget();
    expect(readMain(await open("/"))).toContain("Acme");
    expect((await listReleases(world.db, host)).length).toBeGreaterThan(2);
  });

  test("reads which pack is missing, and nothing is published", async () => {
    race.edit(() => ({ packs: ["lake-series"] }));
    expect(await publish()).toEqual(["refused", "SL7045 site.json /packs/0"]);
    race.edit(() => ({ packs: [] }));
  });

  test("detaches a block, and the page is drawn as it was", async () => {
    await publish();
    const before = readMain(await open("/partners"));
    expect(before).toContain("Acme");
    expect((await runStartline(["detach", race.folder, "first", "--write"])).code).toBe(0);
    expect(await publish()).toEqual(["published"]);
    expect(readMain(await open("/partners"))).toBe(before);
  });
});
