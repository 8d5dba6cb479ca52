import type { Route, Site } from "#schemas/generated/types.ts";

/** A compiled config, as the server sends it. */
export interface PublishedSite {
  compiled: 1;
  site: Site;
  skipped: string[];
  files: Record<string, { url: string }>;
  units: string[];
}

/** Fetches the compiled config of a domain name. */
export async function fetchSite(port: number, domainName: string): Promise<PublishedSite> {
  const base = `http://127.0.0.1:${port}`;
  const call = await fetch(`${base}/website-center/site-config?domainName=${domainName}`);
  const { data } = (await call.json()) as { data: { uri: string } };
  return (await (await fetch(new URL(data.uri, base))).json()) as PublishedSite;
}

/**
 * Returns the pages of a site, without external links, each with its full path and its type; a
 * group has no type.
 */
export function listPages(routes: Route[], parent = ""): { path: string; type: string | undefined }[] {
  return routes.flatMap(({ path: own, link, page, children = [] }) => {
    if (link) return [];
    const path = own.startsWith("/") ? own : `${parent}/${own}`;
    return [{ path, type: page?.type }, ...listPages(children, path)];
  });
}

/**
 * Returns the first page of each type: a second language or width is about how a type is drawn, not
 * about the words of each page.
 */
export function listTypes(pages: ReturnType<typeof listPages>): typeof pages {
  return pages.filter(({ type }, index) => pages.findIndex((page) => page.type === type) === index);
}

/** Returns the address of a path: with a # unless the site uses the history API. */
export function getAddress({ router }: Pick<Site, "router">, path: string): string {
  return router === "history" ? path : `/#${path}`;
}
