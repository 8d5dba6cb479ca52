import { homeBlocks, pages } from "#blocks/registry.ts";
import type { Renderer, UnitSource } from "./units.ts";

/** The units straight from the registry: only for the dev server, whose modules are not built. */
export const registryUnits: UnitSource = async (name) => {
  const [kind, type = ""] = name.split("/");
  const table = (kind === "home" ? homeBlocks : pages) as Record<
    string,
    (() => Promise<{ default: Renderer }>) | undefined
  >;
  return Object.hasOwn(table, type) ? table[type]?.() : undefined;
};
