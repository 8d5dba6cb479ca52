/**
 * The authority to organise: its holder works with entries, places and money. Without it the others
 * show nothing.
 */
export const organiser = "ORGANISER";

/**
 * The authority to see personal data, for an organiser of the race: without it they are masked or
 * refused.
 */
export const personalData = "PERSONAL_DATA";

/**
 * The authority to read and decide applications and identity documents with their files, for an
 * organiser of the race.
 */
export const reviewer = "REVIEWER";

/**
 * The authority to hand out race packs: its holder reads who gets one, with what, and nothing else.
 * It needs no authority to organise.
 */
export const staff = "STAFF";

/** Every authority that an account can have, over all races or over some. */
export const authorities = [organiser, personalData, reviewer, staff] as const;
export type Authority = (typeof authorities)[number];

/** Returns an authority over one race. */
export function authorityOver(authority: Authority, raceId: string): string {
  return `${authority}:${raceId}`;
}

/** Returns every authority, over one race or over all. */
export function everyRight(raceId?: string): string[] {
  return authorities.map((authority) => (raceId === undefined ? authority : authorityOver(authority, raceId)));
}

/** Returns the authority of an organiser over one race. */
export function getOrganiser(raceId: string): string {
  return authorityOver(organiser, raceId);
}

/**
 * Returns the id of the race that such an authority is over; undefined for one over all races, and
 * for another authority.
 */
export function raceOfAuthority(grant: string, authority: Authority = organiser): string | undefined {
  const start = `${authority}:`;
  return grant.startsWith(start) ? grant.slice(start.length) : undefined;
}
