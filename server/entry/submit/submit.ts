import type { SubmissionBody, SubmissionReceipt } from "#contract/signup.ts";
import type { SignupTools } from "../../money/payments/tools.ts";
import { signAccepted } from "../../money/receipts/sign.ts";
import type { RaceSite } from "../../race/raceSite.ts";
import { refusal as buildRefusal, findRefusal, type Refusal } from "../../race/refusals.ts";
import type { CheckedSubmission } from "../claims/checked.ts";
import { LostFile } from "../claims/file.ts";
import { checkEntry, enterChecked } from "../enter.ts";
import { ensureSettled, offerFreedPlaces } from "../places/upkeep.ts";
import { findInvited } from "./findInvited.ts";
import { findKnown } from "./findKnown.ts";

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
  terminalType?: number,
): Promise<Submitted> {
  const { db, secrets } = tools;
  // A runner who changes the language between two tries submits the same.
  const { language: _, ...content } = body;
  const bodyMac = secrets.mac("submission", JSON.stringify(content));
  const by = { accountId, key: body.key };
  const find = () => (body.invitation ? findInvited(db, by) : findKnown(db, by));
  const { known, now } = await find();
  if (known) return answerKnown(known, bodyMac);
  const checked = await checkEntry(tools, site, { accountId, body, now });
  if (!("error" in checked)) {
    await ensureSettled(tools, site, [body.item]);
    const stored = await store(tools, { ...checked, key: body.key, bodyMac, terminalType });
    // Checked anew, it is refused at the place of the file that went meanwhile.
    return stored.outcome === "lost" ? submit(tools, site, accountId, body, terminalType) : stored;
  }
  // What is wrong with a repeated call may be the first one: it was stored while this one was
  // checked.
  const { known: meanwhile } = await find();
  return meanwhile ? answerKnown(meanwhile, bodyMac) : { outcome: "refused", refusal: checked };
}

async function store(tools: SignupTools, checked: CheckedSubmission): Promise<Submitted | { outcome: "lost" }> {
  try {
    const outcome = await enterChecked(tools, checked);
    if (outcome.outcome === "known") return answerKnown(outcome, checked.bodyMac);
    await giveFreed(tools, checked);
    return { outcome: "accepted", receipt: outcome.receipt, signed: signAccepted(tools, checked, outcome.receipt) };
  } catch (error) {
    if (error instanceof LostFile) return { outcome: "lost" };
    const refusal = findRefusal(error, "sign-up");
    if (!refusal) throw error;
    // A repeated call finds its link used: by the first one.
    const earlier = refusal.error === checked.link?.error ? await findByLink(tools, checked) : undefined;
    return earlier ? answerKnown(earlier, checked.bodyMac) : { outcome: "refused", refusal };
  }
}

// The place of an entry that was deferred goes to those who wait in its race; if this fails, the
// server does it a moment later.
async function giveFreed(tools: SignupTools, { link }: CheckedSubmission): Promise<void> {
  const site = link?.from?.site;
  if (site) await offerFreedPlaces(tools, site.raceId, site);
}

async function findByLink({ db }: SignupTools, { accountId, enteredBy, key }: CheckedSubmission) {
  const { known } = await findInvited(db, { accountId: accountId ?? enteredBy ?? "", key });
  return known;
}

function answerKnown(earlier: { receipt: SubmissionReceipt; bodyMac: string }, bodyMac: string): Submitted {
  if (earlier.bodyMac === bodyMac) return { outcome: "accepted", receipt: earlier.receipt };
  return { outcome: "refused", refusal: buildRefusal("sign-up/key-used") };
}
