import type { Sentences, Token } from "#locales/messages.ts";
import type { formats } from "#locales/print/formats.ts";

/** The keys of each group of words: `kind` has those of `kind/text`. */
export type WordGroups = Map<string, string[]>;

/** What one place of the sentences shows about the type of a param. */
interface Use {
  path: string;
  /** The type that its format takes. */
  type?: string;
  /** Values that it is compared with. */
  literals?: string[];
  /** Whether there are no other values. */
  isClosed?: boolean;
}

const list = "readonly string[]";

// The type of the param of each format. Of two formats of one param, the type that comes first
// counts.
const formatTypes: Record<Exclude<keyof typeof formats, "word"> | "plural", string> = {
  list,
  quoted: list,
  either: list,
  circle: list,
  words: list,
  choices: "readonly unknown[]",
  problem: "{ code: string; pointer: string; params: object }",
  text: "{ zh: string; en?: string }",
  hint: "string | undefined",
  number: "number",
  next: "number",
  previous: "number",
  yuan: "number",
  plural: "number",
  json: "unknown",
  cut: "string",
};
const order = [...new Set(Object.values(formatTypes))];

/**
 * Returns the TypeScript type of the params that the sentences of a code print. Throws if a format
 * or a word is unknown.
 */
export function writeParamsType(sentences: Sentences, unprinted: Record<string, string>, groups: WordGroups): string {
  const variants = Object.entries(sentences).map(([conditions, { zh, en }]) => ({
    isGeneral: conditions === "otherwise",
    compares: conditions.includes("="),
    uses: [
      ...readConditions(conditions, !Object.hasOwn(sentences, "otherwise")),
      ...readTokens([...zh, ...en], groups),
      ...Object.entries(unprinted).map(([path, type]) => ({ path, type })),
    ],
  }));
  const general = variants.find(({ isGeneral }) => isGeneral);
  if (general && !variants.some(({ compares }) => compares)) {
    const types = variants.map(({ uses }) => writeObjectType(uses, () => true));
    return [...new Set(types)].join(" | ");
  }
  const isIn = (name: string) => (variant: { uses: Use[] }) => variant.uses.some(({ path }) => readName(path) === name);
  const isRequired = (name: string) => (general ? isIn(name)(general) : variants.every(isIn(name)));
  return writeObjectType(
    variants.flatMap(({ uses }) => uses),
    isRequired,
  );
}

function readConditions(conditions: string, isClosed: boolean): Use[] {
  if (conditions === "otherwise") return [];
  return conditions.split(" ").map((condition): Use => {
    const [path = "", wanted] = condition.split("=");
    return wanted === undefined || wanted.startsWith("{") ? { path } : { path, literals: wanted.split("|"), isClosed };
  });
}

function readTokens(tokens: Token[], groups: WordGroups): Use[] {
  return tokens.flatMap((token): Use[] => {
    if (typeof token === "string") return [];
    const [path, format, style] = token;
    if (format === undefined) return [{ path, type: "string" }];
    if (typeof style === "object") {
      const inner = Object.values(style).flatMap((tokens) => readTokens(tokens, groups));
      if (format === "plural") return [{ path, type: "number" }, ...inner];
      const literals = Object.keys(style).filter((key) => key !== "other" && key !== "missing");
      return [{ path, literals, isClosed: (style.other ?? []).length === 0 }, ...inner];
    }
    if (format === "word") return [readWordUse(path, style ?? "", groups)];
    if (!Object.hasOwn(formatTypes, format)) throw new Error(`There is no format "${format}" (${path}).`);
    return [{ path, type: formatTypes[format as keyof typeof formatTypes] }];
  });
}

function readWordUse(path: string, group: string, groups: WordGroups): Use {
  const keys = groups.get(group);
  if (!keys) throw new Error(`locales/problem-words.json has no words of "${group}" (${path}).`);
  return keys.includes("other") ? { path, type: "string" } : { path, literals: keys, isClosed: true };
}

// `first_pointer` is the pointer of `first`.
function writeObjectType(uses: Use[], isRequired: (name: string) => boolean): string {
  const names = [...new Set(uses.map(({ path }) => readName(path)))];
  const fields = names.map((name) => {
    const own = uses.filter(({ path }) => path === name);
    const inner = uses.filter(({ path }) => path.startsWith(`${name}_`));
    const below = inner.map((use) => ({ ...use, path: use.path.slice(name.length + 1) }));
    const type = below.length > 0 ? writeObjectType(below, () => true) : writeValueType(own);
    return isRequired(name) ? `${name}: ${type}` : `${name}?: ${type} | undefined`;
  });
  return fields.length > 0 ? `{ ${fields.join("; ")} }` : "Record<never, never>";
}

function readName(path: string): string {
  return path.split("_")[0] ?? "";
}

function writeValueType(uses: Use[]): string {
  const literals = [...new Set(uses.flatMap((use) => use.literals ?? []))];
  if (literals.length > 0 && literals.every((literal) => literal === "true" || literal === "false")) return "boolean";
  if (literals.length > 0 && literals.every((literal) => /^\d+$/.test(literal))) return "number";
  if (uses.some(({ isClosed, literals }) => isClosed && (literals ?? []).length > 0))
    return literals.map((literal) => JSON.stringify(literal)).join(" | ");
  const types = uses.flatMap(({ type }) => type ?? []);
  // Only asked whether it holds.
  if (types.length === 0 && literals.length === 0) return "boolean";
  return order.find((type) => types.includes(type)) ?? "string";
}
