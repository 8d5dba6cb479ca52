import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { compileSite } from "#compiler/compile.ts";
import { eachInstance } from "#compiler/upgrade/instances.ts";
import { richText, siteWith } from "#fixtures/site/siteWith.ts";
import { drawHome } from "./testDrawHome.ts";

test.each(readdirSync("fixtures/sites"))("the pages of %s have no frame around any block", async (name) => {
  const source = readFileSync(`fixtures/sites/${name}/site.json`, "utf8");
  const compiled = compileSite(source, {});
  if (!compiled) throw new Error(`${name} does not compile.`);
  expect(eachInstance(compiled.site).filter(({ instance }) => instance.type === "frame")).toEqual([]);
  const { html, units } = await drawHome(source);
  expect(html).not.toContain("data-frame");
  expect(units).not.toContain("home/frame");
});

test("a reader gets the same drawing of a block inside a frame as without it, and one element around it", async () => {
  const plain = await drawHome(siteWith([richText("a")]));
  const framed = await drawHome(siteWith([{ ...richText("a"), anchor: "course", tone: "night" }]));
  const [, before = "", inner = ""] = /^(.*)(<section.*?<\/section>)/s.exec(plain.html) ?? [];
  expect(inner).toContain("内容");
  // React numbers ids by their place.
  const place = framed.html.slice(before.length);
  expect(place).toMatch(/^<div id="course"[^>]* data-frame="" data-tone="night" data-nested="false"/);
  expect(place).toContain(inner);
  expect(framed.units).toEqual(["home/frame", "home/rich-text"]);
});
