import { isObject, toPointer, valueAt } from "#core/pointers.ts";
import { isEqual } from "./conditions.ts";
import { movePointer } from "./entries.ts";
import type { Answers, CompiledForm } from "./form.ts";
import { getPattern } from "./getPattern.ts";
import { isEmpty } from "./given.ts";
import { replaced } from "./replaced.ts";
import { schemasAt } from "./schemas.ts";
import { type IsValid, shownPointers } from "./shown.ts";

/**
 * The answers that are shown, which are the only ones sent, and those of hidden branches, by JSON
 * Pointer.
 */
export interface SeparatedAnswers {
  answers: Answers;
  aside: Record<string, unknown>;
}

/**
 * Returns the answers after a change: those of branches that the change hides are moved aside,
 * those of branches that it shows are restored. `after` are the answers as the change left them,
 * with or without those that it hid.
 */
export function separateHidden(
  form: CompiledForm,
  before: SeparatedAnswers,
  after: Answers,
  isValid: IsValid,
): SeparatedAnswers {
  const move = (pointer: string) => movePointer(pointer, before.answers, after);
  const earlier = moveValues(Object.fromEntries(listKnown(form, before.answers)), move);
  const shownBefore = new Set([...shownPointers(form, before.answers, isValid)].map(move));
  let answers: SeparatedAnswers = { answers: after, aside: moveValues(before.aside, move) };
  // Restored answers can show or hide further branches; a chain of conditions is no longer than
  // twenty.
  for (let round = 0; round < 20; round++) {
    const pointers = shownPointers(form, answers.answers, isValid);
    const next = restore(form, hide(form, answers, pointers, earlier), pointers, shownBefore);
    if (isEqual(next, answers)) break;
    answers = next;
  }
  return answers;
}

function moveValues(
  values: Record<string, unknown>,
  move: (pointer: string) => string | undefined,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([pointer, value]) => {
      const place = move(pointer);
      return place === undefined ? [] : [[place, value]];
    }),
  );
}

function hide(
  form: CompiledForm,
  separated: SeparatedAnswers,
  pointers: Set<string>,
  earlier: Record<string, unknown>,
): SeparatedAnswers {
  const values = {
    ...earlier,
    ...Object.fromEntries(listKnown(form, separated.answers).filter(([, value]) => !isEmpty(value))),
  };
  const hidden = Object.entries(values).filter(([pointer, value]) => {
    const parent = pointer.slice(0, pointer.lastIndexOf("/")).replace(/(\/\d+)+$/, "");
    return !pointers.has(pointer) && !isEmpty(value) && (parent === "" || pointers.has(parent));
  });
  return hidden.reduce(
    ({ answers, aside }, [pointer, value]) => ({
      answers: replaced(answers, pointer, undefined),
      aside: { ...aside, [pointer]: value },
    }),
    separated,
  );
}

function restore(
  form: CompiledForm,
  separated: SeparatedAnswers,
  pointers: Set<string>,
  shownBefore: Set<string | undefined>,
): SeparatedAnswers {
  const back = Object.entries(separated.aside).filter(([pointer]) => pointers.has(pointer));
  return back.reduce(({ answers, aside }, [pointer, value]) => {
    const { [pointer]: _, ...others } = aside;
    const isTaken = shownBefore.has(pointer) || !isUntouched(form, answers, pointer);
    return { answers: isTaken ? answers : replaced(answers, pointer, value), aside: others };
  }, separated);
}

// A property that has just appeared is empty, or has its default.
function isUntouched(form: CompiledForm, answers: Answers, pointer: string): boolean {
  const value = valueAt(answers, pointer);
  return isEmpty(value) || schemasAt(form.schema, pointer).some((schema) => isEqual(schema.default, value));
}

// The answers that the form has a property for, by JSON Pointer; that to a field only as a whole.
function listKnown(form: CompiledForm, value: unknown, pointer = ""): [string, unknown][] {
  if (pointer !== "" && form.fields[getPattern(pointer)]?.type) return [];
  if (Array.isArray(value)) return value.flatMap((entry, place) => listKnown(form, entry, `${pointer}/${place}`));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, inner]): [string, unknown][] => {
    const at = pointer + toPointer([name]);
    return schemasAt(form.schema, at).length === 0 ? [] : [[at, inner], ...listKnown(form, inner, at)];
  });
}
