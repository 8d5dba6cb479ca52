import { isSlip } from "./closest.ts";
import { languageCalled } from "./languageNames.ts";
import type { Finding } from "./problems.ts";
import { report } from "./report.ts";

// Short words are near each other by chance: a note is no misspelt node.
const shortestSlip = 5;

/** A field that nothing reads. */
export interface UnknownField {
  name: string;
  /** The field of the same object that was probably meant. */
  near: string | undefined;
  /** Whether that one is not written yet: then the field can be renamed. */
  isFree: boolean;
  /** The place with a field of that name, if it is another one. */
  place?: string | undefined;
}

/** Returns the finding about a field that nothing reads. */
export function reportUnknownField(pointer: string, { name, near, isFree, place }: UnknownField): Finding {
  const params = { name, near, place };
  if (near === undefined) return report("SL2004", pointer, params);
  const isMeant = (near.length >= shortestSlip && isSlip(name, near)) || languageCalled(name) === near;
  return report("SL2004", pointer, params, {
    suggestion: near,
    ...(isFree && isMeant && { fix: { pointer, name: near } }),
  });
}
