import type { JsonObject } from "#core/pointers.ts";

/** A small whole site of version 2 for tests, with these home blocks and routes. */
export function siteWith(blocks: unknown[], routes: unknown[] = [], more: JsonObject = {}): string {
  const site = {
    $schema: "https://startline.dev/schemas/site/v2.schema.json",
    id: "test-race",
    title: { zh: "测试赛" },
    languages: ["zh"],
    home: { blocks },
    routes,
    ...more,
  };
  return JSON.stringify(site, null, 2);
}

/** A rich-text block that is right as it is. */
export function richText(id: string, zh = "<p>内容</p>"): JsonObject {
  return { type: "rich-text", version: 1, id, props: { html: { zh } } };
}
