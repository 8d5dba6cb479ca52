import { rm } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { domains, releases, sites } from "../../base/db/schema.ts";
import { openWorld, tinyDocument, tinyRace, tinySite, type World } from "../../testWorld.ts";
import { publishFolder } from "./service.ts";

let world: World;

beforeAll(async () => {
  world = await openWorld({
    "canal-city-2025/site.json": tinySite(),
    "canal-city-2025/race.json": tinyRace,
    "canal-city-2025/documents/rules.json": tinyDocument(),
    "canal-city-2025/media/logo.svg": "<svg/>",
    "trail/site.json": tinySite({ id: "trail" }),
    "trail/documents/rules.json": tinyDocument(),
  });
});

afterAll(() => world.close());

const outcomes = async () =>
  Object.fromEntries([...(await world.load())].map(([name, { outcome }]) => [name, outcome]));
const getConfig = async (name: string) =>
  (await world.app.inject(`/website-center/site-config?domainName=${name}`)).json();

describe("sites that ship with the program", () => {
  beforeEach(() => world.load());

  test("a second start publishes nothing again", async () => {
    const before = await world.db.select().from(releases);
    expect(await outcomes()).toEqual({ "canal-city-2025": "unchanged", trail: "unchanged" });
    expect(await world.db.select().from(releases)).toHaveLength(before.length);
  });

  test("an edited site is seen after the next start, the others stay", async () => {
    const before = (await getConfig("localhost")).data.fileMd5;
    await world.write({ "canal-city-2025/site.json": tinySite({ title: { zh: "改名跑" } }) });
    expect(await outcomes()).toEqual({ "canal-city-2025": "published", trail: "unchanged" });
    const { fileMd5, uri } = (await getConfig("localhost")).data;
    expect(fileMd5).not.toBe(before);
    expect((await world.app.inject(uri)).json().site.title.zh).toBe("改名跑");
    expect((await world.app.inject(uri.replace(fileMd5, before))).statusCode).toBe(200);
  });

  test.each([
    ["document", { "canal-city-2025/documents/rules.json": tinyDocument("<p>改了。</p>") }],
    ["picture", { "canal-city-2025/media/logo.svg": "<svg><g/></svg>" }],
    ["race", { "canal-city-2025/race.json": { ...tinyRace, raceName: "改名跑" } }],
    ["theme", { "canal-city-2025/site.json": tinySite({ theme: { accent: "#0a5c36" } }) }],
  ])("an edited %s counts as a change", async (_what, files) => {
    await world.write(files);
    expect((await outcomes())["canal-city-2025"]).toBe("published");
    expect((await outcomes())["canal-city-2025"]).toBe("unchanged");
  });

  test("a site that is not JSON leaves visitors the edition before", async () => {
    const before = await getConfig("trail.localhost");
    await world.write({ "trail/site.json": "{ not json" });
    const results = await world.load();
    expect(results.get("trail")).toMatchObject({
      outcome: "refused",
      problems: [{ code: "SL1001", severity: "error" }],
    });
    expect(await getConfig("trail.localhost")).toEqual(before);
    await world.write({ "trail/site.json": tinySite({ id: "trail" }) });
  });

  test("a site file with comments is published without them", async () => {
    const noted = (value: unknown) => `// our secret\n${typeof value === "string" ? value : JSON.stringify(value)}`;
    await world.write({
      "trail/site.json": noted(tinySite({ id: "trail", title: { zh: "有注释" } })),
      "trail/documents/rules.json": noted(tinyDocument("<p>照办。</p>")),
    });
    const problems = (await world.load()).get("trail")?.problems ?? [];
    expect(problems.filter(({ code }) => code === "SL1006").map(({ file }) => file)).toEqual([
      "site.json",
      "documents/rules.json",
    ]);
    const site = await world.app.inject((await getConfig("trail.localhost")).data.uri);
    expect(site.json().site.title.zh).toBe("有注释");
    const document = await world.app.inject(site.json().files["documents/rules.json"].url);
    expect(document.json().content).toBe("<p>照办。</p>");
    expect(site.body + document.body).not.toContain("secret");
    await world.write({ "trail/site.json": tinySite({ id: "trail" }), "trail/documents/rules.json": tinyDocument() });
  });

  test("visitors read the facts of the race in a document, and new ones when they change", async () => {
    const read = async (feeFen: number) => {
      const items = [{ id: "marathon", name: { zh: "马拉松" }, feeFen }];
      await world.write({
        "trail/site.json": tinySite({
          $schema: "https://startline.dev/schemas/site/v2.schema.json",
          id: "trail",
          race: { name: { zh: "山径跑" }, items },
        }),
        "trail/documents/rules.json": tinyDocument("<p>报名费 {fee:marathon}。</p>"),
      });
      expect((await outcomes()).trail).toBe("published");
      const site = await world.app.inject((await getConfig("trail.localhost")).data.uri);
      return (await world.app.inject(site.json().files["documents/rules.json"].url)).json().content;
    };
    expect(await read(12_000)).toBe("<p>报名费 120 元。</p>");
    expect(await read(15_000)).toBe("<p>报名费 150 元。</p>");
    await world.write({ "trail/site.json": tinySite({ id: "trail" }), "trail/documents/rules.json": tinyDocument() });
  });

  test("a folder without a site, and a broken document, are reported and harm no other", async () => {
    await world.write({ "empty/readme.txt": "nothing", "trail/documents/broken.json": '{ "id": 1 }' });
    const results = await world.load();
    expect(results.get("empty")).toMatchObject({ outcome: "refused", problems: [{ code: "SL4006" }] });
    expect(results.get("trail")?.problems).toContainEqual(
      expect.objectContaining({ file: "documents/broken.json", severity: "error" }),
    );
    expect((await getConfig("trail.localhost")).code).toBe(0);
    expect((await getConfig("empty.localhost")).code).toBe(404);
    await rm(join(world.env.sitesDir, "trail/documents/broken.json"));
  });

  test("a domain that an organiser bound to another site stays with that site", async () => {
    await world.db.update(domains).set({ siteId: "trail" }).where(eq(domains.domainName, "localhost"));
    await world.write({ "canal-city-2025/site.json": tinySite({ title: { zh: "再改" } }) });
    await world.load();
    const [bound] = await world.db.select().from(domains).where(eq(domains.domainName, "localhost"));
    expect(bound?.siteId).toBe("trail");
  });
});

describe("an organiser who publishes", () => {
  const publish = (siteId: string, domainNames: string[], folder = "trail") =>
    publishFolder(world.db, world.store, {
      folder: `${world.env.sitesDir}/${folder}`,
      siteId,
      domainNames,
      origin: "organiser",
    });

  test("has the site at the domain at once", async () => {
    await world.write({ "mine/site.json": tinySite({ id: "mine" }), "mine/documents/rules.json": tinyDocument() });
    expect(await publish("mine", ["run.example.com"], "mine")).toMatchObject({ outcome: "published" });
    expect((await getConfig("run.example.com")).code).toBe(0);
  });

  test("cannot take the domain of another site, and changes nothing by trying", async () => {
    const result = await publish("thief", ["mine.example.com", "run.example.com"], "mine");
    expect(result).toMatchObject({ outcome: "domain-taken", domainName: "run.example.com" });
    expect(await world.db.select().from(sites).where(eq(sites.siteId, "thief"))).toEqual([]);
    expect((await getConfig("mine.example.com")).code).toBe(404);
  });

  test("is refused while the site has errors", async () => {
    await world.write({
      "faulty/site.json": tinySite({ home: { blocks: [{ type: "no-such-block", version: 1, id: "x", props: {} }] } }),
    });
    expect(await publish("faulty", ["faulty.example.com"], "faulty")).toMatchObject({ outcome: "refused" });
    expect((await getConfig("faulty.example.com")).code).toBe(404);
  });

  test("is not overwritten by the next start", async () => {
    expect(await publish("trail", [])).toMatchObject({ outcome: "published" });
    await world.write({ "trail/site.json": tinySite({ id: "trail", title: { zh: "随程序的新版" } }) });
    expect((await outcomes()).trail).toBe("unchanged");
  });
});
