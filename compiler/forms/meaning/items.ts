import { escapeKey } from "#core/pointers.ts";
import { nearest } from "../../meaning/nearest.ts";
import type { Finding } from "../../problems/problems.ts";
import { report } from "../../problems/report.ts";
import { suggest } from "../../problems/suggest.ts";
import type { FormAnalysis } from "../analysis/analyse.ts";

/** Ids of items that the race does not have. */
export function checkItems({ form, items }: FormAnalysis): Finding[] {
  if (!items) return [];
  const named: [string, string][] = [
    ...listed(form.items, "/items"),
    ...Object.keys(form.entrants?.byItem ?? {}).map((id): [string, string] => [
      id,
      `/entrants/byItem/${escapeKey(id)}`,
    ]),
    ...(form.rules ?? []).flatMap((rule, index) => listed(rule.items, `/rules/${index}/items`)),
    ...(form.policies ?? []).flatMap((policy, index) => listed(policy.items, `/policies/${index}/items`)),
  ];
  return named.flatMap(([id, pointer]) => {
    if (items.includes(id)) return [];
    const near = nearest(id, items);
    return [report("SL6011", pointer, { id, items: items.slice(0, 8), near }, suggest(pointer, near, id))];
  });
}

function listed(ids: readonly string[] | undefined, pointer: string): [string, string][] {
  return (ids ?? []).map((id, index) => [id, `${pointer}/${index}`]);
}
