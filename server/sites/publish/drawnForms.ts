import { Script } from "node:vm";
import { parseJson } from "#compiler/parse/parse.ts";
import type { Problem } from "#compiler/problems/problems.ts";
import { report } from "#compiler/problems/report.ts";
import type { CompiledForm } from "#forms/form.ts";

/**
 * Draws every part of a compiled form in both languages, as runners see it; returns the problem of
 * the first part that cannot be drawn, at its place in the file. `conditions` is the module with
 * its conditions. A program that runs from its sources cannot draw, because the build names the
 * styles: `isDrawn` is then false.
 */
export async function checkDrawing(
  form: CompiledForm,
  conditions: string,
  { text, path }: { text: string; path: string },
): Promise<{ isDrawn: boolean; problem?: Problem }> {
  const drawForm = await loadDrawing();
  if (!drawForm) return { isDrawn: false };
  const failed = await drawForm(form, { default: new Script(toExpression(conditions)).runInThisContext() });
  if (!failed) return { isDrawn: true };
  const { locate } = parseJson(text, path);
  const finding =
    failed.reason === "too-many"
      ? report("SL6033", "/schema", {})
      : report("SL6032", `/schema${failed.pointer}`, { reason: failed.message.replace(/\s+/g, " ").slice(0, 100) });
  return { isDrawn: true, problem: locate(finding) };
}

async function loadDrawing() {
  try {
    const { loadFormDrawing } = await import("#src/site/prerender/prerender.tsx");
    return (await loadFormDrawing()).drawForm;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ERR_UNKNOWN_FILE_EXTENSION") return undefined;
    throw error;
  }
}

// The module exports one function, which receives what it needs as arguments.
function toExpression(module: string): string {
  return `(${module.replace(/^export default /, "").replace(/;\s*$/, "")})`;
}
