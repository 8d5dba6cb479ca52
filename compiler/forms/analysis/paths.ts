import { isObject, pointerKeys, toPointer } from "#core/pointers.ts";
import type { JsonSchema } from "#forms/form.ts";
import type { Guard } from "../schema/formFields.ts";
import type { FormAnalysis } from "./analyse.ts";
import { listTests } from "./conditions.ts";
import { canBe, candidatesAt } from "./domains.ts";
import { every, judge, some, someAnswer, type Verdict } from "./judge.ts";
import { ofVisit } from "./offers.ts";
import type { Question } from "./questions.ts";

/** One combination of answers, by their places; a place without an entry is not answered. */
export type Assignment = ReadonlyMap<string, unknown>;

type Analysed = Pick<FormAnalysis, "whole" | "questions" | "offers" | "form">;

// More combinations than these are not tried: then nothing is known.
const mostAssignments = 2000;
const mostGuards = 40;

/**
 * Returns every combination of answers that guards can distinguish, without those that cannot be
 * given together: a question that is not asked has no answer. Undefined if they are too many.
 */
export function getAssignments(analysis: Analysed, guards: readonly Guard[]): Assignment[] | undefined {
  if (guards.length > mostGuards) return undefined;
  const tests = new Map<string, JsonSchema[]>();
  const all = [...guards];
  for (const guard of all) {
    if (all.length > mostGuards) return undefined;
    for (const [place, schemas] of findPlaces(analysis, guard)) {
      if (!tests.has(place)) all.push(...newGuards(analysis.questions.get(place) ?? [], all));
      tests.set(place, [...(tests.get(place) ?? []), ...schemas]);
    }
  }
  let assignments: Map<string, unknown>[] = [new Map()];
  for (const [place, schemas] of [...tests].sort(([a], [b]) => a.length - b.length)) {
    const isObjectHere = [...tests.keys()].some((otherPlace) => otherPlace.startsWith(`${place}/`));
    const candidates = isObjectHere ? [someObject] : candidatesAt(analysis, place, schemas);
    if (assignments.length * (candidates.length + 1) > mostAssignments) return undefined;
    assignments = assignments.flatMap((assignment) => [
      assignment,
      ...(hasParent(place, tests, assignment)
        ? candidates.map((candidate) => new Map(assignment).set(place, candidate))
        : []),
    ]);
  }
  return assignments.filter(
    (assignment) =>
      isSomebody(analysis, assignment, tests) &&
      [...assignment.keys()].every((place) => isAsked(analysis, place, assignment) !== false),
  );
}

// Everybody has a language, and is logged in or not; who has signed up for the race is.
function isSomebody(
  { form: { calculated = [] } }: Analysed,
  assignment: Assignment,
  tests: ReadonlyMap<string, unknown>,
): boolean {
  const formCalculations = calculated.filter(({ calculate }) => ofVisit.includes(calculate));
  const answerTo = (field: string) => assignment.get(toPointer([field]));
  const isAnyOf = (calculation: string, value: boolean) =>
    formCalculations.some(({ calculate, field }) => calculate === calculation && answerTo(field) === value);
  const isWhole = formCalculations.every(
    ({ field }) => !tests.has(toPointer([field])) || answerTo(field) !== undefined,
  );
  return isWhole && !(isAnyOf("entered", true) && isAnyOf("logged-in", false));
}

// An object that is answered; its parts are answers of their own.
const someObject = Symbol("an object");

// A part of an object is only answered with the object.
function hasParent(place: string, tests: ReadonlyMap<string, unknown>, assignment: Assignment): boolean {
  const above = place.slice(0, place.lastIndexOf("/"));
  return !tests.has(above) || assignment.has(above);
}

/** Finds the places that a guard reads, the objects around them too, and what it asks of them. */
function findPlaces({ whole }: Analysed, { kind, pointer, keys, schema }: Guard): Map<string, JsonSchema[]> {
  const places = new Map<string, JsonSchema[]>();
  if (kind === "way") return places;
  for (const test of listTests(whole, { kind, pointer, keys, schema })) {
    // What is asked of the entries of a list is asked of the list.
    const place = test.place.slice(pointer.length).replace(/\/\*.*$/, "");
    const names = pointerKeys(place);
    for (const [index] of names.entries()) {
      const at = pointer + toPointer(names.slice(0, index + 1));
      const schemas = places.get(at) ?? [];
      places.set(at, at === pointer + place ? [...schemas, test.schema] : schemas);
    }
  }
  return places;
}

function newGuards(questions: readonly Question[], guards: readonly Guard[]): Guard[] {
  return questions.flatMap(({ when }) => when).filter((guard) => !guards.includes(guard));
}

/** Returns whether a question is asked of a runner with these answers. */
export function isAsked({ whole, questions }: Analysed, place: string, assignment: Assignment): Verdict {
  const placeQuestions = questions.get(place);
  return placeQuestions ? some(placeQuestions.map(({ when }) => guardsHold(whole, when, assignment))) : undefined;
}

/** Returns whether all of these guards hold with these answers. */
export function guardsHold(whole: JsonSchema, guards: readonly Guard[], assignment: Assignment): Verdict {
  return every(guards.map((guard) => guardHolds(whole, guard, assignment)));
}

function guardHolds(
  whole: JsonSchema,
  { kind, pointer, schema, holds: isTrue }: Guard,
  assignment: Assignment,
): Verdict {
  if (kind === "way") return undefined;
  const verdict = judge(whole, schema, objectAt(pointer, assignment));
  return verdict === undefined || isTrue ? verdict : !verdict;
}

function objectAt(pointer: string, assignment: Assignment): Record<string, unknown> {
  const object: Record<string, unknown> = {};
  for (const [place, value] of assignment) {
    if (!place.startsWith(`${pointer}/`)) continue;
    const names = pointerKeys(place.slice(pointer.length));
    const last = names.pop() ?? "";
    const inner = names.reduce<Record<string, unknown> | undefined>((above, name) => {
      const next = above?.[name];
      return isObject(next) ? next : undefined;
    }, object);
    if (inner) inner[last] = value === someObject ? {} : value;
  }
  return object;
}

/**
 * Returns whether an assignment has every answer that everybody must give, as far as it reads them.
 */
export function hasRequiredAnswers(
  { whole }: Analysed,
  assignment: Assignment,
  assignments: readonly Assignment[],
): boolean {
  const readPlaces = new Set(assignments.flatMap((assignment) => [...assignment.keys()]));
  const names = Array.isArray(whole.required) ? whole.required.map(String) : [];
  return names.every((name) => assignment.has(toPointer([name])) || !readPlaces.has(toPointer([name])));
}

/** Returns whether an assignment is certain: each of its answers is known, and can be given. */
export function isCertain(analysis: Analysed, assignment: Assignment): boolean {
  return [...assignment].every(
    ([place, value]) => value === someObject || (value !== someAnswer && canBe(analysis, place, value) === true),
  );
}
