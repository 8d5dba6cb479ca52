import { randomUUID } from "node:crypto";
import { and, desc, eq, isNull, or, sql } from "drizzle-orm";
import { sessions } from "../../base/db/accountSchema.ts";
import { staffDevices } from "../../base/db/handOutSchema.ts";
import type { Database } from "../../base/db/open.ts";

type DeviceRow = typeof staffDevices.$inferSelect;

/** Whose device it is to be, and at which site of which race. */
export type NewDevice = Pick<DeviceRow, "raceId" | "site" | "name" | "accountId" | "sessionId">;

/** Adds a device of staff; returns its id. */
export async function openDevice(db: Database, device: NewDevice): Promise<string> {
  const deviceId = randomUUID();
  await db.insert(staffDevices).values({ ...device, deviceId });
  return deviceId;
}

/** Lists the devices of a race, the newest first. */
export async function listDevices(db: Database, raceId: string): Promise<DeviceRow[]> {
  return db.select().from(staffDevices).where(eq(staffDevices.raceId, raceId)).orderBy(desc(staffDevices.openedAt));
}

interface Closing {
  deviceId: string;
  raceId: string;
  actor: string;
  isOrganiser: boolean;
}

/**
 * Closes a device. Its own staff closes it once it has nothing to send. Organisers abandon what
 * it may still have: the first ends its session at once, a second confirms it.
 */
export async function closeDevice(
  db: Database,
  { deviceId, raceId, actor, isOrganiser }: Closing,
): Promise<"closed" | "waiting" | "staff/unknown-device" | "staff/not-synced" | "session/not-allowed"> {
  return db.transaction(async (transaction) => {
    const tx = transaction as Database;
    const isIt = and(eq(staffDevices.deviceId, deviceId), eq(staffDevices.raceId, raceId));
    const [device] = await tx.select().from(staffDevices).where(isIt).for("update");
    if (!device) return "staff/unknown-device";
    const isOwn = device.accountId === actor;
    if (!isOwn && !isOrganiser) return "session/not-allowed";
    if (isSettled(device)) return "closed";
    if (device.closedAt !== null) {
      if (device.closedBy === actor || !isOrganiser) return "waiting";
      await tx.update(staffDevices).set({ closedSecond: actor }).where(isIt);
      return "closed";
    }
    if (isOwn && device.pending > 0) return "staff/not-synced";
    await tx.update(staffDevices).set({ closedAt: sql`now()`, closedBy: actor }).where(isIt);
    if (isOwn) return "closed";
    await tx.delete(sessions).where(eq(sessions.sessionId, device.sessionId));
    return "waiting";
  });
}

/** Returns how far a device is closed. */
export function describeState(device: DeviceRow): "open" | "closing" | "closed" {
  if (device.closedAt === null) return "open";
  return isSettled(device) ? "closed" : "closing";
}

function isSettled({ closedAt, closedBy, closedSecond, accountId }: DeviceRow): boolean {
  return closedAt !== null && (closedBy === accountId || closedSecond !== null);
}

/**
 * Returns whether nothing more comes from the devices of a race: each was closed with nothing to
 * send, or abandoned by two.
 */
export async function haveAllSynced(db: Database, raceId: string): Promise<boolean> {
  const { closedAt, closedBy, closedSecond, accountId } = staffDevices;
  const isOpen = or(isNull(closedAt), and(isNull(closedSecond), sql`${closedBy} <> ${accountId}`));
  return (await db.$count(staffDevices, and(eq(staffDevices.raceId, raceId), isOpen))) === 0;
}
