import { and, eq, inArray, isNotNull, isNull, notExists, notInArray, sql } from "drizzle-orm";
import type { CompiledForm } from "#forms/form.ts";
import { recordAudit } from "../../base/audit/record.ts";
import { profiles, realNames } from "../../base/db/accountSchema.ts";
import { databaseNow } from "../../base/db/databaseNow.ts";
import { entries, persons } from "../../base/db/entrySchema.ts";
import type { Database } from "../../base/db/open.ts";
import {
  answeredForms,
  entrants,
  submissionFiles,
  submissions,
  teamMembers,
  teams,
} from "../../base/db/signupSchema.ts";
import { noName } from "../../base/secrets/nameMarks.ts";
import type { SignupTools } from "../../money/payments/tools.ts";
import { hashSubmitted, macSubmitted } from "../../money/receipts/receipt.ts";
import { receiptedRow } from "../../money/receipts/sign.ts";
import { findSiteOf, raceEnd } from "../../race/raceSite.ts";
import { removeFiles } from "../general/remove.ts";

// So many sign-ups lose their answers in one transaction.
const batch = 200;
const oneDay = 24 * 3_600_000;

/**
 * Destroys the answers of sign-ups and applications whose time is over: those to a form that sets
 * `keepDays`, or else all after the days that the server sets. The days count from the end of the
 * race; while nobody knows it, nothing is destroyed. What was paid, the states of entries and their
 * number stay. Returns how many lost their answers.
 */
export async function destroyOldAnswers(tools: SignupTools): Promise<number> {
  const forms = await tools.db
    .select({ hash: answeredForms.hash, body: answeredForms.body })
    .from(answeredForms)
    .where(inArray(answeredForms.use, ["sign-up", "through-entry"]));
  let destroyed = 0;
  for (const { hash, body } of forms) {
    // The edition that was answered: what it promised counts.
    const { id, keepDays } = JSON.parse(body) as CompiledForm;
    const days = keepDays ?? tools.env.signUpsKeptDays;
    if (days === undefined) continue;
    for (const ids of await findDue(tools, hash, days)) {
      await destroyAnswers(tools, ids, id);
      destroyed += ids.length;
    }
  }
  return destroyed;
}

// The ids of those to a form whose days are over, by race and in batches.
async function findDue(tools: SignupTools, hash: string, days: number): Promise<string[][]> {
  const { raceId, domainName, raceEndsAt, answersDestroyedAt, formHash, submissionId } = submissions;
  const isLeft = and(eq(formHash, hash), isNull(answersDestroyedAt));
  const races = await tools.db.selectDistinct({ raceId, domainName }).from(submissions).where(isLeft);
  const now = (await databaseNow(tools.db)).getTime();
  const due: string[][] = [];
  for (const race of races) {
    const site = await findSiteOf(tools, race);
    // A postponed race ends by the current times of its site; one whose site is gone, by its last
    // times.
    const end = site && raceEnd(site);
    if (site && (!end || end.getTime() + days * oneDay > now)) continue;
    const isOver = site ? undefined : sql`${raceEndsAt} < now() - make_interval(days => ${days})`;
    const isOfRace = and(isLeft, eq(raceId, race.raceId), eq(domainName, race.domainName), isOver);
    const rows = await tools.db.select({ submissionId }).from(submissions).where(isOfRace).orderBy(submissionId);
    for (let start = 0; start < rows.length; start += batch)
      due.push(rows.slice(start, start + batch).map((row) => row.submissionId));
  }
  return due;
}

async function destroyAnswers(tools: SignupTools, ids: string[], formId: string): Promise<void> {
  const keys = await tools.db.transaction(async (transaction) => {
    const tx = transaction as Database;
    const isTheirs = inArray(submissions.submissionId, ids);
    const rows = await tx
      .select()
      .from(submissions)
      .where(and(isTheirs, isNull(submissions.answersDestroyedAt)))
      .orderBy(submissions.submissionId)
      .for("update");
    for (const row of rows) {
      const receipted = receiptedRow(tools, row);
      await tx
        .update(submissions)
        .set({
          answersSealed: tools.secrets.seal(JSON.stringify(receipted?.answers.map(() => ({})) ?? [])),
          submittedMac: receipted ? macSubmitted(tools.secrets, hashSubmitted(receipted)) : null,
          bodyMac: "",
          answersDestroyedAt: sql`now()`,
        })
        .where(eq(submissions.submissionId, row.submissionId));
    }
    await tx
      .update(entrants)
      .set({ documentMac: null, lookUpMac: null, ...noName })
      .where(inArray(entrants.submissionId, ids));
    await forgetPersons(tx, ids);
    await forgetTeamNames(tx, tools, ids);
    const files = await takeFiles(tx, ids);
    const raceId = rows[0]?.raceId;
    const details = { formId, count: rows.length };
    await recordAudit(tx, { raceId, actor: "server", action: "destroy", entity: "answers", entityId: formId, details });
    return removeFiles(tx, files);
  });
  // If this fails, the sweep deletes them.
  for (const key of keys) await tools.uploads.store.remove(key);
}

// A person with entries in other races stays known there.
async function forgetPersons(tx: Database, ids: string[]): Promise<void> {
  const { personId, submissionId } = entries;
  const isTheirs = and(inArray(submissionId, ids), isNotNull(personId));
  const rows = await tx.selectDistinct({ personId }).from(entries).where(isTheirs);
  const people = rows.flatMap((row) => row.personId ?? []);
  if (people.length === 0) return;
  await tx.update(entries).set({ personId: null }).where(isTheirs);
  const otherEntries = tx.select({ one: sql`1` }).from(entries).where(sql`${personId} = ${persons.personId}`);
  await tx.delete(persons).where(and(inArray(persons.personId, people), notExists(otherEntries)));
}

async function forgetTeamNames(tx: Database, { secrets }: SignupTools, ids: string[]): Promise<void> {
  const { teamId, submissionId } = teamMembers;
  const theirTeams = tx.select({ teamId }).from(teamMembers).where(inArray(submissionId, ids));
  await tx
    .update(teams)
    .set({ nameSealed: secrets.seal("") })
    .where(inArray(teams.teamId, theirTeams));
}

// The files that only these sign-ups name: a portrait or a card that is also in the account belongs
// to the account.
async function takeFiles(tx: Database, ids: string[]): Promise<string[]> {
  const { uploadId, submissionId } = submissionFiles;
  const icons = tx.select({ id: profiles.iconUploadId }).from(profiles).where(isNotNull(profiles.iconUploadId));
  const cards = tx.select({ id: realNames.cardUploadId }).from(realNames).where(isNotNull(realNames.cardUploadId));
  const files = await tx
    .selectDistinct({ uploadId })
    .from(submissionFiles)
    .where(and(inArray(submissionId, ids), notInArray(uploadId, icons), notInArray(uploadId, cards)));
  await tx.delete(submissionFiles).where(inArray(submissionId, ids));
  return files.map((row) => row.uploadId);
}
