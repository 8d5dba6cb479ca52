import { and, eq, inArray, isNull, ne, or, sql } from "drizzle-orm";
import { correctClock, type LineKind, type LineOutcome } from "#core/handOuts.ts";
import { accounts } from "../../base/db/accountSchema.ts";
import { entries } from "../../base/db/entrySchema.ts";
import { handOuts, staffDevices, staffEvents } from "../../base/db/handOutSchema.ts";
import type { Database } from "../../base/db/open.ts";
import type { Secrets } from "../../base/secrets/secrets.ts";
import { checkIn, type Done, type EndMailing, handOut, type Outcome, type Packs, undoHandOut } from "./handOut.ts";

/** What staff did, as their device queued it. */
export interface Line {
  /** From 1, without gaps. */
  seq: number;
  /** Drawn by the device. */
  nonce: string;
  /** By the device's clock. */
  at: number;
  kind: LineKind;
  code?: string;
  material?: string;
  choice?: string;
  /** Who takes it for the runner: stored sealed. */
  proxy?: string;
  handOutId?: number;
}

/** What sealing and storing lines needs. */
export interface SyncTools {
  db: Database;
  secrets: Pick<Secrets, "seal">;
}

/** A batch of lines that a device sends. */
export interface Batch {
  deviceId: string;
  raceId: string;
  actor: string;
  sessionId: string;
  /** What the device's clock shows. */
  now: number;
  /** How many lines the device has beyond these. */
  pending: number;
  lines: Line[];
  /** The conflicts of other devices that this one has shown. */
  informed: { deviceId: string; seq: number }[];
}

/** A hand-out that a line met, with who did it, at which site and when. */
export interface Met {
  handOutId: number;
  code: string;
  material: string;
  choice: string | null;
  site: string;
  at: number;
  by: string;
}

/** A second hand-out of what this device had handed out. */
export interface Conflict {
  deviceId: string;
  seq: number;
  at: number;
  by: string;
  first: Met;
}

interface Synced {
  results: { seq: number; outcome: LineOutcome; met: Met | null }[];
  conflicts: Conflict[];
}

/**
 * Does what the lines of a device say, each once however often it is sent, and keeps all of them,
 * also failed scans. Returns what became of each, and the conflicts that others had with what this
 * device handed out, until it states that it has shown them.
 */
export async function syncLines(
  { db, secrets }: SyncTools,
  batch: Batch,
  materials: readonly string[],
  endMailing?: EndMailing,
): Promise<Synced | "staff/unknown-device" | "staff/device-closed"> {
  const { deviceId, raceId, actor, sessionId, pending } = batch;
  const outcomes: { seq: number; result: Outcome }[] = [];
  for (const line of [...batch.lines].sort((a, b) => a.seq - b.seq)) {
    const result = await keepLine({ db, secrets }, batch, line, { materials, endMailing });
    if (typeof result === "string") return result;
    outcomes.push({ seq: line.seq, result });
  }
  const isOwn = and(eq(staffDevices.deviceId, deviceId), eq(staffDevices.raceId, raceId));
  const synced = { lastSyncAt: sql`now()`, pending, sessionId };
  const [device] = await db
    .update(staffDevices)
    .set(synced)
    .where(and(isOwn, eq(staffDevices.accountId, actor), isNull(staffDevices.closedAt)))
    .returning();
  if (!device) return (await db.$count(staffDevices, isOwn)) === 0 ? "staff/unknown-device" : "staff/device-closed";
  await noteInformed(db, batch);
  const met = await describeMet(
    db,
    outcomes.flatMap(({ result }) => result.handOutId ?? []),
  );
  return {
    results: outcomes.map(({ seq, result }) => ({
      seq,
      outcome: result.outcome,
      met: met.get(result.handOutId ?? 0) ?? null,
    })),
    conflicts: await listConflicts(db, deviceId),
  };
}

// One transaction for each line: two devices that meet at several entries lock one at a time.
async function keepLine(
  { db, secrets }: SyncTools,
  { deviceId, raceId, actor, now }: Batch,
  line: Line,
  packs: Packs,
): Promise<Outcome | "staff/unknown-device" | "staff/device-closed"> {
  return db.transaction(async (transaction) => {
    const tx = transaction as Database;
    const isIt = and(eq(staffDevices.deviceId, deviceId), eq(staffDevices.accountId, actor));
    const ms = sql<string>`(extract(epoch from clock_timestamp()) * 1000)::text`;
    const [row] = await tx
      .select({ device: staffDevices, ms })
      .from(staffDevices)
      .where(and(isIt, eq(staffDevices.raceId, raceId)))
      .for("update");
    if (!row) return "staff/unknown-device";
    const { seq, nonce, at, proxy, ...rest } = line;
    const action = { ...rest, ...(proxy !== undefined && { proxySealed: secrets.seal(proxy) }) };
    const isLine = and(eq(staffEvents.deviceId, deviceId), eq(staffEvents.seq, seq));
    const [kept] = await tx.select().from(staffEvents).where(isLine);
    // A device that lost its storage counts anew: its line is not taken for the earlier one.
    if (kept && kept.nonce !== nonce) return { outcome: "number-taken", handOutId: null };
    if (kept) return { outcome: kept.outcome as LineOutcome, handOutId: kept.handOutId };
    if (row.device.closedAt !== null) return "staff/device-closed";
    const done: Done = {
      raceId,
      site: row.device.site,
      deviceId,
      seq,
      at: new Date(correctClock({ at, now }, Math.floor(Number(row.ms)))),
      byAccount: actor,
    };
    const result = await act(tx, done, action, packs);
    const event = { deviceId, seq, nonce, raceId, at: done.at, byAccount: actor, action };
    await tx.insert(staffEvents).values({ ...event, ...result });
    return result;
  });
}

type Action = Omit<Line, "seq" | "nonce" | "at" | "proxy"> & { proxySealed?: string };

async function act(tx: Database, done: Done, action: Action, packs: Packs): Promise<Outcome> {
  const { kind, code = "", material = "", choice, proxySealed, handOutId } = action;
  if (kind === "hand-out") return handOut(tx, done, { code, material, choice, proxySealed }, packs);
  if (kind === "check-in") return checkIn(tx, done, code);
  if (kind === "undo") return undoHandOut(tx, done, handOutId ?? { code, material });
  return { outcome: "kept", handOutId: null };
}

async function noteInformed(db: Database, { deviceId, informed }: Batch): Promise<void> {
  const isShown = or(
    ...informed.map((line) => and(eq(staffEvents.deviceId, line.deviceId), eq(staffEvents.seq, line.seq))),
  );
  if (!isShown) return;
  const isFirst = sql`${staffEvents.handOutId} in (select hand_out_id from hand_outs where(device_id = ${deviceId}))`;
  await db.update(staffEvents).set({ informedAt: sql`now()` }).where(and(isShown, isFirst));
}

async function describeMet(db: Database, ids: number[]): Promise<Map<number, Met>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ row: handOuts, code: entries.code, nick: accounts.nick })
    .from(handOuts)
    .innerJoin(entries, eq(entries.entryId, handOuts.entryId))
    .leftJoin(accounts, eq(accounts.accountId, handOuts.byAccount))
    .where(inArray(handOuts.handOutId, ids));
  return new Map(
    rows.map(({ row: { handOutId, material, choice, site, at }, code, nick }) => [
      handOutId,
      { handOutId, code, material, choice, site, at: at.getTime(), by: nick ?? "" },
    ]),
  );
}

const mostConflicts = 100;

async function listConflicts(db: Database, deviceId: string): Promise<Conflict[]> {
  const isOpen = and(eq(staffEvents.outcome, "conflict"), isNull(staffEvents.informedAt));
  const rows = await db
    .select({ event: staffEvents, handOutId: handOuts.handOutId, nick: accounts.nick })
    .from(staffEvents)
    .innerJoin(handOuts, eq(handOuts.handOutId, staffEvents.handOutId))
    .leftJoin(accounts, eq(accounts.accountId, staffEvents.byAccount))
    .where(and(isOpen, eq(handOuts.deviceId, deviceId), ne(staffEvents.deviceId, deviceId)))
    .orderBy(staffEvents.receivedAt)
    .limit(mostConflicts);
  const met = await describeMet(
    db,
    rows.map(({ handOutId }) => handOutId),
  );
  return rows.flatMap(({ event, handOutId, nick }) => {
    const first = met.get(handOutId);
    if (!first) return [];
    return [{ deviceId: event.deviceId, seq: event.seq, at: event.at.getTime(), by: nick ?? "", first }];
  });
}
