import { isObject, valueAt } from "#core/pointers.ts";
import type { Answers, CompiledForm, OptionPlaces } from "./form.ts";

/** An option with a capacity, and whether entrants can wait for it. */
export interface LimitedOption {
  /** JSON Pointer to the answer. */
  field: string;
  option: string;
  capacity: number;
  hasWaitingList: boolean;
}

/**
 * Returns the organiser's list of what is sold out with the options that nobody can choose any
 * more.
 */
export function withFullOptions(soldOut: unknown, places: OptionPlaces[]): unknown {
  const full = places.filter(({ left, hasWaitingList }) => left === 0 && !hasWaitingList);
  if (full.length === 0) return soldOut;
  const all: Record<string, unknown> = isObject(soldOut) ? { ...soldOut } : {};
  for (const { field, option } of full) {
    const before = Object.hasOwn(all, field) ? all[field] : undefined;
    all[field] = [...(Array.isArray(before) ? before : []), option];
  }
  return all;
}

/** Returns every option of a form that has a capacity. */
export function limitedOptions(form: CompiledForm): LimitedOption[] {
  return Object.entries(form.fields).flatMap(([field, looks]) => {
    const hasWaitingList = looks?.waitingList ?? false;
    return Object.entries(looks?.capacity ?? {}).map(([option, capacity]) => ({
      field,
      option,
      capacity,
      hasWaitingList,
    }));
  });
}

/** Returns the options with a capacity that one entrant has chosen. */
export function chosenLimited(form: CompiledForm, answers: Answers): LimitedOption[] {
  return limitedOptions(form).filter(({ field, option }) => [valueAt(answers, field)].flat().includes(option));
}
