import type { SubmissionBody, SubmissionReceipt } from "#contract/signup.ts";
import type { Database } from "../../base/db/open.ts";
import type { SignupTools } from "../../money/payments/tools.ts";
import { signAccepted } from "../../money/receipts/sign.ts";
import type { RaceSite } from "../../race/raceSite.ts";
import { refusal as buildRefusal, findRefusal, type Refusal } from "../../race/refusals.ts";
import { ensureSettled, offerFreedPlaces } from "../places/upkeep.ts";
import { acceptSubmission, LostFile } from "./accept.ts";
import { checkSubmission } from "./check.ts";
import type { CheckedSubmission } from "./checked.ts";
import { findKnown } from "./findKnown.ts";
import { findInvited } from "./knownInvited.ts";
import { itemFull } from "./place.ts";
import { alreadyRegistered } from "./registered.ts";
import { isPlain, storeTogether } from "./rush.ts";

export type Submitted =
  | { outcome: "accepted"; receipt: SubmissionReceipt; signed?: string }
  | { outcome: "refused"; refusal: Refusal };

/**
 * Accepts a form, or returns why not. The same key with the same body answers the same receipt,
 * however often and however many at once; with another body it is refused.
 */
export async function submit(
  tools: SignupTools,
  site: RaceSite,
  accountId: string,
  body: SubmissionBody,
): Promise<Submitted> {
  const { db, secrets } = tools;
  // A runner who changes the language between two tries submits the same.
  const { language: _, ...counted } = body;
  const bodyMac = secrets.mac("submission", JSON.stringify(counted));
  const by = { accountId, key: body.key };
  const find = () => (body.invitation ? findInvited(db, by) : findKnown(db, by));
  const { known, now } = await find();
  if (known) return answerKnown(known, bodyMac);
  const checked = await checkSubmission(tools, site, accountId, body, now);
  if (checked.outcome === "checked") {
    await ensureSettled(tools, site, [body.item]);
    const stored = await store(tools, { ...checked.submission, key: body.key, bodyMac });
    // Checked anew, it is refused at the place of the file that went meanwhile.
    return stored.outcome === "lost" ? submit(tools, site, accountId, body) : stored;
  }
  // What is wrong with a repeated call may be the first one: it was stored while this one was
  // checked.
  const { known: meanwhile } = await find();
  return meanwhile ? answerKnown(meanwhile, bodyMac) : checked;
}

async function store(tools: SignupTools, checked: CheckedSubmission): Promise<Submitted | { outcome: "lost" }> {
  try {
    const together = isPlain(checked) ? await storeTogether(tools, checked) : { outcome: "alone" as const };
    if (together.outcome === "full") throw itemFull(together);
    if (together.outcome === "registered") throw alreadyRegistered(checked, together.entrants);
    const accepted =
      together.outcome === "accepted"
        ? together
        : await tools.db.transaction((tx) => acceptSubmission(tx as Database, tools, checked));
    if (accepted.outcome === "known") return answerKnown(accepted, checked.bodyMac);
    await giveFreed(tools, checked);
    return { outcome: "accepted", receipt: accepted.receipt, signed: signAccepted(tools, checked, accepted.receipt) };
  } catch (error) {
    const refusal = findRefusal(error, "sign-up");
    if (refusal)
      return linkCodes.has(refusal.error) ? knownOr(tools, checked, refusal) : { outcome: "refused", refusal };
    if (error instanceof LostFile) return { outcome: "lost" };
    throw error;
  }
}

// The place of an entry that was deferred goes to those who wait in its race; if this fails, the
// server does it a moment later.
async function giveFreed(tools: SignupTools, { taking }: CheckedSubmission): Promise<void> {
  const site = taking?.deferring?.site;
  if (site) await offerFreedPlaces(tools, site.raceId, site);
}

const linkCodes: ReadonlySet<string> = new Set([
  "sign-up/transfer-link",
  "sign-up/deferral-unknown",
  "sign-up/invitation-link",
]);

// A repeated call finds its link used: by the first one.
async function knownOr({ db }: SignupTools, checked: CheckedSubmission, refusal: Refusal): Promise<Submitted> {
  const { accountId, enteredBy, key } = checked;
  const { known } = await findInvited(db, { accountId: accountId ?? enteredBy ?? "", key });
  return known ? answerKnown(known, checked.bodyMac) : { outcome: "refused", refusal };
}

function answerKnown(known: { receipt: SubmissionReceipt; bodyMac: string }, bodyMac: string): Submitted {
  if (known.bodyMac === bodyMac) return { outcome: "accepted", receipt: known.receipt };
  return { outcome: "refused", refusal: buildRefusal("sign-up/key-used") };
}
