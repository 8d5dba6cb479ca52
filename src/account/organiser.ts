import type { UserData } from "#contract/userData.ts";
import { type Authority, organiser, personalData, raceOfAuthority, reviewer, staff } from "#core/authorities.ts";

/** The addresses of the review pages. */
export const reviewPaths = {
  applications: "/account?view=applications",
  teams: "/account?view=teams",
  documents: "/account?view=documents",
} as const;

/** What organisers review and look at. */
export type ReviewView = keyof typeof reviewPaths;

type Holder = Pick<UserData, "authorities">;

/** Returns whether an account organises any race. */
export function isOrganiser(user: Holder): boolean {
  return holds(user, organiser);
}

/** Returns whether an account hands out the race packs of any race. */
export function isStaff(user: Holder): boolean {
  return holds(user, staff) || (isOrganiser(user) && holds(user, personalData));
}

/**
 * Returns what an account may review, in the order of the links: teams as an organiser,
 * applications and documents with REVIEWER too.
 */
export function listReviews(user: Holder): ReviewView[] {
  if (!isOrganiser(user)) return [];
  return holds(user, reviewer) ? ["applications", "teams", "documents"] : ["teams"];
}

function holds({ authorities }: Holder, authority: Authority): boolean {
  return authorities.some((written) => written === authority || raceOfAuthority(written, authority) !== undefined);
}
