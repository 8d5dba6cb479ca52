import { toPointer } from "#core/pointers.ts";
import type { Form, FormCalculation } from "#schemas/generated/types.ts";
import type { Finding } from "../../problems/problems.ts";
import { report } from "../../problems/report.ts";
import { type FormAnalysis, findWrittenPointer } from "../analysis/analyse.ts";
import { canBe } from "../analysis/domains.ts";

type Band = NonNullable<FormCalculation["bands"]>[number];

/** Reports age bands out of order, ages without a band, and ages that their question refuses. */
export function checkBands(analysis: FormAnalysis): Finding[] {
  const fields = new Set<string>();
  return (analysis.form.calculated ?? []).flatMap(({ field, calculate, from, bands = [] }, index) => {
    const at = `/calculated/${index}`;
    if (fields.has(field)) return [report("SL6043", `${at}/field`, { value: field })];
    fields.add(field);
    if (calculate === "age") return checkAge(analysis, field);
    if (from === undefined || bands.length === 0) return [];
    return [...outOfOrder(bands, at), ...lastAge(analysis, from, bands, at)];
  });
}

const oldest = 150;

function checkAge(analysis: FormAnalysis, field: string): Finding[] {
  const place = toPointer([field]);
  const [question] = analysis.questions.get(place) ?? [];
  const ages = Array.from({ length: oldest + 1 }, (_, years) => years);
  if (!question || ages.some((years) => canBe(analysis, place, years) !== false)) return [];
  const pointer = findWrittenPointer(analysis, [...question.keys, "type"]);
  return [report("SL6042", pointer, { value: "30", near: undefined })];
}

// A band ends at an age above the end of the band before it.
function outOfOrder(bands: readonly Band[], at: string): Finding[] {
  for (const [index, { id, max }] of bands.entries()) {
    const before = bands[index - 1];
    if (before?.max === undefined) {
      if (before) return [report("SL6040", `${at}/bands/${index - 1}/id`, { id: before.id, age: undefined })];
      continue;
    }
    if (max !== undefined && max <= before.max)
      return [report("SL6040", `${at}/bands/${index}/max`, { id, age: before.max })];
  }
  return [];
}

function lastAge({ form }: FormAnalysis, from: string, bands: readonly Band[], at: string): Finding[] {
  const last = bands.length - 1;
  const max = bands[last]?.max;
  // The ages of bands out of order are reported there.
  if (max === undefined || max >= 100 || outOfOrder(bands, at).length > 0) return [];
  if (isOldest(form, from, max)) return [];
  return [report("SL6041", `${at}/bands/${last}/max`, { age: max })];
}

/** Returns whether a rule admits nobody above an age to any item of the form. */
function isOldest({ rules = [], items }: Form, from: string, age: number): boolean {
  return rules.some(
    (formRule) =>
      formRule.rule === "age" &&
      formRule.field === from &&
      !formRule.when &&
      formRule.max !== undefined &&
      formRule.max <= age &&
      (!formRule.items || items?.every((item) => formRule.items?.includes(item))),
  );
}
