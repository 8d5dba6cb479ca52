import { randomUUID } from "node:crypto";
import { and, eq, inArray, sql } from "drizzle-orm";
import { type AuditLine, recordAudit } from "../../../base/audit/record.ts";
import { raceItems } from "../../../base/db/entrySchema.ts";
import { invitations } from "../../../base/db/invitationSchema.ts";
import type { Database } from "../../../base/db/open.ts";
import { newLink, type Secrets } from "../../../base/secrets/secrets.ts";
import { enter, lockPools } from "../../../entry/places/enter.ts";
import { isCancelled, raceCancelled } from "../../../race/cancelled.ts";
import type { RaceSite } from "../../../race/raceSite.ts";
import type { Wanted } from "./wanted.ts";

/**
 * Ends the transaction in which invitations were to be made: an item has too few places left to
 * hold one.
 */
export class TooFewPlaces extends Error {
  readonly item: string;
  readonly left: number;
  constructor(item: string, left: number) {
    super("An item has too few places left to hold one for each invitation.");
    this.item = item;
    this.left = left;
  }
}

type Row = typeof invitations.$inferInsert;

// Of each, the parameters of one statement are far below what PostgreSQL allows.
const atATime = 500;

/** Returns the keyed hash by which the invitations of a contact are found. */
export function contactMac(
  { mac }: Pick<Secrets, "mac">,
  { channel, target }: Pick<Wanted, "channel" | "target">,
): string {
  return mac("invited", `${channel}\n${target}`);
}

/**
 * Makes invitations with the places that they hold, in the caller's transaction. A place of a
 * contact that has an invitation is left out, also if another server makes it at the same moment.
 * Throws TooFewPlaces or Refused. Returns how many were made.
 */
export async function makeInvitations(
  tx: Database,
  secrets: Secrets,
  { raceId, domainName }: Pick<RaceSite, "raceId" | "domainName">,
  { wanted, actor }: { wanted: readonly Wanted[]; actor: string },
): Promise<number> {
  const rows = wanted.flatMap((row) =>
    Array.from({ length: row.count }, (_, index): Row => {
      const { token: _token, ...link } = newLink(secrets, "invitation");
      const { channel, target, item, language, endsAt, isWaived, holdsPlace, note } = row;
      return {
        invitationId: randomUUID(),
        raceId,
        domainName,
        kind: "invited",
        ordinal: index + 1,
        createdBy: actor,
        channel,
        item,
        language,
        endsAt,
        isWaived,
        holdsPlace,
        dueAt: sql`now()` as never,
        contactSealed: secrets.seal(target),
        contactMac: contactMac(secrets, row),
        ...link,
        noteSealed: note === "" ? null : secrets.seal(note),
      };
    }),
  );
  if (await isCancelled(tx, raceId)) throw raceCancelled();
  // In one order, so that two files with contacts in common wait for each other and not in a
  // circle.
  rows.sort((a, b) => (getSortKey(a) < getSortKey(b) ? -1 : 1));
  const madeRows: (typeof invitations.$inferSelect)[] = [];
  for (let at = 0; at < rows.length; at += atATime)
    madeRows.push(
      ...(await tx
        .insert(invitations)
        .values(rows.slice(at, at + atATime))
        .onConflictDoNothing()
        .returning()),
    );
  await holdPlaces(tx, madeRows);
  await recordMade(tx, madeRows);
  return madeRows.length;
}

function getSortKey({ item, contactMac: contact, ordinal = 1 }: Row): string {
  return `${contact}\n${item}\n${String(ordinal).padStart(3, "0")}`;
}

/**
 * Holds a place for each of these invitations that are to hold one, in the transaction that makes
 * them. Throws TooFewPlaces or Refused.
 */
export async function holdPlaces(tx: Database, rows: readonly (typeof invitations.$inferSelect)[]): Promise<void> {
  const holding = rows.filter(({ holdsPlace }) => holdsPlace);
  const people = [{ position: 0, personId: null, birthday: null }];
  for (let at = 0; at < holding.length; at += atATime) {
    const batch = holding.slice(at, at + atATime);
    const units = batch.map(({ raceId, item, invitationId, createdBy }) => ({
      raceId,
      item,
      submissionId: null,
      heldAs: invitationId,
      actor: createdBy,
      people,
    }));
    for (const [index, outcome] of (await enter(tx, units, "invitation")).entries())
      if (outcome.outcome === "cancelled") throw raceCancelled();
      else if (outcome.outcome !== "entered")
        throw new TooFewPlaces(units[index]?.item ?? "", outcome.outcome === "full" ? outcome.left : 0);
  }
}

/** Writes an audit line for each of these invitations. */
export async function recordMade(tx: Database, rows: readonly (typeof invitations.$inferSelect)[]): Promise<void> {
  const lines = rows.map(
    ({ raceId, createdBy: actor, invitationId, item, isWaived, holdsPlace, kind, paidFen }): AuditLine => ({
      raceId,
      actor,
      action: "invite",
      entity: "invitation",
      entityId: invitationId,
      after: "sent",
      details: { item, kind, isWaived, holdsPlace, ...(paidFen !== null && { paidFen }) },
    }),
  );
  for (let at = 0; at < lines.length; at += atATime) await recordAudit(tx, lines.slice(at, at + atATime));
}

/** Counts the invitations that each of these rows has already, by item and contact. */
export async function findKnown(
  db: Database,
  secrets: Pick<Secrets, "mac">,
  { raceId, wanted }: { raceId: string; wanted: readonly Wanted[] },
): Promise<(row: Wanted) => number> {
  const { item, contactMac: contact, ordinal } = invitations;
  const macs = [...new Set(wanted.map((row) => contactMac(secrets, row)))];
  const ordinalsByName = new Map<string, number[]>();
  for (let at = 0; at < macs.length; at += atATime) {
    const isLive = inArray(invitations.state, ["sent", "used"]);
    const isTheirs = and(eq(invitations.raceId, raceId), isLive, inArray(contact, macs.slice(at, at + atATime)));
    for (const row of await db.select({ item, contact, ordinal }).from(invitations).where(isTheirs)) {
      const name = `${row.item}\n${row.contact}`;
      ordinalsByName.set(name, [...(ordinalsByName.get(name) ?? []), row.ordinal]);
    }
  }
  return (row) => {
    const ordinals = ordinalsByName.get(`${row.item}\n${contactMac(secrets, row)}`) ?? [];
    return ordinals.filter((ordinal) => ordinal <= row.count).length;
  };
}

/**
 * Counts the places that each item of a race has left, undefined for one without a limit, and
 * returns a function that takes some of them: items may share a pool.
 */
export async function countPlaces(db: Database, raceId: string) {
  const items = await db.select().from(raceItems).where(eq(raceItems.raceId, raceId));
  const remaining = await db.transaction((tx) =>
    lockPools(
      tx as Database,
      items.flatMap(({ poolIds }) => poolIds),
    ),
  );
  const counts = new Map([...remaining].map(([id, pool]) => [id, pool.left]));
  const listPools = (item: string) => items.find((raceItem) => raceItem.item === item)?.poolIds ?? [];
  const getLeft = (item: string) => Math.max(0, Math.min(...listPools(item).map((id) => counts.get(id) ?? 0)));
  return {
    getLeft,
    /** Takes places of an item; returns false, and takes none, if there are too few. */
    take(item: string, count: number): boolean {
      if (getLeft(item) < count) return false;
      for (const id of listPools(item)) counts.set(id, (counts.get(id) ?? 0) - count);
      return true;
    },
  };
}
