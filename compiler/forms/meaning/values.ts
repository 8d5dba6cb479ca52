import { isObject, toPointer } from "#core/pointers.ts";
import { asText } from "#core/text.ts";
import { isEqual } from "#forms/conditions.ts";
import type { JsonSchema } from "#forms/form.ts";
import { getPattern } from "#forms/getPattern.ts";
import { nearest } from "../../meaning/nearest.ts";
import { isSlip } from "../../problems/closest.ts";
import type { Finding, ProblemDetails } from "../../problems/problems.ts";
import { quote } from "../../problems/quote.ts";
import { report } from "../../problems/report.ts";
import { type FormAnalysis, findWrittenPointer } from "../analysis/analyse.ts";
import { canBe, finiteValues, getKey } from "../analysis/domains.ts";
import { judge } from "../analysis/judge.ts";
import type { Offer } from "../analysis/offers.ts";

/**
 * Reports values that can never be an answer: in conditions, enums and defaults; and values that
 * are written twice.
 */
export function checkValues(analysis: FormAnalysis): Finding[] {
  return [...checkCompared(analysis), ...checkWritten(analysis)];
}

function checkCompared(analysis: FormAnalysis): Finding[] {
  const seen = new Set<string>();
  const rightPointers = new Set<string>();
  const each = analysis.readers.map(({ by, place: written, values }) => {
    const place = getPattern(written);
    // A condition of an add-on or a rule also looks into a list.
    const places = by === "when" ? [place, `${place}/*`] : [place];
    const isAsked = analysis.questions.has(place);
    const compared = values.slice(0, mostCompared);
    const wrong = compared.filter(({ value }) => isAsked && places.every((at) => isNever(analysis, at, value)));
    for (const offer of compared) if (!wrong.includes(offer)) rightPointers.add(offer.pointer);
    return { places, wrong, twice: findRepeated(values) };
  });
  return each.flatMap(({ places, wrong, twice }) => {
    // A part that is shared may compare the answers of another place.
    const [first] = wrong.filter(({ pointer }) => !rightPointers.has(pointer));
    const findings = [
      ...(first ? [neverGiven(analysis, places, first)] : []),
      ...twice.map(({ value, pointer }) => report("SL6043", pointer, { value: quoteValue(value) })),
    ];
    return findings.filter(({ pointer }) => !seen.has(pointer) && seen.add(pointer));
  });
}

// A list of thousands of values was written by a program.
const mostCompared = 300;

function isNever(analysis: FormAnalysis, place: string, value: unknown): boolean {
  return !analysis.questions.has(place) || canBe(analysis, place, value) === false;
}

function findRepeated(values: readonly Offer[]): Offer[] {
  const seen = new Set<string>();
  return values.filter(({ value }) => {
    const key = getKey(value);
    return seen.has(key) || !seen.add(key);
  });
}

function neverGiven(analysis: FormAnalysis, places: readonly string[], { value, pointer }: Offer): Finding {
  const possibleValues = places.flatMap((place) => finiteValues(analysis, place) ?? []);
  const meant = places
    .map((place) => meantValue(analysis, place, value, possibleValues))
    .find((candidate) => candidate !== undefined);
  return report(
    "SL6037",
    pointer,
    { value: quoteValue(value), near: meant === undefined ? undefined : quoteValue(meant) },
    getFix(pointer, value, meant),
  );
}

function quoteValue(value: unknown): string {
  return quote(typeof value === "string" ? value : JSON.stringify(value));
}

/**
 * Returns the value of the answer that was probably meant: written in another type, as its label,
 * or almost the same.
 */
function meantValue(
  { offers }: FormAnalysis,
  place: string,
  value: unknown,
  possibleValues: readonly unknown[],
): unknown {
  const same = possibleValues.find((candidate) => asText(candidate) === asText(value));
  if (same !== undefined) return same;
  const labelled = offers
    .get(place)
    ?.values.find(({ label }) => isObject(label) && Object.values(label).includes(value));
  if (labelled) return labelled.value;
  const near = nearest(asText(value), possibleValues.map(asText));
  return possibleValues.find((candidate) => asText(candidate) === near);
}

function getFix(pointer: string, value: unknown, meant: unknown): ProblemDetails {
  if (meant === undefined) return {};
  const isSure = asText(meant) === asText(value) || isSlip(asText(value), asText(meant));
  return { suggestion: asText(meant), ...(isSure && { fix: { pointer, value: meant } }) };
}

function checkWritten(analysis: FormAnalysis): Finding[] {
  const seen = new Set<JsonSchema>();
  return analysis.inner.described.flatMap(({ schema, keys, pointer }) => {
    if (seen.has(schema)) return [];
    seen.add(schema);
    return [...checkEnum(analysis, schema, keys), ...checkDefault(analysis, schema, keys, pointer)];
  });
}

function checkEnum(analysis: FormAnalysis, schema: JsonSchema, keys: (string | number)[]): Finding[] {
  const { enum: values, const: only, ...others } = schema;
  const listed = Array.isArray(values) ? values : [];
  const { properties: _, required: _r, if: _i, ...plain } = others;
  const offers = listed.map((value, index) => ({ value, pointer: toPointer(["schema", ...keys, "enum", index]) }));
  const refused = offers.filter(({ value }) => judge(analysis.whole, plain, value) === false);
  if (
    only !== undefined &&
    judge(analysis.whole, { ...plain, ...(listed.length > 0 && { enum: listed }) }, only) === false
  )
    return [report("SL6039", findWrittenPointer(analysis, [...keys, "const"]), {})];
  if (refused.length > 0 && refused.length === listed.length)
    return [report("SL6039", findWrittenPointer(analysis, [...keys, "enum"]), {})];
  return [
    ...refused.slice(0, 1).map(({ value, pointer }) => report("SL6048", pointer, { value: quoteValue(value) })),
    ...findRepeated(offers).map(({ value, pointer }) => report("SL6043", pointer, { value: quoteValue(value) })),
  ];
}

function checkDefault(analysis: FormAnalysis, schema: JsonSchema, keys: (string | number)[], place: string): Finding[] {
  if (schema.default === undefined) return [];
  const { default: value, ...others } = schema;
  const offered = analysis.offers.get(place)?.values.map((offer) => offer.value);
  const isOffered = !offered || offered.some((offer) => isEqual(offer, value));
  if (isOffered && judge(analysis.whole, others, value) !== false) return [];
  const pointer = findWrittenPointer(analysis, [...keys, "default"]);
  const meant = meantValue(analysis, place, value, offered ?? (Array.isArray(others.enum) ? others.enum : []));
  const near = meant === undefined ? undefined : quoteValue(meant);
  return [report("SL6047", pointer, { value: quoteValue(value), near }, getFix(pointer, value, meant))];
}
