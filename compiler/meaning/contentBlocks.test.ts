import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type JsonObject, pointerKeys, valueAt } from "#core/pointers.ts";
import { siteWith } from "#fixtures/site/siteWith.ts";
import { namedFiles } from "../check/paths.ts";
import { readSite } from "../read.ts";

// What an organiser spoils in the example of a block: the place, what is written there instead
// (nothing: it is left out), the problem, and its place if it is another.
const mistakes: Record<string, [pointer: string, written: unknown, code: string, at?: string][]> = {
  "cards/1": [
    ["/cards/0/image/src", "media/picture-wilows.jpg", "SL3002"],
    ["/cards/1/link", "/newsNotice/medal", "SL5001"],
    ["/cards/2/text/en", undefined, "SL5301"],
    ["/cards/3/icon", "rocket", "SL2011"],
  ],
  "heading/1": [
    ["/text/en", undefined, "SL5301"],
    ["/lead/en", undefined, "SL5301"],
    ["/level", 5, "SL2013"],
  ],
  "button-row/1": [
    ["/buttons/0/link", "/posts/7", "SL5001"],
    ["/buttons/1/label/en", undefined, "SL5301"],
    ["/buttons", [], "SL2013"],
  ],
  "numbers/1": [
    ["/numbers/1/label/en", undefined, "SL5301"],
    ["/numbers/3/value", "half past seven", "SL2012"],
  ],
  "picture-text/1": [
    ["/image/src", "media/picture-brigde.jpg", "SL3002"],
    ["/button/link", "/race-information/route", "SL5001"],
    ["/title/en", undefined, "SL5301"],
    ["/html/en", undefined, "SL5301"],
  ],
  "quote/1": [
    ["/image/src", "media/nobody.jpg", "SL3002"],
    ["/text/en", undefined, "SL5301"],
    ["/role/en", "", "SL5301"],
  ],
  "table/1": [
    ["/columns/0/title/en", undefined, "SL5301"],
    ["/rows/0/cells/0/en", undefined, "SL5301"],
    ["/rows/0/cells/1", "五公里", "SL2012"],
    ["/rows/1/cells", [{ zh: "柳堤", en: "Willow Bank" }, 10, "8:00", "9:10", "—"], "SL5510", "/rows/1/cells/4"],
  ],
  "prize-table/1": [["/groups/0/rows/0/amounts", [1, 2, 3], "SL5510", "/groups/0/rows/0/amounts/2"]],
  "rich-text/1": [
    ["/html/en", undefined, "SL5301"],
    ["/columns", 3, "SL2013"],
  ],
};

describe.each(Object.entries(mistakes))("an organiser with a %s", (name, list) => {
  const [type, version] = name.split("/");
  const { $schema: _, ...props } = JSON.parse(readFileSync(`fixtures/home/${type}/v${version}.json`, "utf8"));
  const files = Object.fromEntries(
    namedFiles(props).map(({ path }) => [path, { url: path, width: 1600, height: 900 }]),
  );
  const findProblems = (changed: unknown) => {
    const block = { type, version: Number(version), id: "example", props: changed };
    const source = siteWith([block], routesFor(props), {
      languages: ["zh", "en"],
      title: { zh: "测试赛", en: "Test race" },
    });
    return readSite(source, "site.json", { files }).problems.map(({ code, pointer }) => [code, pointer]);
  };

  test("reads of no problem in the example", () => {
    expect(findProblems(props)).toEqual([]);
  });

  test.each(list)("reads of the one mistake at %s", (pointer, written, code, at = pointer) => {
    expect(findProblems(change(props, pointer, written))).toEqual([[code, `/home/blocks/0/props${at}`]]);
  });
});

function change(props: JsonObject, pointer: string, written: unknown): JsonObject {
  const changed = structuredClone(props);
  const keys = pointerKeys(pointer);
  const last = keys.pop() ?? "";
  const parent = valueAt(changed, keys.map((key) => `/${key}`).join("")) as JsonObject;
  if (written === undefined) delete parent[last];
  else parent[last] = written;
  return changed;
}

// A page for each path of the site that the example links to.
function routesFor(props: unknown): unknown[] {
  const paths = JSON.stringify(props).matchAll(/"link":"(\/[^"#?]+)"|href=\\"(\/[^"#?\\]+)\\"/g);
  const page = { type: "coming-soon", version: 1, props: {} };
  const unique = new Set([...paths].map(([, link, href]) => link ?? href ?? ""));
  return [...unique].map((path) => ({ path, title: { zh: "页面", en: "Page" }, page }));
}
