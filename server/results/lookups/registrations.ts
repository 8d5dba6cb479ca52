import { and, desc, eq, inArray, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import type { FoundRegistration } from "#contract/lookUps.ts";
import type { LookUpPart } from "#core/lookUps.ts";
import { maskName } from "#forms/values/identity.ts";
import type { Text } from "#schemas/generated/types.ts";
import { entries } from "../../base/db/entrySchema.ts";
import { isAmong } from "../../base/db/isAmong.ts";
import type { Database } from "../../base/db/open.ts";
import { orders } from "../../base/db/orderSchema.ts";
import { refundRequests } from "../../base/db/organiseSchema.ts";
import { resultBatches, resultRows } from "../../base/db/resultSchema.ts";
import { entrants, submissions } from "../../base/db/signupSchema.ts";
import type { Secrets } from "../../base/secrets/secrets.ts";
import { nameIn, openAnswers, readForms } from "../../entry/own/own.ts";
import { showBib } from "../../race/bibs.ts";
import { itemName, type RaceSite } from "../../race/raceSite.ts";
import { currentEdition } from "../sets/rules.ts";
import { isRunner, type SoughtRunner } from "./runner.ts";
import { nameStartBlock } from "./startBlock.ts";
import { nameStatus } from "./status.ts";

const isRefundRequested = sql<boolean>`exists (
  select 1 from ${refundRequests} r where(r.order_id = ${submissions.submissionId} and r.state = 'waiting'))`;

/** Reads the sign-ups of a runner for a race and their entries, the newest first. */
export async function readOwnRows(db: Database, raceId: string, runner: SoughtRunner) {
  const isTheirs =
    "accountId" in runner
      ? runner.accountId === null
        ? sql`false`
        : eq(submissions.accountId, runner.accountId)
      : isAmong(entrants.lookUpMac, runner.lookUpMacs);
  return db
    .select({
      submission: submissions,
      position: entrants.position,
      documentMac: entrants.documentMac,
      entry: entries,
      orderState: orders.state,
      isRefundRequested,
    })
    .from(entrants)
    .innerJoin(submissions, eq(submissions.submissionId, entrants.submissionId))
    .leftJoin(entries, and(eq(entries.submissionId, entrants.submissionId), eq(entries.position, entrants.position)))
    .leftJoin(orders, eq(orders.orderId, entrants.submissionId))
    .where(and(isTheirs, eq(entrants.raceId, raceId), ne(entrants.use, "general"), isNull(submissions.replacedBy)))
    .orderBy(desc(submissions.createdAt), desc(entries.seq));
}

export type OwnRow = Awaited<ReturnType<typeof readOwnRows>>[number];

/** Returns whether a sign-up has led to an entry that counts. */
export const hasConfirmed = ({ entry }: OwnRow): boolean => entry?.state === "confirmed";

/** Returns the keyed hashes of the documents that a look-up knows its runners by. */
export function listPersonIds(runner: SoughtRunner, own: readonly OwnRow[]): string[] {
  const registered = own.flatMap(({ documentMac, entry }) => documentMac ?? entry?.personId ?? []);
  return [...new Set([...("personIds" in runner ? runner.personIds : []), ...registered])];
}

/**
 * Reads what imported files state of runners in this edition of the race, of each bib the newest: a
 * list of starters that a third party registered is one of them.
 */
async function readFileRows(
  db: Database,
  { raceId, edition, isTheirs }: { raceId: string; edition: string; isTheirs: SQL | undefined },
) {
  const { batchId, bib, name, latinName, wave, personId, entryCode, isRefused } = resultRows;
  return db
    .select({ item: resultBatches.item, bib, name, latinName, wave, personId, entryCode })
    .from(resultRows)
    .innerJoin(resultBatches, eq(resultBatches.batchId, batchId))
    .where(
      and(
        isTheirs,
        eq(isRefused, false),
        eq(resultBatches.raceId, raceId),
        eq(resultBatches.edition, edition),
        eq(resultBatches.state, "imported"),
      ),
    )
    .orderBy(desc(resultBatches.importSeq));
}

/** What a look-up of registrations reads of the site. */
export interface RegistrationScope {
  site: RaceSite;
  shows: ReadonlySet<LookUpPart>;
}

/**
 * Returns the registrations of a runner: one for each item, that of this program if there is one.
 * Who is not found costs the same queries as who has another name.
 */
export async function findRegistrations(
  { db, secrets }: { db: Database; secrets: Pick<Secrets, "open"> },
  { site, shows }: RegistrationScope,
  runner: SoughtRunner,
): Promise<FoundRegistration[]> {
  const { raceId } = site;
  const own = chooseCurrent(await readOwnRows(db, raceId, runner));
  const codes = own.flatMap(({ entry }) => entry?.code ?? []);
  const isTheirs = or(
    isAmong(resultRows.personId, listPersonIds(runner, own)),
    codes.length > 0 ? inArray(resultRows.entryCode, codes) : undefined,
  );
  const inFiles = (await readFileRows(db, { raceId, edition: currentEdition(site.site), isTheirs })).filter((row) =>
    isRunner(runner, own.some(hasConfirmed), row),
  );
  if (own.length === 0 && inFiles.length === 0) return [];
  const names = await readNames({ db, secrets }, own);
  const registered = own.map((row, index) => {
    const file = inFiles.find((candidate) => isOfEntry(candidate, row));
    return describeOwn(row, { site, shows, name: names[index] ?? "", file });
  });
  const items = new Set(own.map(({ submission }) => submission.item));
  const others = new Map(inFiles.toReversed().map((row) => [row.item, row]));
  const fromFiles = [...others.values()].filter(({ item }) => !items.has(item));
  return [...registered, ...fromFiles.map((row) => describeFileRow(row, { site, shows }))];
}

// Of several sign-ups of one person for an item, the one that still counts, else the newest.
function chooseCurrent(rows: OwnRow[]): OwnRow[] {
  const chosen = new Map<string, OwnRow>();
  for (const row of rows) {
    const key = `${row.submission.item}/${row.documentMac ?? `${row.submission.submissionId}/${row.position}`}`;
    const other = chosen.get(key);
    if (!other || (isEnded(other) && !isEnded(row))) chosen.set(key, row);
  }
  return [...chosen.values()];
}

function isEnded({ submission, entry }: OwnRow): boolean {
  return submission.withdrawnAt !== null || entry?.state === "expired" || entry?.state === "withdrawn";
}

type FileRow = Awaited<ReturnType<typeof readFileRows>>[number];

function isOfEntry({ item, personId, entryCode }: FileRow, { submission, documentMac, entry }: OwnRow): boolean {
  if (item !== submission.item) return false;
  return (entryCode !== null && entryCode === entry?.code) || (personId !== null && personId === documentMac);
}

async function readNames(
  { db, secrets }: { db: Database; secrets: Pick<Secrets, "open"> },
  rows: readonly OwnRow[],
): Promise<string[]> {
  const forms = await readForms(
    db,
    rows.map(({ submission }) => submission),
  );
  return rows.map(({ submission, position }) =>
    nameIn(forms.get(submission.formHash)?.form, openAnswers(secrets, submission)[position] ?? {}),
  );
}

const webTerminal = 3;

function describeOwn(
  { submission, entry, orderState, isRefundRequested }: OwnRow,
  { site, shows, name, file }: RegistrationScope & { name: string; file: FileRow | undefined },
): FoundRegistration {
  const { item, auditStatus, withdrawnAt, terminalType } = submission;
  const status = nameStatus({
    state: entry?.state ?? null,
    auditStatus,
    isEnded: withdrawnAt !== null,
    isDrawn: site.site.race?.items?.find(({ id }) => id === item)?.allocation === "draw",
    orderState,
    isRefundRequested,
  });
  const isApp = terminalType !== null && terminalType !== webTerminal;
  return {
    ...describeStart({ item, ...chooseBib(site, { item, entry, file }) }, { site, shows }),
    source: isApp ? "app" : "web",
    status,
    name: maskName(name),
  };
}

// What the organiser gave, once it is shown; else what a file states.
function chooseBib(
  site: RaceSite,
  { item, entry, file }: { item: string; entry: OwnRow["entry"]; file: FileRow | undefined },
): { bib: string | null; wave: string | null; startBlock: Text | null } {
  const { bib, startBlock } = showBib(site, { item, bib: entry?.bib ?? null });
  return { bib: bib ?? file?.bib ?? null, wave: file?.wave ?? null, startBlock };
}

function describeFileRow(row: FileRow, scope: RegistrationScope): FoundRegistration {
  return {
    ...describeStart(row, scope),
    source: "third-party",
    status: "registered",
    name: maskName(row.name ?? row.latinName ?? ""),
  };
}

function describeStart(
  { item, bib, wave, startBlock = null }: Pick<FileRow, "item" | "bib" | "wave"> & { startBlock?: Text | null },
  { site, shows }: RegistrationScope,
): Pick<FoundRegistration, "item" | "itemName" | "bib" | "startBlock"> {
  return {
    item,
    itemName: itemName(site, item),
    bib: shows.has("bib") ? bib : null,
    startBlock: shows.has("start-block") ? (nameStartBlock(site, item, wave) ?? startBlock) : null,
  };
}
