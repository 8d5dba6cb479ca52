/** The authority over all races: its holder decides applications and documents. */
export const organiser = "ORGANISER";

const ofRace = `${organiser}:`;

/** Returns the authority over one race. */
export function organiserOf(raceId: string): string {
  return `${ofRace}${raceId}`;
}

/** Returns the id of the race that an authority is over; undefined for one over all races, and for another authority. */
export function raceOfAuthority(authority: string): string | undefined {
  return authority.startsWith(ofRace) ? authority.slice(ofRace.length) : undefined;
}
