import { nearest } from "../../meaning/nearest.ts";
import type { Finding } from "../../problems/problems.ts";
import { report } from "../../problems/report.ts";
import { suggest } from "../../problems/suggest.ts";

/** The finding about a name that is not among the `names` of the form's questions. */
export function unknownQuestion(pointer: string, name: string, names: readonly string[]): Finding {
  const near = nearest(name, names);
  return report("SL6005", pointer, { name, near }, suggest(pointer, near, name));
}
