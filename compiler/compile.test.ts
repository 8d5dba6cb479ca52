import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { iconPaths } from "#core/iconPaths.ts";
import { richText, siteWith } from "#fixtures/site/siteWith.ts";
import { siteDocuments, sitePaths } from "./check/paths.ts";
import { compileSite } from "./compile.ts";
import { readSite } from "./read.ts";

const fixture = (version: string) =>
  readFileSync(join(import.meta.dirname, `../fixtures/site/${version}.json`), "utf8");
const [flatSite, wholeSite] = [fixture("v1"), fixture("v2")];
const files = { "media/a.jpg": { url: "/files/1/a.jpg", width: 960, height: 480 } };

test("a visitor loads the code of the blocks and pages that the site uses, and of no other", () => {
  const section = {
    type: "section",
    version: 1,
    id: "s",
    props: { title: { zh: "区" }, blocks: [{ type: "countdown", version: 1, id: "x", props: {} }] },
  };
  const hidden = { type: "faq", version: 9, id: "f", props: {} };
  const routes = [
    { path: "/home", page: { type: "home", version: 1, props: {} } },
    { path: "/soon", page: { type: "coming-soon", version: 1, props: {} } },
  ];
  expect(compileSite(siteWith([richText("a"), section, hidden], routes), files)?.units).toEqual([
    "home/countdown",
    "home/rich-text",
    "home/section",
    "page/coming-soon",
    "page/not-found",
  ]);
});

test("a visitor gets the same compiled site from the same file, byte for byte", () => {
  expect(JSON.stringify(compileSite(flatSite, files))).toBe(JSON.stringify(compileSite(flatSite, files)));
  expect(compileSite(wholeSite, files)).toMatchObject({ compiled: 1, files, skipped: ["/routes/4/page"] });
});

test("a visitor gets documents that are written into the site file cleaned", () => {
  const documents = [
    {
      id: "a",
      time: 0,
      title: "题",
      content: "<p>好<script>alert(1)</script></p>",
      contentEn: '<a href="javascript:x">y</a>',
    },
  ];
  const compiled = compileSite(siteWith([], [], { documents }), {});
  expect(compiled?.site.documents?.[0]).toMatchObject({ content: "<p>好</p>", contentEn: "<a>y</a>" });
});

test("a race's colours reach the visitor as CSS variables", () => {
  expect(compileSite(siteWith([], [], { theme: { accent: "#0b6b75" } }), {})?.themeVariables).toMatchObject({
    "--accent": "#0b6b75",
  });
});

test("an organiser knows every file that the site needs, also inside its HTML", () => {
  const blocks = [
    richText(
      "a",
      '<img src="media/inside.jpg"><a href="media/form.pdf">x</a><img src="https://example.org/b/out.jpg">',
    ),
    {
      type: "news-and-notices",
      version: 1,
      id: "n",
      props: { tabs: [{ id: "t", title: { zh: "新" }, documents: [{ id: "d", dataPath: "documents/news.json" }] }] },
    },
    {
      type: "video-list",
      version: 2,
      id: "v",
      props: {
        videos: [
          { id: "v", poster: { src: "media/p.jpg" }, src: "media/start.mp4", summary: { zh: "见 media/text.jpg" } },
        ],
      },
    },
  ];
  const routes = [
    {
      path: "/list",
      page: { type: "document-list", version: 1, props: { documents: ["documents/one.json", "documents/news.json"] } },
    },
  ];
  const { site } = readSite(siteWith(blocks, routes));
  expect(siteDocuments(site).sort()).toEqual(["documents/news.json", "documents/one.json"]);
  expect(sitePaths(site).sort()).toEqual([
    "documents/news.json",
    "documents/one.json",
    "media/form.pdf",
    "media/inside.jpg",
    "media/p.jpg",
    "media/start.mp4",
  ]);
});

test("a menu gets the drawings of its icons with the site, and nothing for a name without a drawing", () => {
  const children = [{ path: "b", icon: "constructor", title: { zh: "乙" } }];
  const compiled = compileSite(siteWith([], [{ path: "/a", icon: "flag", title: { zh: "甲" }, children }]), {});
  expect(compiled?.site.routes).toEqual([
    { path: "/a", icon: iconPaths.flag, title: { zh: "甲" }, children: [{ path: "b", title: { zh: "乙" } }] },
  ]);
});
