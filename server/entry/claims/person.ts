import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { canApply, findApplying } from "#core/applying.ts";
import { auditStatus } from "#core/auditStatus.ts";
import type { Answers, CompiledForm } from "#forms/form.ts";
import { databaseNow } from "../../base/db/databaseNow.ts";
import { insertRows } from "../../base/db/insertRows.ts";
import { entrants, submissions } from "../../base/db/signupSchema.ts";
import { errorSentence } from "../../base/http/envelope.ts";
import { markName } from "../../base/secrets/nameMarks.ts";
import type { Secrets } from "../../base/secrets/secrets.ts";
import { documentMac, type OwnDocument, ownDocument } from "../../race/documents.ts";
import { makeLookUpMac } from "../../race/lookUpMac.ts";
import { type Refusal, Refused, refusal } from "../../race/refusals.ts";
import { wholeRace } from "../../sites/items/facts.ts";
import { nameIn } from "../own/own.ts";
import type { CheckedSubmission } from "./checked.ts";
import { type Claim, type Entering, postpone, type Round } from "./claim.ts";

/** That each person is once in an exclusion group of the race; the unique indexes decide it. */
export const personClaim: Claim = {
  isMade: () => true,
  isShared: true,
  async take(round, entering) {
    const { tx, tools } = round;
    const rows = entering.flatMap(({ submissionId, checked }) =>
      buildEntrantRows(tools.secrets, submissionId, checked),
    );
    const insertedRows = await insertRows<typeof entrants, { name: string }>(
      tx,
      entrants,
      rows.sort(compareDocuments),
      {
        more: sql`on conflict do nothing returning submission_id || '/' || position as name`,
      },
    );
    const names = new Set(insertedRows.map(({ name }) => name));
    for (const form of entering) {
      const { submissionId, checked } = form;
      const missing = [...checked.documentMacs.keys()].filter((position) => !names.has(`${submissionId}/${position}`));
      if (missing.length > 0) postpone(round, form, alreadyRegistered(checked, missing));
      else if (checked.use === "through-entry") await replaceRejected(round, form);
    }
  },
};

/** The document of an entrant, and its keyed hash. */
export type ReadDocument = OwnDocument & { mac: string };

/** Returns each entrant's document; undefined if the form asks for none. */
export function readDocuments(secrets: Secrets, form: CompiledForm, entrants: Answers[]): (ReadDocument | undefined)[] {
  return entrants.map((answers) => {
    const document = ownDocument(form, answers);
    return document && { ...document, mac: documentMac(secrets, document) };
  });
}

/** Returns why a place that is for one person is not for the entrant; undefined if it is. */
export function refusePerson(mac: string | undefined, [document]: (ReadDocument | undefined)[]): Refusal | undefined {
  if (mac === undefined || document?.mac === mac) return undefined;
  const message = errorSentence("sign-up/deferral-person");
  const problem = { entrant: 0, pointer: document?.pointer ?? "", code: "deferral-person", message };
  return refusal("sign-up/deferral-person", { problems: [problem] });
}

type Answered = Pick<CheckedSubmission, "use" | "form" | "answers">;

/**
 * Returns what ends the transaction in which a form was to be accepted: some of its people are in
 * the race already, or have answered the form.
 */
export function alreadyRegistered({ use, form, answers }: Answered, entrants: readonly number[]): Refused {
  if (use === "general") return refuseSecondAnswer(form);
  const message = errorSentence("sign-up/already-registered");
  const problems = entrants.map((entrant) => {
    const pointer = ownDocument(form.form, answers[entrant] ?? {})?.pointer ?? "";
    return { entrant, pointer, code: "already-registered", message };
  });
  return new Refused("sign-up/already-registered", { problems });
}

// One answer for each value of a question is refused at that question.
function refuseSecondAnswer({ form }: Answered["form"]): Refused {
  const { onePer = "account" } = form.general ?? {};
  const message = errorSentence("answers/already-answered");
  const problem = { entrant: 0, pointer: onePer, code: "already-answered", message };
  return new Refused("answers/already-answered", { problems: onePer === "account" ? [] : [problem] });
}

type EntrantRow = typeof entrants.$inferInsert;

function buildEntrantRows(
  secrets: Pick<Secrets, "mac">,
  submissionId: string,
  checked: CheckedSubmission,
): EntrantRow[] {
  const { raceId, use, item, form, answers, documentMacs, exclusionGroup = wholeRace } = checked;
  return documentMacs.map((documentMac, position) => {
    const name = nameIn(form.form, answers[position] ?? {});
    return {
      submissionId,
      position,
      raceId,
      use,
      item,
      documentMac: documentMac ?? null,
      exclusionGroup,
      ...markName(secrets, raceId, name),
      lookUpMac: use === "general" ? null : makeLookUpMac(secrets, { raceId, documentMac, name }),
    };
  });
}

// Sorts people in one order for all, so that two groups with people in common wait for each other
// and not in a circle.
function compareDocuments(a: EntrantRow, b: EntrantRow): number {
  return (a.documentMac ?? "") < (b.documentMac ?? "") ? -1 : 1;
}

// A later application of the same people takes the place of one that was rejected, as often and as
// long as the form states.
async function replaceRejected({ tx }: Round, { submissionId, checked }: Entering): Promise<void> {
  const { accountId, raceId, item, documentMacs, form } = checked;
  if (accountId === null) return;
  const macs = documentMacs.flatMap((mac) => mac ?? []);
  const samePeople = tx
    .select({ submissionId: entrants.submissionId })
    .from(entrants)
    .where(and(eq(entrants.raceId, raceId), eq(entrants.item, item), inArray(entrants.documentMac, macs)));
  const isRejected = and(
    eq(submissions.accountId, accountId),
    eq(submissions.raceId, raceId),
    eq(submissions.item, item),
    eq(submissions.auditStatus, auditStatus.rejected),
    macs.length > 0 ? inArray(submissions.submissionId, samePeople) : sql`true`,
  );
  const rejections = await tx.$count(submissions, isRejected);
  const applying = findApplying(form.form.review ?? {}, rejections);
  if (applying.left === 0) throw new Refused("sign-up/rounds", { values: { rounds: rejections } });
  if (!canApply(applying, (await databaseNow(tx)).getTime())) throw new Refused("sign-up/not-open");
  if (rejections === 0) return;
  await tx
    .update(submissions)
    .set({ replacedBy: submissionId })
    .where(and(isRejected, isNull(submissions.replacedBy)));
  await tx
    .update(submissions)
    .set({ round: rejections + 1 })
    .where(eq(submissions.submissionId, submissionId));
}
