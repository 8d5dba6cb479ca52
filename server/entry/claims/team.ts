import { enterTeam } from "../teams/join.ts";
import type { Claim } from "./claim.ts";

/** The captain's new team, or a place in the one of the link. */
export const teamClaim: Claim = {
  isMade: ({ team, accountId }) => team !== undefined && accountId !== null,
  isShared: false,
  async take({ tx, tools }, entering) {
    for (const { submissionId, checked, unit } of entering) {
      const { team, accountId, raceId, domainName, item, form } = checked;
      if (!team || accountId === null) continue;
      const candidate = { accountId, raceId, domainName, item, formId: form.form.id, entry: team };
      // A place that waits for the order of its team is reserved, as one that has an order itself.
      if (await enterTeam(tx, tools.secrets, submissionId, candidate)) unit.isUnpaid = true;
    }
  },
};
