import { genderName } from "#forms/values/personNames.ts";
import type { FieldLogic } from "../field.ts";

/** The gender; its schema is the whole check. */
export const gender: FieldLogic<1 | 2, object> = {
  format: (answer, _options, language) => genderName(answer, language),
};
