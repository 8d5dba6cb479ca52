import { accountPath } from "#core/reservedPaths.ts";
import { originOf } from "../../sites/page/search.ts";
import type { RaceSite } from "../race/raceSite.ts";

/** The address of the own entries on a race's site. `secret`, such as `invitation=…`, is behind the #, which no server gets. */
export function ownLink(
  { domainName, site }: Pick<RaceSite, "domainName" | "site">,
  port: number,
  secret = "",
): string {
  const origin = originOf(domainName);
  const own = `${accountPath}?view=signUps`;
  // On this machine the server has no proxy before it.
  const base = origin.startsWith("http:") ? `${origin}:${port}` : origin;
  if (site.router === "history") return `${base}${own}${secret && `#${secret}`}`;
  return `${base}/#${own}${secret && `&${secret}`}`;
}
