import type { JsonObject } from "#core/pointers.ts";
import type { Finding } from "../problems/problems.ts";
import { report } from "../problems/report.ts";
import { eachInstance } from "../upgrade/instances.ts";

/**
 * Finds blocks whose id has a slash: only blocks that a composite becomes have such ids. `texts`
 * are all texts that can name a block; an id that none of them names is fixed.
 */
export function checkBlockIds(site: JsonObject, texts: readonly string[]): Finding[] {
  const ids = eachInstance(site).flatMap(({ kind, instance, pointer }) => {
    // As it was read: what is no text is a mistake of its own.
    const { id } = instance as { id?: unknown };
    return kind === "home" && typeof id === "string" ? [{ id, pointer: `${pointer}/id` }] : [];
  });
  return ids
    .filter(({ id }) => id.includes("/"))
    .map(({ id, pointer }) => {
      const value = id.replaceAll("/", "-");
      const isFree = ids.every((blockId) => blockId.id !== value) && !texts.some((text) => text.includes(`#${id}`));
      return report("SL7026", pointer, { id }, { suggestion: value, ...(isFree && { fix: { pointer, value } }) });
    });
}
