import type { PolicyAgreement, SubmissionBody } from "#contract/signup.ts";
import { applicationState, itemState } from "#core/itemState.ts";
import { isWithin } from "#core/pointers.ts";
import { wrongCalculations } from "#forms/calculated.ts";
import { checkAnswers } from "#forms/checkAnswers.ts";
import { cleanAnswers } from "#forms/cleanAnswers.ts";
import { answeredFields } from "#forms/fieldAt.ts";
import type { AnswerContext, Answers, CompiledForm } from "#forms/form.ts";
import { settleParameters } from "#forms/parameters.ts";
import { policiesToAgree } from "#forms/policies.ts";
import type { PriceInputs } from "#forms/prices.ts";
import { withSentence } from "#forms/sentences.ts";
import { messages as problemTexts } from "#locales/generated/signup/problems.ts";
import { getText } from "#locales/getText.ts";
import type { RaceItem } from "#schemas/generated/types.ts";
import { errorSentence } from "../../base/http/envelope.ts";
import { type Priced, priceSignUp, type ToPrice } from "../../money/orders/quote.ts";
import type { SignupTools } from "../../money/payments/tools.ts";
import { buildContext } from "../../race/context.ts";
import { documentMac, type OwnDocument, ownDocument } from "../../race/documents.ts";
import { formForItem, listForms, openForm, type PublishedForm } from "../../race/forms.ts";
import { isOpenFor } from "../../race/opening.ts";
import { getSender, type RaceSite, raceEnd } from "../../race/raceSite.ts";
import { type FoundProblem, type Refusal, refusal, wrongAnswers } from "../../race/refusals.ts";
import { readDeferring } from "../deferrals/find.ts";
import { readInvited } from "../invitations/find.ts";
import { getRole, refuseTeam, teamEntry } from "../teams/join.ts";
import { costsMore, type Deferring, readTaking, type Taking } from "../transfers/find.ts";
import { chargeSignUp } from "./charge.ts";
import type { CheckedSubmission } from "./checked.ts";
import { uploadsIn, wrongFiles } from "./files.ts";
import { wrongChoices } from "./listed.ts";
import { readList } from "./lists.ts";
import { identifyVisitor } from "./visitor.ts";

export type Checked =
  | { outcome: "refused"; refusal: Refusal }
  | { outcome: "checked"; submission: Omit<CheckedSubmission, "key" | "bodyMac"> };

/**
 * Checks a form that came in, all that can be checked before it is stored, from the outside in: is
 * it the form, is it open, is it for that item, for that many; then the answers; then policies and
 * fee. Returns the first that does not hold. `now` is the time by the database's clock.
 */
export async function checkSubmission(
  tools: SignupTools,
  site: RaceSite,
  accountId: string,
  body: SubmissionBody,
  now: Date,
): Promise<Checked> {
  const refused = (why: Refusal) => ({ outcome: "refused", refusal: why }) as const;
  const taking =
    (await readTaking(tools, { site, now }, body)) ?? (await readDeferring(tools, { site, now, accountId }, body));
  if (taking && "error" in taking) return refused(taking);
  const invited = await readInvited(tools, site, { accountId, body });
  if (invited && "error" in invited) return refused(invited);
  const byLink = (taking && takingRefusal(taking)) ?? (invited && "sign-up/invitation-link");
  const admitted = await admit(tools.store, site, body, { now, byLink });
  if ("error" in admitted) return refused(admitted);
  const { form, item } = admitted;
  const { use } = form.form;
  const unjoined = await refuseTeam(tools, { site, form, now }, { accountId, body });
  if (unjoined) return refused(unjoined);
  const answers = body.entrants.map((entrant) => settleParameters(form.form, cleanAnswers(form.form, entrant)));
  const soldOut = await readList(tools.store, site, "sold-out");
  const context = {
    ...buildContext(site, item.id, now, answers, soldOut),
    teamRole: getRole(form, body),
    language: body.language,
    visitor: await identifyVisitor(tools.db, form.form, { ...site, accountId }),
  };
  const documents = readDocuments(tools.secrets, form.form, answers);
  const problems = await problemsIn(tools, site, { accountId, form, answers, documents, context });
  if (problems.length > 0) return refused(wrongAnswers("sign-up/wrong-answers", onePerPlace(problems)));
  const other = taking?.deferring && wrongPerson(taking.deferring, documents);
  if (other) return refused(other);
  const policies = agreements(form.form, item.id, body.policies, now);
  if (policies.missing.length > 0) return refused(refusal("sign-up/policies", { policies: policies.missing }));
  const priced = priceNow({ site, form: form.form, item, entrants: answers, now, code: body.coupon }, body, {
    taking,
    isWaived: invited?.isWaived === true,
  });
  if ("error" in priced) return refused(priced);
  const { price, totalFen: feeFen, coupon } = priced;
  const { raceId, domainName } = site;
  const owner = invited?.isByHand ? { accountId: null, enteredBy: accountId } : { accountId };
  const where = { ...owner, raceId, domainName, use, item: item.id, raceEndsAt: raceEnd(site) };
  const { exclusionGroup } = item;
  const documentMacs = documents.map((document) => document?.mac);
  const uploadIds = uploadsIn(form.form, answers);
  const told = { language: body.language, siteTitle: getSender(site) };
  const charge = await chargeSignUp(tools, site, { use, item: item.id, feeFen, taking, invited });
  if ("error" in charge) return refused(charge);
  const { waiver, ...order } = charge;
  const isCharged = order.payWithinMinutes !== undefined;
  const team = teamEntry(tools.secrets, form, body, { answers: answers[0] ?? {}, isCharged });
  const kept = {
    waiver,
    policies: policies.given,
    answers,
    documentMacs,
    uploadIds,
    feeFen,
    price,
    coupon,
    team,
    taking,
    invited,
  };
  const group = exclusionGroup === undefined ? {} : { exclusionGroup };
  const submission = { ...where, ...told, form, ...kept, ...group, ...order };
  return { outcome: "checked", submission };
}

const takingRefusal = ({ deferring }: Taking) =>
  deferring ? ("sign-up/deferral-unknown" as const) : ("sign-up/transfer-link" as const);

function wrongPerson({ documentMac: mac }: Deferring, [document]: (ReadDocument | undefined)[]): Refusal | undefined {
  if (document?.mac === mac) return undefined;
  const message = errorSentence("sign-up/deferral-person");
  const problem = { entrant: 0, pointer: document?.pointer ?? "", code: "deferral-person", message };
  return refusal("sign-up/deferral-person", { problems: [problem] });
}

// What a sign-up costs, if the runner was shown that; nothing if an invitation waives it. What
// takes a place over costs nothing, and has the price at which the place was paid for.
function priceNow(
  toPrice: ToPrice,
  { feeFen: shownFen, coupon }: SubmissionBody,
  { taking, isWaived }: { taking: Taking | undefined; isWaived: boolean },
): (Omit<Priced, "price"> & { price: PriceInputs | null }) | Refusal {
  if (isWaived) {
    if (coupon !== undefined) return refusal("sign-up/coupon-unknown");
    return shownFen === 0 ? { price: null, totalFen: 0 } : wrongFee(0);
  }
  if (taking) {
    if (coupon !== undefined) return refusal("sign-up/coupon-unknown");
    if (costsMore(toPrice.form, toPrice.entrants, taking)) return refusal("sign-up/transfer-options");
    return shownFen === 0 ? { price: taking.price, totalFen: taking.feeFen } : wrongFee(0);
  }
  const priced = priceSignUp(toPrice);
  if (typeof priced === "string") return refusal(priced);
  return priced.totalFen === shownFen ? priced : wrongFee(priced.totalFen);
}

function wrongFee(feeFen: number): Refusal {
  return refusal("sign-up/fee", { values: { fee: (feeFen / 100).toFixed(2) }, feeFen });
}

type ByLink = ReturnType<typeof takingRefusal> | "sign-up/invitation-link";

/**
 * Whether a form is taken at all: the edition that the site has, open, for that item and so many
 * people. Who has a link or an entry of another race is admitted also while registration is closed.
 */
async function admit(
  store: SignupTools["store"],
  site: RaceSite,
  body: SubmissionBody,
  { now, byLink }: { now: Date; byLink: ByLink | undefined },
): Promise<{ form: PublishedForm; item: RaceItem } | Refusal> {
  const forms = listForms(site);
  const placed = forms.find(({ head }) => head.id === body.form.id);
  const isCurrent = placed?.hash === body.form.hash && placed.head.version === body.form.version;
  const form = placed && isCurrent ? await openForm(store, placed) : undefined;
  if (!form) return refusal("sign-up/form-changed");
  const { use } = form.form;
  // A general form has a call of its own.
  if (use === "general" || (!byLink && !isOpenFor(site, use, now))) return refusal("sign-up/not-open");
  // Nobody makes or joins a team with a place of another person, or one that they are invited to.
  if (byLink && (use !== "sign-up" || form.form.team)) return refusal(byLink);
  const item = site.site.race?.items?.find(({ id }) => id === body.item);
  if (!item || formForItem(forms, use, item.id)?.head.id !== form.form.id) return refusal("sign-up/unknown-item");
  const findState = use === "sign-up" ? itemState : applicationState;
  if (!byLink && findState(item, now.getTime()) !== "open") return refusal("sign-up/not-open");
  if (byLink && body.entrants.length > 1) return refusal("sign-up/one-entrant-only");
  return wrongCount(form.form, item, body.entrants.length) ?? { form, item };
}

type ReadDocument = OwnDocument & { mac: string };

function readDocuments(
  secrets: SignupTools["secrets"],
  form: CompiledForm,
  entrants: Answers[],
): (ReadDocument | undefined)[] {
  return entrants.map((answers) => {
    const document = ownDocument(form, answers);
    return document && { ...document, mac: documentMac(secrets, document) };
  });
}

interface Sent {
  /** Null for somebody without an account, who has no uploads. */
  accountId: string | null;
  form: PublishedForm;
  answers: Answers[];
  documents: (ReadDocument | undefined)[];
  context: Omit<AnswerContext, "index">;
}

/**
 * What is wrong with the answers of all entrants: by the form, its rules, the organiser's lists and
 * the files that they name.
 */
export async function problemsIn(
  { db, store }: SignupTools,
  site: RaceSite,
  { accountId, form: { form, checkShape }, answers, documents, context }: Sent,
): Promise<FoundProblem[]> {
  // Checks of a field's answers rely on their shape: if an entrant's answers have another shape,
  // only that is reported.
  const fitting = answers.map((answer) => (checkShape(answer).length === 0 ? answer : {}));
  const problems = answers.flatMap((answer, entrant) => {
    const here = { ...context, index: entrant };
    const found: Omit<FoundProblem, "entrant">[] = checkAnswers(form, checkShape, answer, here).map(
      ({ text, own, ...problem }) => ({
        ...problem,
        message: withSentence({ text, own }).message,
      }),
    );
    // What the schema refuses is not stored, even if no rule reports it.
    if (found.length === 0 && fitting[entrant] !== answer)
      found.push({ pointer: "", code: "schema", message: errorSentence("sign-up/form-changed") });
    for (const pointer of wrongCalculations(form, answer, here))
      found.push({ pointer, code: "calculated", message: getText(problemTexts, "calculated") });
    found.push(...wrongPolicies(form, fitting[entrant] ?? {}));
    return found.map((problem) => ({ entrant, ...problem }));
  });
  problems.push(...(await wrongFiles(db, accountId ?? "", form, fitting)));
  problems.push(...(await wrongChoices(store, site, form, fitting)));
  for (const [entrant, document] of documents.entries()) {
    if (!document || documents.findIndex((other) => other?.mac === document.mac) === entrant) continue;
    const { pointer } = document;
    // A form may have a rule of its own that reports this and names the other entrant.
    const isReported = problems.some((problem) => problem.entrant === entrant && isWithin(pointer, problem.pointer));
    if (!isReported)
      problems.push({ entrant, pointer, code: "unique", message: getText(problemTexts, "twice-in-group") });
  }
  return problems;
}

function wrongCount({ entrants }: CompiledForm, { id, groupSize }: RaceItem, count: number): Refusal | undefined {
  const ofForm = Object.hasOwn(entrants.byItem, id) ? (entrants.byItem[id] ?? 1) : entrants.max;
  const { min: least = 1, max: most = ofForm } = { ...groupSize, max: Math.min(groupSize?.max ?? ofForm, ofForm) };
  if (count >= least && count <= most) return undefined;
  if (count === 0) return refusal("sign-up/no-entrant");
  if (count < least) return refusal("sign-up/too-few-entrants", { values: { least } });
  return most === 1 ? refusal("sign-up/one-entrant-only") : refusal("sign-up/too-many-entrants", { values: { most } });
}

// What only the server can say of answers: which wording of a policy is the present one.
function wrongPolicies(form: CompiledForm, answers: Answers): Omit<FoundProblem, "entrant">[] {
  return answeredFields(form, answers).flatMap(({ pointer, field, answer }) => {
    const { policy, version } = answer as { policy?: unknown; version?: unknown };
    const isOther =
      field.type === "policy-dialog" && form.policies.find(({ id }) => id === policy)?.version !== version;
    return isOther ? [{ pointer, code: "policy", message: getText(problemTexts, "policy") }] : [];
  });
}

function onePerPlace(problems: FoundProblem[]): FoundProblem[] {
  const places = new Map<string, FoundProblem>();
  for (const problem of problems) {
    const place = `${problem.entrant}${problem.pointer}`;
    if (!places.has(place)) places.set(place, problem);
  }
  return [...places.values()].sort((one, other) => one.entrant - other.entrant);
}

// A phone's clock may be a little ahead.
const clockSkewMs = 10 * 60_000;

/**
 * The agreements that came for the present wording of the policies, and the ids of those without
 * one.
 */
export function agreements(
  form: CompiledForm,
  item: string,
  sent: PolicyAgreement[],
  now: Date,
): { given: PolicyAgreement[]; missing: string[] } {
  const wanted = policiesToAgree(form, item);
  const found = wanted.map(({ id, hash }) =>
    sent.find((one) => one.id === id && one.hash === hash && Date.parse(one.agreedAt) <= now.getTime() + clockSkewMs),
  );
  return {
    given: found.flatMap((one) => one ?? []),
    missing: wanted.filter((_, index) => !found[index]).map(({ id }) => id),
  };
}
