import { compileSite } from "#compiler/compile.ts";
import type { Surroundings } from "#compiler/read.ts";
import { drawPage } from "./prerender/prerender.tsx";

/**
 * Draws the home page of a site in Chinese, as the server does. Throws if it cannot be drawn; for
 * tests.
 */
export async function drawHome(
  source: string,
  surroundings: Pick<Surroundings, "composites"> = {},
): Promise<{ html: string; units: string[] }> {
  const compiled = compileSite(source, {}, surroundings);
  if (!compiled) throw new Error("The site does not compile.");
  const page = await drawPage({
    compiled,
    race: undefined,
    isPreview: false,
    translations: {},
    language: "zh",
    path: "/home",
    at: Date.parse("2025-08-15T10:00:00+08:00"),
    readDocument: async () => undefined,
  });
  if (!page) throw new Error("The home page was not drawn.");
  return { html: page.html, units: page.units };
}
