import { accountPath } from "#core/reservedPaths.ts";
import type { RaceSite } from "../../signups/raceSite.ts";
import { originOf } from "../../sites/page/search.ts";

/** The address by which an invitation is used on the race's site. The token is behind the #, which no server gets. */
export function invitationLink({ domainName, site }: RaceSite, token: string, port: number): string {
  const origin = originOf(domainName);
  const own = `${accountPath}?view=signUps`;
  // On this machine the server has no proxy before it.
  const base = origin.startsWith("http:") ? `${origin}:${port}` : origin;
  return site.router === "history" ? `${base}${own}#invitation=${token}` : `${base}/#${own}&invitation=${token}`;
}
