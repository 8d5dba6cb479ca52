import type { FieldFault } from "../../field.ts";

/**
 * Returns the faults of a part of an answer with their places in the whole: /number of /document is
 * /document/number.
 */
export function within(at: string, faults: FieldFault[]): FieldFault[] {
  return faults.map((fault) => ({ ...fault, at: `${at}${fault.at}` }));
}
