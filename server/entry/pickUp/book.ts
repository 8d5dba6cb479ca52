import { and, asc, eq, inArray, lt, sql } from "drizzle-orm";
import type { ErrorCode } from "#contract/errors.ts";
import type { PickUpBooking } from "#contract/pickUp.ts";
import type { PickUp } from "#schemas/generated/types.ts";
import { entries } from "../../base/db/entrySchema.ts";
import type { Database } from "../../base/db/open.ts";
import { isLivePickUp, pickUpSlots, pickUps } from "../../base/db/pickUpSchema.ts";
import { submissions } from "../../base/db/signupSchema.ts";
import { findSiteOf } from "../../race/raceSite.ts";
import type { RaceTools } from "../../race/tools.ts";
import { cancelPickUps, freeSlot } from "./end.ts";
import { describeSite, getPickUp, listNearest } from "./plan.ts";

type SlotRow = typeof pickUpSlots.$inferSelect;
type BookingRow = typeof pickUps.$inferSelect;

/** Whose entry of which own sign-up. */
export interface OwnEntry {
  accountId: string;
  submissionId: string;
  /** From 0. */
  entrant: number;
}

type EntryError = "submission/not-found" | "pick-up/not-offered" | "pick-up/not-confirmed";
type TimeError = "pick-up/not-open" | "pick-up/closed";
type ClaimError = "pick-up/unknown-slot" | "pick-up/slot-over" | "pick-up/full";
type ChangeError = "pick-up/picked-up" | "pick-up/too-late";

/** Why a slot is not booked, moved or cancelled, with what the code has in addition. */
export interface Refused<Code extends ErrorCode> {
  error: Code;
  details?: Record<string, unknown>;
}

type Booked = PickUpBooking | Refused<EntryError | TimeError | ClaimError | "pick-up/already-booked">;
type Moved = PickUpBooking | Refused<EntryError | TimeError | ClaimError | ChangeError | "pick-up/not-booked">;
type Cancelled = "cancelled" | Refused<EntryError | ChangeError>;

/** Books a slot for an own entry; repeated, it returns the same booking. */
export async function bookSlot(tools: RaceTools, own: OwnEntry, slotId: number): Promise<Booked> {
  return withEntry<Booked>(tools, own, async (tx, { entryId, raceId, pickUp, booking, now }) => {
    if (booking?.slotId === slotId) return describeLive(tx, pickUp, booking);
    if (booking) return { error: "pick-up/already-booked" };
    const closed = refuseByTime(pickUp, now);
    if (closed) return closed;
    const slot = await claimSlot(tx, { raceId, slotId, now });
    return "error" in slot ? slot : insertBooking(tx, pickUp, { entryId, slot });
  });
}

/**
 * Moves the booking of an own entry to another slot, in one transaction: the old place is given
 * back only if the new one is taken. Repeated, it returns the same booking.
 */
export async function moveBooking(tools: RaceTools, own: OwnEntry, slotId: number): Promise<Moved> {
  return withEntry<Moved>(tools, own, async (tx, { entryId, raceId, pickUp, booking, now }) => {
    if (!booking) return { error: "pick-up/not-booked" };
    if (booking.slotId === slotId) return describeLive(tx, pickUp, booking);
    const refused = await refuseMove(tx, pickUp, { booking, now });
    if (refused) return refused;
    // Both in one order, so that two who swap their slots do not wait for each other.
    await lockSlots(tx, [booking.slotId, slotId]);
    const slot = await claimSlot(tx, { raceId, slotId, now });
    if ("error" in slot) return slot;
    await tx.update(pickUps).set({ state: "moved", stateAt: sql`now()` }).where(isBooking(booking));
    await freeSlot(tx, booking.slotId);
    return insertBooking(tx, pickUp, { entryId, slot });
  });
}

/** Cancels the booking of an own entry; repeated, it returns the same. */
export async function cancelBooking(tools: RaceTools, own: OwnEntry): Promise<Cancelled> {
  return withEntry<Cancelled>(tools, own, async (tx, { pickUp, booking, now }) => {
    if (!booking) return "cancelled";
    const refused = await refuseChange(tx, pickUp, { booking, now });
    if (refused) return refused;
    await cancelPickUps(tx, [booking.pickUpId]);
    return "cancelled";
  });
}

interface LockedEntry {
  entryId: string;
  raceId: string;
  pickUp: PickUp;
  booking: BookingRow | undefined;
  /** By the database's clock. */
  now: Date;
}

// Works on a confirmed entry that is locked: nobody else books for it, and it does not end.
async function withEntry<Result>(
  tools: RaceTools,
  { accountId, submissionId, entrant }: OwnEntry,
  work: (tx: Database, entry: LockedEntry) => Promise<Result>,
): Promise<Result | Refused<EntryError>> {
  const isOwn = and(eq(submissions.submissionId, submissionId), eq(submissions.accountId, accountId));
  const { raceId, domainName } = submissions;
  const [row] = await tools.db.select({ raceId, domainName }).from(submissions).where(isOwn);
  if (!row) return { error: "submission/not-found" };
  const pickUp = getPickUp(await findSiteOf(tools, row));
  if (!pickUp) return { error: "pick-up/not-offered" };
  return tools.db.transaction(async (transaction) => {
    const tx = transaction as Database;
    const isConfirmed = and(eq(entries.submissionId, submissionId), eq(entries.state, "confirmed"));
    const ms = sql<string>`(extract(epoch from now()) * 1000)::text`;
    const [entry] = await tx
      .select({ entryId: entries.entryId, ms })
      .from(entries)
      .where(and(isConfirmed, eq(entries.position, entrant)))
      .for("no key update");
    if (!entry) return { error: "pick-up/not-confirmed" };
    const { entryId } = entry;
    // A query of its own: one that waited for the lock still sees what was booked before it.
    const [booking] = await tx
      .select()
      .from(pickUps)
      .where(and(eq(pickUps.entryId, entryId), isLivePickUp));
    return work(tx, { entryId, raceId: row.raceId, pickUp, booking, now: new Date(Number(entry.ms)) });
  });
}

function refuseByTime({ opensAt, closesAt }: PickUp, now: Date): Refused<TimeError> | undefined {
  const opens = Date.parse(opensAt);
  if (now.getTime() < opens) return { error: "pick-up/not-open", details: { opensAt: opens } };
  return now.getTime() < Date.parse(closesAt) ? undefined : { error: "pick-up/closed" };
}

// Who booked what the organiser no longer offers can move after booking has closed, too.
async function refuseMove(
  tx: Database,
  pickUp: PickUp,
  { booking, now }: { booking: BookingRow; now: Date },
): Promise<Refused<TimeError | ChangeError> | undefined> {
  const slot = await readSlot(tx, booking.slotId);
  const closed = slot?.places === 0 ? undefined : refuseByTime(pickUp, now);
  return closed ?? refuseChange(tx, pickUp, { booking, now });
}

async function refuseChange(
  tx: Database,
  pickUp: PickUp,
  { booking, now }: { booking: BookingRow; now: Date },
): Promise<Refused<ChangeError> | undefined> {
  if (booking.state !== "booked") return { error: "pick-up/picked-up" };
  const slot = await readSlot(tx, booking.slotId);
  return slot && now < changeEnd(pickUp, slot) ? undefined : { error: "pick-up/too-late" };
}

/** Returns until when the booking of a slot can be moved or cancelled. */
export function changeEnd(
  { changeUntilHours = 0 }: PickUp,
  { startsAt, endsAt, places }: Pick<SlotRow, "startsAt" | "endsAt" | "places">,
): Date {
  // The organiser has closed it: nobody waits for the runner then.
  if (places === 0) return endsAt;
  return new Date(startsAt.getTime() - changeUntilHours * 3_600_000);
}

const isBooking = ({ pickUpId }: BookingRow) => eq(pickUps.pickUpId, pickUpId);

async function readSlot(tx: Database, slotId: number): Promise<SlotRow | undefined> {
  const [slot] = await tx.select().from(pickUpSlots).where(eq(pickUpSlots.slotId, slotId));
  return slot;
}

async function lockSlots(tx: Database, ids: number[]): Promise<void> {
  const { slotId } = pickUpSlots;
  await tx.select({ slotId }).from(pickUpSlots).where(inArray(slotId, ids)).orderBy(asc(slotId)).for("update");
}

/** Takes a place of a slot of a race, or returns why there is none. */
export async function claimSlot(
  tx: Database,
  { raceId, slotId, now }: { raceId: string; slotId: number; now: Date },
): Promise<SlotRow | Refused<ClaimError>> {
  const isIt = and(eq(pickUpSlots.slotId, slotId), eq(pickUpSlots.raceId, raceId));
  const isOpen = and(isIt, sql`${pickUpSlots.startsAt} > now()`, lt(pickUpSlots.booked, pickUpSlots.places));
  const booked = sql`${pickUpSlots.booked} + 1`;
  const [claimed] = await tx.update(pickUpSlots).set({ booked }).where(isOpen).returning();
  if (claimed) return claimed;
  const [slot] = await tx.select().from(pickUpSlots).where(isIt);
  if (!slot || slot.places === 0) return { error: "pick-up/unknown-slot" };
  if (slot.startsAt <= now) return { error: "pick-up/slot-over" };
  return { error: "pick-up/full", details: { nearest: await listNearest(tx, slot, now) } };
}

async function insertBooking(
  tx: Database,
  pickUp: PickUp,
  { entryId, slot }: { entryId: string; slot: SlotRow },
): Promise<PickUpBooking> {
  await tx.insert(pickUps).values({ entryId, slotId: slot.slotId, state: "booked" });
  return describeBooking(pickUp, slot, "booked");
}

async function describeLive(tx: Database, pickUp: PickUp, { slotId, state }: BookingRow): Promise<PickUpBooking> {
  const slot = await readSlot(tx, slotId);
  if (!slot) throw new Error("A booking is of a slot that is not stored.");
  return describeBooking(pickUp, slot, state);
}

/** Describes a booked slot to its runner. */
export function describeBooking(pickUp: PickUp, slot: SlotRow, state: BookingRow["state"]): PickUpBooking {
  const { slotId, startsAt, endsAt } = slot;
  const site = pickUp.sites.find(({ id }) => id === slot.site) ?? { id: slot.site };
  return {
    slotId,
    startsAt: startsAt.getTime(),
    endsAt: endsAt.getTime(),
    state,
    site: describeSite(site),
    changeUntil: changeEnd(pickUp, slot).getTime(),
    isOffered: slot.places > 0,
  };
}
