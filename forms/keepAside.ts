import { isObject, toPointer, valueAt } from "#core/pointers.ts";
import { isEqual } from "./conditions.ts";
import { movedPointer } from "./entries.ts";
import type { Answers, CompiledForm } from "./form.ts";
import { isEmpty } from "./given.ts";
import { replaced } from "./replaced.ts";
import { schemasAt } from "./schemas.ts";
import { type IsValid, shownPointers } from "./shown.ts";

/** The answers that are shown, which alone are sent, and those kept aside while their branch is hidden, by JSON Pointer. */
export interface KeptAnswers {
  answers: Answers;
  aside: Record<string, unknown>;
}

/**
 * The answers after a change: those of a branch that hides go aside, those of a branch that shows again come back. `after` are the
 * answers as the change left them, with or without those that it hid.
 */
export function keepAside(form: CompiledForm, before: KeptAnswers, after: Answers, isValid: IsValid): KeptAnswers {
  const move = (pointer: string) => movedPointer(pointer, before.answers, after);
  const earlier = moved(Object.fromEntries(knownIn(form, before.answers)), move);
  const shownBefore = new Set([...shownPointers(form, before.answers, isValid)].map(move));
  let kept: KeptAnswers = { answers: after, aside: moved(before.aside, move) };
  // What comes back can show or hide more; a chain of conditions is no longer than twenty.
  for (let round = 0; round < 20; round++) {
    const shown = shownPointers(form, kept.answers, isValid);
    const next = bringBack(form, hide(form, kept, shown, earlier), shown, shownBefore);
    if (isEqual(next, kept)) break;
    kept = next;
  }
  return kept;
}

function moved(
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
  kept: KeptAnswers,
  shown: Set<string>,
  earlier: Record<string, unknown>,
): KeptAnswers {
  const values = {
    ...earlier,
    ...Object.fromEntries(knownIn(form, kept.answers).filter(([, value]) => !isEmpty(value))),
  };
  const hidden = Object.entries(values).filter(([pointer, value]) => {
    const parent = pointer.slice(0, pointer.lastIndexOf("/")).replace(/(\/\d+)+$/, "");
    return !shown.has(pointer) && !isEmpty(value) && (parent === "" || shown.has(parent));
  });
  return hidden.reduce(
    ({ answers, aside }, [pointer, value]) => ({
      answers: replaced(answers, pointer, undefined),
      aside: { ...aside, [pointer]: value },
    }),
    kept,
  );
}

function bringBack(
  form: CompiledForm,
  kept: KeptAnswers,
  shown: Set<string>,
  shownBefore: Set<string | undefined>,
): KeptAnswers {
  const back = Object.entries(kept.aside).filter(([pointer]) => shown.has(pointer));
  return back.reduce(({ answers, aside }, [pointer, value]) => {
    const { [pointer]: _, ...others } = aside;
    const isTaken = shownBefore.has(pointer) || !isUntouched(form, answers, pointer);
    return { answers: isTaken ? answers : replaced(answers, pointer, value), aside: others };
  }, kept);
}

// A property that has just come into sight holds nothing, or what its schema begins with.
function isUntouched(form: CompiledForm, answers: Answers, pointer: string): boolean {
  const value = valueAt(answers, pointer);
  return isEmpty(value) || schemasAt(form.schema, pointer).some((schema) => isEqual(schema.default, value));
}

// The answers that the form has a property for, by JSON Pointer; of a field those to the whole of it.
function knownIn(form: CompiledForm, value: unknown, pointer = ""): [string, unknown][] {
  if (pointer !== "" && form.fields[pointer.replace(/\/\d+(?=\/|$)/g, "/*")]?.type) return [];
  if (Array.isArray(value)) return value.flatMap((entry, place) => knownIn(form, entry, `${pointer}/${place}`));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, inner]): [string, unknown][] => {
    const at = pointer + toPointer([name]);
    return schemasAt(form.schema, at).length === 0 ? [] : [[at, inner], ...knownIn(form, inner, at)];
  });
}
