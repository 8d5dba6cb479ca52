import type { AnswerBody } from "#contract/answers.ts";
import type { AnswerError } from "#contract/refusals.ts";
import { cleanAnswers } from "#forms/answers/cleanAnswers.ts";
import type { Answers } from "#forms/form.ts";
import { settleParameters } from "#forms/parameters.ts";
import { databaseNow } from "../../base/db/databaseNow.ts";
import type { Secrets } from "../../base/secrets/secrets.ts";
import { matchAgreements, problemsIn } from "../../entry/claims/answers.ts";
import type { CheckedSubmission } from "../../entry/claims/checked.ts";
import { uploadsIn } from "../../entry/claims/file.ts";
import { readList } from "../../entry/claims/lists.ts";
import { identifyVisitor } from "../../entry/claims/visitor.ts";
import type { SignupTools } from "../../money/payments/tools.ts";
import { buildContext } from "../../race/context.ts";
import { listForms, openForm, type PlacedForm, type PublishedForm } from "../../race/forms.ts";
import { type RaceSite, raceEnd } from "../../race/raceSite.ts";
import { type Refusal, refusal, wrongAnswers } from "../../race/refusals.ts";
import { personMac } from "./person.ts";
import { stateAt } from "./state.ts";

export type Checked =
  | { outcome: "refused"; refusal: Refusal<AnswerError> }
  | { outcome: "checked"; submission: Omit<CheckedSubmission, "key" | "bodyMac"> };

/** Returns a general form of a site by its id; undefined if the site has none. */
export function findGeneralForm(site: RaceSite, id: string): PlacedForm | undefined {
  return listForms(site).find(({ head }) => head.id === id && head.use === "general");
}

/**
 * Checks answers to a general form, all that can be checked before they are stored: that the form
 * is open; then the answers; then the policies. Returns the first that does not hold. `accountId`
 * is null for a visitor without an account.
 */
export async function checkAnswer(
  tools: SignupTools,
  site: RaceSite,
  { accountId, placed }: { accountId: string | null; placed: PlacedForm },
  body: AnswerBody,
): Promise<Checked> {
  const refused = (why: Refusal<AnswerError>) => ({ outcome: "refused", refusal: why }) as const;
  const { head, hash } = placed;
  const isCurrent = hash === body.form.hash && head.version === body.form.version;
  const form = isCurrent ? await openForm(tools.store, placed) : undefined;
  if (!form) return refused(refusal("answers/form-changed"));
  const now = await databaseNow(tools.db);
  if (stateAt(head, now) !== "open") return refused(refusal("answers/not-open"));
  const answers = [settleParameters(form.form, cleanAnswers(form.form, body.answers))];
  const context = {
    ...buildContext(site, "", now, answers, await readList(tools.store, site, "sold-out")),
    language: body.language,
    visitor: await identifyVisitor(tools.db, form.form, { ...site, accountId }),
  };
  const problems = await problemsIn(tools, site, { accountId, form, answers, documents: [], context });
  if (problems.length > 0) return refused(wrongAnswers("answers/wrong", problems));
  const policies = matchAgreements(form.form, "", body.policies, now);
  if (policies.missing.length > 0) return refused(refusal("answers/policies", { policies: policies.missing }));
  const { language } = body;
  const submission = getSubmission(tools.secrets, site, accountId, { form, answers, policies });
  return { outcome: "checked", submission: { ...submission, language } };
}

function getSubmission(
  secrets: Pick<Secrets, "mac">,
  site: RaceSite,
  accountId: string | null,
  {
    form,
    answers,
    policies,
  }: { form: PublishedForm; answers: Answers[]; policies: ReturnType<typeof matchAgreements> },
): Omit<CheckedSubmission, "key" | "bodyMac"> {
  const { raceId, domainName, notify } = site;
  const { id, general } = form.form;
  return {
    accountId,
    raceId,
    domainName,
    form,
    answers,
    use: "general",
    item: id,
    raceEndsAt: raceEnd(site),
    feeFen: 0,
    policies: policies.given,
    documentMacs: [personMac(secrets, form.form, answers[0] ?? {}, accountId)],
    uploadIds: uploadsIn(form.form, answers),
    ...(general?.max !== undefined && { max: general.max }),
    isNotified: (notify[id]?.length ?? 0) > 0,
  };
}
