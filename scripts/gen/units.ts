import type { Table } from "./messages.ts";
import type { VersionedSchema } from "./schemas.ts";

const kinds = [
  {
    kind: "home",
    title: "Blocks",
    intro:
      "For `home.blocks`, and for the blocks of any page of the type `blocks`. Beside its `props`, each has an `id`, and can have [`visible`](config.md#blocks) and a [frame](config.md#frames-and-containers).",
  },
  { kind: "page", title: "Pages", intro: "For `page.type` of a route." },
  { kind: "field", title: "Fields", intro: "For `$ref` in the schema of a form." },
];

/**
 * Returns the page that lists every type of block, page and field in its newest version, in both
 * languages.
 */
export function generateUnits(schemas: VersionedSchema[], tables: Map<string, Table>): string {
  const sections = kinds.flatMap(({ kind, title, intro }) => {
    const rows = findNewest(schemas, kind).map(({ name, version, schema }) => {
      const { title: en = "", description = "" } = schema as { title?: string; description?: string };
      const type = name.slice(kind.length + 1);
      const place = `../schemas/${name}/v${version}.schema.json`;
      const cells = [
        `[\`${type}\`](${place})`,
        String(version),
        `[JSON](../fixtures/${name}/v${version}.json)`,
        tables.get(name)?.name?.zh ?? en,
        `${en}. ${description}`,
      ];
      return `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
    });
    return [
      `## ${title}`,
      intro,
      ["| type | version | example | 中文 | what it is |", "|---|---|---|---|---|", ...rows].join("\n"),
    ];
  });
  return [
    "<!-- Made by `npm run gen` from the schemas. -->",
    "# Blocks, pages and fields",
    "Each type links to its schema, which describes its properties, and to an example to copy: the `props` of a block or page, the `uiSchema` of a field. Editors show the same while you type (`docs/editors.md`), and `npm run dev` shows each with its JSON at `/gallery.html`.",
    ...sections,
    "",
  ].join("\n\n");
}

function findNewest(schemas: VersionedSchema[], kind: string): VersionedSchema[] {
  const newest = new Map<string, VersionedSchema>();
  for (const schema of schemas) {
    if (!schema.name.startsWith(`${kind}/`)) continue;
    const known = newest.get(schema.name);
    if (!known || known.version < schema.version) newest.set(schema.name, schema);
  }
  return [...newest.values()].toSorted((schema, other) => (schema.name < other.name ? -1 : 1));
}
