import { and, eq, sql } from "drizzle-orm";
import { type AuditHead, type ChainReport, mostKept, type PublishedHead } from "#contract/audit.ts";
import { lastLink } from "../../base/audit/chain.ts";
import { brokenLinks } from "../../base/audit/check.ts";
import { auditLinks } from "../../base/db/auditSchema.ts";
import type { Database } from "../../base/db/open.ts";
import { readRows } from "../../base/db/readRows.ts";
import { openSigned, type ReceiptTools, signFacts } from "../../money/receipts/receipt.ts";

type HeadTools = ReceiptTools & { db: Database };

/** The race whose chain it is, and the domain name of its site. */
export interface AuditedRace {
  raceId: string;
  domainName: string;
}

const type = "startline/audit/1";

/** Returns the newest link of a race's chain. */
export async function readHead(db: Database, raceId: string): Promise<AuditHead> {
  const [clock] = await readRows<{ at: string }>(db, sql`select extract(epoch from now()) * 1000 as at`);
  return { ...(await lastLink(db, raceId)), at: Math.trunc(Number(clock?.at)) };
}

/**
 * Returns the newest link of a race's chain as anyone may keep it, signed with the key of receipts.
 * Who owns the database can rebuild a chain, and not without other hashes than those that were
 * kept: `known` is such a link.
 */
export async function publishHead(
  tools: HeadTools,
  { raceId, domainName }: AuditedRace,
  link: { number?: string | undefined; hash?: string | undefined } = {},
): Promise<PublishedHead> {
  const head = await readHead(tools.db, raceId);
  const { number, hash, at } = head;
  const facts = { type, site: domainName, race: raceId, number, hash, at: new Date(at).toISOString() };
  const isAsked = link.number !== undefined && link.hash !== undefined;
  const isKnown = isAsked ? await hasLink(tools.db, raceId, Number(link.number), link.hash ?? "") : null;
  return { ...head, signed: signFacts(tools, facts), isKnown };
}

/**
 * Checks the chain of a race, and whether it still has the heads that were kept: texts with a
 * signed head in each. At most `mostKept` are compared.
 */
export async function verifyChain(tools: HeadTools, { raceId }: AuditedRace, heads: string[]): Promise<ChainReport> {
  const { db } = tools;
  const counting = sql`select count(*)::int as broken from (${brokenLinks(raceId)}) found`;
  const [counter] = await readRows<{ broken: number }>(db, counting);
  const results: ChainReport["kept"] = [];
  for (const text of heads.slice(0, mostKept)) results.push(await compareHead(tools, raceId, text));
  return { head: await readHead(db, raceId), broken: counter?.broken ?? 0, kept: results };
}

const signedIn = /eyJ[\w-]+\.eyJ[\w-]+\.[\w-]{86}(?![\w-])/;

async function compareHead(tools: HeadTools, raceId: string, text: string): Promise<ChainReport["kept"][number]> {
  const facts = openSigned(tools, signedIn.exec(text)?.[0] ?? "");
  if (facts?.type !== type) return { number: null, at: null, outcome: "forged" };
  const number = Number(facts.number);
  const identity = { number, at: Date.parse(String(facts.at)) };
  if (facts.race !== raceId) return { ...identity, outcome: "other-race" };
  // Before anything was chained there is nothing to compare.
  const isThere = number === 0 || (await hasLink(tools.db, raceId, number, String(facts.hash)));
  return { ...identity, outcome: isThere ? "matches" : "differs" };
}

async function hasLink(db: Database, raceId: string, number: number, hash: string): Promise<boolean> {
  const isIt = and(eq(auditLinks.raceId, raceId), eq(auditLinks.number, number), eq(auditLinks.hash, hash));
  return (await db.select({ number: auditLinks.number }).from(auditLinks).where(isIt)).length > 0;
}
