import { isWithin } from "#core/pointers.ts";
import { asText } from "#core/text.ts";
import type { JsonSchema } from "#forms/form.ts";
import { getPattern } from "#forms/getPattern.ts";
import type { FormRule } from "#schemas/generated/types.ts";
import { hasUnknownName } from "../../check/knownNames.ts";
import type { Finding } from "../../problems/problems.ts";
import { report } from "../../problems/report.ts";
import type { FormAnalysis } from "../analysis/analyse.ts";
import type { AnswerKind } from "../analysis/readers.ts";
import { fieldReference } from "../schema/references.ts";

// What each rule needs beside its field, of which one is enough.
const neededFields: Record<FormRule["rule"], (keyof FormRule)[] | undefined> = {
  differs: ["other"],
  same: ["other"],
  age: ["min", "max"],
  born: ["from", "until"],
  "not-before": ["from", "other"],
  "matches-gender": ["other"],
  "required-text": undefined,
  "positive-integer": undefined,
  "unique-in-group": undefined,
};

/** The names of the rules. */
export const ruleNames = Object.keys(neededFields);

/**
 * Rules and calculations that lack what they need, read an answer of the wrong kind, or that nobody
 * can meet.
 */
export function checkRules(analysis: FormAnalysis): Finding[] {
  const { rules = [], calculated = [] } = analysis.form;
  return [
    ...rules.flatMap((rule, index) => checkRule(rule, `/rules/${index}`, rules.slice(0, index))),
    ...calculated.flatMap(({ calculate, from, bands, parameter }, index) => {
      const needs = [
        ...(calculate.startsWith("age") && from === undefined ? ["from"] : []),
        ...(calculate === "query-parameter" && parameter === undefined ? ["parameter"] : []),
        ...(calculate === "age-band" && !bands?.length ? ["bands"] : []),
      ];
      return needs.length > 0 ? [report("SL6009", `/calculated/${index}`, { rule: calculate, needs })] : [];
    }),
    ...checkKinds(analysis),
  ];
}

function checkRule(rule: FormRule, at: string, before: readonly FormRule[]): Finding[] {
  // What it lacks may be written under a misspelt name.
  const needs = hasUnknownName("form/1", at, rule) ? undefined : neededFields[rule.rule];
  if (needs?.every((name) => rule[name] === undefined)) return [report("SL6009", at, { rule: rule.rule, needs })];
  if (rule.other !== undefined && rule.other === rule.field)
    return [report("SL6050", `${at}/other`, { place: rule.field })];
  const name = findSwapped(rule) ?? (before.some((other) => contradicts(rule, other)) ? firstBound(rule) : undefined);
  return name === undefined ? [] : [report("SL6010", `${at}/${name}`, {})];
}

function findSwapped({ min = 0, max = Number.POSITIVE_INFINITY, from, until }: FormRule): "min" | "from" | undefined {
  if (min > max) return "min";
  return isDay(from) && isDay(until) && from > until ? "from" : undefined;
}

function isDay(day: string | undefined): day is string {
  return day !== undefined && day !== "race-day";
}

/** Returns whether two rules that always hold together leave no answer. */
function contradicts(rule: FormRule, other: FormRule): boolean {
  const { rule: kind, field, on = "race-day", items, when } = rule;
  const isTogether =
    kind === other.rule && field === other.field && !when && !other.when && on === (other.on ?? "race-day");
  const isShared = !items || !other.items || items.some((item) => other.items?.includes(item));
  if (!isTogether || !isShared || findSwapped(other) !== undefined) return false;
  const days = (name: "from" | "until") => [rule[name], other[name]].filter(isDay).sort();
  const formRule: FormRule = {
    rule: kind,
    field,
    min: Math.max(rule.min ?? 0, other.min ?? 0),
    max: Math.min(rule.max ?? 150, other.max ?? 150),
    ...(days("from").length > 0 && { from: days("from").at(-1) }),
    ...(days("until").length > 0 && { until: days("until")[0] }),
  } as FormRule;
  return (kind === "age" || kind === "born") && findSwapped(formRule) !== undefined;
}

function firstBound(rule: FormRule): string | undefined {
  return ["min", "from", "max", "until"].find((name) => rule[name as keyof FormRule] !== undefined);
}

function checkKinds({ readers, answers, layout }: FormAnalysis): Finding[] {
  const fields = layout.properties.filter(({ schema }) => fieldReference(schema.$ref)).map(({ pointer }) => pointer);
  return readers.flatMap(({ place, kind, pointer, by }) => {
    const schemas = answers.get(getPattern(place)) ?? answers.get(place);
    if (!schemas || kind === undefined) return [];
    // A text of a field has the format that its field gives it; a plain text may be a day.
    const isPlain = !fields.some((field) => isWithin(place, field));
    const isRight = (schema: JsonSchema) =>
      isOfKind(schema, kind) && (kind !== "date" || isPlain || schema.type !== "string" || isBounded(schema));
    if (schemas.some(isRight)) return [];
    return [report("SL6008", pointer, { place, kind }, by === "option" ? { severity: "warning" } : {})];
  });
}

function isBounded({ format, pattern }: JsonSchema): boolean {
  return format !== undefined || pattern !== undefined;
}

// The parts of an object that are an answer of the kind.
const parts: Partial<Record<AnswerKind, readonly string[]>> = {
  date: ["birthday"],
  gender: ["gender"],
  phone: ["number"],
  document: ["number"],
  country: ["type", "country"],
};

// A schema that names no type leaves it to another one.
function isOfKind({ type, format, properties, enum: values }: JsonSchema, kind: AnswerKind): boolean {
  const ofValues = Array.isArray(values) ? values.map((value) => typeof value) : undefined;
  const types = type === undefined ? ofValues : [type].flat();
  if (parts[kind]?.some((name) => properties && Object.hasOwn(properties, name))) return true;
  if (!types) return properties === undefined;
  if (types.includes("string")) return kind !== "date" || format === undefined || asText(format).startsWith("date");
  return (
    kind !== "date" &&
    kind !== "text" &&
    kind !== "country" &&
    types.some((type) => type === "number" || type === "integer")
  );
}
