import { pointerKeys, toPointer } from "#core/pointers.ts";
import type { JsonSchema } from "#forms/form.ts";
import type { Finding } from "../../problems/problems.ts";
import { report } from "../../problems/report.ts";
import type { FormAnalysis } from "../analysis/analyse.ts";
import { listTests } from "../analysis/conditions.ts";
import { ofVisit } from "../analysis/offers.ts";
import { getAssignments, guardsHold, isCertain } from "../analysis/paths.ts";
import type { Guard } from "../schema/formFields.ts";

/**
 * Reports conditions that hold before their question is answered, and then require more:
 * `properties` judges only what is given.
 */
export function checkUnanswered(analysis: FormAnalysis): Finding[] {
  const seen = new Set<string>();
  return analysis.inner.described.flatMap(({ when, schema, pointer }) => {
    const guard = when.at(-1);
    const required = Array.isArray(schema.required) ? schema.required.map(String) : [];
    if (guard?.kind !== "if" || guard.pointer !== pointer || required.length === 0) return [];
    const at = toPointer(["schema", ...guard.keys]);
    const name = seen.has(at) ? undefined : optionalName(analysis, guard, when);
    if (name === undefined) return [];
    seen.add(at);
    return [report("SL6056", at, { name, required: required.slice(0, 5) })];
  });
}

/**
 * Returns the question whose answer is missing while all guards hold; undefined if it has to be
 * answered, or if the condition is about more.
 */
function optionalName(analysis: FormAnalysis, guard: Guard, when: readonly Guard[]): string | undefined {
  const tests = listTests(analysis.whole, { ...guard, kind: "if" });
  const places = [...new Set(tests.filter(({ kind }) => kind === "name").map(({ place }) => place))];
  const [place] = places;
  if (!guard.holds || places.length !== 1 || place === undefined || isGiven(analysis, guard.pointer, place))
    return undefined;
  const assignments = (getAssignments(analysis, when) ?? []).filter((assignment) => isCertain(analysis, assignment));
  const without = assignments.filter(
    (assignment) => !assignment.has(place) && guardsHold(analysis.whole, when, assignment) === true,
  );
  const fails = assignments.some(
    (assignment) => assignment.has(place) && guardsHold(analysis.whole, [guard], assignment) === false,
  );
  return without.length > 0 && fails ? pointerKeys(place).at(-1) : undefined;
}

// Returns whether everybody has to answer it, or everybody has an answer before the first question.
function isGiven({ answers, form }: FormAnalysis, above: string, place: string): boolean {
  const name = pointerKeys(place).at(-1);
  const calculation = form.calculated?.find(({ field }) => above === "" && field === name)?.calculate ?? "";
  if (ofVisit.includes(calculation)) return true;
  return (answers.get(above) ?? []).some(
    ({ required }: JsonSchema) => Array.isArray(required) && required.includes(name),
  );
}
