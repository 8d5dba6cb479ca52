import type { FieldLogic } from "../field.ts";

const words = { 1: { zh: "男", en: "Male" }, 2: { zh: "女", en: "Female" } };

/** The gender, which the schema alone checks. */
export const gender: FieldLogic<1 | 2, object> = {
  words: (answer, _options, language) => words[answer][language],
};
