import { compileSite } from "#compiler/compile.ts";
import type { CompiledSite } from "./compiled.ts";

/** Compiles a raw config (site/v1 or site/v2) that a server gave out as it is; undefined where it cannot be read. */
export default function compileInBrowser(text: string): CompiledSite | undefined {
  return compileSite(text, {}) as CompiledSite | undefined;
}
