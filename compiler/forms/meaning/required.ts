import { escapeKey, toPointer } from "#core/pointers.ts";
import type { Finding } from "../../problems/problems.ts";
import { report } from "../../problems/report.ts";
import type { FormAnalysis } from "../analysis/analyse.ts";
import { getAssignments, guardsHold, hasRequiredAnswers, isAsked, isCertain } from "../analysis/paths.ts";
import { isOnPath } from "../analysis/questions.ts";
import type { Described } from "../schema/formFields.ts";

/** Reports answers that are required of runners who are not asked the question. */
export function checkRequired(analysis: FormAnalysis): Finding[] {
  const seen = new Set<string>();
  return analysis.inner.described
    .flatMap((place) => listRequired(place).flatMap(({ name, pointer }) => notAsked(analysis, place, name, pointer)))
    .filter(({ pointer }) => !seen.has(pointer) && seen.add(pointer));
}

function listRequired({ keys, schema }: Described): { name: string; pointer: string }[] {
  const names = Array.isArray(schema.required) ? schema.required : [];
  return names.flatMap((name, index) =>
    typeof name === "string" ? [{ name, pointer: toPointer(["schema", ...keys, "required", index]) }] : [],
  );
}

function notAsked(
  analysis: FormAnalysis,
  { pointer: above, when }: Described,
  name: string,
  pointer: string,
): Finding[] {
  const place = `${above}/${escapeKey(name)}`;
  const questions = analysis.questions.get(place) ?? [];
  if (questions.length === 0 || questions.some((question) => isOnPath(question.when, when))) return [];
  const assignments = getAssignments(analysis, [...when, ...questions.flatMap((question) => question.when)]) ?? [];
  const isStuck = assignments.some(
    (assignment) =>
      isCertain(analysis, assignment) &&
      guardsHold(analysis.whole, when, assignment) === true &&
      isAsked(analysis, place, assignment) === false &&
      hasRequiredAnswers(analysis, assignment, assignments),
  );
  return isStuck ? [report("SL6045", pointer, { name })] : [];
}
