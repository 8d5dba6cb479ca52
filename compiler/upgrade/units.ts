import { newestVersions } from "#schemas/generated/upgrades.ts";

/** Whether an instance is a home block or a page. */
export type Kind = "home" | "page";

/** Page types that the site draws itself, without a schema or a renderer of their own. */
export const builtInPages: readonly string[] = ["page/home"];

/**
 * The unit, with its version, that the compiler writes around a block with a frame; no config can
 * name it.
 */
export const frameUnit = "home/frame/1";

const namesByKind: Record<Kind, Map<string, string[]>> = { home: new Map(), page: new Map() };
for (const [name, newest = 0] of Object.entries(newestVersions)) {
  const [kind = "", type = ""] = name.split("/");
  if (kind !== "home" && kind !== "page") continue;
  namesByKind[kind].set(type, [name, ...Array.from({ length: newest }, (_, index) => `${name}/${index + 1}`)]);
}

/**
 * Returns the name of a type, or of one of its versions: "home/carousel", "home/carousel/2". A name
 * that is put together anew for each instance is hashed anew for each table.
 */
export function unitName(kind: Kind, type: string, version?: number): string {
  // The first is the type's own; versions begin at 1.
  const cached = version === 0 ? undefined : namesByKind[kind].get(type)?.[version ?? 0];
  if (cached !== undefined) return cached;
  return version === undefined ? `${kind}/${type}` : `${kind}/${type}/${version}`;
}

const names = [...Object.keys(newestVersions), ...builtInPages];

/** Returns all types of a kind: "carousel", "countdown", … */
export function knownTypes(kind: Kind): string[] {
  return names.filter((name) => name.startsWith(`${kind}/`)).map((name) => name.slice(kind.length + 1));
}
