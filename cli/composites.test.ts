import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { JsonObject } from "#core/pointers.ts";
import { runStartline } from "./callStartline.ts";
import { loadSite } from "./config/sites.ts";
import { judgeComposites, judgeSiteComposites } from "./impact/composites.ts";

let root: string;
let site: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "startline-composites-"));
  site = join(root, "sites/river-run");
  mkdirSync(site, { recursive: true });
  cpSync("fixtures/sites/open-demo-10k", site, { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const read = (path: string) => JSON.parse(readFileSync(join(site, path), "utf8"));
const write = (path: string, value: unknown) => writeFileSync(join(site, path), JSON.stringify(value, null, 2));
function edit(path: string, change: (value: JsonObject) => JsonObject) {
  write(path, change(read(path)));
}

/** Adds blocks at the end of the home page. */
function addBlocks(...blocks: JsonObject[]) {
  edit("site.json", (config) => {
    const home = config.home as { blocks: unknown[] };
    return { ...config, home: { ...home, blocks: [...home.blocks, ...blocks] } };
  });
}

async function listErrors(place = site): Promise<string[]> {
  const { out } = await runStartline(["validate", "--format", "json", place]);
  const { problems } = JSON.parse(out) as { problems: { severity: string; code: string; file: string }[] };
  return problems
    .filter(({ severity }) => severity === "error")
    .map(({ code, file }) => `${code} ${file.split("/").pop()}`);
}

const props = {
  title: { zh: "赛前必读", en: "Before you run" },
  cards: [
    { id: "bag", title: { zh: "存包", en: "Bag" } },
    { id: "water", title: { zh: "补水", en: "Drink" } },
  ],
};
const block = { type: "my/tips", version: 1, id: "tips", variant: "dark", props };

describe("an organiser at the command line", () => {
  test("starts a composite that works, and is shown how to use it", async () => {
    const { code, out, err } = await runStartline(["new", "composite", "my/tips", site]);
    expect({ code, err }).toEqual({ code: 0, err: "" });
    const instance = JSON.parse(/^ {7}\{.*^ {7}\}/ms.exec(out)?.[0] ?? "null");
    expect(instance).toMatchObject({ type: "my/tips", version: 1, id: "my-tips" });
    addBlocks(instance, { ...block });
    expect(await listErrors()).toEqual([]);
  });

  test.each([
    [["my/tips", "SITE"], "exists"],
    [["tips", "SITE"], "namespace"],
    [["My/Tips", "SITE"], "namespace"],
    [["../../tips", "SITE"], "namespace"],
    [["my/other", "NOWHERE"], "neither"],
  ])("reads why %j is not made, and nothing is written", async (words, sentence) => {
    await runStartline(["new", "composite", "my/tips", site]);
    const before = readFileSync(join(site, "composites/my/tips/v1.json"), "utf8");
    const places = words.map((word) => word.replace("SITE", site).replace("NOWHERE", join(root, "sites")));
    const { code, err } = await runStartline(["new", "composite", ...places]);
    expect([code, err]).toEqual([2, expect.stringContaining(sentence)]);
    expect(readFileSync(join(site, "composites/my/tips/v1.json"), "utf8")).toBe(before);
    expect(existsSync(join(root, "sites/composites"))).toBe(false);
  });

  test("detaches a composite by its id: shown first, then written, and the site stays right", async () => {
    await runStartline(["new", "composite", "my/tips", site]);
    addBlocks(block);
    const before = readFileSync(join(site, "site.json"), "utf8");
    const result = await runStartline(["detach", site, "tips"]);
    expect(result).toMatchObject({ code: 0, out: expect.stringContaining('+        "id": "tips-section"') });
    expect(readFileSync(join(site, "site.json"), "utf8")).toBe(before);
    expect((await runStartline(["detach", site, "tips", "--write"])).code).toBe(0);
    expect(read("site.json").home.blocks.at(-1)).toMatchObject({
      type: "section",
      id: "tips-section",
      props: { title: props.title, tone: "night", blocks: [{ id: "tips-cards", props: { columns: 4 } }] },
    });
    expect(await listErrors()).toEqual([]);
    expect(await runStartline(["detach", site, "tips"])).toMatchObject({
      code: 2,
      err: expect.stringContaining("tips"),
    });
  });

  test("is asked which one to detach if two have one id", async () => {
    await runStartline(["new", "composite", "my/tips", site]);
    const section = { type: "section", version: 1, id: "more", props: { blocks: [block] } };
    addBlocks(block, section);
    const { code, err } = await runStartline(["detach", site, "tips"]);
    const count = read("site.json").home.blocks.length;
    const places = [`/home/blocks/${count - 2}`, `/home/blocks/${count - 1}/props/blocks/0`];
    expect([code, err]).toEqual([2, expect.stringContaining(places.join(", "))]);
    expect((await runStartline(["detach", site, places[1] ?? "", "--write"])).code).toBe(0);
    expect(read("site.json").home.blocks.at(-1).props.blocks[0].id).toBe("tips-section");
  });

  test("upgrades the blocks of an older version of a composite", async () => {
    await runStartline(["new", "composite", "my/tips", site]);
    const first = read("composites/my/tips/v1.json");
    const { title, ...others } = first.props.properties;
    const tree = JSON.parse(JSON.stringify(first.tree).replace('"$prop":"/title"', '"$prop":"/heading"'));
    const renamed = { ...first.props, required: ["heading", "cards"], properties: { heading: title, ...others } };
    write("composites/my/tips/v2.json", { ...first, version: 2, props: renamed, tree, example: undefined });
    write("composites/my/tips/v2.upgrade.json", [{ op: "rename", from: "/title", to: "/heading" }]);
    addBlocks(block);
    expect(await listErrors()).toEqual([]);
    expect((await runStartline(["upgrade", site, "--write"])).code).toBe(0);
    const { title: heading, ...otherProps } = props;
    expect(read("site.json").home.blocks.at(-1)).toEqual({
      ...block,
      version: 2,
      props: { heading, ...otherProps },
    });
    expect(await listErrors()).toEqual([]);
  });

  test("finds the composites of a pack in every verb, and checks the pack by itself", async () => {
    const pack = join(root, "packs/lake-series");
    mkdirSync(pack, { recursive: true });
    expect((await runStartline(["new", "composite", "lake/tips", pack])).code).toBe(0);
    edit("site.json", (config) => ({ ...config, packs: ["lake-series"] }));
    addBlocks({ ...block, type: "lake/tips" });
    expect(await listErrors()).toEqual([]);
    expect((await runStartline(["detach", site, "tips"])).out).toContain("tips-section");
    expect(await listErrors(pack)).toEqual([]);
    const file = join(pack, "composites/lake/tips/v1.json");
    writeFileSync(file, readFileSync(file, "utf8").replace('"version": 1', '"version": 7'));
    expect(await listErrors(pack)).toEqual(["SL7012 v1.json"]);
    expect(await listErrors(file)).toEqual(["SL7012 v1.json"]);
    expect(await listErrors()).toContain("SL7012 v1.json");
  });

  test("reads what a change of a composite does to the blocks of the site, and between two sites", async () => {
    await runStartline(["new", "composite", "my/tips", site]);
    addBlocks(block);
    const git = (...words: string[]) =>
      execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@example.org", ...words], { cwd: root });
    git("init", "-q");
    git("add", ".");
    git("commit", "-qm", "base");
    git("tag", "published");
    cpSync(site, join(root, "sites/before"), { recursive: true });
    edit("composites/my/tips/v1.json", (file) => {
      const propsSchema = file.props as { properties: JsonObject };
      const properties = {
        ...propsSchema.properties,
        title: { type: "string" },
        more: { type: "string", default: "" },
      };
      return { ...file, props: { ...propsSchema, properties } };
    });
    const before = new Map([
      ["composites/my/tips/v1.json", readFileSync(join(root, "sites/before/composites/my/tips/v1.json"), "utf8")],
    ]);
    const after = new Map([
      ["composites/my/tips/v1.json", readFileSync(join(site, "composites/my/tips/v1.json"), "utf8")],
    ]);
    expect(judgeComposites(before, after)).toMatchObject([{ verdict: "breaking", touches: ["home/my/tips/1"] }]);
    expect(judgeComposites(new Map(), before)).toMatchObject([{ verdict: "safe" }]);
    const second = new Map([...before, ["composites/my/tips/v2.json", "{}"]]);
    expect(judgeComposites(before, second)).toMatchObject([{ verdict: "needs-upgrade", touches: ["home/my/tips/1"] }]);
    const [judgement] = await judgeSiteComposites(await loadSite(site), "published");
    expect(judgement).toMatchObject({
      verdict: "breaking",
      places: expect.arrayContaining(["/props/properties/title/type"]),
    });
    const result = await runStartline(["diff", join(root, "sites/before"), site]);
    expect(result).toMatchObject({ code: 1, out: expect.stringContaining("Composite my/tips 1") });
    expect(result.out).toContain("/props/properties/more");
  });

  test("has the composites of all their sites in VS Code, beside their own settings", async () => {
    await runStartline(["new", "composite", "my/tips", site]);
    mkdirSync(join(root, "sites/.vscode"));
    const settings = join(root, "sites/.vscode/settings.json");
    writeFileSync(settings, '{\n  // Ours.\n  "editor.tabSize": 2\n}\n');
    expect((await runStartline(["editor", join(root, "sites")])).code).toBe(0);
    const text = readFileSync(settings, "utf8");
    expect(text).toContain('// Ours.\n  "editor.tabSize": 2');
    expect(text).toContain('"my/tips"');
    expect(text).toContain("Cards below a heading");
  });
});
