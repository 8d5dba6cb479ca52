import { auditStatus } from "#core/auditStatus.ts";
import { newCode } from "../../base/code.ts";
import type { answeredForms, entrants, submissions } from "../../base/db/signupSchema.ts";
import { markName } from "../../base/secrets/nameMarks.ts";
import type { Secrets } from "../../base/secrets/secrets.ts";
import { wholeRace } from "../../sites/items/facts.ts";
import { nameIn } from "../own/own.ts";
import type { CheckedSubmission } from "./checked.ts";

/** The row of the edition of the form that was answered. */
export function formRow({ form, use }: CheckedSubmission): typeof answeredForms.$inferInsert {
  const { hash, uri, body } = form;
  return { hash, uri, body, formId: form.form.id, version: form.form.version, use };
}

/** The row of a submission, its answers sealed, with a receipt of its own. */
export function submissionRow(
  { seal }: Pick<Secrets, "seal">,
  submissionId: string,
  checked: CheckedSubmission,
): typeof submissions.$inferInsert {
  const { accountId, raceId, domainName, use, item, form, policies, answers, feeFen, key, bodyMac } = checked;
  return {
    submissionId,
    accountId,
    raceId,
    domainName,
    use,
    item,
    policies,
    feeFen,
    key,
    bodyMac,
    formId: form.form.id,
    formVersion: form.form.version,
    formHash: form.hash,
    price: checked.price ?? null,
    waiver: checked.waiver ?? null,
    raceEndsAt: checked.raceEndsAt ?? null,
    answersSealed: seal(JSON.stringify(answers)),
    receipt: newCode(),
    language: checked.language ?? null,
    auditStatus: use === "through-entry" ? auditStatus.submitted : null,
  };
}

type EntrantRow = typeof entrants.$inferInsert;

/** The rows of the people of a submission. */
export function entrantRows(
  secrets: Pick<Secrets, "mac">,
  submissionId: string,
  checked: CheckedSubmission,
): EntrantRow[] {
  const { raceId, use, item, form, answers, documentMacs, exclusionGroup = wholeRace } = checked;
  return documentMacs.map((documentMac, position) => ({
    submissionId,
    position,
    raceId,
    use,
    item,
    documentMac: documentMac ?? null,
    exclusionGroup,
    ...markName(secrets, raceId, nameIn(form.form, answers[position] ?? {})),
  }));
}

/**
 * Sorts people in one order for all, so that two groups with people in common wait for each other
 * and not in a circle.
 */
export function byDocument(one: EntrantRow, other: EntrantRow): number {
  return (one.documentMac ?? "") < (other.documentMac ?? "") ? -1 : 1;
}
