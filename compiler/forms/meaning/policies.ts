import { nearest } from "../../meaning/nearest.ts";
import type { Finding } from "../../problems/problems.ts";
import { report } from "../../problems/report.ts";
import { suggest } from "../../problems/suggest.ts";
import type { FormAnalysis } from "../analysis/analyse.ts";
import { fieldReference } from "../schema/references.ts";

/** Reports fields that name a policy which the form does not have. */
export function checkPolicies({ form, layout }: FormAnalysis): Finding[] {
  const policyIds = (form.policies ?? []).map(({ id }) => id);
  const seen = new Set<string>();
  return layout.properties.flatMap(({ schema, ui, uiPointer }) => {
    const policy = ui?.options?.policy;
    if (!fieldReference(schema.$ref) || typeof policy !== "string" || policyIds.includes(policy) || seen.has(uiPointer))
      return [];
    seen.add(uiPointer);
    const pointer = `${uiPointer}/options/policy`;
    const near = nearest(policy, policyIds) ?? (policyIds.length === 1 ? policyIds[0] : undefined);
    return [report("SL6035", pointer, { policy, known: policyIds.slice(0, 8), near }, suggest(pointer, near, policy))];
  });
}
