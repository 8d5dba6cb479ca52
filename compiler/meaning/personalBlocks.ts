import type { Finding } from "../problems/problems.ts";
import { report } from "../problems/report.ts";
import { pageOf } from "./anchors.ts";
import type { Context } from "./context.ts";

const types = ["sign-up", "uploads"] as const;

/** Second sign-ups and uploads of a page: both would change what one visitor has. */
export function checkPersonalBlocks({ instances }: Context): Finding[] {
  const firsts = new Map<string, string>();
  return instances.flatMap(({ kind, instance, pointer }) => {
    const type = types.find((one) => kind === "home" && one === instance.type);
    if (!type) return [];
    const key = `${type} ${pageOf(pointer)}`;
    const first = firsts.get(key);
    if (first === undefined) firsts.set(key, pointer);
    return first === undefined ? [] : [report("SL2026", pointer, { type, first: { pointer: first } })];
  });
}
