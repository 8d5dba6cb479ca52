import { isSlip } from "../problems/closest.ts";
import { languageCalled } from "../problems/languageNames.ts";
import type { Finding } from "../problems/problems.ts";
import { report } from "../problems/report.ts";

// Short words are near each other by chance: a note is no misspelt node.
const shortestSlip = 5;

/** The finding about a field that nothing reads. If `near`, the field that was probably meant, is not written yet (`isFree`), it can be renamed. */
export function unknownField(pointer: string, name: string, near: string | undefined, isFree: boolean): Finding {
  if (near === name) return report("SL2004", pointer, { name, near: undefined, isMisplaced: true });
  const params = { name, near, isMisplaced: false };
  if (near === undefined) return report("SL2004", pointer, params);
  const isMeant = (near.length >= shortestSlip && isSlip(name, near)) || languageCalled(name) === near;
  return report("SL2004", pointer, params, {
    suggestion: near,
    ...(isFree && isMeant && { fix: { pointer, name: near } }),
  });
}
