import type { JsonSchema, VersionedSchema } from "./schemas.ts";

type Node = Record<string, unknown>;

/** Returns a schema in which objects that name their properties accept no others, so that a misspelt field is found; `$schema` is accepted. */
export function closeObjects(schema: JsonSchema): JsonSchema {
  const closed = close(schema, true);
  const defs = closed.$defs as Node | undefined;
  if (!defs) return closed as JsonSchema;
  return {
    ...closed,
    $defs: Object.fromEntries(Object.entries(defs).map(([name, def]) => [name, close(def as Node, true)])),
  } as unknown as JsonSchema;
}

// Branches of a choice stay open: closing them would change which branch matches.
function close(schema: Node, isTop: boolean): Node {
  const closed: Node = { ...schema };
  const properties = schema.properties as Record<string, Node> | undefined;
  if (properties)
    closed.properties = Object.fromEntries(
      Object.entries(properties).map(([name, inner]) => [name, close(inner, false)]),
    );
  if (isNode(schema.items)) closed.items = close(schema.items, false);
  if (isNode(schema.additionalProperties)) closed.additionalProperties = close(schema.additionalProperties, false);
  const isPlain = !["allOf", "anyOf", "oneOf", "if", "not", "$ref", "additionalProperties", "patternProperties"].some(
    (key) => key in schema,
  );
  if (!properties || !isPlain) return closed;
  if (isTop) closed.properties = { $schema: true, ...(closed.properties as Node) };
  closed.additionalProperties = false;
  return closed;
}

/** Returns the module that lists, for each schema version, the fields with HTML, those with lists of blocks, and all field names. */
export function generateShapes(schemas: VersionedSchema[]): string {
  const common = schemas.flatMap(({ name, schema }) => (name === "common" ? [schema as Node] : []));
  const units = schemas.filter(({ name }) => name !== "common");
  const table = (read: (schema: Node) => string[]) =>
    Object.fromEntries(
      units
        .map(({ name, version, schema }) => [`${name}/${version}`, read(schema)] as const)
        .filter(([, found]) => found.length > 0),
    );
  const paths = (target: string) => table((schema) => pathsTo(schema, refersTo(target), schema, common));
  const instants = (schema: Node) => pathsTo(schema, isInstant, schema, common);
  const names = table((schema) => [...fieldNames(schema, schema, common, new Set())]);
  return `// Made by \`npm run gen\` from schemas/.

/** The fields with HTML of each schema version: pointers into its value, with \`*\` for every entry of a list. */
export const richTextPaths: Record<string, string[] | undefined> = ${JSON.stringify(paths("richText"), null, 2)};

/** The fields with a list of blocks of each schema version. */
export const blockListPaths: Record<string, string[] | undefined> = ${JSON.stringify(blockLists(paths("block")), null, 2)};

/** The fields with an instant of each schema version: a moment at which its appearance may change. */
export const instantPaths: Record<string, string[] | undefined> = ${JSON.stringify(table(instants), null, 2)};

/** All field names of each schema version, for "did you mean". */
export const fieldNames: Record<string, string[] | undefined> = ${JSON.stringify(names, null, 2)};
`;
}

function blockLists(paths: Record<string, string[]>): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(paths).map(([name, found]) => [name, found.map((path) => path.replace(/\/\*$/, ""))]),
  );
}

function isInstant({ format }: Node): boolean {
  return format === "date-time";
}

function refersTo(target: string): (schema: Node) => boolean {
  return ({ $ref }) => typeof $ref === "string" && $ref.endsWith(`/$defs/${target}`);
}

function pathsTo(
  schema: Node,
  isTarget: (schema: Node) => boolean,
  root: Node,
  common: readonly Node[],
  path = "",
  depth = 0,
): string[] {
  if (depth > 12) return [];
  const ref = typeof schema.$ref === "string" ? schema.$ref : undefined;
  if (isTarget(schema)) return [path];
  const next = (inner: unknown, at: string) =>
    isNode(inner) ? pathsTo(inner, isTarget, root, common, at, depth + 1) : [];
  const own = Object.entries((schema.properties as Node | undefined) ?? {}).flatMap(([name, inner]) =>
    next(inner, `${path}/${name}`),
  );
  const branches = ["allOf", "anyOf", "oneOf"].flatMap((key) =>
    ((schema[key] as unknown[] | undefined) ?? []).flatMap((inner) => next(inner, path)),
  );
  return [
    ...new Set([...own, ...next(schema.items, `${path}/*`), ...branches, ...next(resolve(ref, root, common), path)]),
  ];
}

function fieldNames(
  schema: Node,
  root: Node,
  common: readonly Node[],
  seen: Set<Node>,
  names = new Set<string>(),
): Set<string> {
  if (seen.has(schema)) return names;
  seen.add(schema);
  for (const name of Object.keys((schema.properties as Node | undefined) ?? {}))
    if (name !== "$schema") names.add(name);
  const ref = typeof schema.$ref === "string" ? schema.$ref : undefined;
  const inner = [
    ...Object.values((schema.properties as Node | undefined) ?? {}),
    schema.items,
    resolve(ref, root, common),
  ];
  for (const key of ["allOf", "anyOf", "oneOf"]) inner.push(...((schema[key] as unknown[] | undefined) ?? []));
  for (const one of inner) if (isNode(one)) fieldNames(one, root, common, seen, names);
  return names;
}

// A definition without a file is the schema's own, or one beside that of a common schema through which it was reached.
function resolve(ref: string | undefined, root: Node, common: readonly Node[]): unknown {
  const [file, name = ""] = ref?.split("#/$defs/") ?? [];
  const homes = [root, ...common].filter(({ $id }) => file === "" || $id === file);
  return homes.map(({ $defs }) => (isNode($defs) ? $defs[name] : undefined)).find(isNode);
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
