import type { Unit } from "../problems/codes/fact.ts";
import type { Finding } from "../problems/problems.ts";
import { report } from "../problems/report.ts";

/** The finding about a number that is only plausible in another unit than that of its field. */
export function wrongUnit(pointer: string, params: { written: number; unit: Unit; wanted: number }): Finding {
  return report("SL5204", pointer, params, { suggestion: String(params.wanted) });
}
