import type { PolicyAgreement } from "#contract/signup.ts";
import { isWithin } from "#core/pointers.ts";
import { wrongCalculations } from "#forms/answers/calculated.ts";
import { checkAnswers } from "#forms/answers/checkAnswers.ts";
import { answeredFields, getLogic } from "#forms/fields/fieldAt.ts";
import type { AnswerContext, Answers, CompiledForm } from "#forms/form.ts";
import { policiesToAgree } from "#forms/policies.ts";
import { withSentence } from "#forms/sentences.ts";
import { messages as problemTexts } from "#locales/generated/signup/problems.ts";
import { getText } from "#locales/getText.ts";
import { errorSentence } from "../../base/http/envelope.ts";
import type { SignupTools } from "../../money/payments/tools.ts";
import type { PublishedForm } from "../../race/forms.ts";
import type { RaceSite } from "../../race/raceSite.ts";
import type { FoundProblem } from "../../race/refusals.ts";
import { wrongFiles } from "./file.ts";
import { wrongChoices } from "./listed.ts";
import type { ReadDocument } from "./person.ts";

interface Sent {
  /** Null for somebody without an account, who has no uploads. */
  accountId: string | null;
  form: PublishedForm;
  answers: Answers[];
  documents: (ReadDocument | undefined)[];
  context: Omit<AnswerContext, "index">;
}

/**
 * Checks the answers of all entrants: by the form, its rules, the organiser's lists and the files
 * that they name.
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
    const findings: Omit<FoundProblem, "entrant">[] = checkAnswers(form, checkShape, answer, here).map(
      ({ text, own, ...problem }) => ({
        ...problem,
        message: withSentence({ text, own }).message,
      }),
    );
    // What the schema refuses is not stored, even if no rule reports it.
    if (findings.length === 0 && fitting[entrant] !== answer)
      findings.push({ pointer: "", code: "schema", message: errorSentence("sign-up/form-changed") });
    for (const pointer of wrongCalculations(form, answer, here))
      findings.push({ pointer, code: "calculated", message: getText(problemTexts, "calculated") });
    findings.push(...checkPolicies(form, fitting[entrant] ?? {}));
    return findings.map((problem) => ({ entrant, ...problem }));
  });
  problems.push(...(await wrongFiles(db, accountId ?? "", form, fitting)));
  problems.push(...(await wrongChoices(store, site, form, fitting)));
  for (const [entrant, document] of documents.entries()) {
    if (!document || documents.findIndex((candidate) => candidate?.mac === document.mac) === entrant) continue;
    const { pointer } = document;
    // A form may have a rule of its own that reports this and names the other entrant.
    const isReported = problems.some((problem) => problem.entrant === entrant && isWithin(pointer, problem.pointer));
    if (!isReported)
      problems.push({ entrant, pointer, code: "unique", message: getText(problemTexts, "twice-in-group") });
  }
  return problems;
}

// Checks that the agreed wording of each policy is the current one, which only the server knows.
function checkPolicies(form: CompiledForm, answers: Answers): Omit<FoundProblem, "entrant">[] {
  return answeredFields(form, answers).flatMap(({ pointer, field, answer }) => {
    const { policy, version } = answer as { policy?: unknown; version?: unknown };
    const isOther =
      getLogic(field)?.means === "agreement" && form.policies.find(({ id }) => id === policy)?.version !== version;
    return isOther ? [{ pointer, code: "policy", message: getText(problemTexts, "policy") }] : [];
  });
}

/** Returns the first problem of each place, in the order of the entrants. */
export function onePerPlace(problems: FoundProblem[]): FoundProblem[] {
  const places = new Map<string, FoundProblem>();
  for (const problem of problems) {
    const place = `${problem.entrant}${problem.pointer}`;
    if (!places.has(place)) places.set(place, problem);
  }
  return [...places.values()].sort((problem, b) => problem.entrant - b.entrant);
}

// A phone's clock may be a little ahead.
const clockSkewMs = 10 * 60_000;

/**
 * Returns the agreements to the current wording of the policies, and the ids of those without
 * one.
 */
export function matchAgreements(
  form: CompiledForm,
  item: string,
  agreements: PolicyAgreement[],
  now: Date,
): { given: PolicyAgreement[]; missing: string[] } {
  const formPolicies = policiesToAgree(form, item);
  const matching = formPolicies.map(({ id, hash }) =>
    agreements.find(
      (agreement) =>
        agreement.id === id && agreement.hash === hash && Date.parse(agreement.agreedAt) <= now.getTime() + clockSkewMs,
    ),
  );
  return {
    given: matching.flatMap((agreement) => agreement ?? []),
    missing: formPolicies.filter((_, index) => !matching[index]).map(({ id }) => id),
  };
}
