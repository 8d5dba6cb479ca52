import { randomUUID } from "node:crypto";
import { and, eq, inArray, or, type SQL } from "drizzle-orm";
import type { SubmissionBody } from "#contract/signup.ts";
import { cleanAnswers } from "#forms/answers/cleanAnswers.ts";
import { settleParameters } from "#forms/parameters.ts";
import { isAmong } from "../base/db/isAmong.ts";
import type { Database } from "../base/db/open.ts";
import { drafts, submissions } from "../base/db/signupSchema.ts";
import { together } from "../base/db/together.ts";
import { countMetric } from "../base/metrics.ts";
import type { SignupTools } from "../money/payments/tools.ts";
import type { SendingTools } from "../people/sending/permit.ts";
import { buildContext } from "../race/context.ts";
import { getSender, type RaceSite, raceEnd } from "../race/raceSite.ts";
import { type Refusal, refusal, wrongAnswers } from "../race/refusals.ts";
import { matchAgreements, onePerPlace, problemsIn } from "./claims/answers.ts";
import type { CheckedSubmission } from "./claims/checked.ts";
import type { Entering, Outcome, Round } from "./claims/claim.ts";
import { claims } from "./claims/claims.ts";
import { uploadsIn } from "./claims/file.ts";
import { admit, readReceipt } from "./claims/form.ts";
import { readList } from "./claims/lists.ts";
import { chargeEntry, isDue, priceEntry } from "./claims/order.ts";
import { readDocuments, refusePerson } from "./claims/person.ts";
import { getUnit } from "./claims/place.ts";
import { findNoPlace } from "./claims/soldOut.ts";
import { identifyVisitor } from "./claims/visitor.ts";
import { readLink } from "./links/kinds.ts";
import { getRole, refuseTeam, teamEntry } from "./teams/join.ts";

/**
 * Checks a form that came in, all that can be checked before it is stored, from the outside in: is
 * its link open; is it the form, is it open, is it for that item, for that many; then the answers;
 * then policies and fee. Returns the first that does not hold. `now` is the time by the database's
 * clock.
 */
export async function checkEntry(
  tools: SignupTools,
  site: RaceSite,
  { accountId, body, now }: { accountId: string; body: SubmissionBody; now: Date },
): Promise<Omit<CheckedSubmission, "key" | "bodyMac"> | Refusal> {
  const link = await readLink(tools, { site, now, accountId, body });
  if (link && "problems" in link) return link;
  const admitted = await admit(tools.store, site, body, { now, link });
  if ("error" in admitted) return admitted;
  const { form, item } = admitted;
  const { use } = form.form;
  const unjoined = await refuseTeam(tools, { site, form, now }, { accountId, body });
  if (unjoined) return unjoined;
  const answers = body.entrants.map((entrant) => settleParameters(form.form, cleanAnswers(form.form, entrant)));
  const context = {
    ...buildContext(site, item.id, now, answers, await readList(tools.store, site, "sold-out")),
    teamRole: getRole(form, body),
    language: body.language,
    visitor: await identifyVisitor(tools.db, form.form, { ...site, accountId }),
  };
  const documents = readDocuments(tools.secrets, form.form, answers);
  const problems = await problemsIn(tools, site, { accountId, form, answers, documents, context });
  if (problems.length > 0) return wrongAnswers("sign-up/wrong-answers", onePerPlace(problems));
  const otherPerson = refusePerson(link?.documentMac, documents);
  if (otherPerson) return otherPerson;
  const policies = matchAgreements(form.form, item.id, body.policies, now);
  if (policies.missing.length > 0) return refusal("sign-up/policies", { policies: policies.missing });
  const toPrice = { site, form: form.form, item, entrants: answers, now, code: body.coupon };
  const priceResult = priceEntry(toPrice, body, link);
  if ("error" in priceResult) return priceResult;
  const { price, totalFen: feeFen, coupon } = priceResult;
  const charge = await chargeEntry(tools, site, { use, item: item.id, feeFen, link });
  if ("error" in charge) return charge;
  const isCharged = charge.payWithinMinutes !== undefined;
  return {
    ...(link?.isByHand ? { accountId: null, enteredBy: accountId } : { accountId }),
    ...(item.exclusionGroup !== undefined && { exclusionGroup: item.exclusionGroup }),
    ...charge,
    raceId: site.raceId,
    domainName: site.domainName,
    use,
    item: item.id,
    form,
    policies: policies.given,
    answers,
    documentMacs: documents.map((document) => document?.mac),
    uploadIds: uploadsIn(form.form, answers),
    feeFen,
    price,
    coupon,
    team: teamEntry(tools.secrets, form, body, { answers: answers[0] ?? {}, isCharged }),
    link,
    language: body.language,
    siteTitle: getSender(site),
    raceEndsAt: raceEnd(site),
  };
}

/** A form that is stored, or was before, and what came with it as a keyed hash. */
export type Stored = Extract<Outcome, { outcome: "accepted" | "known" }>;

// Claims of 250 in one transaction were twenty times as fast as one by one, and more of them no
// faster.
const mostTogether = 250;

const rushes = new WeakMap<Database, (checked: CheckedSubmission) => Promise<Outcome>>();

/**
 * Stores a checked form with all that it claims, and resolves once it is committed. Forms whose
 * claims are shared are stored with those that arrive while others are.
 * @throws {Refused} with the contract's code.
 * @throws {LostFile} if a file that it names was removed since it was checked.
 */
export async function enterChecked(tools: SendingTools, checked: CheckedSubmission): Promise<Stored> {
  const { db } = tools;
  const isShared = claims.every((claim) => claim.isShared || !claim.isMade(checked));
  if (!isShared || checked.use !== "sign-up") return enterAlone(tools, checked);
  const rush =
    rushes.get(db) ?? together(mostTogether, (submissions: CheckedSubmission[]) => enterTogether(tools, submissions));
  rushes.set(db, rush);
  const outcome = await rush(checked);
  if (outcome.outcome === "refused") throw outcome.refused;
  return outcome.outcome === "alone" ? enterAlone(tools, checked) : outcome;
}

function enterAlone(tools: SendingTools, checked: CheckedSubmission): Promise<Stored> {
  return tools.db.transaction((tx) => storeOne(tx as Database, tools, checked));
}

// Those for which no place is left are refused without a transaction.
async function enterTogether(tools: SendingTools, submissions: CheckedSubmission[]): Promise<Outcome[]> {
  const refused = await findNoPlace(tools.db, submissions);
  const remaining = submissions.filter((_, index) => !refused[index]);
  if (remaining.length > 0) countMetric("startline_batches_total");
  countMetric("startline_batched_sign_ups_total", {}, remaining.length);
  const stored =
    remaining.length === 0 ? [] : await tools.db.transaction((tx) => storeAll(tx as Database, tools, remaining));
  return submissions.map((_, index) => {
    const without = refused[index];
    return without ? { outcome: "refused", refused: without } : (stored.shift() as Outcome);
  });
}

/**
 * Stores one checked form with all that it claims, in the caller's transaction: what else has to
 * happen with it belongs into the same one. Throws as `enterChecked` does.
 */
export async function storeOne(tx: Database, tools: SendingTools, checked: CheckedSubmission): Promise<Stored> {
  const [outcome] = await storeAll(tx, tools, [checked]);
  if (outcome?.outcome !== "accepted" && outcome?.outcome !== "known") throw new Error("A form was not stored.");
  return outcome;
}

/**
 * Stores forms in the order in which they came, with all that they claim, in the caller's
 * transaction: locks all claims, then takes all. Of several, those that another of them may have
 * kept from something are left to be decided alone; a lone one that is refused throws.
 */
export async function storeAll(
  tx: Database,
  tools: SendingTools,
  checkedSubmissions: readonly CheckedSubmission[],
): Promise<Outcome[]> {
  const forms = checkedSubmissions.map(begin);
  const outcomes = new Map<Entering, Outcome>();
  const round: Round = {
    tx,
    tools,
    isAlone: checkedSubmissions.length === 1,
    end: (form, outcome) => outcomes.set(form, outcome),
  };
  for (const step of ["lock", "take", "notify"] as const)
    for (const claim of claims) {
      const making = forms.filter((form) => !outcomes.has(form) && claim.isMade(form.checked));
      if (making.length > 0) await claim[step]?.(round, making);
    }
  const refused = forms.flatMap((form) => (form.row && outcomes.has(form) ? form.submissionId : []));
  if (refused.length > 0) await tx.delete(submissions).where(inArray(submissions.submissionId, refused));
  const accepted = forms.filter((form) => !outcomes.has(form));
  await removeDrafts(tx, accepted);
  return forms.map((form) => outcomes.get(form) ?? accept(form));
}

function begin(checked: CheckedSubmission): Entering {
  const submissionId = randomUUID();
  const actor = checked.accountId ?? checked.enteredBy ?? "";
  return { submissionId, checked, unit: getUnit({ ...checked, submissionId, form: checked.form.form, actor }) };
}

function accept(form: Entering): Outcome {
  if (!form.row) throw new Error("A form that was not stored was to be accepted.");
  return { outcome: "accepted", ...readReceipt(form.row, isDue(form)) };
}

async function removeDrafts(tx: Database, forms: readonly Entering[]): Promise<void> {
  const places = new Map<string, { isPlace: SQL | undefined; accountIds: string[] }>();
  for (const { checked } of forms) {
    const { accountId, use, raceId, item } = checked;
    if (accountId === null || use === "general") continue;
    const isPlace = and(eq(drafts.use, use), eq(drafts.raceId, raceId), eq(drafts.item, item));
    const name = [use, raceId, item].join("\n");
    const place = places.get(name) ?? { isPlace, accountIds: [] };
    place.accountIds.push(accountId);
    places.set(name, place);
  }
  const conditions = [...places.values()].map(({ isPlace, accountIds }) =>
    and(isPlace, isAmong(drafts.accountId, accountIds)),
  );
  if (conditions.length > 0) await tx.delete(drafts).where(or(...conditions));
}
