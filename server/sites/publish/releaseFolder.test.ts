import { cp, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeDatedSite } from "#fixtures/datedSite.ts";
import { root } from "../../base/root.ts";
import { tinyDocument, tinySite, writeFiles } from "../../testWorld.ts";
import { getDrawable, initialInstant } from "../page/drawable.ts";
import { compileFolder, writeRelease } from "./releaseFolder.ts";

const site = join(root, "fixtures/sites/open-demo-10k");
let folder: string;
let park: Awaited<ReturnType<typeof compile>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "startline-release-"));
  park = await compile(site);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function compile(place: string) {
  const compiled = await compileFolder(place);
  if (compiled.outcome === "refused") throw new Error(JSON.stringify(compiled.problems));
  return compiled;
}

test("two machines that compile the same site get the same release, byte for byte", async () => {
  await cp(site, join(folder, "elsewhere"), { recursive: true });
  const elsewhere = await compile(join(folder, "elsewhere"));
  expect(elsewhere.manifest).toEqual(park.manifest);
  expect([...elsewhere.contents]).toEqual([...park.contents]);
});

test("a release holds the site, its documents and a home page for each language and time, all listed in its manifest", async () => {
  const { manifest, contents } = park;
  expect([...contents.keys()]).toEqual(
    expect.arrayContaining(["site.json", "source.json", "documents/how-it-works.json"]),
  );
  const at = (address: string) => manifest.pages.filter((page) => page.address === address);
  expect(new Set(at("/").map(({ language }) => language))).toEqual(new Set(["zh", "en"]));
  expect(at("/").length).toBeGreaterThan(4);
  expect(contents.get(at("/")[0]?.path ?? "")).toContain("湖心公园十公里");
  const place = await writeRelease(park, join(folder, "out"));
  expect(place.endsWith(manifest.hash)).toBe(true);
  expect(JSON.parse(await readFile(join(place, "manifest.json"), "utf8"))).toEqual(manifest);
  expect((await readdir(join(folder, "out"))).length).toBe(1);
});

test("any change of the site makes another release, and an error makes none", async () => {
  const site = join(folder, "tiny");
  await writeFiles(site, { "site.json": tinySite(), "documents/rules.json": tinyDocument() });
  const first = (await compile(site)).manifest.hash;
  await writeFiles(site, { "documents/rules.json": tinyDocument("<p>跑完就很好。</p>") });
  expect((await compile(site)).manifest.hash).not.toBe(first);
  await writeFiles(site, { "site.json": tinySite({ routes: 7 }) });
  expect((await compileFolder(site)).outcome).toBe("refused");
});

test("a visitor of any time finds the page of that time, though each page is drawn only when something that it shows changes", async () => {
  await writeFiles(join(folder, "dated"), makeDatedSite(6));
  const dated = await compile(join(folder, "dated"));
  const drawable = await getDrawable(JSON.parse(dated.contents.get("site.json") ?? ""), {
    race: undefined,
    isPreview: false,
    readFile: async (address) => dated.contents.get(`documents/${basename(address)}`),
  });
  const pages: string[] = [];
  for (const { path, address } of drawable.map.pages)
    for (const language of ["zh", "en"] as const) {
      let before: string | undefined;
      for (const at of [initialInstant(drawable.instants), ...drawable.instants]) {
        const html = (await drawable.draw(language, at, path))?.html;
        if (html !== before) pages.push(`${address} ${language} ${new Date(at).toISOString()} ${html}`);
        before = html;
      }
    }
  const keptPages = dated.manifest.pages.map(
    ({ address, language, from, path }) => `${address} ${language} ${from} ${dated.contents.get(path)}`,
  );
  expect(keptPages).toEqual(pages);
  // Drawing each of 8 pages in two languages at each of 11 instants would be 176.
  expect(dated.drawings).toBeLessThan(2 * keptPages.length);
});
