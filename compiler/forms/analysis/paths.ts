import { isObject, pointerKeys, toPointer } from "#core/pointers.ts";
import type { JsonSchema } from "#forms/form.ts";
import type { Guard } from "../formFields.ts";
import type { FormAnalysis } from "./analyse.ts";
import { testsOf } from "./conditions.ts";
import { canBe, candidatesAt } from "./domains.ts";
import { every, judge, some, someAnswer, type Verdict } from "./judge.ts";
import type { Question } from "./questions.ts";

/** Answers by their places; a place without an entry is not answered. */
export type Answered = ReadonlyMap<string, unknown>;

type Analysed = Pick<FormAnalysis, "whole" | "questions" | "offers">;

// More combinations than these are not tried: then nothing is known.
const mostWorlds = 2000;
const mostGuards = 40;

/**
 * Every combination of answers that guards can distinguish, without those that cannot be given together: a question that is not asked has no
 * answer. Undefined if they are too many.
 */
export function worldsOf(analysis: Analysed, guards: readonly Guard[]): Answered[] | undefined {
  if (guards.length > mostGuards) return undefined;
  const tests = new Map<string, JsonSchema[]>();
  const all = [...guards];
  for (const guard of all) {
    if (all.length > mostGuards) return undefined;
    for (const [place, schemas] of placesOf(analysis, guard)) {
      if (!tests.has(place)) all.push(...newGuards(analysis.questions.get(place) ?? [], all));
      tests.set(place, [...(tests.get(place) ?? []), ...schemas]);
    }
  }
  let worlds: Map<string, unknown>[] = [new Map()];
  for (const [place, schemas] of [...tests].sort(([one], [other]) => one.length - other.length)) {
    const isObjectHere = [...tests.keys()].some((other) => other.startsWith(`${place}/`));
    const candidates = isObjectHere ? [partly] : candidatesAt(analysis, place, schemas);
    if (worlds.length * (candidates.length + 1) > mostWorlds) return undefined;
    worlds = worlds.flatMap((world) => [
      world,
      ...(isAbove(place, tests, world) ? candidates.map((one) => new Map(world).set(place, one)) : []),
    ]);
  }
  return worlds.filter((world) => [...world.keys()].every((place) => isAsked(analysis, place, world) !== false));
}

// An object that is answered; its parts are answers of their own.
const partly = Symbol("an object");

// A part of an object is only answered with the object.
function isAbove(place: string, tests: ReadonlyMap<string, unknown>, world: Answered): boolean {
  const above = place.slice(0, place.lastIndexOf("/"));
  return !tests.has(above) || world.has(above);
}

/** The places that a guard reads, the objects around them too, and what it asks of them. */
function placesOf({ whole }: Analysed, { kind, pointer, keys, schema }: Guard): Map<string, JsonSchema[]> {
  const places = new Map<string, JsonSchema[]>();
  if (kind === "way") return places;
  for (const test of testsOf(whole, { kind, pointer, keys, schema })) {
    // What is asked of the entries of a list is asked of the list.
    const place = test.place.slice(pointer.length).replace(/\/\*.*$/, "");
    const names = pointerKeys(place);
    for (const [index] of names.entries()) {
      const at = pointer + toPointer(names.slice(0, index + 1));
      const known = places.get(at) ?? [];
      places.set(at, at === pointer + place ? [...known, test.schema] : known);
    }
  }
  return places;
}

function newGuards(questions: readonly Question[], known: readonly Guard[]): Guard[] {
  return questions.flatMap(({ when }) => when).filter((guard) => !known.includes(guard));
}

/** Whether a question is asked of a runner with these answers. */
export function isAsked({ whole, questions }: Analysed, place: string, world: Answered): Verdict {
  const asked = questions.get(place);
  return asked ? some(asked.map(({ when }) => hold(whole, when, world))) : undefined;
}

/** Whether all of these guards hold with these answers. */
export function hold(whole: JsonSchema, guards: readonly Guard[], world: Answered): Verdict {
  return every(guards.map((guard) => holds(whole, guard, world)));
}

function holds(whole: JsonSchema, { kind, pointer, schema, holds: wanted }: Guard, world: Answered): Verdict {
  if (kind === "way") return undefined;
  const verdict = judge(whole, schema, objectAt(pointer, world));
  return verdict === undefined || wanted ? verdict : !verdict;
}

function objectAt(pointer: string, world: Answered): Record<string, unknown> {
  const object: Record<string, unknown> = {};
  for (const [place, value] of world) {
    if (!place.startsWith(`${pointer}/`)) continue;
    const names = pointerKeys(place.slice(pointer.length));
    const last = names.pop() ?? "";
    const inner = names.reduce<Record<string, unknown> | undefined>((above, name) => {
      const next = above?.[name];
      return isObject(next) ? next : undefined;
    }, object);
    if (inner) inner[last] = value === partly ? {} : value;
  }
  return object;
}

/** Whether a world has every answer that everybody must give, as far as it reads them. */
export function isWhole({ whole }: Analysed, world: Answered, worlds: readonly Answered[]): boolean {
  const read = new Set(worlds.flatMap((one) => [...one.keys()]));
  const names = Array.isArray(whole.required) ? whole.required.map(String) : [];
  return names.every((name) => world.has(toPointer([name])) || !read.has(toPointer([name])));
}

/** Whether a world is certain: each of its answers is known, and can be given. */
export function isCertain(analysis: Analysed, world: Answered): boolean {
  return [...world].every(
    ([place, value]) => value === partly || (value !== someAnswer && canBe(analysis, place, value) === true),
  );
}
