import { expect, test } from "vitest";
import { valueAt } from "#core/pointers.ts";
import { richText, siteWith } from "#fixtures/site/siteWith.ts";
import { compileDocument, compileSite } from "./compile.ts";
import { readDocument, readSite } from "./read.ts";

const good = richText("good", "<p>照常显示</p>");

test.each([
  ["a wrong prop", { ...richText("bad"), props: { html: 5 } }],
  ["an unknown type", { ...richText("bad"), type: "hologram" }],
  ["a newer version", { ...richText("bad"), version: 9 }],
  ["no props at all", { type: "rich-text", version: 1, id: "bad" }],
  ["nothing but a number", 7],
  ["null", null],
])("a visitor still sees the other blocks if one has %s", (_, bad) => {
  const source = siteWith([bad, good]);
  const { problems, skipped } = readSite(source);
  const compiled = compileSite(source, {});
  expect(problems.length).toBeGreaterThan(0);
  expect(skipped).toEqual(["/home/blocks/0"]);
  expect(compiled?.skipped).toEqual(["/home/blocks/0"]);
  expect(compiled?.site.home.blocks[0]?.props).toEqual({});
  expect(compiled?.site.home.blocks[1]).toEqual(good);
});

test("a visitor still sees a section whose inner block is broken", () => {
  const section = {
    type: "section",
    version: 1,
    id: "s",
    props: { title: { zh: "区" }, blocks: [{ type: "rich-text", version: 1, id: "x", props: {} }, good] },
  };
  const { problems, skipped } = readSite(siteWith([section]));
  expect(problems.map(({ pointer }) => pointer)).toEqual(["/home/blocks/0/props/blocks/0/props"]);
  expect(skipped).toEqual(["/home/blocks/0/props/blocks/0"]);
});

test("a visitor still sees the block whose link is unsafe, and cannot follow the link", () => {
  const block = {
    type: "call-to-action",
    version: 1,
    id: "c",
    props: { title: { zh: "去" }, action: { label: { zh: "去" }, link: "java\tscript:alert(1)" } },
  };
  const source = siteWith([block]);
  expect(readSite(source).problems.map(({ code }) => code)).toEqual(["SL2007"]);
  const compiled = compileSite(source, {});
  expect(compiled?.skipped).toEqual([]);
  expect(JSON.stringify(compiled)).not.toMatch(/script/);
});

test("a visitor never gets the scripts of a rich text, and the organiser keeps them to correct", () => {
  const source = siteWith([richText("a", '<p onclick="steal()">好</p><script>steal()</script>')]);
  expect(JSON.stringify(readSite(source).site)).toContain("steal()");
  expect(JSON.stringify(compileSite(source, {}))).not.toContain("steal()");
  expect(compileSite(source, {})?.site.home.blocks[0]?.props).toEqual({ html: { zh: "<p>好</p>" } });
});

test("a visitor sees what is right of a site whose frame is wrong in many places", () => {
  const source = siteWith(
    [good],
    [{ path: 5 }, 7, { path: "/news", title: "新闻", page: { type: "home", version: 1, props: {} } }],
    {
      languages: ["fr"],
      header: { banners: [{ id: "a" }, 3] },
      theme: { accent: "red" },
      brand: "x",
    },
  );
  const { site } = compileSite(source, {}) ?? {};
  expect(site?.home.blocks).toEqual([good]);
  expect(site?.languages).toEqual(["zh"]);
  expect(site?.routes).toHaveLength(3);
  expect(site?.routes[2]).toMatchObject({ path: "/news", page: { type: "home" } });
  expect(readSite(JSON.stringify(site)).problems).toEqual([]);
});

test("a site that lacks everything is still a site for visitors", () => {
  const compiled = compileSite(
    '{ "$schema": "https://startline.dev/schemas/site/v2.schema.json", "home": 5, "routes": 3 }',
    {},
  );
  expect(compiled?.site).toMatchObject({ home: { blocks: [] }, routes: [], languages: ["zh"] });
});

test("an organiser with a config of 5 MB gets it read whole, and its one mistake found", () => {
  const blocks = Array.from({ length: 1900 }, (_, index) => richText(`b${index}`, `<p>${"长".repeat(900)}</p>`));
  const source = siteWith([...blocks, { ...richText("last"), props: { html: {} } }]);
  expect(new TextEncoder().encode(source).length).toBeGreaterThan(5_000_000);
  const { problems, site } = readSite(source);
  expect(problems.map(({ code, pointer }) => [code, pointer])).toEqual([["SL2010", "/home/blocks/1900/props/html"]]);
  expect(site?.home.blocks).toHaveLength(1901);
});

test("an organiser with a file of more than 20 MB gets one problem about its size", () => {
  const { problems, site } = readSite(`{"a":"${"x".repeat(21 * 1024 * 1024)}"}`);
  expect(problems.map(({ code }) => code)).toEqual(["SL3003"]);
  expect(site).toBeUndefined();
});

test("a file that nests brackets a hundred thousand deep is refused, whole or cut off", () => {
  expect(readSite("[".repeat(100_000) + "]".repeat(100_000)).problems.map(({ code }) => code)).toEqual(["SL3004"]);
  expect(readSite("[".repeat(100_000)).problems.map(({ code }) => code)).toEqual(["SL3004"]);
});

test("a field named __proto__ changes nothing but itself", () => {
  const source = siteWith([]).replace(
    '"blocks": []',
    '"blocks": [{"type":"carousel","version":1,"id":"c","props":{"carouselList":[{"surfacePlotUrl":"media/a.jpg","__proto__":{"polluted":1}}]}}]',
  );
  const slide = valueAt(readSite(source).site, "/home/blocks/0/props/slides/0") as object;
  expect(Object.getPrototypeOf(slide)).toBe(Object.prototype);
  expect(Object.keys(slide)).toContain("__proto__");
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});

test("an organiser learns which documents and pictures are missing, and only those", () => {
  const source = siteWith(
    [
      {
        type: "carousel",
        version: 2,
        id: "c",
        props: {
          slides: [
            { id: "a", image: { src: "media/there.jpg" } },
            { id: "b", image: { src: "media/gone.jpg" } },
          ],
        },
      },
    ],
    [{ path: "/rules", page: { type: "document", version: 1, props: { dataPath: "documents/gone.json" } } }],
  );
  const { problems } = readSite(source, "site.json", {
    files: { "media/there.jpg": { url: "/files/1/there.jpg", width: 960, height: 480 } },
  });
  expect(problems.map(({ code, pointer }) => [code, pointer])).toEqual([
    ["SL3002", "/home/blocks/0/props/slides/1/image/src"],
    ["SL3001", "/routes/0/page/props/dataPath"],
  ]);
});

test("a reader gets a document's HTML cleaned, and its unknown fields do not keep it away", () => {
  const text = JSON.stringify({
    id: "a",
    time: 0,
    title: "题",
    content: "<h2 id='x'>章</h2><img src=media/a.jpg onerror=alert(1)>",
    contentEn: "<iframe src=x></iframe>ok",
    mood: "x",
  });
  const { document, problems } = readDocument(text, "documents/a.json");
  expect(document && compileDocument(document)).toMatchObject({
    content: '<h2 id="x">章</h2><img src="media/a.jpg" alt="" loading="lazy" />',
    contentEn: "ok",
  });
  expect(problems.map(({ code, severity }) => [code, severity])).toEqual([
    ["SL2008", "warning"],
    ["SL2008", "warning"],
    ["SL2004", "warning"],
  ]);
});

test("a document without its content is none", () => {
  expect(readDocument('{ "id": "a", "time": 0, "title": "题" }').document).toBeUndefined();
});
