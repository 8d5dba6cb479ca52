import { createHash } from "node:crypto";
import { asc, desc, eq, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { auditLinks, auditPending, auditSources } from "../db/auditSchema.ts";
import { insertRows } from "../db/insertRows.ts";
import { isAmong } from "../db/isAmong.ts";
import type { Database } from "../db/open.ts";
import { readRows } from "../db/readRows.ts";
import { scheduleCleanUp } from "../jobs/cleanUp.ts";
import { countMetric } from "../metrics.ts";
import { lineTexts } from "./texts.ts";

// Any number that nothing else in the database uses as an advisory lock.
const chainLock = 727_003;
const mostAtATime = 1000;
const everyMs = 5000;

/**
 * The hash of a link: of the link before ("" for the first), its number and its line, each on a
 * line of its own. The check computes the same in SQL.
 */
export function linkHash(previous: string, number: number, text: string): string {
  return createHash("sha256").update(`${previous}\n${number}\n${text}`).digest("hex");
}

/** Chains committed lines, every 5 s on every server. */
export function scheduleChaining(app: FastifyInstance, db: Database): void {
  scheduleCleanUp(app, { everyMs, failure: "the audit could not be chained", run: () => chainPending(db) });
}

/**
 * Adds all committed lines to the chains of their races; returns how many. A transaction that is
 * still open is in nobody's way: its lines are chained after it ends, behind those that were
 * written later and committed earlier. While one server chains the others have nothing to do.
 */
export async function chainPending(db: Database): Promise<number> {
  for (let total = 0; ; ) {
    const linked = await db.transaction((tx) => chainSome(tx as Database));
    total += linked;
    if (linked < mostAtATime) return total;
  }
}

type Pending = typeof auditPending.$inferSelect;

async function chainSome(tx: Database): Promise<number> {
  const [lock] = await readRows<{ mine: boolean }>(tx, sql`select pg_try_advisory_xact_lock(${chainLock}) as mine`);
  if (!lock?.mine) return 0;
  const pending = await tx.select().from(auditPending).orderBy(asc(auditPending.seq)).limit(mostAtATime);
  if (pending.length === 0) return 0;
  const texts = await listTexts(tx, pending);
  // A line that is gone before it was chained stays pending, and the check reports it.
  const lines = pending.filter((line) => texts.has(getName(line)));
  const links: (typeof auditLinks.$inferInsert)[] = [];
  for (const raceId of new Set(lines.map((line) => line.raceId))) {
    let { number, hash } = await lastLink(tx, raceId);
    for (const { source, line } of lines.filter((line) => line.raceId === raceId)) {
      number += 1;
      hash = linkHash(hash, number, texts.get(getName({ source, line })) ?? "");
      links.push({ raceId, source, line, number, hash });
    }
  }
  if (links.length === 0) return 0;
  await insertRows(tx, auditLinks, links);
  const seqs = lines.map(({ seq }) => seq);
  await tx.delete(auditPending).where(isAmong(auditPending.seq, seqs));
  countMetric("startline_audit_links_total", {}, links.length);
  return links.length;
}

/** The newest link of a race's chain; number 0 and hash "" if it has none. */
export async function lastLink(db: Database, raceId: string): Promise<{ number: number; hash: string }> {
  const { number, hash } = auditLinks;
  const ofRace = eq(auditLinks.raceId, raceId);
  const [last] = await db.select({ number, hash }).from(auditLinks).where(ofRace).orderBy(desc(number)).limit(1);
  return last ?? { number: 0, hash: "" };
}

async function listTexts(tx: Database, pending: Pending[]): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const source of auditSources) {
    const lines = pending.filter((line) => line.source === source).map(({ line }) => line);
    if (lines.length === 0) continue;
    const column = { entry: sql`h.seq`, order: sql`h.seq`, line: sql`l.seq` }[source];
    const isOne = sql`${column} = any(${sql.param(lines)}::bigint[])`;
    const rows = await readRows<{ line: number | string; text: string }>(tx, lineTexts[source](isOne));
    for (const { line, text } of rows) texts.set(getName({ source, line: Number(line) }), text);
  }
  return texts;
}

function getName({ source, line }: Pick<Pending, "source" | "line">): string {
  return `${source}/${line}`;
}
