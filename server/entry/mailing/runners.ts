import { and, eq, inArray, isNull, or, sql } from "drizzle-orm";
import type { MailingRowFault } from "#contract/mailing.ts";
import { isDocumentType } from "#forms/values/documents.ts";
import { type AuditLine, recordAudit } from "../../base/audit/record.ts";
import { accounts } from "../../base/db/accountSchema.ts";
import { insertRows } from "../../base/db/insertRows.ts";
import { mailingRunners } from "../../base/db/mailingSchema.ts";
import type { Database } from "../../base/db/open.ts";
import type { Secrets } from "../../base/secrets/secrets.ts";
import { readPhone } from "../../people/accounts/identity.ts";
import { documentMac } from "../../race/documents.ts";
import { listLookUpMacs, makeLookUpMac } from "../../race/lookUpMac.ts";

/** A runner of a list: the cells of its row as they were typed. */
export interface ListedRunner {
  type: string;
  number: string;
  name: string;
  phone: string;
  pack: string;
}

/** What became of the rows of a list. */
export interface ImportedRunners {
  imported: number;
  known: number;
  faults: { row: number; fault: MailingRowFault }[];
}

/**
 * Stores the runners of a list who won a place in a race that this server never had, and never
 * collected the pack: by keyed hashes of document and name, so that nobody reads the list here. A
 * row
 * that is wrong is left out and reported; one that is known stays as it is.
 */
export async function importRunners(
  tools: { db: Database; secrets: Pick<Secrets, "mac"> },
  raceId: string,
  rows: readonly ListedRunner[],
  actor: string,
): Promise<ImportedRunners> {
  const faults: ImportedRunners["faults"] = [];
  const readable = new Map<string, { phoneMac: string | null; pack: string }>();
  for (const [index, row] of rows.entries()) {
    const read = readRow(tools.secrets, raceId, row);
    if ("fault" in read) faults.push({ row: index + 2, fault: read.fault });
    else if (readable.has(read.personMac)) faults.push({ row: index + 2, fault: "twice" });
    else readable.set(read.personMac, read);
  }
  const values = [...readable].map(([personMac, { phoneMac, pack }]) => ({ raceId, personMac, phoneMac, pack }));
  const imported = await tools.db.transaction(async (transaction) => {
    const tx = transaction as Database;
    const fresh = await leaveOutKnown(tx, raceId, values);
    for (let at = 0; at < fresh.length; at += 500) await insertRows(tx, mailingRunners, fresh.slice(at, at + 500));
    const line: AuditLine = { raceId, actor, action: "import-mailing-runners", entity: "mailing", entityId: raceId };
    await recordAudit(tx, { ...line, details: { imported: fresh.length, wrong: faults.length } });
    return fresh.length;
  });
  return { imported, known: values.length - imported, faults: faults.slice(0, 500) };
}

async function leaveOutKnown<Row extends { personMac: string }>(
  tx: Database,
  raceId: string,
  values: readonly Row[],
): Promise<Row[]> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`mailing-runners/${raceId}`}, 0))`);
  if (values.length === 0) return [];
  const { personMac } = mailingRunners;
  const rows = await tx.select({ personMac }).from(mailingRunners).where(eq(mailingRunners.raceId, raceId));
  const known = new Set(rows.map((row) => row.personMac));
  return values.filter((row) => !known.has(row.personMac));
}

function readRow(
  secrets: Pick<Secrets, "mac">,
  raceId: string,
  { type: typed, number, name, phone, pack }: ListedRunner,
): { personMac: string; phoneMac: string | null; pack: string } | { fault: MailingRowFault } {
  const type = typed.trim() === "" ? "1" : typed.trim();
  if (!isDocumentType(type)) return { fault: "document-type" };
  if (number.trim() === "") return { fault: "document" };
  const personMac = makeLookUpMac(secrets, {
    raceId: listOf(raceId),
    documentMac: documentMac(secrets, { type, number }),
    name,
  });
  if (personMac === null) return { fault: "name" };
  const reached = phone.trim() === "" ? null : readPhone(phone.trim());
  if (reached === undefined) return { fault: "phone" };
  return {
    personMac,
    phoneMac: reached === null ? null : secrets.mac("phone", reached),
    pack: pack.trim().slice(0, 200),
  };
}

const listOf = (raceId: string) => `mailing/${raceId}`;

/**
 * Finds the runner of a list by document and name, and gives it to the account that typed them: an
 * account whose phone number is that of the list, if the list has one. Undefined for anybody else,
 * also if another account has it already.
 */
export async function claimRunner(
  { db, secrets }: { db: Database; secrets: Secrets },
  {
    raceId,
    accountId,
    type,
    number,
    name,
  }: { raceId: string; accountId: string; type: string; number: string; name: string },
): Promise<number | undefined> {
  const person = { raceId: listOf(raceId), documentMac: documentMac(secrets, { type, number }), name };
  const macs = listLookUpMacs(secrets, person);
  if (macs.length === 0) return undefined;
  const [account] = await db
    .select({ phoneMac: accounts.phoneMac })
    .from(accounts)
    .where(eq(accounts.accountId, accountId));
  const { phoneMac } = mailingRunners;
  const isReached = account?.phoneMac ? or(isNull(phoneMac), eq(phoneMac, account.phoneMac)) : isNull(phoneMac);
  const isFree = or(isNull(mailingRunners.accountId), eq(mailingRunners.accountId, accountId));
  const [claimed] = await db
    .update(mailingRunners)
    .set({ accountId })
    .where(and(eq(mailingRunners.raceId, raceId), inArray(mailingRunners.personMac, macs), isReached, isFree))
    .returning({ runnerId: mailingRunners.runnerId });
  return claimed?.runnerId;
}
