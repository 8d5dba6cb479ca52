import { compileSite } from "#compiler/compile.ts";
import type { CompiledSite } from "./compiled.ts";

/** Compiles a raw config (site/v1 or site/v2) of another server; undefined if it cannot be read. */
export default function compileInBrowser(text: string): CompiledSite | undefined {
  return compileSite(text, {}) as CompiledSite | undefined;
}
