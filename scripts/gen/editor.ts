import { acceptBindings, acceptBindingsIn } from "./editorBindings.ts";
import { compositeDefinitions, withTreeAndProps } from "./editorComposite.ts";
import type { JsonSchema, VersionedSchema } from "./schemas.ts";
import { closeObjects } from "./shapes.ts";

type Node = Record<string, unknown>;

const root = "https://startline.dev/schemas/";
const siteId = `${root}site/v2.schema.json`;

/**
 * Returns a self-contained schema of site files for editors. It checks the props of each block and
 * page by the schema of its type and version, which the plain site schema leaves to the compiler.
 * Throws if a schema is missing.
 */
export function generateEditorSchema(schemas: VersionedSchema[]): string {
  return `${JSON.stringify(buildEditorSchema(schemas), null, 2)}\n`;
}

/**
 * Returns VS Code's settings. They contain the schemas that files name in `$schema`, so that
 * editors need no network.
 */
export function generateEditorSettings(schemas: VersionedSchema[]): string {
  const entries = [
    { url: siteId, schema: buildEditorSchema(schemas) },
    ...schemas.filter(isBundled).map((schema) => ({
      url: schema.schema.$id,
      schema: { $ref: `${siteId}#/$defs/${getKey(schema)}` },
    })),
    ...schemas
      .filter(({ name }) => name === "form")
      .map((schema) => ({ url: schema.schema.$id, schema: buildFormSchema(schema, schemas) })),
    ...schemas
      .filter(({ name }) => name === "composite")
      .map((schema) => ({ url: schema.schema.$id, schema: buildCompositeSchema(schema, schemas) })),
    ...schemas
      .filter(({ name }) => name === "certificate")
      .map(({ schema }) => ({
        fileMatch: ["**/certificates/*.json"],
        url: schema.$id,
        schema: buildOwnSchema(schema, schemas),
      })),
    // Organisers write this file without `$schema`: editors find it by its name.
    ...schemas
      .filter(({ name }) => name === "pictures")
      .map(({ schema }) => ({ fileMatch: ["**/media/pictures.json"], url: schema.$id, schema })),
  ];
  const lines = entries.map((entry) => `    ${JSON.stringify(entry)}`);
  return `{\n  "json.schemas": [\n${lines.join(",\n")}\n  ]\n}\n`;
}

function buildEditorSchema(schemas: VersionedSchema[]): Node {
  const find = (name: string, version: number) => {
    const found = schemas.find((schema) => schema.name === name && schema.version === version);
    if (!found) throw new Error(`schemas/${name}/v${version}.schema.json is missing.`);
    return found;
  };
  const common = commonDefinitions(schemas);
  const { $id: _, $schema: _draft, $defs: own = {}, ...site } = closeObjects(find("site", 2).schema) as Node;
  const defs: Record<string, Node> = { ...common, ...(own as Record<string, Node>) };
  for (const one of schemas.filter(isBundled)) {
    const { $id: _id, $schema: _ownDraft, ...schema } = closeObjects(one.schema);
    defs[getKey(one)] = schema;
  }
  defs.block = withTypes(common.block ?? {}, schemas, "home");
  defs.page = withTypes(common.page ?? {}, schemas, "page");
  for (const kind of ["home", "page"] as const) defs[getProps(kind)] = propsByType(schemas, kind);
  const frame = withIgnore(rewrite(site, common) as Node);
  const definitions = rewrite(defs, common) as Record<string, Node>;
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: `${root}editor/site/v2.schema.json`,
    ...(acceptBindings(frame, "frame") as Node),
    $defs: acceptBindingsIn(definitions),
  };
}

function commonDefinitions(schemas: VersionedSchema[]): Record<string, Node> {
  const common = schemas.find(({ name }) => name === "common");
  return common ? (closeObjects(common.schema).$defs as Record<string, Node>) : {};
}

// The compiler removes `$ignore` before it checks a file.
function withIgnore({ properties, ...site }: Node): Node {
  const entry = {
    type: "object",
    required: ["code", "pointer", "because"],
    properties: { code: { type: "string" }, pointer: { type: "string" }, because: { type: "string" } },
  };
  const description = "Warnings to ignore, each with its code, its place and the reason.";
  const list = { type: "array", title: "Ignored warnings", description, items: entry };
  return { ...site, properties: { ...(properties as Node), $ignore: list } };
}

// A form has definitions of its own. Editors suggest the addresses of the fields that its questions
// can refer to.
function buildFormSchema({ schema }: VersionedSchema, schemas: VersionedSchema[]): Node {
  const common = commonDefinitions(schemas);
  const { $defs, properties, ...form } = closeObjects(schema) as Node;
  const fields = schemas.flatMap(({ answer }) => (answer ? [answer] : []));
  const reference = {
    title: "Field",
    description: "The type of field that asks for it.",
    anyOf: [
      { enum: fields.map(({ $id }) => $id), enumDescriptions: fields.map(({ description }) => description) },
      { type: "string" },
    ],
  };
  const question = { type: ["object", "boolean"], properties: { $ref: reference } };
  // If both define a name, the form's own definition is meant.
  const defs = $defs as Record<string, Node>;
  const others = Object.fromEntries(Object.entries(common).filter(([name]) => !(name in defs)));
  const own = rewrite(properties, others) as Record<string, Node>;
  const questions = { ...(own.schema?.properties as Node), properties: { additionalProperties: question } };
  return {
    ...form,
    properties: { $schema: { const: schema.$id }, ...own, schema: { ...own.schema, properties: questions } },
    $defs: rewrite({ ...others, ...defs }, others),
  };
}

// A file with definitions of its own, beside the common ones that it refers to.
function buildOwnSchema(schema: JsonSchema, schemas: VersionedSchema[]): Node {
  const common = commonDefinitions(schemas);
  const { $defs, properties, ...rest } = closeObjects(schema) as Node;
  const own = { $schema: { const: schema.$id }, ...(rewrite(properties, common) as Node) };
  return { ...rest, properties: own, $defs: rewrite({ ...common, ...($defs as Record<string, Node>) }, common) };
}

// A composite has definitions of its own too. In its tree, editors suggest the types of blocks.
function buildCompositeSchema({ schema }: VersionedSchema, schemas: VersionedSchema[]): Node {
  const common = commonDefinitions(schemas);
  const { $defs, properties, ...composite } = closeObjects(schema) as Node;
  const own = rewrite(properties, common) as Record<string, Node>;
  const types = getTypes(schemas, "home").map(({ type, newest }) => [type, newest?.schema.description ?? ""] as const);
  const defs = rewrite({ ...common, ...($defs as Record<string, Node>) }, common) as Record<string, Node>;
  return { ...composite, ...withTreeAndProps(own, types), $defs: { ...defs, ...compositeDefinitions } };
}

// A block or page whose type is one of the known ones, and whose props are those of its type.
// A type with a slash is that of a composite, which only the files of its site know.
function withTypes(instance: Node, schemas: VersionedSchema[], kind: "home" | "page"): Node {
  const types = getTypes(schemas, kind);
  const { type, version, ...others } = instance.properties as Record<string, Node>;
  const names = types.map((one) => one.type);
  const descriptions = types.map(({ newest }) => newest?.schema.description ?? "");
  // The page that shows home.blocks has no props, and so no schema of its own.
  if (kind === "page") {
    names.push("home");
    descriptions.push("The home page: shows the blocks of home.blocks.");
  }
  const known = { enum: names, enumDescriptions: descriptions };
  const own = kind === "home" ? { anyOf: [known, { pattern: "/" }] } : known;
  const properties = { type: { ...type, ...own }, version, ...others };
  return { ...instance, properties, allOf: [{ $ref: `#/$defs/${getProps(kind)}` }] };
}

function getProps(kind: "home" | "page"): string {
  return `${kind}.props`;
}

// Each type is its own condition: for a choice, editors would only report that no branch matches.
function propsByType(schemas: VersionedSchema[], kind: "home" | "page"): Node {
  const conditions = getTypes(schemas, kind).flatMap((one) => [
    {
      if: { required: ["type"], properties: { type: { const: one.type } } },
      // biome-ignore lint/suspicious/noThenProperty: it is a JSON Schema, which nobody awaits
      then: { properties: { version: listVersions(one.versions) } },
    },
    ...one.versions.map((unit) => ({
      // Until the version is written, the props of the newest are suggested.
      if: {
        required: unit === one.newest ? ["type"] : ["type", "version"],
        properties: { type: { const: one.type }, version: { const: unit.version } },
      },
      // biome-ignore lint/suspicious/noThenProperty: see above
      then: { properties: { props: { $ref: `#/$defs/${getKey(unit)}` } } },
    })),
  ]);
  return { allOf: conditions };
}

function getTypes(schemas: VersionedSchema[], kind: "home" | "page") {
  const units = schemas.filter(({ name }) => name.startsWith(`${kind}/`));
  return [...new Set(units.map(({ name }) => name))].map((name) => {
    const versions = units.filter((unit) => unit.name === name);
    return { type: name.slice(kind.length + 1), versions, newest: versions.at(-1) };
  });
}

function listVersions(versions: VersionedSchema[]): Node {
  const numbers = versions.map(({ version }) => version);
  return { enum: numbers, default: numbers.at(-1) };
}

// Editors prefer the description of the target over the one beside the reference, which describes
// this place better: if there is such a description, the schema is copied below it.
function rewrite(node: unknown, common: Record<string, Node>): unknown {
  if (Array.isArray(node)) return node.map((entry) => rewrite(entry, common));
  if (typeof node !== "object" || node === null) return node;
  const { $ref, ...others } = node as Node;
  const rest = Object.fromEntries(Object.entries(others).map(([key, value]) => [key, rewrite(value, common)]));
  if (typeof $ref !== "string") return rest;
  const local = localRef($ref);
  if (Object.keys(rest).length === 0) return { $ref: local };
  const shape = common[local.replace("#/$defs/", "")];
  return shape ? { ...(rewrite(shape, common) as Node), ...rest } : { ...rest, allOf: [{ $ref: local }] };
}

function localRef(ref: string): string {
  if (ref.startsWith("#")) return ref;
  const [, shared] = /\/common\/v1\.schema\.json#\/\$defs\/(\w+)$/.exec(ref) ?? [];
  if (shared) return `#/$defs/${shared}`;
  const [, name, version] = /\/schemas\/(.+)\/v(\d+)\.schema\.json$/.exec(ref) ?? [];
  if (name) return `#/$defs/${name.replace("/", ".")}.${version}`;
  throw new Error(`Editors cannot follow the reference ${ref}.`);
}

function getKey({ name, version }: VersionedSchema): string {
  return `${name.replace("/", ".")}.${version}`;
}

// The schemas that other files of a race, and the fixtures of units, name.
function isBundled({ name }: VersionedSchema): boolean {
  return /^(home|page)\//.test(name) || ["document", "race"].includes(name);
}
