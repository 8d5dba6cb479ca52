import { isObject } from "#core/pointers.ts";
import type { Context } from "./context.ts";

/** Lists the questions of all sign-up forms of a site; undefined if none is known. */
export function listFields(forms: Context["forms"]): string[] | undefined {
  const ofSignUp = forms?.filter(({ value }) => (value.use ?? "sign-up") === "sign-up") ?? [];
  if (ofSignUp.length === 0) return undefined;
  return ofSignUp.flatMap(({ value }) => {
    const properties = isObject(value.schema) ? value.schema.properties : undefined;
    return isObject(properties) ? Object.keys(properties) : [];
  });
}
