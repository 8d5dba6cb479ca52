import type { Finding } from "../problems/problems.ts";
import { report } from "../problems/report.ts";
import type { ParamsOf } from "../problems/table.ts";

/**
 * Returns the finding about a number that is only plausible in another unit than that of its field.
 */
export function wrongUnit(pointer: string, params: ParamsOf<"SL5204">): Finding {
  return report("SL5204", pointer, params, { suggestion: String(params.wanted) });
}
