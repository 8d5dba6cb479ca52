import type { Claim } from "./claim.ts";
import { settlePlace } from "./place.ts";

/** The link by which a sign-up gets its place, and the place. */
export const linkClaim: Claim = {
  isMade: ({ link }) => link !== undefined,
  isShared: false,
  async lock({ tx }, entering) {
    for (const { checked } of entering) await checked.link?.lock(tx);
  },
  async take(round, entering) {
    for (const form of entering) {
      const outcome = await form.checked.link?.take(round.tx, form.unit);
      if (outcome) settlePlace(round, form, outcome);
    }
  },
  async notify({ tx, tools }, entering) {
    for (const { submissionId, checked } of entering)
      await checked.link?.notify?.(tx, tools, { submissionId, siteTitle: checked.siteTitle });
  },
};
