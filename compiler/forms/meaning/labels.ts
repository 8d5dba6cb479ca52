import { escapeKey } from "#core/pointers.ts";
import { nearest } from "../../meaning/nearest.ts";
import { isSlip } from "../../problems/closest.ts";
import type { Finding } from "../../problems/problems.ts";
import { quote } from "../../problems/quote.ts";
import { report } from "../../problems/report.ts";
import type { FormAnalysis } from "../analysis/analyse.ts";
import { keywords } from "./keywords.ts";
import { ruleNames } from "./rules.ts";

/** Questions of one step that read the same, and messages whose names are misspelt. */
export function checkLabels(analysis: FormAnalysis): Finding[] {
  return [...sameLabels(analysis), ...checkMessages(analysis)];
}

// Two questions for the same answer, as in two branches, may read the same.
function sameLabels({ form, questions }: FormAnalysis): Finding[] {
  return form.steps.flatMap(({ fields }) => {
    const first = new Map<string, string>();
    return fields.flatMap((name): Finding[] => {
      const label = form.uiSchema && Object.hasOwn(form.uiSchema, name) ? form.uiSchema[name]?.label?.zh : undefined;
      const isAlways = questions.get(`/${escapeKey(name)}`)?.some(({ when }) => when.length === 0);
      if (label === undefined || !isAlways) return [];
      const before = first.get(label);
      if (before === undefined) first.set(label, name);
      if (before === undefined || before === name) return [];
      const pointer = (fieldName: string) => `/uiSchema/${escapeKey(fieldName)}/label`;
      return [report("SL6059", pointer(name), { label: quote(label), first: { pointer: pointer(before) } })];
    });
  });
}

const checks = [...keywords, ...ruleNames];

function checkMessages({ layout }: FormAnalysis): Finding[] {
  const seen = new Set<string>();
  return layout.properties.flatMap(({ ui, uiPointer }) => {
    if (seen.has(uiPointer)) return [];
    seen.add(uiPointer);
    return Object.keys(ui?.messages ?? {}).flatMap((name) => {
      const near = checks.includes(name) || name.length < 5 ? undefined : nearest(name, checks, 2);
      if (near === undefined || !isSlip(name, near)) return [];
      const pointer = `${uiPointer}/messages/${escapeKey(name)}`;
      const isFree = !Object.hasOwn(ui?.messages ?? {}, near);
      return [
        report(
          "SL6058",
          pointer,
          { name, near },
          { suggestion: near, ...(isFree && { fix: { pointer, name: near } }) },
        ),
      ];
    });
  });
}
