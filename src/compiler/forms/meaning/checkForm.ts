import type { Form } from "#schemas/generated/types.ts";
import type { JsonSchema } from "#src/forms/form.ts";
import type { Finding } from "../../problems.ts";
import type { FormSurroundings } from "../readForm.ts";
import { checkFieldTypes } from "./fieldTypes.ts";

/** What cannot be right in a form whose shape fits, one finding for each mistake. */
export function checkForm(form: Form, _surroundings: FormSurroundings): Finding[] {
  const schema = form.schema as JsonSchema;
  return [...checkFieldTypes(schema)];
}
