import type { Page } from "playwright-core";

// What only the compiler and the schemas have: the codes of problems, and the names of the schemas'
// definitions.
const marks = [/["'`]SL[1-5]\d{3}["'`]/, /json-schema\.org\/draft/];

/**
 * Returns whether the page at this path has a form, of the sign-up or a general one, and so loads
 * its checks.
 */
export const hasForm = (path: string) => /^\/(?:post|direct|about\/volunteers|about\/write)$/.test(path);

/**
 * Collects the scripts that a page loads. `findForeign` returns the paths of those that contain the
 * compiler or a schema, without their hash.
 */
export function watchScripts(page: Page) {
  const loaded = new Map<string, Promise<string>>();
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (response.request().resourceType() === "script" && !loaded.has(pathname))
      loaded.set(
        pathname,
        response.text().catch(() => ""),
      );
  });
  const findForeign = async () => {
    const all = await Promise.all([...loaded].map(async ([path, text]) => ({ path, text: await text })));
    const found = all.filter(({ path, text }) => path.includes("compiler") || marks.some((mark) => mark.test(text)));
    return found.map(({ path }) => path.replace(/-[\w-]{8}\.js$/, ""));
  };
  return { loaded, findForeign };
}
