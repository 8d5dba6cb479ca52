import type { UserData } from "#contract/userData.ts";
import { organiser, raceOfAuthority } from "#core/authorities.ts";

/** The addresses of the review pages. */
export const reviewPaths = {
  applications: "/account?view=applications",
  teams: "/account?view=teams",
  documents: "/account?view=documents",
} as const;

/** What organisers review and look at. */
export type ReviewView = keyof typeof reviewPaths;

/** Returns whether an account may review applications and documents, of any race. */
export function isOrganiser({ authorities }: Pick<UserData, "authorities">): boolean {
  return authorities.some((one) => one === organiser || raceOfAuthority(one) !== undefined);
}
