import { severities } from "#locales/generated/problems/codes.ts";
import type { Finding, ProblemDetails } from "./problems.ts";
import type { ParamsOf, ProblemCode } from "./table.ts";

/**
 * Makes a finding at a place of the checked value. `params` are the values of the code's message.
 */
export function report<Code extends ProblemCode>(
  code: Code,
  pointer: string,
  params: ParamsOf<Code>,
  details: ProblemDetails = {},
): Finding {
  return { code, severity: severities[code], pointer, params, ...details } as Finding;
}
