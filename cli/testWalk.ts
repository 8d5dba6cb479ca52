import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";
import type { JsonObject } from "#core/pointers.ts";

const common =
  '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect width="64" height="64" fill="#0b5c9e"/></svg>';

/**
 * The JSON of a code block below a heading of a page of docs/ ("" for its beginning), the first or
 * the one at that place; parts of an object are in braces.
 */
export function docsJson<Value extends object = JsonObject>(page: string, heading: string, place = 0): Value {
  const text = readFileSync(`docs/${page}`, "utf8");
  const start = heading === "" ? 0 : text.search(new RegExp(`^(?:## |\\*\\*)${heading}`, "m"));
  const after = text.slice(start).replace(/^## /, "");
  const [below = ""] = after.split(/^## /m);
  const blocks = [...below.matchAll(/```json\n([\s\S]*?)```/g)].map(([, json = ""]) => json.trim());
  const json = blocks[place] ?? "";
  return JSON.parse(json.startsWith('"') ? `{${json}}` : json);
}

interface Site extends JsonObject {
  home: { blocks: JsonObject[] };
  brand: JsonObject;
  routes: JsonObject[];
  forms: string[];
}

/** The folder of a race that a newcomer edits, by JSON alone. */
export interface Newcomer {
  folder: string;
  write(path: string, value: unknown): void;
  edit(change: (site: Site) => Partial<Site>): void;
  /** Adds a page at the end of the menu. */
  addPage(path: string, title: string, blocks: JsonObject[], overrides?: JsonObject): void;
}

/** Returns the editor of a race's folder. */
export function newcomer(folder: string): Newcomer {
  const write = (path: string, value: unknown) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), typeof value === "string" ? value : JSON.stringify(value, null, 2));
  };
  const edit: Newcomer["edit"] = (change) => {
    const site: Site = JSON.parse(readFileSync(join(folder, "site.json"), "utf8"));
    write("site.json", { ...site, ...change(site) });
  };
  const addPage: Newcomer["addPage"] = (path, title, blocks, overrides = {}) =>
    edit(({ routes }) => ({
      routes: [
        ...routes,
        {
          path,
          title: { zh: title, en: title },
          page: { type: "blocks", version: 1, props: { blocks, ...overrides } },
        },
      ],
    }));
  return { folder, write, edit, addPage };
}

/** Writes what the JSON of the docs names: pictures, a course, a document and a form. */
export async function addFiles({ folder, write }: Newcomer): Promise<void> {
  for (const name of ["station", "film", "share"])
    await sharp({ create: { width: 1200, height: 630, channels: 3, background: "#c8552e" } })
      .jpeg()
      .toFile(join(folder, `media/${name}.jpg`));
  write("media/icon.svg", common);
  cpSync("fixtures/sites/open-demo-10k/media/course.gpx", join(folder, "media/course.gpx"));
  write("forms/message.json", docsJson("forms.md", "Forms for any purpose", 1));
  cpSync("fixtures/sites/open-demo-10k/forms/volunteers.json", join(folder, "forms/volunteers.json"));
  const raceDay = JSON.parse(readFileSync(join(folder, "documents/race-day.json"), "utf8"));
  write("documents/travel.json", { ...raceDay, id: "travel" });
}

interface DocsComposite extends JsonObject {
  props: { properties: JsonObject };
  tree: JsonObject[];
}

/**
 * The composite, its instance and the upgrade that docs/composites.md shows; version 2 is what that
 * upgrade leads to.
 */
export function docsWall() {
  const v1 = docsJson<DocsComposite>("composites.md", "");
  const v2 = JSON.parse(
    JSON.stringify(v1).replaceAll('"/sponsors"', '"/partners"').replaceAll('"sponsors"', '"partners"'),
  );
  return {
    block: docsJson("composites.md", "", 1),
    v1,
    v2: { ...v2, version: 2 },
    upgrade: docsJson("composites.md", "Versions"),
  };
}

/** Everything that a newcomer wants of a site, as the docs show it. */
export async function walk(race: Newcomer): Promise<void> {
  await addFiles(race);
  const travel = docsJson<JsonObject & { page: { props: { blocks: JsonObject[] } } }>("config.md", "Pages of blocks");
  travel.page.props.blocks.unshift(docsJson("config.md", "Frames and containers", 1));
  const { v1, block } = docsWall();
  race.write("composites/my/sponsor-wall/v1.json", v1);
  race.write("composites/my/item/v1.json", docsJson("composites.md", "A page for each item"));
  race.edit(({ home, brand, routes, forms }) => ({
    brand: { ...brand, ...docsJson<{ brand: JsonObject }>("config.md", "Icons and links").brand },
    ...docsJson("config.md", "Analytics and consent"),
    ...docsText(),
    home: { blocks: [...home.blocks, { ...block, id: "top" }] },
    routes: [...routes, travel, docsJson("composites.md", "A page for each item", 1)],
    forms: [...forms, "forms/message.json", "forms/volunteers.json"],
  }));
  race.addPage("/partners", "Partners", [
    { ...block, id: "first", variant: "bright" },
    { ...block, id: "second", variant: undefined },
  ]);
  race.addPage("/films", "Films", [docsJson("config.md", "Films of video platforms")]);
  const form = { type: "form", version: 1, id: "message", props: { form: "forms/message.json" } };
  race.addPage("/write", "Write to us", [form]);
  race.addPage("/volunteers", "Volunteers", [docsJson("forms.md", "Forms for any purpose")]);
}

function docsText(): JsonObject {
  const [, json = ""] = /```json\n([\s\S]*?)```/.exec(readFileSync("docs/texts.md", "utf8")) ?? [];
  return JSON.parse(`{${json}}`);
}
