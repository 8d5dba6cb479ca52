import { Script } from "node:vm";
import { parseJson } from "#compiler/parse/parse.ts";
import type { Problem } from "#compiler/problems/problems.ts";
import { report } from "#compiler/problems/report.ts";
import type { CompiledForm } from "#forms/form.ts";

/**
 * Draws a compiled form in all its parts, in both languages, as runners would see it; answers the problem of the first part that cannot be
 * drawn, placed in the text of its file. `conditions` is the module that knows its conditions. A program that runs from its sources cannot
 * draw, for the style sheets have their names from the build: then `isDrawn` is false.
 */
export async function checkDrawing(
  form: CompiledForm,
  conditions: string,
  { text, path }: { text: string; path: string },
): Promise<{ isDrawn: boolean; problem?: Problem }> {
  const drawForm = await loadDrawing();
  if (!drawForm) return { isDrawn: false };
  const failed = await drawForm(form, { default: new Script(asExpression(conditions)).runInThisContext() });
  if (!failed) return { isDrawn: true };
  const { locate } = parseJson(text, path);
  const found =
    failed.reason === "too-many"
      ? report("SL6033", "/schema", {})
      : report("SL6032", `/schema${failed.pointer}`, { reason: failed.message.replace(/\s+/g, " ").slice(0, 100) });
  return { isDrawn: true, problem: locate(found) };
}

async function loadDrawing() {
  try {
    const { loadFormDrawing } = await import("#src/site/prerender.tsx");
    return (await loadFormDrawing()).drawForm;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ERR_UNKNOWN_FILE_EXTENSION") return undefined;
    throw error;
  }
}

// The module exports one function, which asks for all that it needs.
function asExpression(module: string): string {
  return `(${module.replace(/^export default /, "").replace(/;\s*$/, "")})`;
}
