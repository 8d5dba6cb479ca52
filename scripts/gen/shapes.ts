import type { JsonSchema, VersionedSchema } from "./schemas.ts";

type Node = Record<string, unknown>;

/**
 * Returns a schema in which objects that name their properties accept no others, so that a misspelt
 * field is found; `$schema` is accepted.
 */
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

/**
 * Returns the module that lists, for each schema version, the fields with HTML, those with lists of
 * blocks, and the names of all fields.
 */
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
  const { nodes, roots } = collectFields(units, common);
  return `// Made by \`npm run gen\` from schemas/.

/** The fields with HTML of each schema version: pointers into its value, with \`*\` for every entry of a list. */
export const richTextPaths: Record<string, string[] | undefined> = ${JSON.stringify(paths("richText"), null, 2)};

/** The fields with a list of blocks of each schema version. */
export const blockListPaths: Record<string, string[] | undefined> = ${JSON.stringify(blockLists(paths("block")), null, 2)};

/** The fields with an instant of each schema version: a moment at which its appearance may change. */
export const instantPaths: Record<string, string[] | undefined> = ${JSON.stringify(table(instants), null, 2)};

/** The fields of objects, for "did you mean": each name with the number of what is in it, 0 for a plain value; "*" is every entry. */
export const fieldNodes: readonly Record<string, number>[] = [
${nodes.map((node) => `  ${JSON.stringify(node)},`).join("\n")}
];

/** The number of the object of each schema version in \`fieldNodes\`. */
export const fieldRoots: Record<string, number | undefined> = ${JSON.stringify(roots, null, 2)};
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

function collectFields(
  units: readonly VersionedSchema[],
  common: readonly Node[],
): { nodes: Record<string, number>[]; roots: Record<string, number> } {
  const nodes: Record<string, number>[] = [{}];
  const ids = new Map<Node, number>();
  const numbers = new Map<string, number>();
  const getId = (schema: Node) => {
    const id = ids.get(schema) ?? ids.size;
    ids.set(schema, id);
    return id;
  };
  const getNumber = (schemas: readonly unknown[], root: Node): number => {
    const all = [...new Set(schemas.filter(isNode).flatMap((schema) => getBranches(schema, root, common)))];
    const children = new Map<string, unknown[]>();
    const add = (name: string, inner: unknown) => children.set(name, [...(children.get(name) ?? []), inner]);
    for (const { properties, items, additionalProperties } of all) {
      for (const [name, inner] of Object.entries(isNode(properties) ? properties : {}))
        if (name !== "$schema") add(name, inner);
      for (const inner of [items, additionalProperties]) if (isNode(inner)) add("*", inner);
    }
    if (children.size === 0) return 0;
    const key = all.map(getId).sort().join();
    const known = numbers.get(key);
    if (known !== undefined) return known;
    const node: Record<string, number> = {};
    const number = nodes.push(node) - 1;
    numbers.set(key, number);
    for (const [name, inner] of children) node[name] = getNumber(inner, root);
    return number;
  };
  const roots = units.map(({ name, version, schema }) => [`${name}/${version}`, getNumber([schema], schema)] as const);
  return { nodes, roots: Object.fromEntries(roots.filter(([, number]) => number > 0)) };
}

// A schema and all that a value in its place is also checked against.
function getBranches(schema: Node, root: Node, common: readonly Node[], seen = new Set<Node>()): Node[] {
  if (seen.has(schema)) return [];
  seen.add(schema);
  const ref = typeof schema.$ref === "string" ? schema.$ref : undefined;
  const lists = ["allOf", "anyOf", "oneOf"].flatMap((key) => (schema[key] as unknown[] | undefined) ?? []);
  const inner = [resolve(ref, root, common), ...lists, schema.if, schema.then, schema.else].filter(isNode);
  return [schema, ...inner.flatMap((one) => getBranches(one, root, common, seen))];
}

// A definition without a file is the schema's own, or one beside that of a common schema through
// which it was reached.
function resolve(ref: string | undefined, root: Node, common: readonly Node[]): unknown {
  const [file, name = ""] = ref?.split("#/$defs/") ?? [];
  const homes = [root, ...common].filter(({ $id }) => file === "" || $id === file);
  return homes.map(({ $defs }) => (isNode($defs) ? $defs[name] : undefined)).find(isNode);
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
