import type { JsonSchema } from "#forms/form.ts";
import type { Finding } from "../../problems/problems.ts";
import { report } from "../../problems/report.ts";
import { type FormAnalysis, writtenAt } from "../analysis/analyse.ts";
import { type Bounds, boundNames, getBounds, narrowed } from "../analysis/bounds.ts";
import { finiteValues } from "../analysis/domains.ts";
import { isOnPath } from "../analysis/questions.ts";
import type { Described } from "../schema/formFields.ts";

/** Bounds that no answer can meet, and bounds for another type of answer. */
export function checkBounds(analysis: FormAnalysis): Finding[] {
  const byPlace = new Map<string, Described[]>();
  // Each of two contradictory bounds would be reported.
  const contradicted = new Set<string>();
  for (const one of analysis.inner.described) byPlace.set(one.pointer, [...(byPlace.get(one.pointer) ?? []), one]);
  const findings = [...byPlace.values()].flatMap((all) =>
    all.flatMap((one) => [...impossibleBounds(analysis, one, all, contradicted), ...wrongType(analysis, one)]),
  );
  const seen = new Set<string>();
  return findings.filter(({ pointer }) => !seen.has(pointer) && seen.add(pointer));
}

// All that is described on the path to a schema holds together.
function impossibleBounds(
  analysis: FormAnalysis,
  one: Described,
  all: readonly Described[],
  contradicted: Set<string>,
): Finding[] {
  const own = getBounds(one.schema);
  const others = all
    .filter((other) => other !== one && isOnPath(other.when, one.when) && !isOtherEntry(one, other))
    .map(({ schema }) => getBounds(schema));
  const at = (keyword: string) => writtenAt(analysis, [...one.keys, keyword]);
  const pairs = boundNames.flatMap((name) => {
    const mine = own[name];
    if (!mine || (mine.lowerKeyword === undefined && mine.upperKeyword === undefined)) return [];
    const whole = others.reduce<Bounds>(
      (bounds, other) => (other[name] ? narrowed(bounds, other[name]) : bounds),
      mine,
    );
    if (whole.lower <= whole.upper) return [];
    const isOwnLower = mine.lowerKeyword !== undefined && mine.lower === whole.lower;
    const isOwnUpper = mine.upperKeyword !== undefined && mine.upper === whole.upper;
    // Of two that contradict each other the lower one is named, unless the upper one leaves nothing
    // at all.
    const isUpper = isOwnUpper && whole.upper <= 0 && whole.lower > 0;
    const isLower = isOwnLower && !isUpper && isWritten(analysis, one, mine.lowerKeyword);
    const keyword = isLower ? mine.lowerKeyword : isOwnUpper ? mine.upperKeyword : undefined;
    const pair = `${one.pointer} ${name}`;
    if (keyword === undefined || contradicted.has(pair)) return [];
    contradicted.add(pair);
    return [report("SL6039", at(keyword), {})];
  });
  return pairs.length > 0 ? pairs : [...noMultiple(analysis, one), ...tooMany(analysis, one)];
}

// Each of prefixItems is for one entry of a list, and items for the rest.
function isOtherEntry(one: Described, other: Described): boolean {
  return one.entries.some((entry, level) => other.entries[level] !== undefined && entry !== other.entries[level]);
}

function isWritten(analysis: FormAnalysis, { keys }: Pick<Described, "keys">, keyword: string | undefined): boolean {
  return keyword !== undefined && writtenAt(analysis, [...keys, keyword]).endsWith(`/${keyword}`);
}

function noMultiple(analysis: FormAnalysis, { schema, keys }: Described): Finding[] {
  const { multipleOf } = schema;
  const { lower = 0, upper = 0 } = getBounds(schema).number ?? {};
  if (typeof multipleOf !== "number" || multipleOf <= 0 || !Number.isFinite(lower) || !Number.isFinite(upper))
    return [];
  const next = Math.ceil(lower / multipleOf - 1e-9) * multipleOf;
  return next > upper + 1e-9 ? [report("SL6039", writtenAt(analysis, [...keys, "multipleOf"]), {})] : [];
}

// Each of a few values can be chosen once.
function tooMany(analysis: FormAnalysis, { schema, keys, pointer }: Described): Finding[] {
  const { minItems, uniqueItems } = schema;
  if (uniqueItems !== true || typeof minItems !== "number") return [];
  const few = finiteValues(analysis, `${pointer}/*`);
  return few && minItems > few.length ? [report("SL6039", writtenAt(analysis, [...keys, "minItems"]), {})] : [];
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
  return [report("SL6051", writtenAt(analysis, [...keys, at]), { keyword: first, type: types.join(", ") })];
}

function schemaTypes({ type }: JsonSchema): string[] {
  return type === undefined ? [] : [type].flat().map(String);
}
