import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { JsonObject } from "#core/pointers.ts";
import { publishedComposites } from "../../base/db/schema.ts";
import { openWorld, tinyDocument, tinySite, type World, writeFiles } from "../../testWorld.ts";
import type { Publication } from "./publication.ts";
import { listReleases, rollBack } from "./releases.ts";
import { publishFolder } from "./service.ts";

const text = { $ref: "https://startline.dev/schemas/common/v1.schema.json#/$defs/text" };
const props = { type: "object", required: ["title"], properties: { title: text, note: text } };
const heading = {
  type: "heading",
  version: 1,
  id: "title",
  props: { text: { $prop: "/title" }, lead: { $prop: "/note" } },
};
const wall = (overrides: JsonObject = {}) => ({
  $schema: "https://startline.dev/schemas/composite/v1.schema.json",
  type: "my/wall",
  version: 1,
  title: { zh: "墙" },
  props,
  tree: [heading],
  ...overrides,
});
const block = { type: "my/wall", version: 1, id: "wall", props: { title: { zh: "赞助商", en: "Sponsors" } } };
const siteWith = (blocks: unknown[], title = "小城跑", overrides: JsonObject = {}) =>
  tinySite({
    $schema: "https://startline.dev/schemas/site/v2.schema.json",
    title: { zh: title, en: title },
    home: { blocks },
    ...overrides,
  });

let world: World;
let count = 0;

beforeAll(async () => {
  world = await openWorld({});
});
afterAll(() => world.close());

/** An organiser with a race of their own, who publishes files. */
function organiser() {
  const siteId = `composites-${++count}`;
  const folder = join(world.env.sitesDir, siteId);
  return {
    siteId,
    domainName: `${siteId}.example.org`,
    folder,
    async publish(files: Record<string, unknown>) {
      await writeFiles(folder, { "documents/rules.json": { ...tinyDocument(), contentEn: "<p>Run.</p>" }, ...files });
      const publication: Publication = { folder, siteId, domainNames: [`${siteId}.example.org`], origin: "organiser" };
      const { outcome, problems } = await publishFolder(world.db, world.store, publication);
      const errors = problems.filter(({ severity }) => severity === "error");
      return [outcome, ...errors.map(({ code, file, pointer }) => `${code} ${file} ${pointer}`)];
    },
  };
}

const v1 = "composites/my/wall/v1.json";

describe("an organiser who published a page with a composite", () => {
  test("publishes a lossless change of it, which shows at once", async () => {
    const { publish, domainName } = organiser();
    expect(await publish({ "site.json": siteWith([block]), [v1]: wall() })).toEqual(["published"]);
    const wider = { ...props, properties: { ...props.properties, link: { type: "string", default: "" } } };
    const larger = { ...heading, props: { ...heading.props, level: 3 } };
    expect(await publish({ [v1]: wall({ props: wider, tree: [larger] }) })).toEqual(["published"]);
    const config = (await world.app.inject(`/website-center/site-config?domainName=${domainName}`)).json();
    const { site } = (await world.app.inject(config.data.uri)).json();
    expect(site.home.blocks).toMatchObject([{ type: "heading", id: "wall/title", props: { level: 3 } }]);
  });

  test("is refused a change by which blocks lose something, and the published page stays", async () => {
    const { publish, domainName } = organiser();
    await publish({ "site.json": siteWith([block]), [v1]: wall() });
    const narrower = { ...props, properties: { title: text } };
    const tree = [{ ...heading, props: { text: { $prop: "/title" } } }];
    const changes = { [v1]: wall({ props: narrower, tree }) };
    expect(await publish(changes)).toEqual(["refused", `SL7040 ${v1} /props/properties/note`]);
    expect(await listReleases(world.db, domainName)).toHaveLength(1);
    const second = { "composites/my/wall/v2.json": wall({ version: 2, props: narrower, tree }) };
    const upgrade = { "composites/my/wall/v2.upgrade.json": [{ op: "remove", at: "/note" }] };
    const site = { "site.json": siteWith([block], "二") };
    expect(await publish({ ...site, [v1]: wall(), ...second, ...upgrade })).toEqual(["published"]);
  });

  test("changes what was never published as they like", async () => {
    const { publish } = organiser();
    await publish({ "site.json": siteWith([]), [v1]: wall() });
    const otherProps = { ...props, properties: { title: text } };
    const tree = [{ ...heading, props: { text: { $prop: "/title" } } }];
    expect(await publish({ "site.json": siteWith([block]), [v1]: wall({ props: otherProps, tree }) })).toEqual([
      "published",
    ]);
  });

  test("publishes the files of an earlier edition again after a rollback", async () => {
    const { publish, domainName } = organiser();
    const wider = { ...props, properties: { ...props.properties, more: text } };
    await publish({ "site.json": siteWith([block]), [v1]: wall() });
    await publish({ "site.json": siteWith([block], "二"), [v1]: wall({ props: wider }) });
    expect(await publish({ [v1]: wall() })).toEqual(["refused", `SL7040 ${v1} /props/properties/more`]);
    await rollBack(world.db, world.store, { domainName });
    expect(await publish({ "site.json": siteWith([block], "三"), [v1]: wall() })).toEqual(["published"]);
  });

  test("is bound by the version that a composite of theirs uses, and by no other race", async () => {
    const ownSite = organiser();
    const hero = {
      ...wall(),
      type: "my/hero",
      tree: [{ ...heading, type: "my/wall", props: { title: { $prop: "/title" } } }],
      props: { ...props, properties: { title: text } },
    };
    const files = { "composites/my/hero/v1.json": hero };
    expect(
      await ownSite.publish({ "site.json": siteWith([{ ...block, type: "my/hero" }]), [v1]: wall(), ...files }),
    ).toEqual(["published"]);
    const narrower = { ...props, properties: { title: text } };
    const tree = [{ ...heading, props: { text: { $prop: "/title" } } }];
    const [outcome] = await ownSite.publish({ [v1]: wall({ props: narrower, tree }) });
    expect(outcome).toBe("refused");
    const theirFiles = { "site.json": siteWith([block]), [v1]: wall({ props: narrower, tree }) };
    expect(await organiser().publish(theirFiles)).toEqual(["published"]);
  });

  test("uses a pack that no server knows, stored with what it needs of it", async () => {
    const { publish, siteId } = organiser();
    const pack = "packs/lake-series/composites/lake/wall/v1.json";
    await writeFiles(join(world.env.sitesDir, ".."), {
      [pack]: wall({ type: "lake/wall" }),
      "packs/lake-series/composites/lake/unused/v1.json": wall({ type: "lake/unused" }),
    });
    const site = siteWith([{ ...block, type: "lake/wall" }], "湖跑", { packs: ["lake-series"] });
    expect(await publish({ "site.json": site })).toEqual(["published"]);
    const rows = await world.db.select().from(publishedComposites);
    expect(rows.filter(({ path }) => path.includes("lake/")).map(({ path }) => path)).toEqual([
      "composites/lake/wall/v1.json",
    ]);
    await writeFiles(join(world.env.sitesDir, ".."), {
      [pack]: wall({ type: "lake/wall", tree: [{ ...heading, props: {} }] }),
    });
    const [outcome] = await publish({ "site.json": { ...site, title: { zh: "新" } } });
    expect([siteId, outcome]).toEqual([siteId, "refused"]);
  });
});
