import { escapeKey } from "#core/pointers.ts";
import type { Form } from "#schemas/generated/types.ts";
import { nearest } from "../../meaning/nearest.ts";
import type { Finding } from "../../problems/problems.ts";
import { report } from "../../problems/report.ts";
import { suggest } from "../../problems/suggest.ts";
import type { FormAnalysis } from "../analysis/analyse.ts";

/** Ids of items that the race does not have, or that the form is not for. */
export function checkItems({ form, items }: FormAnalysis): Finding[] {
  const mentions: [string, string][] = [
    ...listPlaces(form.items, "/items"),
    ...Object.keys(form.entrants?.byItem ?? {}).map((id): [string, string] => [
      id,
      `/entrants/byItem/${escapeKey(id)}`,
    ]),
    ...(form.rules ?? []).flatMap((rule, index) => listPlaces(rule.items, `/rules/${index}/items`)),
    ...(form.policies ?? []).flatMap((policy, index) => listPlaces(policy.items, `/policies/${index}/items`)),
  ];
  return mentions.flatMap(([id, pointer]) => {
    if (!items || items.includes(id)) return isForItem(form, id, pointer) ? [] : [outside(form, id, pointer)];
    const near = nearest(id, items);
    return [report("SL6011", pointer, { id, items: items.slice(0, 8), near }, suggest(pointer, near, id))];
  });
}

// A rule about ages also names the items of other forms that are open at an age.
function isForItem(form: Form, id: string, pointer: string): boolean {
  const rule = /^\/rules\/(\d+)/.exec(pointer)?.[1];
  return !form.items || form.items.includes(id) || (rule !== undefined && form.rules?.[Number(rule)]?.rule === "age");
}

function outside({ items = [] }: Form, id: string, pointer: string): Finding {
  const near = nearest(id, items);
  return report("SL6057", pointer, { id, items: items.slice(0, 8) }, near === undefined ? {} : { suggestion: near });
}

function listPlaces(ids: readonly string[] | undefined, pointer: string): [string, string][] {
  return (ids ?? []).map((id, index) => [id, `${pointer}/${index}`]);
}
