import { readdirSync } from "node:fs";
import { join } from "node:path";
import { addImport, addLine, camel, exists, keyText, type Made, pascal, read, words, write } from "./files.ts";

/** The kinds of units that can be added. */
export type Kind = "home" | "page" | "field";

const root = join(import.meta.dirname, "../..");
// The small units that new ones are copied from.
const templates = { home: "call-to-action", page: "coming-soon", field: "input" };
const registryTables = { home: "homeBlocks", page: "pages", field: "fields" };

/** Returns why a unit of that type cannot be made; undefined if it can. */
export function refuseUnit(kind: Kind, type: string): string | undefined {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(type))
    return `"${type}" is not a type's name: use small letters, digits and single hyphens, such as start-list.`;
  const taken = [`schemas/${kind}/${type}`, `blocks/${kind}/${type}`].find(exists);
  return taken && `There is a ${kind} ${type} already (${taken}). Choose another name.`;
}

/** Copies a small real unit under a new name and adds it to the registry. */
export function addUnit(kind: Kind, type: string): Made {
  const template = templates[kind];
  const copies = kind === "field" ? fieldCopies(template, type) : blockCopies(kind, template, type);
  for (const { from, to, change } of copies) write(to, change(read(from)));
  const getKey = (line: string) => /^\s*"?([\w-]+)"?[:,]/.exec(line)?.[1] ?? "";
  const line = `  ${keyText(type)}: () => import("./${kind}/${type}/${pascal(type)}.tsx"),`;
  addLine("blocks/registry.ts", line, { from: `export const ${registryTables[kind]}`, until: "}", getKey });
  const files = [...copies.map(({ to }) => to), "blocks/registry.ts (one line)"];
  if (kind !== "field") return { files, next: nextForBlock(kind, type) };
  addImport("forms/fields/fieldLogic.ts", `import { ${camel(type)} } from "./${camel(type)}.ts";`);
  const entry = camel(type) === type ? `  ${type},` : `  ${keyText(type)}: ${camel(type)},`;
  addLine("forms/fields/fieldLogic.ts", entry, { from: "export const fieldLogic", until: "}", getKey });
  return { files: [...files, "forms/fields/fieldLogic.ts (two lines)"], next: nextForField(type) };
}

interface Copy {
  from: string;
  to: string;
  change: (text: string) => string;
}

function blockCopies(kind: Kind, template: string, type: string): Copy[] {
  const rename = (text: string) =>
    text
      .replaceAll(template, type)
      .replaceAll(pascal(template), pascal(type))
      .replace(/\/v\d+(?=\.schema\.json)/g, "/v1");
  const newest = newestVersion(kind, template);
  const change = (text: string) => withTitle(keepCommon(text, rename), type, `What the ${type} shows.`);
  return [
    {
      from: `schemas/${kind}/${template}/v${newest}.schema.json`,
      to: `schemas/${kind}/${type}/v1.schema.json`,
      change,
    },
    {
      from: `fixtures/${kind}/${template}/v${newest}.json`,
      to: `fixtures/${kind}/${type}/v1.json`,
      change: rename,
    },
    namesCopy(kind, template, type),
    ...rendererCopies(kind, template, type, rename),
    {
      from: `blocks/${kind}/${template}/traits.json`,
      to: `blocks/${kind}/${type}/traits.json`,
      // Personal until its author states otherwise.
      change: () => '{ "isPersonal": true }\n',
    },
  ];
}

function fieldCopies(template: string, type: string): Copy[] {
  // Only whole words: input is a part of other names.
  const rename = (text: string) =>
    text
      .replaceAll(`"${template}"`, `"${type}"`)
      .replaceAll(`field/${template}/`, `field/${type}/`)
      .replaceAll(`const ${template}:`, `const ${camel(type)}:`)
      .replace(new RegExp(`\\b${pascal(template)}\\b`, "g"), pascal(type))
      .replace(/\/v\d+(?=\.(?:options\.)?schema\.json)/g, "/v1");
  const newest = newestVersion("field", template);
  const schema = (part: string, description: string): Copy => ({
    from: `schemas/field/${template}/v${newest}${part}.schema.json`,
    to: `schemas/field/${type}/v1${part}.schema.json`,
    change: (text) => withTitle(rename(text), type, description),
  });
  return [
    schema("", "What runners answer."),
    schema(".options", "What organisers can set."),
    { from: `fixtures/field/${template}/v${newest}.json`, to: `fixtures/field/${type}/v1.json`, change: rename },
    namesCopy("field", template, type),
    ...rendererCopies("field", template, type, rename),
    { from: `forms/fields/${template}.ts`, to: `forms/fields/${camel(type)}.ts`, change: rename },
  ];
}

function newestVersion(kind: Kind, template: string): number {
  const files = readdirSync(join(root, `schemas/${kind}/${template}`));
  return Math.max(...files.flatMap((name) => /^v(\d+)\.schema/.exec(name)?.[1] ?? []).map(Number));
}

function namesCopy(kind: Kind, template: string, type: string): Copy {
  const change = (text: string) => withName(text, type);
  return { from: `locales/${kind}/${template}.json`, to: `locales/${kind}/${type}.json`, change };
}

function rendererCopies(kind: Kind, template: string, type: string, change: Copy["change"]): Copy[] {
  return readdirSync(join(root, `blocks/${kind}/${template}`))
    .filter((name) => /\.(?:tsx|css)$/.test(name) && !name.includes(".test."))
    .map((name) => ({
      from: `blocks/${kind}/${template}/${name}`,
      to: `blocks/${kind}/${type}/${name.replace(pascal(template), pascal(type))}`,
      change,
    }));
}

// Renames all but the references to the common shapes, which stay at their own version.
function keepCommon(text: string, rename: (text: string) => string): string {
  return text
    .split(/(schemas\/common\/v\d+)/)
    .map((part, index) => (index % 2 === 1 ? part : rename(part)))
    .join("");
}

function withTitle(text: string, type: string, description: string): string {
  const schema = { ...JSON.parse(text), title: words(type), description };
  return `${JSON.stringify(schema, null, 2)}\n`;
}

function withName(text: string, type: string): string {
  const table = { ...JSON.parse(text), name: { zh: `新单元 ${type}`, en: words(type) } };
  const lines = Object.entries(table).map(
    ([key, message]) => `  ${JSON.stringify(key)}: ${inline(message as Record<string, string>)}`,
  );
  return `{\n${lines.join(",\n")}\n}\n`;
}

function inline(message: Record<string, string>): string {
  const entries = Object.entries(message).map(
    ([language, text]) => `${JSON.stringify(language)}: ${JSON.stringify(text)}`,
  );
  return `{ ${entries.join(", ")} }`;
}

function nextForBlock(kind: Kind, type: string): string[] {
  return [
    "npm run gen                                    the copy works as it is",
    `schemas/${kind}/${type}/v1.schema.json: its props, each with a title and a description; then the same story in fixtures/${kind}/${type}/v1.json`,
    `locales/${kind}/${type}.json: its name and its words, in both languages; then npm run gen again`,
    `blocks/${kind}/${type}/traits.json: isPersonal is false if every visitor sees the same`,
    `blocks/${kind}/${type}/${pascal(type)}.tsx: draw it; npm run dev shows it at /gallery.html#${kind}/${type}`,
    "npm run check",
  ];
}

function nextForField(type: string): string[] {
  return [
    "npm run gen                                    the copy works as it is",
    `schemas/field/${type}/v1.schema.json: what runners answer, every size bounded; v1.options.schema.json: what organisers can set`,
    `fixtures/field/${type}/v1.json: a good answer, and wrong ones; locales/field/${type}.json: its words; then npm run gen again`,
    `forms/fields/${camel(type)}.ts: what the schema cannot express; blocks/field/${type}/${pascal(type)}.tsx: draw it`,
    `npm run dev shows it at /gallery.html?unit=field/${type}&language=en; then npm run check`,
  ];
}
