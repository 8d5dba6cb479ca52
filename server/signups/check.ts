import { sql } from "drizzle-orm";
import type { PolicyAgreement, SubmissionBody } from "#src/api/signup.ts";
import { isWithin } from "#src/compiler/pointers.ts";
import { wrongCalculations } from "#src/forms/calculated.ts";
import { checkAnswers } from "#src/forms/checkAnswers.ts";
import { feeOfAll } from "#src/forms/fees.ts";
import { answeredFields } from "#src/forms/fieldAt.ts";
import type { AnswerContext, Answers, CompiledForm } from "#src/forms/form.ts";
import { givenAnswers } from "#src/forms/given.ts";
import { policiesToAgree } from "#src/forms/policies.ts";
import type { Database } from "../db/open.ts";
import type { CheckedSubmission } from "./accept.ts";
import { contextOf } from "./context.ts";
import { documentMac, ownDocument } from "./documents.ts";
import { wrongFiles } from "./files.ts";
import { formForItem, formsOf, openForm, type PublishedForm } from "./forms.ts";
import { wrongChoices } from "./lists.ts";
import { signupMessages } from "./messages.ts";
import { isOpenFor } from "./opening.ts";
import { type RaceSite, raceEnd } from "./race-site.ts";
import { type FoundProblem, type Refusal, refusal, wrongAnswers } from "./refusals.ts";
import type { SignupTools } from "./tools.ts";

export type Checked =
  | { outcome: "refused"; refusal: Refusal }
  | { outcome: "checked"; submission: Omit<CheckedSubmission, "key" | "bodyMac"> };

/**
 * Checks a form that came in, all that can be checked before it is stored, from the outside in: is it the form, is it open, is it
 * for that item, for that many; then the answers; then policies and fee. The first that does not hold is what is told.
 */
export async function checkSubmission(
  tools: SignupTools,
  site: RaceSite,
  accountId: string,
  body: SubmissionBody,
): Promise<Checked> {
  const { db, secrets, store } = tools;
  const refused = (why: Refusal) => ({ outcome: "refused", refusal: why }) as const;
  const placed = formsOf(site).find(({ head }) => head.id === body.form.id);
  const isCurrent = placed?.hash === body.form.hash && placed.head.version === body.form.version;
  const published = placed && isCurrent ? await openForm(store, placed) : undefined;
  if (!published) return refused(refusal("form-changed", signupMessages.formChanged));
  const { form } = published;
  const { use } = form;
  const now = await databaseNow(db);
  if (!isOpenFor(site, use, now)) return refused(refusal("not-open", signupMessages.notOpen));
  const item = site.site.race?.items?.find(({ id }) => id === body.item);
  if (!item || formForItem(formsOf(site), use, item.id)?.head.id !== form.id)
    return refused(refusal("unknown-item", signupMessages.unknownItem));
  const crowd = wrongCount(form, item.id, body.entrants.length);
  if (crowd) return refused(crowd);
  const answers = body.entrants.map(givenAnswers);
  const context = contextOf(site, item.id, now, answers);
  const problems = wrongIn(published, body.entrants, context);
  problems.push(...(await wrongFiles(db, accountId, form, answers)));
  problems.push(...(await wrongChoices(store, site, form, answers)));
  const documents = answers.map((one) => ownDocument(form, one));
  const documentMacs = documents.map((document) => document && documentMac(secrets, document));
  for (const entrant of repeated(documentMacs)) {
    const pointer = documents[entrant]?.pointer ?? "";
    // A form may have a rule of its own that says so, and who the other is.
    const isSaid = problems.some((one) => one.entrant === entrant && isWithin(pointer, one.pointer));
    if (!isSaid) problems.push({ entrant, pointer, code: "unique", message: signupMessages.twiceInGroup });
  }
  if (problems.length > 0) return refused(wrongAnswers(onePerPlace(problems)));
  const policies = agreements(form, item.id, body.policies, now);
  if (policies.missing.length > 0)
    return refused(refusal("policies", signupMessages.policies, { policies: policies.missing }));
  const feeFen = feeOfAll(form, answers, item.feeFen ?? 0, context).totalFen;
  if (feeFen !== body.feeFen) return refused(refusal("fee", signupMessages.fee(feeFen), { feeFen }));
  const { raceId, domainName } = site;
  const where = { accountId, raceId, domainName, use, item: item.id };
  const submission = {
    ...where,
    form: published,
    policies: policies.given,
    answers,
    documentMacs,
    feeFen,
    raceEndsAt: raceEnd(site),
  };
  return { outcome: "checked", submission };
}

async function databaseNow(db: Database): Promise<Date> {
  const result = await db.execute<{ ms: string }>(sql`select (extract(epoch from now()) * 1000)::text as ms`);
  const { rows } = result as unknown as { rows: { ms: string }[] };
  return new Date(Number(rows[0]?.ms));
}

function wrongCount({ entrants }: CompiledForm, item: string, count: number): Refusal | undefined {
  const most = Object.hasOwn(entrants.byItem, item) ? (entrants.byItem[item] ?? 1) : entrants.max;
  if (count >= 1 && count <= most) return undefined;
  if (count === 0) return refusal("entrants", signupMessages.noEntrant);
  return refusal("entrants", most === 1 ? signupMessages.noOthers : signupMessages.tooManyEntrants(most));
}

function wrongIn(
  { form, checkShape }: PublishedForm,
  entrants: Answers[],
  context: Omit<AnswerContext, "index">,
): FoundProblem[] {
  return entrants.flatMap((answers, entrant) => {
    const here = { ...context, index: entrant };
    const found: Omit<FoundProblem, "entrant">[] = checkAnswers(form, checkShape, answers, here);
    // Whatever the rules make of its errors: what the schema refuses is not stored.
    if (found.length === 0 && checkShape(givenAnswers(answers)).length > 0)
      found.push({ pointer: "", code: "schema", message: signupMessages.formChanged });
    for (const pointer of wrongCalculations(form, givenAnswers(answers), here))
      found.push({ pointer, code: "calculated", message: signupMessages.calculated });
    found.push(...claims(form, givenAnswers(answers)));
    return found.map((problem) => ({ entrant, ...problem }));
  });
}

// What only the server can say of answers: which wording of a policy is the present one, and that nobody verified a result.
function claims(form: CompiledForm, answers: Answers): Omit<FoundProblem, "entrant">[] {
  return answeredFields(form, answers).flatMap(({ pointer, field, answer }) => {
    const { policy, version, status } = answer as { policy?: unknown; version?: unknown; status?: unknown };
    if (field.type === "policy-dialog" && form.policies.find(({ id }) => id === policy)?.version !== version)
      return [{ pointer, code: "policy", message: signupMessages.policyVersion }];
    if (field.type?.startsWith("score-") && status === "verified")
      return [{ pointer, code: "status", message: signupMessages.unverifiedScore }];
    return [];
  });
}

function repeated(macs: (string | undefined)[]): number[] {
  return macs.flatMap((mac, index) => (mac !== undefined && macs.indexOf(mac) < index ? [index] : []));
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

function agreements(
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
