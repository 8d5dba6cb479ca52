import type { NamedFile } from "../check/paths.ts";
import type { Finding } from "../problems/problems.ts";
import { report } from "../problems/report.ts";

/**
 * Returns the finding about a file that a site or document names and that its folder does not have.
 * `near` is the file that was probably meant; it is written as a fix if that is sure.
 */
export function missingFile(
  { path, pointer, isDocument }: NamedFile,
  near: { path: string; isSure: boolean } | undefined,
): Finding {
  const params = { path, near: near?.path };
  const details = near ? { suggestion: near.path, ...(near.isSure && { fix: { pointer, value: near.path } }) } : {};
  return isDocument ? report("SL3001", pointer, params, details) : report("SL3002", pointer, params, details);
}
