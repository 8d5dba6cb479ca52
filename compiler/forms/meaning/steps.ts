import { escapeKey, toPointer } from "#core/pointers.ts";
import type { Finding } from "../../problems/problems.ts";
import { report } from "../../problems/report.ts";
import type { FormAnalysis } from "../analysis/analyse.ts";

/**
 * Reports questions that no step shows, or two, and questions without a label. `meant` are names
 * that were probably meant by misspelt ones.
 */
export function checkSteps(analysis: FormAnalysis, meant: ReadonlySet<string | undefined>): Finding[] {
  const seen = new Map<string, string>();
  const twice = analysis.form.steps.flatMap(({ fields }, step) =>
    fields.flatMap((name, index): Finding[] => {
      const pointer = toPointer(["steps", step, "fields", index]);
      const first = seen.get(name);
      seen.set(name, first ?? pointer);
      if (first === undefined || first === pointer || !analysis.names.includes(name)) return [];
      return [report("SL6004", pointer, { name, first: { pointer: first } })];
    }),
  );
  return [...twice, ...checkShown(analysis, seen, meant)];
}

function checkShown(
  { form, layout, names }: FormAnalysis,
  shown: ReadonlyMap<string, string>,
  meant: ReadonlySet<string | undefined>,
): Finding[] {
  const calculated = new Set((form.calculated ?? []).map(({ field }) => field));
  return names.flatMap((name): Finding[] => {
    const property = layout.properties.find(({ pointer }) => pointer === `/${escapeKey(name)}`);
    // Who misspells a name has not forgotten the question.
    if (!property || calculated.has(name) || meant.has(name)) return [];
    const pointer = toPointer(["schema", ...property.keys]);
    if (!shown.has(name)) return [report("SL6003", pointer, { name })];
    const hasLabel = layout.properties.some(
      (property) => property.top === name && (property.ui?.label || property.schema.title),
    );
    return hasLabel ? [] : [report("SL6012", pointer, { name })];
  });
}
