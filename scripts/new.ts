import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

type Kind = "home" | "page";

const root = join(import.meta.dirname, "..");
// The small real units that new ones are copied from.
const templates = { home: "call-to-action", page: "coming-soon" };
const registryTables = { home: "homeBlocks", page: "pages" };

const [kind, type] = process.argv.slice(2);
const refusal = refuse(kind, type);
if (refusal) {
  console.error(refusal);
  process.exit(1);
}
const written = addUnit(kind as Kind, type as string);
console.log(
  `Made ${kind} ${type}:\n${written.map((path) => `  ${path}`).join("\n")}\n${nextSteps(kind as Kind, type as string)}`,
);

function refuse(kind: string | undefined, type: string | undefined): string | undefined {
  if ((kind !== "home" && kind !== "page") || type === undefined)
    return "Write: npm run new home notice (a home block), or: npm run new page results (a page type).";
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(type))
    return `"${type}" is not a type's name: use small letters, digits and single hyphens, such as start-list.`;
  const taken = [`schemas/${kind}/${type}`, `blocks/${kind}/${type}`].find((path) => existsSync(join(root, path)));
  if (taken) return `There is a ${kind} ${type} already (${taken}). Choose another name.`;
  return undefined;
}

function addUnit(kind: Kind, type: string): string[] {
  const template = templates[kind];
  const rename = (text: string) =>
    text
      .replaceAll(template, type)
      .replaceAll(pascal(template), pascal(type))
      .replace(/\/v\d+(?=\.schema\.json)/g, "/v1");
  const newest = Math.max(
    ...readdirSync(join(root, `schemas/${kind}/${template}`))
      .flatMap((name) => /^v(\d+)\.schema/.exec(name)?.[1] ?? [])
      .map(Number),
  );
  const copies: [from: string, to: string, change: (text: string) => string][] = [
    [
      `schemas/${kind}/${template}/v${newest}.schema.json`,
      `schemas/${kind}/${type}/v1.schema.json`,
      (text) => titled(keepCommon(text, rename), type),
    ],
    [`fixtures/${kind}/${template}/v${newest}.json`, `fixtures/${kind}/${type}/v1.json`, rename],
    [`locales/${kind}/${template}.json`, `locales/${kind}/${type}.json`, (text) => named(text, type)],
    ...rendererFiles(kind, template).map((name): [string, string, (text: string) => string] => [
      `blocks/${kind}/${template}/${name}`,
      `blocks/${kind}/${type}/${name.replace(pascal(template), pascal(type))}`,
      rename,
    ]),
  ];
  for (const [from, to, change] of copies) write(to, change(readFileSync(join(root, from), "utf8")));
  addRegistryLine(kind, type);
  return [...copies.map(([, to]) => to), "blocks/registry.ts (one line)"];
}

function rendererFiles(kind: Kind, template: string): string[] {
  return readdirSync(join(root, `blocks/${kind}/${template}`)).filter(
    (name) => /\.(?:tsx|css)$/.test(name) && !name.includes(".test."),
  );
}

// The common shapes stay at their own version.
function keepCommon(text: string, rename: (text: string) => string): string {
  return text
    .split(/(schemas\/common\/v\d+)/)
    .map((part, index) => (index % 2 === 1 ? part : rename(part)))
    .join("");
}

function titled(text: string, type: string): string {
  const schema = { ...JSON.parse(text), title: words(type), description: `What the ${type} shows.` };
  return `${JSON.stringify(schema, null, 2)}\n`;
}

function named(text: string, type: string): string {
  const table = { ...JSON.parse(text), name: { zh: `新单元 ${type}`, en: words(type) } };
  const lines = Object.entries(table).map(
    ([key, message]) => `  ${JSON.stringify(key)}: ${inline(message as Record<string, string>)}`,
  );
  return `{\n${lines.join(",\n")}\n}\n`;
}

function inline(message: Record<string, string>): string {
  return `{ ${Object.entries(message)
    .map(([language, text]) => `${JSON.stringify(language)}: ${JSON.stringify(text)}`)
    .join(", ")} }`;
}

function addRegistryLine(kind: Kind, type: string): void {
  const path = "blocks/registry.ts";
  const lines = readFileSync(join(root, path), "utf8").split("\n");
  const start = lines.findIndex((line) => line.startsWith(`export const ${registryTables[kind]}`));
  const end = lines.findIndex((line, index) => index > start && line.startsWith("}"));
  const keyOf = (line: string) => /^\s*"?([\w-]+)"?:/.exec(line)?.[1] ?? "";
  const next = lines.findIndex((line, index) => index > start && index < end && keyOf(line) > type);
  const key = /^[a-z][a-z0-9]*$/.test(type) ? type : `"${type}"`;
  lines.splice(next < 0 ? end : next, 0, `  ${key}: () => import("./${kind}/${type}/${pascal(type)}.tsx"),`);
  writeFileSync(join(root, path), lines.join("\n"));
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

function pascal(type: string): string {
  return type.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

function words(type: string): string {
  const text = type.replaceAll("-", " ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function nextSteps(kind: Kind, type: string): string {
  return `Next:
  1. npm run gen                                    the copy works as it is
  2. schemas/${kind}/${type}/v1.schema.json: its props, each with a title and a description; then the same story in fixtures/${kind}/${type}/v1.json
  3. locales/${kind}/${type}.json: its name and its words, in both languages; then npm run gen again
  4. blocks/${kind}/${type}/${pascal(type)}.tsx: draw it; npm run dev shows it at /gallery.html#${kind}/${type}
  5. npm run check`;
}
