import { randomBytes, randomUUID } from "node:crypto";
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { PolicyAgreement, SubmissionReceipt } from "#contract/signup.ts";
import { auditStatus } from "#core/auditStatus.ts";
import type { Answers, CompiledForm } from "#forms/form.ts";
import { uploads } from "../base/db/accountSchema.ts";
import type { Database } from "../base/db/open.ts";
import { answeredForms, entrants, submissionFiles, submissions } from "../base/db/signupSchema.ts";
import type { Secrets } from "../base/secrets.ts";
import { removeDraft } from "./drafts.ts";
import type { PublishedForm } from "./forms.ts";
import { enterTeam, type TeamEntry } from "./teams/join.ts";

/** A form that was checked and can be stored. */
export interface CheckedSubmission {
  accountId: string;
  raceId: string;
  domainName: string;
  use: CompiledForm["use"];
  item: string;
  form: PublishedForm;
  policies: PolicyAgreement[];
  answers: Answers[];
  /** For each entrant the keyed hash of the document; undefined if the form asks for none. */
  documentMacs: (string | undefined)[];
  /** The files that the answers name. */
  uploadIds: string[];
  feeFen: number;
  /** Of a form for teams. */
  team?: TeamEntry | undefined;
  /** When the race is over; undefined if unknown. */
  raceEndsAt: Date | undefined;
  key: string;
  bodyMac: string;
}

/** Ends the transaction in which a submission was to be accepted, with nothing stored. */
export class AlreadyRegistered extends Error {
  readonly entrants: number[];
  constructor(entrants: number[]) {
    super("A person of this submission is in the race already.");
    this.entrants = entrants;
  }
}

/** Ends the transaction in which a submission was to be accepted: a file that it names was removed since it was checked. */
export class LostFile extends Error {
  constructor() {
    super("A file of this submission is not there any more.");
  }
}

/**
 * Stores a checked submission with its entrants and ends its draft, in the caller's transaction: what else has to happen
 * with it, such as claiming places and opening an order, belongs into the same one. Throws AlreadyRegistered if somebody is in
 * the race already, TeamRefused if the team cannot be joined; the unique indexes of the table decide that, and which of two calls with the same key comes first. Throws
 * LostFile if one was removed meanwhile; from then on none can be.
 */
export async function acceptSubmission(
  tx: Database,
  secrets: Pick<Secrets, "seal" | "mac">,
  checked: CheckedSubmission,
): Promise<{ outcome: "accepted" | "known"; receipt: SubmissionReceipt; bodyMac: string }> {
  const { accountId, raceId, domainName, use, item, form, policies, answers, feeFen, key, bodyMac } = checked;
  const { hash, uri, body } = form;
  await tx
    .insert(answeredForms)
    .values({ hash, uri, body, formId: form.form.id, version: form.form.version, use })
    .onConflictDoNothing();
  const submissionId = randomUUID();
  const [inserted] = await tx
    .insert(submissions)
    .values({
      submissionId,
      ...{ accountId, raceId, domainName, use, item, policies, feeFen, key, bodyMac },
      ...{ formId: form.form.id, formVersion: form.form.version, formHash: hash },
      raceEndsAt: checked.raceEndsAt ?? null,
      answersSealed: secrets.seal(JSON.stringify(answers)),
      receipt: newReceipt(),
      auditStatus: use === "through-entry" ? auditStatus.submitted : null,
    })
    .onConflictDoNothing()
    .returning();
  if (!inserted) {
    const known = await findByKey(tx, accountId, key);
    if (!known) throw new Error("A submission with this key was there and is gone.");
    return { outcome: "known", ...known };
  }
  await keepFiles(tx, submissionId, checked);
  await enter(tx, submissionId, checked);
  const { team: entry } = checked;
  const formId = form.form.id;
  if (entry) await enterTeam(tx, secrets, submissionId, { accountId, raceId, domainName, item, formId, entry });
  if (use !== "general") await removeDraft(tx, { accountId, raceId, use, item });
  return { outcome: "accepted", ...receiptOf(inserted) };
}

// The rows are locked against removal until the submission that names them is there for others to see.
async function keepFiles(
  tx: Database,
  submissionId: string,
  { accountId, uploadIds }: Pick<CheckedSubmission, "accountId" | "uploadIds">,
): Promise<void> {
  if (uploadIds.length === 0) return;
  const { uploadId } = uploads;
  const own = and(eq(uploads.accountId, accountId), inArray(uploadId, uploadIds));
  const found = await tx.select({ uploadId }).from(uploads).where(own).orderBy(uploadId).for("key share");
  if (found.length < uploadIds.length) throw new LostFile();
  await tx.insert(submissionFiles).values(found.map((file) => ({ submissionId, ...file })));
}

async function enter(tx: Database, submissionId: string, checked: CheckedSubmission): Promise<void> {
  const { accountId, raceId, use, item, documentMacs } = checked;
  const rows = documentMacs.map((documentMac, position) => ({
    ...{ submissionId, position, raceId, use, item },
    documentMac: documentMac ?? null,
  }));
  // In one order for all, so that two groups with people in common wait for each other and not in a circle.
  rows.sort((one, other) => ((one.documentMac ?? "") < (other.documentMac ?? "") ? -1 : 1));
  const entered = await tx
    .insert(entrants)
    .values(rows)
    .onConflictDoNothing()
    .returning({ position: entrants.position });
  const positions = new Set(entered.map(({ position }) => position));
  const registered = rows.map(({ position }) => position).filter((position) => !positions.has(position));
  if (registered.length > 0) throw new AlreadyRegistered(registered.sort((one, other) => one - other));
  if (use === "through-entry") await replaceRejected(tx, submissionId, { accountId, raceId, item, rows });
}

// A later application of the same person takes the place of one that was rejected.
async function replaceRejected(
  tx: Database,
  submissionId: string,
  {
    accountId,
    raceId,
    item,
    rows,
  }: { accountId: string; raceId: string; item: string; rows: { documentMac: string | null }[] },
): Promise<void> {
  const macs = rows.flatMap(({ documentMac }) => documentMac ?? []);
  const samePeople = tx
    .select({ submissionId: entrants.submissionId })
    .from(entrants)
    .where(and(eq(entrants.raceId, raceId), eq(entrants.item, item), inArray(entrants.documentMac, macs)));
  await tx
    .update(submissions)
    .set({ replacedBy: submissionId })
    .where(
      and(
        eq(submissions.accountId, accountId),
        eq(submissions.raceId, raceId),
        eq(submissions.item, item),
        eq(submissions.auditStatus, auditStatus.rejected),
        isNull(submissions.replacedBy),
        macs.length > 0 ? inArray(submissions.submissionId, samePeople) : sql`true`,
      ),
    );
}

/** The receipt of a submission that an account made with that key, and what came with it as a keyed hash. */
export async function findByKey(
  db: Database,
  accountId: string,
  key: string,
): Promise<{ receipt: SubmissionReceipt; bodyMac: string } | undefined> {
  const [row] = await db
    .select()
    .from(submissions)
    .where(and(eq(submissions.accountId, accountId), eq(submissions.key, key)));
  return row && receiptOf(row);
}

function receiptOf({ submissionId, receipt, createdAt, bodyMac }: typeof submissions.$inferSelect) {
  return { receipt: { submissionId, receipt, createdAt: createdAt.getTime() }, bodyMac };
}

// Crockford's base 32: nothing that is read for another, nor a word by accident that anybody minds.
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Ten characters that nobody can guess, to be read aloud. */
export function newReceipt(): string {
  return [...randomBytes(10)].map((byte) => alphabet[byte % 32]).join("");
}
