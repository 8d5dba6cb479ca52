import { ownPaths } from "#core/reservedPaths.ts";
import { asText } from "#core/text.ts";
import type { Context } from "./context.ts";
import { absolutePath, foldPath, type MappedRoute, tidyPath } from "./routeMap.ts";

/** A place that names a page of the site, or an anchor on one. */
export interface Reference {
  /** The document that contains it; missing for the site file. */
  file?: string;
  pointer: string;
  /** As it is written. */
  link: string;
  /** The whole path; undefined for an anchor alone. */
  path?: string;
  anchor?: string;
  kind: "link" | "redirect" | "activeMenu" | "parent" | "html";
  route?: MappedRoute;
}

/**
 * Returns all places of a site and its documents that name a page or an anchor, in the order of the
 * site file.
 */
export function collectReferences({ survey, routes, htmls }: Context): Reference[] {
  const references: Reference[] = [];
  for (const { value, pointer } of survey.links) references.push({ pointer, kind: "link", ...readLink(value) });
  for (const route of routes.all) references.push(...getReferences(route));
  for (const { file, pointer, outline } of htmls)
    for (const { href } of outline.links)
      if (/^(?:\/(?!\/)|#)/.test(href)) references.push({ file, pointer, kind: "html", ...readLink(href) });
  return references;
}

function getReferences(mapped: MappedRoute): Reference[] {
  const { route, pointer } = mapped;
  const references: Reference[] = [];
  if (route.redirect)
    references.push({
      pointer: `${pointer}/redirect`,
      link: route.redirect,
      path: absolutePath(route.redirect, mapped),
      kind: "redirect",
      route: mapped,
    });
  if (route.activeMenu)
    references.push({
      pointer: `${pointer}/activeMenu`,
      link: route.activeMenu,
      path: tidyPath(route.activeMenu),
      kind: "activeMenu",
      route: mapped,
    });
  if (route.parent)
    references.push({
      pointer: `${pointer}/parent`,
      link: route.parent,
      path: tidyPath(route.parent),
      kind: "parent",
      route: mapped,
    });
  if (route.link && /^(?:\/(?!\/)|#)/.test(route.link))
    references.push({ pointer: `${pointer}/link`, kind: "link", route: mapped, ...readLink(route.link) });
  return references;
}

// "#/news" is how a page's address looks in the browser; "#rules" is a place on a page.
function readLink(link: string): Pick<Reference, "link" | "path" | "anchor"> {
  const whole = link.replace(/^#(?=\/)/, "");
  const [path = "", anchor] = whole.split("#");
  return {
    link,
    ...(path === "" ? {} : { path: tidyPath(path) }),
    ...(anchor ? { anchor } : {}),
  };
}

/**
 * Returns whether a path leads to something: a page, a group, a document, one's own account, or the
 * start.
 */
export function isReachable(path: string, { routes, files, written, site }: Context): boolean {
  if (path === "/" || routes.find(path)) return true;
  if (site.account && ownPaths.includes(foldPath(path))) return true;
  if (foldPath(path) === "/home") return !routes.all.some(({ route }) => route.page);
  const document = /^\/documents\/([^/]+)$/.exec(path)?.[1];
  if (document === undefined) return false;
  if (!files && written.length === 0) return true;
  const name = decodePart(document);
  return (
    (files !== undefined && Object.hasOwn(files, `documents/${name}.json`)) ||
    Object.values(files ?? {}).some((file) => String(file.document?.id) === name) ||
    written.some(({ path: place, value }) => place === `documents/${name}.json` || asText(value.id) === name) ||
    (site.documents ?? []).some(({ id }) => String(id) === name)
  );
}

// A per cent sign that escapes nothing stands for itself.
function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
