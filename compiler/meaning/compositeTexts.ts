import { isObject, valueAt } from "#core/pointers.ts";
import { parseJson } from "../parse/parse.ts";
import type { Finding } from "../problems/problems.ts";
import { report } from "../problems/report.ts";

/**
 * Returns whether a finding about a text of a composite is about what a value brought into it:
 * `ofProps` are those about the props of its instances.
 */
export function isOfValue(
  { code, file, pointer, params }: Finding,
  ofProps: readonly Finding[],
  composites: Record<string, string> = {},
): boolean {
  if (file === undefined || !aboutNames.has(code)) return false;
  const isSame = (finding: Finding) => JSON.stringify(finding.params) === JSON.stringify(params);
  if (ofProps.some((finding) => finding.code === code && isSame(finding))) return true;
  if (code !== "SL5213" || !/^\w+$/.test(params.written)) return false;
  // A name alone is that of a value, which has a problem of its own (SL7022).
  const node = valueAt(parseJson(composites[file] ?? "{}", file).value, pointer);
  return isObject(node) && isObject(node.values) && Object.keys(node.values).length > 0;
}

const aboutNames = new Set<string>(["SL5209", "SL5211", "SL5213"]);

/**
 * Returns a finding about an unknown name in a text with what the author of a composite, who knows
 * no item of the race, can do; other findings as they are.
 */
export function inComposite(finding: Finding): Finding {
  if (finding.code !== "SL5213" || !finding.file?.startsWith("composites/")) return finding;
  const { pointer, file, params } = finding;
  const near = params.near?.includes(":") ? undefined : params.near;
  const details = near === undefined ? { file } : { file, suggestion: near };
  return report("SL5213", pointer, { written: params.written, near, isInTree: true }, details);
}
