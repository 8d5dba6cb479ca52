import { findExternalProblem } from "#core/links.ts";
import type { Finding } from "../problems/problems.ts";
import { report } from "../problems/report.ts";

/** Returns the finding about an address that could harm visitors, or that browsers cannot open. */
export function unsafeAddress(pointer: string, address: string): Finding {
  return report("SL2007", pointer, { address: address.trim().slice(0, 60) });
}

/**
 * Returns the finding about an address of another site that visitors cannot open; none if they can.
 */
export function externalProblem(pointer: string, address: string): Finding[] {
  const trouble = findExternalProblem(address);
  if (!trouble) return [];
  const { isLocal = false, page } = trouble;
  const isContact = /^(?:mailto|tel):/i.test(address);
  const details = page === undefined ? {} : { suggestion: page };
  return [report("SL5014", pointer, { address, isContact, isLocal, page }, details)];
}
