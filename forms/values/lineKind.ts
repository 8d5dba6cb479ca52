import type { TextKind } from "#core/typedText.ts";
import type { FieldOptions } from "#schemas/generated/types.ts";

/** Returns what a line of text is: a name if browsers fill one in, any words if not. */
export function kindOfLine({ autocomplete }: FieldOptions["input"]): TextKind {
  return autocomplete?.endsWith("name") ? "name" : "line";
}
