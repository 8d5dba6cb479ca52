import { pointerKeys, toPointer } from "#core/pointers.ts";
import type { JsonSchema } from "#forms/form.ts";
import type { Form, FormCondition, FormRule } from "#schemas/generated/types.ts";
import type { ParamsOf } from "../../problems/table.ts";
import type { FormLayout } from "../schema/formFields.ts";
import { fieldReference } from "../schema/references.ts";
import { getConditions, listTests } from "./conditions.ts";
import type { Offer } from "./offers.ts";

/** The kind of answer that a rule or calculation judges. */
export type AnswerKind = ParamsOf<"SL6008">["kind"];

/** A part of a form that reads an answer. */
export interface Reader {
  by: "condition" | "when" | "rule" | "calculation" | "option" | "team" | "review";
  /** The place of the answer. */
  place: string;
  /** The place in the form that names it. */
  pointer: string;
  /** The kind of answer that it needs. */
  kind?: AnswerKind | undefined;
  /** The values that it compares the answer with. */
  values: Offer[];
  /** The name of the question that reads; undefined for all others. */
  of?: string;
  /** The name as a condition writes it, and whether it is a key of an object. */
  name?: string;
  isKey?: boolean;
}

/** The kind of answer that each rule judges. */
const ruleKinds: Partial<Record<FormRule["rule"], AnswerKind>> = {
  age: "date",
  born: "date",
  "not-before": "date",
  "required-text": "text",
  "positive-integer": "number or text",
};

const comparedKinds: Partial<Record<NonNullable<FormRule["as"]>, AnswerKind>> = {
  phone: "phone",
  document: "document",
};

/** The options of fields that name an answer, and the kind of answer that they need. */
const readingOptions: Record<string, Record<string, AnswerKind>> = {
  "pinyin-name": { from: "text" },
  "clothing-size": { gender: "gender" },
  address: { countryFrom: "country" },
  "image-address": { countryFrom: "country" },
  "score-verification": { name: "text" },
  "score-validation-with-payment": { name: "text" },
};

function inTeam({ team }: Form): Reader[] {
  return team ? [{ by: "team", place: team.name, pointer: "/team/name", kind: "text", values: [] }] : [];
}

function inReview({ review }: Form): Reader[] {
  const place = review?.category;
  return place === undefined ? [] : [{ by: "review", place, pointer: "/review/category", values: [] }];
}

/** Returns everybody who reads an answer of a form, in the order in which the form names them. */
export function getReaders(form: Form, whole: JsonSchema, layout: FormLayout, inner: FormLayout): Reader[] {
  return [
    ...inConditions(whole, inner),
    ...inOptions(layout),
    ...(form.rules ?? []).flatMap((rule, index) => inRule(rule, `/rules/${index}`)),
    ...(form.calculated ?? []).flatMap(({ from }, index): Reader[] =>
      from === undefined
        ? []
        : [{ by: "calculation", place: from, pointer: `/calculated/${index}/from`, kind: "date", values: [] }],
    ),
    ...inTeam(form),
    ...inReview(form),
    ...(form.fees ?? []).flatMap(({ when }, index) => inWhen(when, `/fees/${index}/when`)),
  ];
}

function inConditions(whole: JsonSchema, inner: FormLayout): Reader[] {
  return getConditions(inner).flatMap((condition) =>
    listTests(whole, condition).map(({ place, keys, kind, schema }): Reader => {
      const pointer = toPointer(["schema", ...keys]);
      if (kind === "schema") return { by: "condition", place, pointer, values: listCompared(schema, pointer) };
      const name = pointerKeys(place).at(-1) ?? "";
      return { by: "condition", place, pointer, values: [], name, isKey: typeof keys.at(-1) === "string" };
    }),
  );
}

/** Returns the values of `const` and `enum`. */
function listCompared({ const: only, enum: values }: JsonSchema, pointer: string): Offer[] {
  const listed = Array.isArray(values) ? values : [];
  return [
    ...(only === undefined ? [] : [{ value: only, pointer: `${pointer}/const` }]),
    ...listed.map((value, index) => ({ value, pointer: `${pointer}/enum/${index}` })),
  ];
}

function inOptions({ properties }: FormLayout): Reader[] {
  return properties.flatMap(({ schema, ui, uiPointer, top }) => {
    const type = fieldReference(schema.$ref)?.type ?? "";
    const options = Object.hasOwn(readingOptions, type) ? Object.entries(readingOptions[type] ?? {}) : [];
    return options.flatMap(([option, kind]): Reader[] => {
      const place = ui?.options?.[option];
      if (typeof place !== "string") return [];
      return [{ by: "option", place, pointer: `${uiPointer}/options/${option}`, kind, values: [], of: top }];
    });
  });
}

function inRule({ rule, field, other, as, when }: FormRule, at: string): Reader[] {
  const kind = as === undefined ? ruleKinds[rule] : comparedKinds[as];
  const otherKind = rule === "not-before" ? "date" : rule === "matches-gender" ? "gender" : kind;
  const read = (place: string, name: string, getKind?: AnswerKind): Reader => ({
    by: "rule",
    place,
    pointer: `${at}/${name}`,
    kind: getKind,
    values: [],
  });
  return [
    read(field, "field", kind),
    ...(other === undefined ? [] : [read(other, "other", otherKind)]),
    ...inWhen(when, `${at}/when`),
  ];
}

function inWhen(when: FormCondition | undefined, at: string): Reader[] {
  if (!when) return [];
  const values = when.in.map((value, index) => ({ value, pointer: `${at}/in/${index}` }));
  return [{ by: "when", place: when.field, pointer: `${at}/field`, values }];
}
