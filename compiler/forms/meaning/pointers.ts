import { escapeKey, toPointer } from "#core/pointers.ts";
import type { JsonSchema } from "#forms/form.ts";
import type { FormRule } from "#schemas/generated/types.ts";
import { nearest } from "../../meaning/nearest.ts";
import type { Finding } from "../../problems/problems.ts";
import {
  deadPointer,
  lacksBands,
  lacksParameter,
  noSuchItem,
  swappedBounds,
  unknownProperty,
  wrongKind,
} from "../catalogue.ts";
import type { FormContext } from "./context.ts";

type Kind = "date" | "text" | "number or text";

// What each rule needs beside its field, of which one is enough; and what kind of answer it judges.
const rules: Record<FormRule["rule"], { needs?: (keyof FormRule)[]; kind?: Kind }> = {
  differs: { needs: ["other"] },
  same: { needs: ["other"] },
  age: { needs: ["min", "max"], kind: "date" },
  born: { needs: ["from", "until"], kind: "date" },
  "not-before": { needs: ["from"], kind: "date" },
  "required-text": { kind: "text" },
  "positive-integer": { kind: "number or text" },
  "unique-in-group": {},
  "matches-gender": { needs: ["other"] },
};

/** Rules, calculations, add-ons and conditions: that they lead to answers, of a kind that fits, and have what they need. */
export function checkPointers(context: FormContext): Finding[] {
  const { form, names } = context;
  return [
    ...(form.rules ?? []).flatMap((rule, index) => checkRule(rule, `/rules/${index}`, context)),
    ...(form.calculated ?? []).flatMap(({ field, calculate, from, bands }, index) => {
      const at = `/calculated/${index}`;
      return [
        ...(names.includes(field) ? [] : [unknownProperty(`${at}/field`, field, nearest(field, names))]),
        ...checkPlace(from, `${at}/from`, context, "date"),
        ...(calculate === "age-band" && !bands?.length ? [lacksBands(at)] : []),
      ];
    }),
    ...(form.fees ?? []).flatMap(({ when }, index) =>
      when ? checkPlace(when.field, `/fees/${index}/when/field`, context) : [],
    ),
    ...(form.upgrades ?? []).flatMap(({ from, rename }, index) =>
      from + 1 < form.version
        ? []
        : Object.entries(rename).flatMap(([old, name]) =>
            names.includes(name)
              ? []
              : [unknownProperty(toPointer(["upgrades", index, "rename", old]), name, nearest(name, names))],
          ),
    ),
    ...checkItems(context),
  ];
}

function checkRule(rule: FormRule, at: string, context: FormContext): Finding[] {
  const { needs, kind } = rules[rule.rule];
  const { min = 0, max = min, from, until } = rule;
  return [
    ...checkPlace(rule.field, `${at}/field`, context, kind),
    ...(rule.other === undefined ? [] : checkPlace(rule.other, `${at}/other`, context)),
    ...(rule.when ? checkPlace(rule.when.field, `${at}/when/field`, context) : []),
    ...(needs?.every((name) => rule[name] === undefined) ? [lacksParameter(at, rule.rule, needs)] : []),
    ...(min > max ? [swappedBounds(`${at}/min`)] : isLater(from, until) ? [swappedBounds(`${at}/from`)] : []),
  ];
}

function isLater(from: string | undefined, until: string | undefined): boolean {
  const isDay = (day: string | undefined) => day !== undefined && day !== "race-day";
  return isDay(from) && isDay(until) && String(from) > String(until);
}

function checkPlace(place: string, pointer: string, { answers }: FormContext, kind?: Kind): Finding[] {
  // Entries of a list are described once for all of them.
  const schemas = answers.get(place.replace(/\/\d+(?=\/|$)/g, "/*")) ?? answers.get(place);
  if (!schemas) return [deadPointer(pointer, place, nearest(place, [...answers.keys()].filter(Boolean)))];
  return kind && !schemas.some((schema) => isOfKind(schema, kind)) ? [wrongKind(pointer, place, kind)] : [];
}

// A schema that names no type leaves it to another one.
function isOfKind({ type, format, properties }: JsonSchema, kind: Kind): boolean {
  const types = type === undefined ? undefined : [type].flat();
  if (kind === "date" && properties && Object.hasOwn(properties, "birthday")) return true;
  if (!types) return properties === undefined;
  if (types.includes("string")) return kind !== "date" || format === undefined || String(format).startsWith("date");
  return kind === "number or text" && (types.includes("number") || types.includes("integer"));
}

function checkItems({ form, items }: FormContext): Finding[] {
  if (!items) return [];
  const named: [string, string][] = [
    ...listed(form.items, "/items"),
    ...Object.keys(form.entrants?.byItem ?? {}).map((id): [string, string] => [
      id,
      `/entrants/byItem/${escapeKey(id)}`,
    ]),
    ...(form.rules ?? []).flatMap((rule, index) => listed(rule.items, `/rules/${index}/items`)),
    ...(form.policies ?? []).flatMap((policy, index) => listed(policy.items, `/policies/${index}/items`)),
  ];
  return named.flatMap(([id, pointer]) =>
    items.includes(id) ? [] : [noSuchItem(pointer, id, items, nearest(id, items))],
  );
}

function listed(ids: readonly string[] | undefined, pointer: string): [string, string][] {
  return (ids ?? []).map((id, index) => [id, `${pointer}/${index}`]);
}
