import { and, eq, inArray, min, notInArray, or, type SQL, sql } from "drizzle-orm";
import type { AuditFilter, AuditLine, AuditPage } from "#contract/audit.ts";
import { getOrganiser, organiser } from "#core/authorities.ts";
import { maskName } from "#forms/values/identity.ts";
import { recordAudit } from "../../base/audit/record.ts";
import { accounts } from "../../base/db/accountSchema.ts";
import { auditLines, auditLinks } from "../../base/db/auditSchema.ts";
import { entries, entryHistory } from "../../base/db/entrySchema.ts";
import type { Database } from "../../base/db/open.ts";
import { orderHistory } from "../../base/db/orderSchema.ts";
import { commandActor, programActors, type Reviewer, seesPersonal } from "../../base/rights.ts";
import { tokenNames } from "../../base/security/means.ts";
import { organisedRace } from "../../race/organisedRace.ts";
import { getNicks } from "../approval/names.ts";
import { readHead } from "./auditHead.ts";
import type { OrganiseTools } from "./race.ts";

const pageSize = 50;
// A filter that fits nothing reads this many links at most, and the next request continues after
// them.
const mostRead = 10_000;

/**
 * Lists the actions in a race, the newest first, if the reviewer organises it. Users are masked
 * unless the reviewer sees personal data, which is an audit line itself.
 */
export async function listAudit(
  tools: OrganiseTools,
  reviewer: Reviewer,
  { domainName, after, ...filter }: AuditFilter & { after?: string | undefined },
): Promise<AuditPage | "site/not-bound" | "session/not-allowed"> {
  const { db } = tools;
  const site = await organisedRace(tools, reviewer, domainName);
  if (typeof site === "string") return site;
  const { raceId } = site;
  const organisers = await listOrganisers(db, raceId);
  const head = await readHead(db, raceId);
  const before = after === undefined ? head.number + 1 : Number(after);
  const lines = await readLines(db, raceId, { before, where: buildCondition(filter, organisers) });
  const page = lines.slice(0, pageSize);
  const floor = Math.max(before - mostRead, 1);
  const next = lines.length > pageSize ? (page.at(-1)?.number ?? 0) : floor;
  const isShown = seesPersonal(reviewer, raceId);
  if (isShown) {
    const details = { ...filter, count: page.length };
    const { actor } = reviewer;
    await recordAudit(db, { raceId, actor, action: "list", entity: "audit", entityId: raceId, details });
  }
  return {
    raceId,
    lines: await describeLines(db, page, { organisers, isShown }),
    next: next > 1 ? String(next) : null,
    organisers,
    head,
  };
}

type Organisers = AuditPage["organisers"];

async function listOrganisers(db: Database, raceId: string): Promise<Organisers> {
  const { accountId, nick, authorities } = accounts;
  const hasRight = sql`${authorities} ?| array[${organiser}, ${getOrganiser(raceId)}]`;
  return db.select({ id: accountId, nick }).from(accounts).where(hasRight).orderBy(nick, accountId);
}

// A link with what its line is in the table that has it.
const at = sql`coalesce(${entryHistory.at}, ${orderHistory.at}, ${auditLines.at})`;
const actor = sql<string>`coalesce(${entryHistory.actor}, ${orderHistory.actor}, ${auditLines.actor})`;
const action = sql<string>`coalesce(case ${auditLinks.source} when 'entry' then 'state' end, ${orderHistory.event}, ${auditLines.action})`;

function buildCondition(
  { who, action: actionFilter, from, until }: Omit<AuditFilter, "domainName">,
  organisers: Organisers,
) {
  const programs = [...programActors, commandActor];
  const actors = [...programs, ...organisers.map(({ id }) => id)];
  const isWho =
    who === undefined
      ? undefined
      : who === "program"
        ? inArray(actor, [...programActors])
        : who === "users"
          ? notInArray(actor, actors)
          : eq(actor, who);
  return and(
    isWho,
    actionFilter === undefined ? undefined : eq(action, actionFilter),
    from === undefined ? undefined : sql`${at} >= to_timestamp(${Number(from)}::float8 / 1000)`,
    until === undefined ? undefined : sql`${at} < to_timestamp(${Number(until)}::float8 / 1000)`,
  );
}

type Row = Awaited<ReturnType<typeof readLines>>[number];

async function readLines(db: Database, raceId: string, { before, where }: { before: number; where: SQL | undefined }) {
  const { source, line, number, hash } = auditLinks;
  const isOf = (name: (typeof auditLinks.source)["_"]["data"], seq: SQL | unknown) =>
    sql`${source} = ${name} and ${seq} = ${line}`;
  return db
    .select({
      number,
      hash,
      actor,
      action,
      at: sql<string>`extract(epoch from ${at}) * 1000`,
      entity: sql<string>`coalesce(case ${source} when 'entry' then 'entry' when 'order' then 'order' end, ${auditLines.entity})`,
      entityId: sql<string>`coalesce(${entryHistory.entryId}, ${orderHistory.orderId}, ${auditLines.entityId})`,
      before: sql<string | null>`coalesce(${entryHistory.before}, ${orderHistory.before}, ${auditLines.before})`,
      after: sql<string | null>`coalesce(${entryHistory.after}, ${orderHistory.after}, ${auditLines.after})`,
      reason: sql<string | null>`coalesce(${entryHistory.reason}, ${auditLines.reason})`,
      details: auditLines.details,
    })
    .from(auditLinks)
    .leftJoin(entryHistory, isOf("entry", entryHistory.seq))
    .leftJoin(orderHistory, isOf("order", orderHistory.seq))
    .leftJoin(auditLines, isOf("line", auditLines.seq))
    .where(
      and(
        eq(auditLinks.raceId, raceId),
        sql`${number} < ${before}::bigint and ${number} >= ${before - mostRead}::bigint`,
        where,
      ),
    )
    .orderBy(sql`${number} desc`)
    .limit(pageSize + 1);
}

async function describeLines(
  db: Database,
  rows: Row[],
  { organisers, isShown }: { organisers: Organisers; isShown: boolean },
): Promise<AuditLine[]> {
  const accountIds = rows.map((row) => row.actor).filter((actor) => describeActor(actor, organisers) === "user");
  const nicks = await getNicks(db, [...new Set(accountIds)]);
  const tokens = await tokenNames(
    db,
    rows.map(({ details }) => details),
  );
  const codes = await getCodes(db, [...new Set(rows.map(({ entityId }) => entityId))]);
  return rows.map((row) => {
    const by = describeActor(row.actor, organisers);
    const user = nicks.get(row.actor);
    const nick = organisers.find(({ id }) => id === row.actor)?.nick;
    const { number, hash, entity, entityId, before, after, reason, details } = row;
    return {
      number,
      hash,
      entity,
      entityId,
      before,
      after,
      reason,
      by,
      action: row.action,
      at: Math.trunc(Number(row.at)),
      token: details?.token === undefined ? null : (tokens.get(details.token) ?? ""),
      nick: nick ?? (user === undefined ? null : isShown ? user : maskName(user)),
      code: codes.get(entityId) ?? null,
      details: details ?? {},
    };
  });
}

function describeActor(id: string, organisers: Organisers): AuditLine["by"] {
  if (programActors.has(id)) return "program";
  if (id === commandActor) return "command";
  return organisers.some((organiser) => organiser.id === id) ? "organiser" : "user";
}

// Lines name entries, and orders and sign-ups, whose ids are those of their submission.
async function getCodes(db: Database, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { entryId, submissionId, code, seq } = entries;
  const first = db
    .select({ seq: min(seq) })
    .from(entries)
    .where(inArray(submissionId, ids))
    .groupBy(submissionId);
  const rows = await db
    .select({ entryId, submissionId, code })
    .from(entries)
    .where(or(inArray(entryId, ids), inArray(seq, first)))
    .orderBy(seq);
  const codes = new Map<string, string>();
  for (const row of rows) {
    codes.set(row.entryId, row.code);
    if (row.submissionId !== null && !codes.has(row.submissionId)) codes.set(row.submissionId, row.code);
  }
  return codes;
}
