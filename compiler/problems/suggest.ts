import { isSlip } from "./closest.ts";
import type { ProblemDetails } from "./problems.ts";

/**
 * Returns the suggestion of a near name, with a fix if the written name is a slip of one or two
 * letters. A number in a name is never a slip.
 */
export function suggest(pointer: string, near: string | undefined, written?: string): ProblemDetails {
  if (near === undefined) return {};
  const isMeant = written !== undefined && isSlip(written, near);
  return { suggestion: near, ...(isMeant && { fix: { pointer, value: near } }) };
}
