import { escapeKey, toPointer } from "#core/pointers.ts";
import type { JsonSchema } from "#forms/form.ts";
import type { FormRule } from "#schemas/generated/types.ts";
import { nearest } from "../../meaning/nearest.ts";
import type { AnswerKind } from "../../problems/codes/formRule.ts";
import type { Finding } from "../../problems/problems.ts";
import { report } from "../../problems/report.ts";
import { suggest } from "../../problems/suggest.ts";
import type { FormContext } from "./context.ts";
import { unknownQuestion } from "./unknownQuestion.ts";

// What each rule needs beside its field, of which one is enough; and what kind of answer it judges.
const rules: Record<FormRule["rule"], { needs?: (keyof FormRule)[]; kind?: AnswerKind }> = {
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
        ...(names.includes(field) ? [] : [unknownQuestion(`${at}/field`, field, names)]),
        ...checkPlace(from, `${at}/from`, context, "date"),
        ...(calculate === "age-band" && !bands?.length
          ? [report("SL6009", at, { rule: calculate, needs: ["bands"] })]
          : []),
      ];
    }),
    ...(form.fees ?? []).flatMap(({ when }, index) =>
      when ? checkPlace(when.field, `/fees/${index}/when/field`, context) : [],
    ),
    ...(form.upgrades ?? []).flatMap(({ from, rename }, index) =>
      from + 1 < form.version
        ? []
        : Object.entries(rename).flatMap(([old, name]) =>
            names.includes(name) ? [] : [unknownQuestion(toPointer(["upgrades", index, "rename", old]), name, names)],
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
    ...(needs?.every((name) => rule[name] === undefined) ? [report("SL6009", at, { rule: rule.rule, needs })] : []),
    ...(min > max
      ? [report("SL6010", `${at}/min`, {})]
      : isLater(from, until)
        ? [report("SL6010", `${at}/from`, {})]
        : []),
  ];
}

function isLater(from: string | undefined, until: string | undefined): boolean {
  const isDay = (day: string | undefined) => day !== undefined && day !== "race-day";
  return isDay(from) && isDay(until) && String(from) > String(until);
}

function checkPlace(place: string, pointer: string, { answers }: FormContext, kind?: AnswerKind): Finding[] {
  // Entries of a list are described once for all of them.
  const schemas = answers.get(place.replace(/\/\d+(?=\/|$)/g, "/*")) ?? answers.get(place);
  if (!schemas) {
    const near = nearest(place, [...answers.keys()].filter(Boolean));
    return [report("SL6007", pointer, { place, near }, suggest(pointer, near, place))];
  }
  const isRight = kind === undefined || schemas.some((schema) => isOfKind(schema, kind));
  return isRight ? [] : [report("SL6008", pointer, { place, kind })];
}

// A schema that names no type leaves it to another one.
function isOfKind({ type, format, properties }: JsonSchema, kind: AnswerKind): boolean {
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
  return named.flatMap(([id, pointer]) => {
    if (items.includes(id)) return [];
    const near = nearest(id, items);
    return [report("SL6011", pointer, { id, items: items.slice(0, 8), near }, suggest(pointer, near, id))];
  });
}

function listed(ids: readonly string[] | undefined, pointer: string): [string, string][] {
  return (ids ?? []).map((id, index) => [id, `${pointer}/${index}`]);
}
