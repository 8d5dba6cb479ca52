import type { CompiledSite } from "./compiled.ts";

/** Compiles a raw config (site/v1 or site/v2) that a server gave out as it is; undefined where it cannot be read. */
export async function compileInBrowser(text: string): Promise<CompiledSite | undefined> {
  const { compileSite } = await import("#src/compiler/compile.ts");
  return compileSite(text, {}) as CompiledSite | undefined;
}
