import type { Form } from "#schemas/generated/types.ts";
import type { Finding } from "../../problems/problems.ts";
import type { FormSurroundings } from "../formSurroundings.ts";
import { makeFormContext } from "./context.ts";
import { checkOptions, checkTexts } from "./fieldOptions.ts";
import { checkFieldTypes } from "./fieldTypes.ts";
import { checkPointers } from "./pointers.ts";
import { checkSchema } from "./schemas.ts";
import { checkSteps } from "./steps.ts";

/** What cannot be right in a form whose shape fits, one finding for each mistake. */
export function checkForm(form: Form, surroundings: FormSurroundings): Finding[] {
  const context = makeFormContext(form, surroundings);
  const inSchema = [...checkFieldTypes(context.schema), ...checkSchema(context)];
  // What a broken schema asks for nobody knows.
  if (inSchema.some(({ code, severity }) => severity === "error" && /^SL2|^SL6028$|^SL6034$/.test(code)))
    return inSchema;
  return [
    ...inSchema,
    ...checkSteps(context),
    ...checkPointers(context),
    ...checkOptions(context),
    ...checkTexts(context),
  ];
}
