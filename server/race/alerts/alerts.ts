import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type { RaceAlert } from "#contract/alerts.ts";
import type { AuditAction } from "#core/auditWords.ts";
import type { AlertFile, ShownAlert } from "#core/raceAlerts.ts";
import { recordAudit } from "../../base/audit/record.ts";
import { raceAlerts } from "../../base/db/alertSchema.ts";
import { databaseNow } from "../../base/db/databaseNow.ts";
import type { Database } from "../../base/db/open.ts";
import { type RaceSite, raceEnd } from "../raceSite.ts";
import { type WantedAlert, type WrittenAlert, writeAlert } from "./sentences.ts";

type AlertRow = typeof raceAlerts.$inferSelect;

/** How many alerts are shown at a time: more, and nobody reads any. */
export const mostAlerts = 3;
const mostListed = 50;
const minute = 60_000;

const isShown = (raceId: string) =>
  and(eq(raceAlerts.raceId, raceId), isNull(raceAlerts.endedAt), sql`${raceAlerts.until} > now()`);

/** Lists the last alerts of a race, the newest first. */
export async function listAlerts(db: Database, raceId: string): Promise<RaceAlert[]> {
  const isOf = eq(raceAlerts.raceId, raceId);
  const rows = await db.select().from(raceAlerts).where(isOf).orderBy(desc(raceAlerts.alertId)).limit(mostListed);
  return rows.map(describeAlert);
}

type Refusal = "alerts/unknown-sentence" | "alerts/unknown-item" | "alerts/no-time" | "alerts/too-many";

/**
 * Shows an alert on the site of a race for so many minutes. One with the same text that is shown
 * already is prolonged: who presses twice, or sends again after a lost answer, gets one.
 */
export async function showAlert(
  db: Database,
  race: RaceSite,
  { minutes, ...wanted }: WantedAlert & { minutes: number },
  actor: string,
): Promise<RaceAlert | Refusal> {
  const { raceId } = race;
  return db.transaction(async (transaction) => {
    const tx = transaction as Database;
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`race alerts ${raceId}`}, 0))`);
    const now = await databaseNow(tx);
    const written = writeAlert(race, wanted, now);
    if (typeof written === "string") return written;
    const until = new Date(now.getTime() + minutes * minute);
    const shown = await tx.select().from(raceAlerts).where(isShown(raceId));
    const same = shown.find((row) => isSame(row, written));
    if (!same && shown.length >= mostAlerts) return "alerts/too-many";
    const values = { raceId, template: wanted.template, item: wanted.item ?? null, ...written, madeBy: actor, until };
    const [row] = same
      ? await tx.update(raceAlerts).set({ until }).where(eq(raceAlerts.alertId, same.alertId)).returning()
      : await tx.insert(raceAlerts).values(values).returning();
    if (!row) throw new Error("An alert was not stored.");
    await recordAlert(tx, row, same ? "prolong-race-alert" : "show-race-alert", actor);
    return describeAlert(row);
  });
}

/** Ends an alert at once; one that has ended stays as it is. */
export async function endAlert(
  db: Database,
  { raceId }: RaceSite,
  alertId: number,
  actor: string,
): Promise<RaceAlert | "alerts/unknown"> {
  return db.transaction(async (transaction) => {
    const tx = transaction as Database;
    const isIt = and(eq(raceAlerts.raceId, raceId), eq(raceAlerts.alertId, alertId));
    const [ended] = await tx
      .update(raceAlerts)
      .set({ endedAt: sql`now()`, endedBy: actor })
      .where(and(isIt, isShown(raceId)))
      .returning();
    if (ended) await recordAlert(tx, ended, "end-race-alert", actor);
    const [row] = ended ? [ended] : await tx.select().from(raceAlerts).where(isIt);
    return row ? describeAlert(row) : "alerts/unknown";
  });
}

/** Reads the alerts that a race shows now, the newest first. */
export async function readShownAlerts(db: Database, raceId: string): Promise<ShownAlert[]> {
  const rows = await db.select().from(raceAlerts).where(isShown(raceId)).orderBy(desc(raceAlerts.alertId));
  return rows.map(({ alertId, level, text, madeAt, until }) => ({
    id: alertId,
    level,
    text,
    from: madeAt.getTime(),
    until: until.getTime(),
  }));
}

/** Reads what the open pages of a race get. */
export async function readAlertFile(db: Database, race: RaceSite): Promise<AlertFile> {
  const alerts = await readShownAlerts(db, race.raceId);
  return { alerts, askAfter: alerts.length > 0 || isRaceWeek(race, Date.now()) ? 7 : 60 };
}

const day = 24 * 60 * minute;

// On opening day, months before, open pages would ask thousands of times a second for nothing.
function isRaceWeek(race: RaceSite, now: number): boolean {
  const start = Date.parse(race.site.race?.startsAt ?? "");
  const end = raceEnd(race)?.getTime() ?? Number.NaN;
  return now > start - 3 * day && now < end + day;
}

const isSame = (row: AlertRow, { level, text }: WrittenAlert) =>
  row.level === level && row.text.zh === text.zh && row.text.en === text.en;

function describeAlert({ alertId, template, item, level, text, madeAt, until, endedAt }: AlertRow): RaceAlert {
  const isEnded = endedAt !== null;
  return {
    alertId,
    template,
    item,
    level,
    text,
    from: madeAt.getTime(),
    until: (endedAt ?? until).getTime(),
    isEnded,
  };
}

async function recordAlert(tx: Database, row: AlertRow, action: AuditAction, actor: string): Promise<void> {
  const { raceId, alertId, template, item, until } = row;
  const details = { template, item, until: until.toISOString() };
  await recordAudit(tx, { raceId, actor, action, entity: "race alert", entityId: `${alertId}`, details });
}
