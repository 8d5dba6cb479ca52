import { ownLink } from "../../../race/ownLink.ts";
import type { RaceSite } from "../../../race/raceSite.ts";

/** The address by which an invitation is used on the race's site. */
export function invitationLink(site: RaceSite, token: string, port: number): string {
  return ownLink(site, port, `invitation=${token}`);
}
