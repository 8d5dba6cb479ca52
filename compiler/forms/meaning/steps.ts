import { escapeKey, toPointer } from "#core/pointers.ts";
import { nearest } from "../../meaning/nearest.ts";
import { isSlip } from "../../problems/closest.ts";
import type { Finding } from "../../problems/problems.ts";
import { report } from "../../problems/report.ts";
import type { FormContext } from "./context.ts";
import { unknownQuestion } from "./unknownQuestion.ts";

/** Properties that no step shows, or two; steps, copies and looks of properties that there are not. */
export function checkSteps(context: FormContext): Finding[] {
  const { form, names } = context;
  const seen = new Map<string, string>();
  const inSteps = form.steps.flatMap(({ fields }, step) =>
    fields.flatMap((name, index): Finding[] => {
      const pointer = toPointer(["steps", step, "fields", index]);
      if (!names.includes(name)) return [unknownQuestion(pointer, name, names)];
      const first = seen.get(name);
      seen.set(name, first ?? pointer);
      if (first === undefined || first === pointer) return [];
      return [report("SL6004", pointer, { name, first: { pointer: first } })];
    }),
  );
  const copied = (form.entrants?.copy ?? []).flatMap((name, index) =>
    names.includes(name) ? [] : [unknownQuestion(toPointer(["entrants", "copy", index]), name, names)],
  );
  const looks = checkLooks(context);
  // Who misspells a name has not forgotten the question.
  const meant = new Set([...inSteps, ...looks].map(({ suggestion }) => suggestion));
  const forgotten = checkShown(context, seen).filter(({ name }) => !meant.has(name));
  return [...inSteps, ...copied, ...forgotten.map(({ found }) => found), ...looks];
}

function checkShown(
  { form, layout, names }: FormContext,
  shown: Map<string, string>,
): { name: string; found: Finding }[] {
  const calculated = new Set((form.calculated ?? []).map(({ field }) => field));
  return names.flatMap((name) => {
    const property = layout.properties.find(({ pointer }) => pointer === `/${escapeKey(name)}`);
    if (!property || calculated.has(name)) return [];
    const pointer = toPointer(["schema", ...property.keys]);
    if (!shown.has(name)) return [{ name, found: report("SL6003", pointer, { name }) }];
    const hasLabel = layout.properties.some((one) => one.top === name && (one.ui?.label || one.schema.title));
    return hasLabel ? [] : [{ name, found: report("SL6012", pointer, { name }) }];
  });
}

function checkLooks({ form, layout }: FormContext): Finding[] {
  const known = new Set(layout.properties.map(({ uiPointer }) => uiPointer));
  const visit = (fields: Record<string, unknown> | undefined, pointer: string): Finding[] =>
    Object.entries(fields ?? {}).flatMap(([name, ui]) => {
      const place = `${pointer}/${escapeKey(name)}`;
      const siblings = [...known].flatMap((one) =>
        one.startsWith(`${pointer}/`) && !one.slice(pointer.length + 1).includes("/")
          ? [one.slice(pointer.length + 1)]
          : [],
      );
      if (!known.has(place)) {
        const written = new Set(Object.keys(fields ?? {}));
        const near = nearest(name, siblings);
        return [unknownSettings(place, name, near, near !== undefined && !written.has(near))];
      }
      const { fields: inner, items } = ui as { fields?: Record<string, unknown>; items?: { fields?: object } };
      return [...visit(inner, `${place}/fields`), ...visit(items?.fields as typeof inner, `${place}/items/fields`)];
    });
  return visit(form.uiSchema, "/uiSchema");
}

function unknownSettings(pointer: string, name: string, near: string | undefined, isFree: boolean): Finding {
  if (near === undefined) return report("SL6006", pointer, { name, near });
  const fix = isFree && isSlip(name, near) ? { fix: { pointer, name: near } } : {};
  return report("SL6006", pointer, { name, near }, { suggestion: near, ...fix });
}
