import { accountPath, organisePath } from "#core/reservedPaths.ts";
import { getOrigin } from "../sites/page/search.ts";
import type { RaceSite } from "./raceSite.ts";

/**
 * The address of the own entries on a race's site. `secret`, such as `invitation=…`, is behind the
 * #, which no server gets.
 */
export function ownLink(
  { domainName, site }: Pick<RaceSite, "domainName" | "site">,
  port: number,
  secret = "",
): string {
  const pageAddress = buildPageLink({ domainName, site }, port, `${accountPath}?view=signUps`);
  return secret === "" ? pageAddress : `${pageAddress}${site.router === "history" ? "#" : "&"}${secret}`;
}

/** The address at which organisers read the answers to a general form. */
export function answersLink(site: Pick<RaceSite, "domainName" | "site">, port: number, form: string): string {
  return buildPageLink(site, port, `${organisePath}?view=answers&form=${encodeURIComponent(form)}`);
}

/**
 * The address of a page of the server itself on a race's site, however the site's pages are
 * addressed.
 */
export function buildPublicLink({ domainName }: Pick<RaceSite, "domainName">, port: number, path: string): string {
  return `${buildBase(domainName, port)}${path}`;
}

/** The address of a page of a race's site. */
export function buildPageLink(
  { domainName, site }: Pick<RaceSite, "domainName" | "site">,
  port: number,
  page: string,
): string {
  const base = buildBase(domainName, port);
  return site.router === "history" ? `${base}${page}` : `${base}/#${page}`;
}

function buildBase(domainName: string, port: number): string {
  const origin = getOrigin(domainName);
  // On this machine the server has no proxy before it.
  return origin.startsWith("http:") ? `${origin}:${port}` : origin;
}
