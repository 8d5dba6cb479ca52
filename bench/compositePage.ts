import type { JsonObject } from "#core/pointers.ts";

const text = { $ref: "https://startline.dev/schemas/common/v1.schema.json#/$defs/text" };

/**
 * A composite that becomes two blocks: a heading in the look of its variant, and a text of its
 * props.
 */
export const composites: Record<string, string> = {
  "composites/my/note/v1.json": JSON.stringify({
    $schema: "https://startline.dev/schemas/composite/v1.schema.json",
    type: "my/note",
    version: 1,
    title: { zh: "短文", en: "Note" },
    props: {
      type: "object",
      required: ["title", "lines"],
      properties: { title: text, lines: { type: "array", maxItems: 3, items: { type: "string" } } },
    },
    tokens: { level: 3 },
    variants: { large: { title: { zh: "大" }, tokens: { level: 2 } } },
    tree: [
      {
        type: "heading",
        version: 1,
        id: "title",
        props: { text: { $prop: "/title" }, level: { $token: "level" } },
      },
      {
        type: "rich-text",
        version: 1,
        id: "text",
        props: { html: { $text: { zh: "<p>{all}</p>" }, values: { all: { $join: { $prop: "/lines" }, with: ", " } } } },
      },
    ],
  }),
};

/** Four columns in each of two columns, with `count` instances of the composite in all. */
export function compositePage(count: number): JsonObject[] {
  const notes = Array.from({ length: count }, (_, index) => ({
    type: "my/note",
    version: 1,
    id: `note-${index}`,
    ...(index % 3 === 0 && { variant: "large" }),
    props: { title: { zh: `第 ${index} 段`, en: `Part ${index}` }, lines: ["a", `b${index}`] },
  }));
  const eighth = Math.ceil(count / 8);
  const columns = (id: string, lists: JsonObject[][]) => ({
    type: "columns",
    version: 1,
    id,
    props: { columns: lists.map((blocks, index) => ({ id: `${id}-${index}`, blocks })) },
  });
  const part = (index: number) => notes.slice(index * eighth, (index + 1) * eighth);
  const inner = [0, 4].map((first) => [
    columns(
      `inner-${first}`,
      [0, 1, 2, 3].map((index) => part(first + index)),
    ),
  ]);
  return [columns("outer", inner)];
}

/** The text of a site of version 3 with pages of blocks. */
export function findSite(pages: JsonObject[][]): string {
  const [home = [], ...others] = pages;
  return JSON.stringify({
    $schema: "https://startline.dev/schemas/site/v2.schema.json",
    id: "bench",
    title: { zh: "测试" },
    languages: ["zh"],
    home: { blocks: home },
    routes: others.map((blocks, index) => ({
      path: `/page-${index}`,
      title: { zh: `第 ${index} 页` },
      page: { type: "blocks", version: 1, props: { blocks } },
    })),
  });
}
