import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { compileSite } from "#compiler/compile.ts";
import { eachInstance } from "#compiler/upgrade/instances.ts";
import { richText, siteWith } from "#fixtures/site/siteWith.ts";
import { drawPage } from "./prerender.tsx";

const v3 = { $schema: "https://startline.dev/schemas/site/v3.schema.json" };
const parts = {
  race: undefined,
  isPreview: false,
  translations: {},
  language: "zh" as const,
  at: Date.parse("2025-08-15T10:00:00+08:00"),
  path: "/home",
  readDocument: async () => undefined,
};

async function draw(source: string) {
  const compiled = compileSite(source, {});
  if (!compiled) throw new Error("The site does not compile.");
  const drawn = await drawPage({ ...parts, compiled });
  if (!drawn) throw new Error("The home page was not drawn.");
  return drawn;
}

test.each(readdirSync("fixtures/sites"))("the pages of %s have no frame around any block", async (name) => {
  const source = readFileSync(`fixtures/sites/${name}/site.json`, "utf8");
  const compiled = compileSite(source, {});
  if (!compiled) throw new Error(`${name} does not compile.`);
  expect(eachInstance(compiled.site).filter(({ instance }) => instance.type === "frame")).toEqual([]);
  const { html, units } = await draw(source);
  expect(html).not.toContain("data-frame");
  expect(units).not.toContain("home/frame");
});

test("a reader gets the same drawing of a block inside a frame as without it, and one element around it", async () => {
  const plain = await draw(siteWith([richText("a")], [], v3));
  const framed = await draw(siteWith([{ ...richText("a"), anchor: "course", tone: "night" }], [], v3));
  const [, before = "", inner = ""] = /^(.*)(<section.*?<\/section>)/s.exec(plain.html) ?? [];
  expect(inner).toContain("内容");
  // React numbers ids by their place.
  const place = framed.html.slice(before.length);
  expect(place).toMatch(
    /^<div id="course"[^>]* data-frame="" data-tone="night" data-nested="false" data-above="regular"/,
  );
  expect(place).toContain(inner);
  expect(framed.units).toEqual(["home/frame", "home/rich-text"]);
});
