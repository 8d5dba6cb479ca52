import { newestVersions } from "#schemas/generated/upgrades.ts";

/** Whether an instance is a home block or a page. */
export type Kind = "home" | "page";

/** Page types that the site draws itself, without a schema or a renderer of their own. */
export const builtInPages: readonly string[] = ["page/home"];

/** The unit, with its version, that the compiler writes around a block with a frame; no config can name it. */
export const frameUnit = "home/frame/1";

const names = [...Object.keys(newestVersions), ...builtInPages];

/** All types of a kind: "carousel", "countdown", … */
export function knownTypes(kind: Kind): string[] {
  return names.filter((name) => name.startsWith(`${kind}/`)).map((name) => name.slice(kind.length + 1));
}
