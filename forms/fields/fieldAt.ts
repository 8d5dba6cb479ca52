import { isObject, pointerKeys, toPointer, valueAt } from "#core/pointers.ts";
import type { FieldLogic } from "../field.ts";
import type { Answers, CompiledForm, FormField } from "../form.ts";
import { getPattern } from "../getPattern.ts";
import { fieldLogic } from "./fieldLogic.ts";

/** A field of a form and the JSON Pointer to its answer. */
export interface PlacedField {
  pointer: string;
  field: FormField;
}

/** Returns the field of an answer or of a part of one; undefined if the form has none there. */
export function fieldAt(form: CompiledForm, pointer: string): PlacedField | undefined {
  for (let keys = pointerKeys(pointer); keys.length > 0; keys = keys.slice(0, -1)) {
    const at = toPointer(keys);
    const field = form.fields[at] ?? form.fields[getPattern(at)];
    if (field) return { pointer: at, field };
  }
  return undefined;
}

/**
 * Returns the logic of a field's type; undefined for properties that are rendered by their JSON
 * type.
 */
export function getLogic(field: Pick<FormField, "type"> | undefined): FieldLogic<unknown, object> | undefined {
  if (!field?.type || !Object.hasOwn(fieldLogic, field.type)) return undefined;
  return (fieldLogic as unknown as Record<string, FieldLogic<unknown, object>>)[field.type];
}

/**
 * Returns the answered fields with their answers, in the order of the form's fields; in lists,
 * those of each entry.
 */
export function answeredFields(form: CompiledForm, answers: Answers): (PlacedField & { answer: unknown })[] {
  const fields: (PlacedField & { answer: unknown })[] = [];
  for (const pattern in form.fields) {
    const field = form.fields[pattern];
    if (field === undefined) continue;
    for (const pointer of pattern.includes("*") ? listEntries(answers, pattern) : [pattern]) {
      const answer = valueAt(answers, pointer);
      if (answer !== undefined) fields.push({ pointer, field, answer });
    }
  }
  return fields;
}

function listEntries(answers: Answers, pattern: string): string[] {
  return pointerKeys(pattern).reduce<string[]>(
    (pointers, key) => {
      const next = toPointer([key]);
      if (key !== "*") return pointers.map((pointer) => pointer + next);
      return pointers.flatMap((pointer) => {
        const list = valueAt(answers, pointer);
        if (Array.isArray(list)) return list.map((_, place) => `${pointer}/${place}`);
        return isObject(list) && Object.hasOwn(list, "*") ? [pointer + next] : [];
      });
    },
    [""],
  );
}
