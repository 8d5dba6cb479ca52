import type { TeamSettings } from "#schemas/siteFile.ts";
import { isOpenFor, lastWithdrawal } from "../../race/opening.ts";
import type { RaceSite } from "../../race/raceSite.ts";

/**
 * Returns the instant when teams of a form close: that of the form, and at the latest the end of
 * the sign-up; undefined if neither is announced.
 */
export function teamsClose(site: RaceSite, { closes }: TeamSettings): Date | undefined {
  const ends = [closes === undefined ? undefined : new Date(closes), lastWithdrawal(site, "sign-up")];
  const times = ends.flatMap((end) => end?.getTime() ?? []);
  return times.length > 0 ? new Date(Math.min(...times)) : undefined;
}

/** Returns whether teams of a race's form can be made, joined and changed at an instant. */
export function areTeamsOpen(site: RaceSite, settings: TeamSettings, now: Date): boolean {
  const closes = teamsClose(site, settings);
  return isOpenFor(site, "sign-up", now) && (closes === undefined || now < closes);
}
