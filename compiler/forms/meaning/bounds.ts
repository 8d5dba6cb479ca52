import type { JsonSchema } from "#forms/form.ts";
import type { Finding } from "../../problems/problems.ts";
import { report } from "../../problems/report.ts";
import { type FormAnalysis, findWrittenPointer } from "../analysis/analyse.ts";
import { type Bounds, boundNames, getBounds, narrowBounds } from "../analysis/bounds.ts";
import { finiteValues } from "../analysis/domains.ts";
import { isOnPath } from "../analysis/questions.ts";
import type { Described } from "../schema/formFields.ts";

/** Reports bounds that no answer can meet, and bounds for another type of answer. */
export function checkBounds(analysis: FormAnalysis): Finding[] {
  const byPlace = new Map<string, Described[]>();
  // Each of two contradictory bounds would be reported.
  const contradicted = new Set<string>();
  for (const place of analysis.inner.described)
    byPlace.set(place.pointer, [...(byPlace.get(place.pointer) ?? []), place]);
  const findings = [...byPlace.values()].flatMap((all) =>
    all.flatMap((place) => [...impossibleBounds(analysis, place, all, contradicted), ...wrongType(analysis, place)]),
  );
  const seen = new Set<string>();
  return findings.filter(({ pointer }) => !seen.has(pointer) && seen.add(pointer));
}

// All that is described on the path to a schema holds together.
function impossibleBounds(
  analysis: FormAnalysis,
  place: Described,
  all: readonly Described[],
  contradicted: Set<string>,
): Finding[] {
  const ownBounds = getBounds(place.schema);
  const otherBounds = all
    .filter(
      (otherPlace) => otherPlace !== place && isOnPath(otherPlace.when, place.when) && !isOtherEntry(place, otherPlace),
    )
    .map(({ schema }) => getBounds(schema));
  const at = (keyword: string) => findWrittenPointer(analysis, [...place.keys, keyword]);
  const pairs = boundNames.flatMap((name) => {
    const bound = ownBounds[name];
    if (!bound || (bound.lowerKeyword === undefined && bound.upperKeyword === undefined)) return [];
    const whole = otherBounds.reduce<Bounds>(
      (bounds, other) => (other[name] ? narrowBounds(bounds, other[name]) : bounds),
      bound,
    );
    if (whole.lower <= whole.upper) return [];
    const isOwnLower = bound.lowerKeyword !== undefined && bound.lower === whole.lower;
    const isOwnUpper = bound.upperKeyword !== undefined && bound.upper === whole.upper;
    // Of two that contradict each other the lower one is named, unless the upper one leaves nothing
    // at all.
    const isUpper = isOwnUpper && whole.upper <= 0 && whole.lower > 0;
    const isLower = isOwnLower && !isUpper && isWritten(analysis, place, bound.lowerKeyword);
    const keyword = isLower ? bound.lowerKeyword : isOwnUpper ? bound.upperKeyword : undefined;
    const pair = `${place.pointer} ${name}`;
    if (keyword === undefined || contradicted.has(pair)) return [];
    contradicted.add(pair);
    return [report("SL6039", at(keyword), {})];
  });
  return pairs.length > 0 ? pairs : [...noMultiple(analysis, place), ...tooMany(analysis, place)];
}

// Each of prefixItems is for one entry of a list, and items for the rest.
function isOtherEntry(a: Described, b: Described): boolean {
  return a.entries.some((entry, level) => b.entries[level] !== undefined && entry !== b.entries[level]);
}

function isWritten(analysis: FormAnalysis, { keys }: Pick<Described, "keys">, keyword: string | undefined): boolean {
  return keyword !== undefined && findWrittenPointer(analysis, [...keys, keyword]).endsWith(`/${keyword}`);
}

function noMultiple(analysis: FormAnalysis, { schema, keys }: Described): Finding[] {
  const { multipleOf } = schema;
  const { lower = 0, upper = 0 } = getBounds(schema).number ?? {};
  if (typeof multipleOf !== "number" || multipleOf <= 0 || !Number.isFinite(lower) || !Number.isFinite(upper))
    return [];
  const next = Math.ceil(lower / multipleOf - 1e-9) * multipleOf;
  return next > upper + 1e-9 ? [report("SL6039", findWrittenPointer(analysis, [...keys, "multipleOf"]), {})] : [];
}

// Each of a few values can be chosen once.
function tooMany(analysis: FormAnalysis, { schema, keys, pointer }: Described): Finding[] {
  const { minItems, uniqueItems } = schema;
  if (uniqueItems !== true || typeof minItems !== "number") return [];
  const few = finiteValues(analysis, `${pointer}/*`);
  return few && minItems > few.length
    ? [report("SL6039", findWrittenPointer(analysis, [...keys, "minItems"]), {})]
    : [];
}

// The types of answers that each bound is about.
const typesOfBounds: Record<string, string[]> = {
  minLength: ["string"],
  maxLength: ["string"],
  pattern: ["string"],
  format: ["string"],
  minimum: ["number", "integer"],
  maximum: ["number", "integer"],
  exclusiveMinimum: ["number", "integer"],
  exclusiveMaximum: ["number", "integer"],
  multipleOf: ["number", "integer"],
  minItems: ["array"],
  maxItems: ["array"],
  uniqueItems: ["array"],
  contains: ["array"],
};

function wrongType(analysis: FormAnalysis, { schema, keys }: Described): Finding[] {
  const types = schemaTypes(schema);
  if (types.length === 0) return [];
  const wrong = Object.keys(schema).filter(
    (keyword) => Object.hasOwn(typesOfBounds, keyword) && !typesOfBounds[keyword]?.some((type) => types.includes(type)),
  );
  const [first] = wrong;
  if (first === undefined) return [];
  // If several bounds are of another type, the type is wrong.
  const at = wrong.length > 1 && isWritten(analysis, { keys }, "type") ? "type" : first;
  return [report("SL6051", findWrittenPointer(analysis, [...keys, at]), { keyword: first, type: types.join(", ") })];
}

function schemaTypes({ type }: JsonSchema): string[] {
  return type === undefined ? [] : [type].flat().map(String);
}
