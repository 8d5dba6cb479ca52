import type { Ajv, FuncKeywordDefinition } from "ajv";
import { cleanText, type TextKind, textKeyword } from "#core/typedText.ts";

/**
 * Makes validators clean the texts of a request that people type, before their length and pattern
 * are checked.
 */
export const typedTexts: FuncKeywordDefinition = {
  keyword: textKeyword,
  type: "string",
  schemaType: "string",
  modifying: true,
  errors: false,
  before: "maxLength",
  validate(kind: TextKind, text: string, _schema: unknown, place?: Parameters<ReturnType<Ajv["compile"]>>[1]) {
    if (place) (place.parentData as Record<string | number, string>)[place.parentDataProperty] = cleanText(kind, text);
    return true;
  },
};
