import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeDatedSite } from "#fixtures/datedSite.ts";
import { writeFiles } from "../../testWorld.ts";
import { compileFolder, writeRelease } from "./releaseFolder.ts";
import { type StoredFile, storePages } from "./storedPages.ts";

let home: string;
let site: string;
let out: string;
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), "startline-stored-"));
  [site, out] = [join(home, "site"), join(home, "out")];
  const { "site.json": config, ...documents } = makeDatedSite(4) as { "site.json": { routes: object[] } };
  const words = (id: string) => ({
    type: "rich-text",
    version: 1,
    id,
    props: { html: { zh: `<p>${id}</p>`, en: `<p>${id}</p>` } },
  });
  const { routes, ...rest } = config;
  const aboutRoute = {
    path: "/about",
    title: { zh: "关于", en: "About" },
    page: { type: "blocks", version: 1, props: { blocks: [words("about")] } },
  };
  await writeFiles(site, { "site.json": { ...rest, routes: [...routes, aboutRoute] }, ...documents });
});
afterAll(() => rm(home, { recursive: true, force: true }));

async function compile(program: string | undefined = "one") {
  const compiled = await compileFolder(site, { reuse: { out, program } });
  if (compiled.outcome === "refused") throw new Error(JSON.stringify(compiled.problems));
  await writeRelease(compiled, out);
  await storePages(out, compiled.stored);
  return compiled;
}

// As a compilation that knows nothing of another one.
async function compileAnew() {
  const compiled = await compileFolder(site);
  if (compiled.outcome === "refused") throw new Error(JSON.stringify(compiled.problems));
  return compiled;
}

async function edit(file: string, from: string, to: string) {
  const text = await readFile(join(site, file), "utf8");
  expect(text).toContain(from);
  await writeFile(join(site, file), text.replace(from, to));
}

const edits: [what: string, file: string, from: string, to: string, mostOfAll: number][] = [
  ["a word of a document", "documents/news-2.json", "组委会", "组织者", 1 / 6],
  ["a word of a page", "site.json", "<p>about</p>", "<p>about us</p>", 1 / 6],
  ["a block of the home page", "site.json", '"id":"count",', '"id":"counter",', 1 / 2],
  ["the title of a document, which lists show", "documents/news-3.json", "第 3 条新闻", "第三条新闻", 1],
  ["the name of the race, which every page shows", "site.json", "Small Town Run", "Small Town Races", 1],
];

test("an organiser who edits one thing gets the pages of the whole site as it is now, and only what shows the thing is drawn", async () => {
  const fullDrawings = (await compile()).drawings;
  expect((await compile()).drawings).toBe(0);
  for (const [label, file, from, to, mostOfAll] of edits) {
    await edit(file, from, to);
    const { manifest, contents, drawings } = await compile();
    const anew = await compileAnew();
    expect(manifest, label).toEqual(anew.manifest);
    expect([...contents].sort(), label).toEqual([...anew.contents].sort());
    expect(drawings, label).toBeGreaterThan(0);
    expect(drawings, `${label}: ${drawings} of ${fullDrawings}`).toBeLessThanOrEqual(fullDrawings * mostOfAll);
  }
});

test("another version of the program draws every page anew, as does one whose files are not as they were", async () => {
  const { manifest, stored } = await compile();
  const all = (await compile("two")).drawings;
  expect(all).toBe((await compileAnew()).drawings);
  const [page = { path: "" }] = manifest.pages;
  await writeFile(join(out, stored.release, page.path), "damaged");
  const repaired = await compileFolder(site, { reuse: { out, program: "two" } });
  expect(repaired).toMatchObject({ outcome: "compiled", manifest: { hash: manifest.hash } });
  await rm(join(out, stored.release), { recursive: true });
  expect((await compile("two")).drawings).toBe(all);
});

test("a page whose read parts were not stored would be shown as it was before an edit", async () => {
  const before = await compile();
  const pages = Object.entries(before.stored.pages).map(([name, page]) => {
    const { "documents/news-1.json": _, ...parts } = page.parts;
    return [name, { ...page, parts }] as const;
  });
  await storePages(out, { ...before.stored, pages: Object.fromEntries(pages) } satisfies StoredFile);
  await edit("documents/news-1.json", "组委会", "比赛方");
  const stale = await compileFolder(site, { reuse: { out, program: "one" } });
  const anew = await compileAnew();
  expect(stale.outcome === "compiled" && stale.manifest.hash).not.toBe(anew.manifest.hash);
  expect(stale.outcome === "compiled" && stale.drawings).toBe(0);
});
