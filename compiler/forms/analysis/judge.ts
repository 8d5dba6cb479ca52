import { isObject } from "#core/pointers.ts";
import { asNumber, asText } from "#core/text.ts";
import { isEqual } from "#forms/conditions.ts";
import type { JsonSchema } from "#forms/form.ts";
import { formats } from "../schema/formats.ts";
import { definitionAt } from "../schema/references.ts";
import { canRunAway } from "../schema/runaway.ts";

/** Whether a value fits a schema; undefined if that depends on what is not known. */
export type Verdict = boolean | undefined;

/** An answer of which nothing is known but that it is given. */
export const someAnswer: unique symbol = Symbol("some answer");

/** Returns false if one of these is false, undefined if one is undecided. */
export function every(verdicts: Iterable<Verdict>): Verdict {
  let all: Verdict = true;
  for (const verdict of verdicts) {
    if (verdict === false) return false;
    if (verdict === undefined) all = undefined;
  }
  return all;
}

/** Returns true if one of these is true, undefined if one is undecided. */
export function some(verdicts: Iterable<Verdict>): Verdict {
  return not(every([...verdicts].map(not)));
}

function not(verdict: Verdict): Verdict {
  return verdict === undefined ? undefined : !verdict;
}

/**
 * Judges a value by a schema of a form as JSON Schema 2020-12 does; what it does not decide is
 * undefined, never wrong.
 */
export function judge(root: JsonSchema, schema: unknown, value: unknown): Verdict {
  return judgeWithin({ root, left: mostSchemas }, schema, value);
}

// References can make a short schema endless.
const mostSchemas = 2000;

/** The form's schema, and how many schemas are judged at most. */
interface Budget {
  root: JsonSchema;
  left: number;
}

function judgeWithin(budget: Budget, schema: unknown, value: unknown): Verdict {
  if (typeof schema === "boolean") return schema;
  budget.left--;
  if (!isObject(schema) || budget.left < 0) return undefined;
  return every(
    Object.entries(schema).map(([keyword, operand]) => judgeKeyword(keyword, operand, { budget, schema, value })),
  );
}

interface Judged {
  budget: Budget;
  schema: JsonSchema;
  value: unknown;
}

type Judge = (operand: unknown, judged: Judged) => Verdict;

function judgeKeyword(keyword: string, operand: unknown, judged: Judged): Verdict {
  if (Object.hasOwn(combiners, keyword)) return combiners[keyword]?.(operand, judged);
  const { value } = judged;
  if (value === someAnswer) return notes.has(keyword) ? true : undefined;
  const table = Object.hasOwn(ofAny, keyword) ? ofAny : getTable(value);
  if (table && Object.hasOwn(table, keyword)) return table[keyword]?.(operand, judged);
  // What no table judges is a note, about another type, or not decided here.
  if (notes.has(keyword) || keyword.startsWith("x-")) return true;
  return [ofText, ofNumber, ofList, ofObject].some((judges) => Object.hasOwn(judges, keyword)) ? true : undefined;
}

const notes = new Set(
  "$schema $id $comment $defs definitions title description default examples deprecated readOnly writeOnly then else minContains maxContains discriminator".split(
    " ",
  ),
);

function getTable(value: unknown): Record<string, Judge> | undefined {
  if (typeof value === "string") return ofText;
  if (typeof value === "number") return ofNumber;
  if (Array.isArray(value)) return ofList;
  return isObject(value) ? ofObject : undefined;
}

const combiners: Record<string, Judge> = {
  $ref: (operand, { budget, value }) => {
    const target = typeof operand === "string" ? definitionAt(budget.root, operand) : undefined;
    return target ? judgeWithin(budget, target, value) : undefined;
  },
  allOf: (operand, { budget, value }) => every(asList(operand).map((schema) => judgeWithin(budget, schema, value))),
  anyOf: (operand, { budget, value }) => some(asList(operand).map((schema) => judgeWithin(budget, schema, value))),
  oneOf: (operand, { budget, value }) => {
    const verdicts = asList(operand).map((schema) => judgeWithin(budget, schema, value));
    const sure = verdicts.filter((verdict) => verdict === true).length;
    const open = verdicts.filter((verdict) => verdict === undefined).length;
    if (sure > 1 || sure + open === 0) return false;
    return open === 0 ? true : undefined;
  },
  not: (operand, { budget, value }) => not(judgeWithin(budget, operand, value)),
  if: (operand, { budget, schema, value }) => {
    const branch = (name: "then" | "else") =>
      schema[name] === undefined ? true : judgeWithin(budget, schema[name], value);
    const holds = judgeWithin(budget, operand, value);
    if (holds !== undefined) return branch(holds ? "then" : "else");
    const [yes, no] = [branch("then"), branch("else")];
    return yes === no ? yes : undefined;
  },
};

const ofAny: Record<string, Judge> = {
  type: (operand, { value }) => [operand].flat().some((type) => isOfType(value, type)),
  const: (operand, { value }) => isOne(value, operand),
  enum: (operand, { value }) => some(asList(operand).map((choice) => isOne(value, choice))),
};

// Parts of an object may not be known.
function isOne(value: unknown, operand: unknown): Verdict {
  if (isObject(value) && isOpen(value)) return isObject(operand) ? undefined : false;
  // JSON has one zero, JavaScript two.
  return isEqual(value, operand) || (typeof value === "number" && value === operand);
}

function isOpen(value: object): boolean {
  return Object.values(value).some((inner) => inner === someAnswer || (isObject(inner) && isOpen(inner)));
}

function isOfType(value: unknown, type: unknown): boolean {
  if (type === "null") return value === null;
  if (type === "array") return Array.isArray(value);
  if (type === "object") return isObject(value);
  if (type === "integer") return Number.isInteger(value);
  return typeof value === type;
}

const ofText: Record<string, Judge> = {
  minLength: (operand, { value }) => [...String(value)].length >= asNumber(operand),
  maxLength: (operand, { value }) => [...String(value)].length <= asNumber(operand),
  pattern: (operand, { value }) => matches(asText(operand), asText(value)),
  format: (operand, { value }) =>
    typeof operand === "string" && Object.hasOwn(formats, operand) ? formats[operand]?.test(asText(value)) : true,
};

// The patterns and the values are an organiser's, but a pattern that never ends would keep every
// check busy.
function matches(pattern: string, value: string): Verdict {
  try {
    if (value.length > 200 || pattern.length > 500 || canRunAway(pattern)) return undefined;
    return new RegExp(pattern, "u").test(value);
  } catch {
    return undefined;
  }
}

const ofNumber: Record<string, Judge> = {
  minimum: (operand, { value }) => asNumber(value) >= asNumber(operand),
  maximum: (operand, { value }) => asNumber(value) <= asNumber(operand),
  exclusiveMinimum: (operand, { value }) => asNumber(value) > asNumber(operand),
  exclusiveMaximum: (operand, { value }) => asNumber(value) < asNumber(operand),
  multipleOf: (operand, { value }) => Number.isInteger(asNumber(value) / asNumber(operand)),
};

const ofList: Record<string, Judge> = {
  minItems: (operand, { value }) => asList(value).length >= asNumber(operand),
  maxItems: (operand, { value }) => asList(value).length <= asNumber(operand),
  uniqueItems: (operand, { value }) =>
    operand !== true ||
    asList(value).every((entry, at, all) => !all.slice(0, at).some((earlier) => isEqual(entry, earlier))),
  items: (operand, { budget, schema, value }) =>
    every(
      asList(value)
        .slice(asList(schema.prefixItems).length)
        .map((entry) => judgeWithin(budget, operand, entry)),
    ),
  prefixItems: (operand, { budget, value }) =>
    every(
      asList(operand)
        .slice(0, asList(value).length)
        .map((entrySchema, place) => judgeWithin(budget, entrySchema, asList(value)[place])),
    ),
  contains: (operand, { budget, schema, value }) => {
    const verdicts = asList(value).map((entry) => judgeWithin(budget, operand, entry));
    const sure = verdicts.filter((verdict) => verdict === true).length;
    const most = sure + verdicts.filter((verdict) => verdict === undefined).length;
    const { minContains = 1, maxContains = Number.POSITIVE_INFINITY } = schema;
    if (most < asNumber(minContains) || sure > asNumber(maxContains)) return false;
    return sure >= asNumber(minContains) && most <= asNumber(maxContains) ? true : undefined;
  },
};

const ofObject: Record<string, Judge> = {
  required: (operand, { value }) => asList(operand).every((name) => Object.hasOwn(value as object, asText(name))),
  properties: (operand, { budget, value }) =>
    isObject(operand) && isObject(value)
      ? every(
          Object.entries(operand).flatMap(([name, property]) =>
            Object.hasOwn(value, name) ? [judgeWithin(budget, property, value[name])] : [],
          ),
        )
      : undefined,
};

function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
