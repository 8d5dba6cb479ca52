import type { AnswerBody } from "#contract/answers.ts";
import type { AnswerError } from "#contract/refusals.ts";
import type { SubmissionReceipt } from "#contract/signup.ts";
import type { Database } from "../../base/db/open.ts";
import type { CheckedSubmission } from "../../entry/claims/checked.ts";
import { LostFile } from "../../entry/claims/file.ts";
import { findByKey, type Submitter } from "../../entry/claims/form.ts";
import { enterChecked } from "../../entry/enter.ts";
import type { SignupTools } from "../../money/payments/tools.ts";
import type { PassFields } from "../../people/captcha/human.ts";
import { isHuman } from "../../people/captcha/human.ts";
import type { PlacedForm } from "../../race/forms.ts";
import type { RaceSite } from "../../race/raceSite.ts";
import { refusal as buildRefusal, findRefusal, type Refusal } from "../../race/refusals.ts";
import { checkAnswer } from "./check.ts";

export type Answered =
  | { outcome: "accepted"; receipt: SubmissionReceipt }
  | { outcome: "refused"; refusal: Refusal<AnswerError> }
  | { outcome: "not-human" };

/**
 * Accepts answers to a general form, or returns why not. The same key with the same answers returns
 * the same receipt, however often and however many at once; with others it is refused. A visitor
 * without an account needs a pass, which is used only by answers that could be stored.
 */
export async function acceptAnswer(
  tools: SignupTools,
  site: RaceSite,
  { accountId, placed }: { accountId: string | null; placed: PlacedForm },
  body: AnswerBody,
): Promise<Answered> {
  const { db, secrets } = tools;
  const { sessionId, sig, scene, language: _, ...content } = body;
  const by = { accountId, raceId: site.raceId, key: body.key };
  // A repeated call brings the pass that was used, or another one, and perhaps another language:
  // none is a part of the answers.
  const bodyMac = secrets.mac("answer", JSON.stringify(content));
  const cached = await findByKey(db, by);
  if (cached) return answerKnown(cached, bodyMac);
  const checked = await checkAnswer(tools, site, { accountId, placed }, body);
  if (checked.outcome === "checked") {
    if (accountId === null && !(await isPassed(tools, by, { sessionId, sig, scene })))
      return (await answerMeanwhile(db, by, bodyMac)) ?? { outcome: "not-human" };
    return store(tools, { ...checked.submission, key: body.key, bodyMac });
  }
  return (await answerMeanwhile(db, by, bodyMac)) ?? checked;
}

function isPassed(tools: SignupTools, { key }: Submitter, pass: PassFields): Promise<boolean> {
  return isHuman(tools, pass, { scene: "answers", target: key }, "use");
}

// Looks again for the first call with this key: it was perhaps stored while this one was checked.
async function answerMeanwhile(db: Database, by: Submitter, bodyMac: string): Promise<Answered | undefined> {
  const cached = await findByKey(db, by);
  return cached && answerKnown(cached, bodyMac);
}

async function store(tools: SignupTools, checked: CheckedSubmission): Promise<Answered> {
  try {
    const accepted = await enterChecked(tools, checked);
    return answerKnown(accepted, checked.bodyMac);
  } catch (error) {
    const refusal = findRefusal(error, "answers");
    if (refusal) return buildRefused(refusal);
    if (error instanceof LostFile) return buildRefused(buildRefusal("answers/form-changed"));
    throw error;
  }
}

function answerKnown(earlier: { receipt: SubmissionReceipt; bodyMac: string }, bodyMac: string): Answered {
  if (earlier.bodyMac === bodyMac) return { outcome: "accepted", receipt: earlier.receipt };
  return buildRefused(buildRefusal("answers/key-used"));
}

function buildRefused(why: Refusal<AnswerError>): Answered {
  return { outcome: "refused", refusal: why };
}
