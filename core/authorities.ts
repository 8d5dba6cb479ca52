/** The authority over all races: its holder decides applications and documents. */
export const organiser = "ORGANISER";

/** The authority to see the personal data of entries, for an organiser of the race: without it they are masked. */
export const personalData = "PERSONAL_DATA";

/** Every authority that an account can have, over all races or over some. */
export const authorities = [organiser, personalData] as const;
export type Authority = (typeof authorities)[number];

/** Returns an authority over one race. */
export function authorityOver(authority: Authority, raceId: string): string {
  return `${authority}:${raceId}`;
}

/** Returns the authority of an organiser over one race. */
export function organiserOf(raceId: string): string {
  return authorityOver(organiser, raceId);
}

/** Returns the id of the race that such an authority is over; undefined for one over all races, and for another authority. */
export function raceOfAuthority(written: string, authority: Authority = organiser): string | undefined {
  const start = `${authority}:`;
  return written.startsWith(start) ? written.slice(start.length) : undefined;
}
