import type { JsonSchema } from "#forms/form.ts";
import { patternLengths } from "./patternLengths.ts";

/** A pair of keywords that bound an answer from below and from above. */
export interface Bounds {
  lower: number;
  upper: number;
  /**
   * The keywords of the schema that set the two; undefined if another keyword implies the bound.
   */
  lowerKeyword?: string;
  upperKeyword?: string;
}

/**
 * What bounds are about: a number, the length of a text, the entries of a list, the properties of
 * an object.
 */
export const boundNames = ["number", "length", "items", "properties"] as const;
type BoundName = (typeof boundNames)[number];

const pairs: Record<Exclude<BoundName, "number">, [string, string]> = {
  length: ["minLength", "maxLength"],
  items: ["minItems", "maxItems"],
  properties: ["minProperties", "maxProperties"],
};

// The lengths of texts in a format.
const formatLengths: Record<string, [number, number]> = {
  date: [10, 10],
  uuid: [36, 36],
  ipv4: [7, 15],
  time: [9, Number.POSITIVE_INFINITY],
  "date-time": [20, Number.POSITIVE_INFINITY],
  email: [6, Number.POSITIVE_INFINITY],
};

/** Returns the bounds that a schema sets to an answer, each of which holds by itself. */
export function getBounds(schema: JsonSchema): Partial<Record<BoundName, Bounds>> {
  const bounds: Partial<Record<BoundName, Bounds>> = { number: numberBounds(schema) };
  for (const [name, [low, high]] of Object.entries(pairs) as [keyof typeof pairs, [string, string]][]) {
    const [lower, upper] = [schema[low], schema[high]];
    bounds[name] = {
      lower: typeof lower === "number" ? lower : 0,
      upper: typeof upper === "number" ? upper : Number.POSITIVE_INFINITY,
      ...(typeof lower === "number" && { lowerKeyword: low }),
      ...(typeof upper === "number" && { upperKeyword: high }),
    };
  }
  const { format, pattern, prefixItems, items } = schema;
  const implied = [
    ...(typeof format === "string" && Object.hasOwn(formatLengths, format) ? [formatLengths[format]] : []),
    ...(typeof pattern === "string" ? [patternLengths(pattern)] : []),
  ];
  for (const lengths of implied) if (lengths) bounds.length = narrowBounds(bounds.length, createBounds(...lengths));
  if (Array.isArray(prefixItems) && items === false)
    bounds.items = narrowBounds(bounds.items, createBounds(0, prefixItems.length));
  return bounds;
}

function createBounds(lower: number, upper: number): Bounds {
  return { lower, upper };
}

/** Returns both bounds together: the tighter one of each side. */
export function narrowBounds(bounds: Bounds | undefined, other: Bounds): Bounds {
  if (!bounds) return other;
  const [low, high] = [bounds.lower >= other.lower ? bounds : other, bounds.upper <= other.upper ? bounds : other];
  return {
    lower: low.lower,
    upper: high.upper,
    ...(low.lowerKeyword !== undefined && { lowerKeyword: low.lowerKeyword }),
    ...(high.upperKeyword !== undefined && { upperKeyword: high.upperKeyword }),
  };
}

function numberBounds({ minimum, maximum, exclusiveMinimum, exclusiveMaximum, type }: JsonSchema): Bounds {
  const isWhole = type === "integer";
  const numbers = (value: unknown) => (typeof value === "number" ? [value] : []);
  // The least that is above an excluded bound; without whole numbers the bound itself stands for
  // all that is above it.
  const low: [number, string][] = [
    ...numbers(minimum).map((value): [number, string] => [isWhole ? Math.ceil(value) : value, "minimum"]),
    ...numbers(exclusiveMinimum).map((value): [number, string] => [
      isWhole ? Math.floor(value) + 1 : value + Math.abs(value) * Number.EPSILON + Number.MIN_VALUE,
      "exclusiveMinimum",
    ]),
  ];
  const high: [number, string][] = [
    ...numbers(maximum).map((value): [number, string] => [isWhole ? Math.floor(value) : value, "maximum"]),
    ...numbers(exclusiveMaximum).map((value): [number, string] => [
      isWhole ? Math.ceil(value) - 1 : value - Math.abs(value) * Number.EPSILON - Number.MIN_VALUE,
      "exclusiveMaximum",
    ]),
  ];
  const lowest = low.sort(([a], [b]) => b - a)[0];
  const highest = high.sort(([a], [b]) => a - b)[0];
  return {
    lower: lowest?.[0] ?? Number.NEGATIVE_INFINITY,
    upper: highest?.[0] ?? Number.POSITIVE_INFINITY,
    ...(lowest && { lowerKeyword: lowest[1] }),
    ...(highest && { upperKeyword: highest[1] }),
  };
}
