import type { Route, Site } from "#schemas/generated/types.ts";

export interface PublishedSite {
  compiled: 1;
  site: Site;
  skipped: string[];
  files: Record<string, { url: string }>;
  units: string[];
}

/** The compiled config that visitors of this name get. */
export async function fetchSite(port: number, domainName: string): Promise<PublishedSite> {
  const base = `http://127.0.0.1:${port}`;
  const call = await fetch(`${base}/website-center/site-config?domainName=${domainName}`);
  const { data } = (await call.json()) as { data: { uri: string } };
  return (await (await fetch(new URL(data.uri, base))).json()) as PublishedSite;
}

/** The pages of a site's map, without outside links: each with its whole path and its type; a group has none. */
export function listPages(routes: Route[], parent = ""): { path: string; type: string | undefined }[] {
  return routes.flatMap(({ path: own, link, page, children = [] }) => {
    if (link) return [];
    const path = own.startsWith("/") ? own : `${parent}/${own}`;
    return [{ path, type: page?.type }, ...listPages(children, path)];
  });
}

/** The address of a path of a site: behind the # of its one address, or its own if the site has real addresses. */
export function addressOf({ router }: Pick<Site, "router">, path: string): string {
  return router === "history" ? path : `/#${path}`;
}
