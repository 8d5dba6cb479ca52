import { oncePerPage } from "#schemas/generated/traits/oncePerPage.ts";
import type { Finding } from "../problems/problems.ts";
import { report } from "../problems/report.ts";
import { getPagePointer } from "./anchors.ts";
import type { Context } from "./context.ts";

/** Reports second sign-ups and uploads of a page: both would change what one visitor has. */
export function checkPersonalBlocks({ instances }: Context): Finding[] {
  const firsts = new Map<string, string>();
  return instances.flatMap(({ kind, instance: { type }, pointer }) => {
    if (!oncePerPage[`${kind}/${type}`]) return [];
    const place = `${type} ${getPagePointer(pointer)}`;
    const first = firsts.get(place);
    if (first === undefined) firsts.set(place, pointer);
    return first === undefined ? [] : [report("SL2026", pointer, { type, first: { pointer: first } })];
  });
}
