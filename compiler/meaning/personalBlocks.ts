import type { Finding } from "../problems/problems.ts";
import { report } from "../problems/report.ts";
import { pageOf } from "./anchors.ts";
import type { Context } from "./context.ts";

const types = ["sign-up", "uploads"] as const;

/** Second sign-ups and uploads of a page: both would change what one visitor has. */
export function checkPersonalBlocks({ getInstances }: Context): Finding[] {
  return types.flatMap((type) => {
    const firsts = new Map<string | undefined, string>();
    return getInstances(type).flatMap(({ pointer }) => {
      const page = pageOf(pointer);
      const first = firsts.get(page);
      if (first === undefined) firsts.set(page, pointer);
      return first === undefined ? [] : [report("SL2026", pointer, { type, first: { pointer: first } })];
    });
  });
}
