import { and, eq, inArray, isNull, ne, sql } from "drizzle-orm";
import type { LineOutcome } from "#core/handOuts.ts";
import { entries } from "../../base/db/entrySchema.ts";
import { handOuts, staffEvents } from "../../base/db/handOutSchema.ts";
import type { Database } from "../../base/db/open.ts";
import { pickUps } from "../../base/db/pickUpSchema.ts";

/** Who did something with which device, and when by the server's clock. */
export interface Done {
  raceId: string;
  site: string;
  deviceId: string;
  seq: number;
  at: Date;
  byAccount: string;
}

/** What became of it, and the hand-out that it made, undid or met. */
export interface Outcome {
  outcome: LineOutcome;
  handOutId: number | null;
}

const plain = (outcome: LineOutcome): Outcome => ({ outcome, handOutId: null });

/** A material that is handed out. */
export interface Wanted {
  /** The public code of the entry. */
  code: string;
  material: string;
  choice?: string | undefined;
  /** Who takes it for the runner, sealed. */
  proxySealed?: string | undefined;
}

/**
 * Ends the mailing of a pack that is collected, in the transaction that has locked its entry;
 * returns whether the pack is packed or sent already, and cannot be handed out.
 */
export type EndMailing = (tx: Database, entryId: string, actor: string) => Promise<boolean>;

/** What the race hands out, and what ends the mailing of a pack. */
export interface Packs {
  materials: readonly string[];
  endMailing?: EndMailing | undefined;
}

/**
 * Hands a material of an entry out, once, in the caller's transaction; what somebody was handed
 * already is a conflict. The entry is locked, so that nothing else happens to it meanwhile.
 */
export async function handOut(
  tx: Database,
  done: Done,
  { code, material, choice, proxySealed }: Wanted,
  { materials, endMailing }: Packs,
): Promise<Outcome> {
  const entry = await lockEntry(tx, done.raceId, code);
  if (typeof entry === "string") return plain(entry);
  if (!materials.includes(material)) return plain("unknown-material");
  const { entryId } = entry;
  const live = await listLive(tx, entryId);
  const first = live.find((row) => row.material === material);
  if (first) return { outcome: "conflict", handOutId: first.handOutId };
  if (await endMailing?.(tx, entryId, done.byAccount)) return plain("mailed");
  const [row] = await tx
    .insert(handOuts)
    .values({ ...done, entryId, material, choice: choice ?? null, proxySealed: proxySealed ?? null })
    .returning({ handOutId: handOuts.handOutId });
  const given = new Set([...live.map((row) => row.material), material]);
  await setPickUp(tx, entryId, materials.every((id) => given.has(id)) ? "collected" : "checked_in");
  return { outcome: "done", handOutId: row?.handOutId ?? null };
}

/** Notes that a runner has come, in the caller's transaction. */
export async function checkIn(tx: Database, { raceId }: Done, code: string): Promise<Outcome> {
  const entry = await lockEntry(tx, raceId, code);
  if (typeof entry === "string") return plain(entry);
  const isBooked = and(eq(pickUps.entryId, entry.entryId), eq(pickUps.state, "booked"));
  await tx.update(pickUps).set({ state: "checked_in", stateAt: sql`now()` }).where(isBooked);
  return plain("done");
}

/**
 * Undoes a hand-out once two members of staff have requested it, in the caller's transaction: the
 * first waits for the second.
 */
export async function undoHandOut(
  tx: Database,
  { raceId, byAccount }: Done,
  undone: number | Pick<Wanted, "code" | "material">,
): Promise<Outcome> {
  const handOutId = typeof undone === "number" ? undone : await findLive(tx, raceId, undone);
  if (handOutId === undefined) return plain("unknown-hand-out");
  const isIt = and(eq(handOuts.handOutId, handOutId), eq(handOuts.raceId, raceId));
  const [asked] = await tx.select({ entryId: handOuts.entryId }).from(handOuts).where(isIt);
  if (!asked) return plain("unknown-hand-out");
  const { entryId } = asked;
  const { entryId: id } = entries;
  await tx.select({ id }).from(entries).where(eq(id, entryId)).for("no key update");
  const [row] = await tx.select().from(handOuts).where(isIt);
  if (!row || row.undoneAt) return { outcome: "done", handOutId };
  const isFirst = and(
    eq(staffEvents.handOutId, handOutId),
    eq(staffEvents.outcome, "waiting"),
    ne(staffEvents.byAccount, byAccount),
  );
  const [first] = await tx.select({ by: staffEvents.byAccount }).from(staffEvents).where(isFirst).limit(1);
  if (!first) return { outcome: "waiting", handOutId };
  const byTwo = { undoneAt: sql`now()`, undoneBy: first.by, undoneSecond: byAccount };
  await tx.update(handOuts).set(byTwo).where(isIt);
  await setPickUp(tx, entryId, "checked_in");
  return { outcome: "done", handOutId };
}

// A device knows of a hand-out of another one only that there is one.
async function findLive(
  tx: Database,
  raceId: string,
  { code, material }: Pick<Wanted, "code" | "material">,
): Promise<number | undefined> {
  const isIt = and(eq(entries.code, code), eq(handOuts.raceId, raceId), eq(handOuts.material, material));
  const [row] = await tx
    .select({ handOutId: handOuts.handOutId })
    .from(handOuts)
    .innerJoin(entries, eq(entries.entryId, handOuts.entryId))
    .where(and(isIt, isNull(handOuts.undoneAt)));
  return row?.handOutId;
}

async function lockEntry(
  tx: Database,
  raceId: string,
  code: string,
): Promise<{ entryId: string } | "unknown-code" | "other-race" | "not-confirmed"> {
  const [entry] = await tx.select().from(entries).where(eq(entries.code, code)).for("no key update");
  if (!entry) return "unknown-code";
  if (entry.raceId !== raceId) return "other-race";
  return entry.state === "confirmed" ? entry : "not-confirmed";
}

// A query of its own: one that waited for the lock still sees what was handed out before it.
async function listLive(tx: Database, entryId: string) {
  return tx
    .select()
    .from(handOuts)
    .where(and(eq(handOuts.entryId, entryId), isNull(handOuts.undoneAt)));
}

async function setPickUp(tx: Database, entryId: string, state: "checked_in" | "collected"): Promise<void> {
  const isLive = and(eq(pickUps.entryId, entryId), inArray(pickUps.state, ["booked", "checked_in", "collected"]));
  await tx
    .update(pickUps)
    .set({ state, stateAt: sql`now()` })
    .where(and(isLive, ne(pickUps.state, state)));
}
