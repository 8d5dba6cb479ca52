import type { JsonSchema } from "#forms/form.ts";
import type { Form } from "#schemas/generated/types.ts";
import { type FormLayout, layOut } from "../formFields.ts";
import type { FormSurroundings } from "../formSurroundings.ts";
import { inlineFields } from "../references.ts";

/** What every check of a form's meaning reads: the form, and what it asks for. */
export interface FormContext extends FormSurroundings {
  form: Form;
  schema: JsonSchema;
  layout: FormLayout;
  /** The names of the properties at the top, in the order in which they are described. */
  names: string[];
  /** The schemas of each answer by its place, including the parts of fields: /document/birthday. */
  answers: Map<string, JsonSchema[]>;
}

/** Lays a form out for the checks. */
export function makeFormContext(form: Form, surroundings: FormSurroundings): FormContext {
  const schema = form.schema as JsonSchema;
  const layout = layOut(schema, form.uiSchema);
  const names = [...new Set(layout.properties.map(({ top }) => top))];
  const answers = new Map<string, JsonSchema[]>();
  for (const { pointer, schema: one } of layOut(inlineFields(schema)).described)
    answers.set(pointer, [...(answers.get(pointer) ?? []), one]);
  return { ...surroundings, form, schema, layout, names, answers };
}
