import type { Page } from "playwright-core";

// What only the compiler and the schemas have: the codes of problems, and the names of the schemas' definitions.
const marks = [/["'`]SL[1-5]\d{3}["'`]/, /json-schema\.org\/draft/];

/** Whether the checks of a sign-up form come with the page at this path. */
export const hasForm = (path: string) => /^\/(?:post|direct)$/.test(path);

/** Collects the scripts that a page loads; `findForeign` names those of them with a schema, an upgrade or a check in them. */
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
