import { pointerKeys, toPointer } from "#core/pointers.ts";
import type { Finding } from "../../problems/problems.ts";
import { report } from "../../problems/report.ts";
import type { FormAnalysis } from "../analysis/analyse.ts";
import { listTests } from "../analysis/conditions.ts";

/** The step and the place of a question in it. */
interface Shown {
  step: number;
  pointer: string;
}

/**
 * Reports questions that depend on an answer of a later step: runners pass them before they appear,
 * or before they are filled in.
 */
export function checkOrder(analysis: FormAnalysis): Finding[] {
  const shownByName = findShownSteps(analysis);
  const late = new Map<string, string[]>();
  const dependents = new Map<string, number>();
  for (const [name, deciders] of findDeciders(analysis)) {
    const field = shownByName.get(name);
    for (const decider of deciders) {
      const deciding = shownByName.get(decider);
      if (!field || !deciding) continue;
      dependents.set(decider, (dependents.get(decider) ?? 0) + 1);
      if (deciding.step > field.step) late.set(decider, [...(late.get(decider) ?? []), name]);
    }
  }
  return [...late].map(([decider, names]) => {
    // If all that depend on a question come before it, it is in the wrong place; otherwise they
    // are.
    const isLate = names.length > 1 && names.length === dependents.get(decider);
    const pointer = shownByName.get(isLate ? decider : (names[0] ?? ""))?.pointer ?? "/steps";
    return report("SL6046", pointer, { names: names.slice(0, 5), decider });
  });
}

function findShownSteps({ form }: FormAnalysis): Map<string, Shown> {
  const shownByName = new Map<string, Shown>();
  for (const [step, { fields }] of form.steps.entries())
    for (const [index, name] of fields.entries())
      if (!shownByName.has(name)) shownByName.set(name, { step, pointer: `/steps/${step}/fields/${index}` });
  return shownByName;
}

/**
 * Finds the names of the questions at the top whose answers decide whether a question is asked, or
 * what it offers.
 */
function findDeciders({ whole, questions, names, readers, form }: FormAnalysis): Map<string, Set<string>> {
  const sources = new Map((form.calculated ?? []).map(({ field, from }) => [field, from && findTop(from)]));
  const deciders = new Map<string, Set<string>>();
  const add = (name: string, decider: string) => {
    // Who fills the form in is known before the first question.
    const source = sources.has(decider) ? sources.get(decider) : decider;
    if (source !== undefined && source !== name) deciders.set(name, (deciders.get(name) ?? new Set()).add(source));
  };
  for (const name of names) {
    const nameQuestions = questions.get(toPointer([name])) ?? [];
    if (nameQuestions.some(({ when }) => when.every(({ kind }) => kind === "way"))) continue;
    for (const guard of nameQuestions.flatMap(({ when }) => when))
      if (guard.kind !== "way")
        for (const { place } of listTests(whole, { ...guard, kind: guard.kind }))
          if (place !== "") add(name, findTop(place));
  }
  for (const { of: name, place } of readers) if (name !== undefined) add(name, findTop(place));
  return deciders;
}

function findTop(place: string): string {
  return pointerKeys(place)[0] ?? "";
}
