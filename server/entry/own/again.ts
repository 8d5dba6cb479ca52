import type { Again } from "#contract/signup.ts";
import { findApplying } from "#core/applying.ts";
import { auditStatus } from "#core/auditStatus.ts";
import type { submissions } from "../../base/db/signupSchema.ts";
import { formForItem, listForms } from "../../race/forms.ts";
import { isOpenFor, lastWithdrawal } from "../../race/opening.ts";
import type { RaceSite } from "../../race/raceSite.ts";

type Application = Pick<typeof submissions.$inferSelect, "use" | "item" | "auditStatus" | "round" | "replacedBy">;

/**
 * Returns what is left to the people of a rejected application: null if they cannot apply again, or
 * have.
 */
export function findAgain(site: RaceSite | undefined, application: Application): Again | null {
  const { use, item, round, replacedBy } = application;
  const isRejected = use === "through-entry" && application.auditStatus === auditStatus.rejected;
  if (!site || !isRejected || replacedBy !== null || !isOpenFor(site, use, new Date())) return null;
  const head = formForItem(listForms(site), use, item)?.head;
  const { until, left } = findApplying(head?.review ?? {}, round);
  if (!head || left === 0) return null;
  const ends = [until, lastWithdrawal(site, use)?.getTime()].filter((end) => typeof end === "number");
  return { until: ends.length > 0 ? Math.min(...ends) : null, left };
}
