import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { siteV2 } from "../upgrade/site/siteV2.ts";
import { operators } from "./language/nodes.ts";
import { propShapes } from "./props.ts";
import { readWith } from "./testComposites.ts";

const page = readFileSync("docs/composites.md", "utf8");

test("an author who copies the composite and the instance of docs/composites.md has blocks without a problem", () => {
  const [composite = "", written = "{}"] = [...page.matchAll(/```json\n([\s\S]*?)```/g)].map(([, text]) => text);
  const files = { "composites/my/sponsor-wall/v1.json": composite };
  const { found, compiled } = readWith([JSON.parse(written)], files);
  expect(found).toEqual([]);
  expect(compiled?.site.home.blocks.map(({ id }) => id)).toEqual(["wall/title", "wall/acme/name", "wall/below/more"]);
  expect(page).toContain(siteV2);
});

test("docs/composites.md names every node and every shape of props", () => {
  expect([...operators, "$slot"].filter((name) => !page.includes(`"${name}"`))).toEqual([]);
  expect(propShapes.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});
