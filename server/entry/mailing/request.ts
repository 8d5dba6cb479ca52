import { and, eq, sql } from "drizzle-orm";
import type { ErrorOf } from "#contract/contract.ts";
import type { MailingRequest, OwnMailing } from "#contract/mailing.ts";
import { type AddressFault, findAddressFaults, findMailingFee, type MailingAddress } from "#core/mailing.ts";
import type { Language } from "#core/text.ts";
import { messages } from "#locales/generated/server/mailing.ts";
import { getText } from "#locales/getText.ts";
import { type AuditLine, recordAudit } from "../../base/audit/record.ts";
import { newCode } from "../../base/code.ts";
import { databaseNow } from "../../base/db/databaseNow.ts";
import { entries } from "../../base/db/entrySchema.ts";
import { mailingHistory, mailingRunners, mailings } from "../../base/db/mailingSchema.ts";
import type { Database } from "../../base/db/open.ts";
import { submissions } from "../../base/db/signupSchema.ts";
import { notifyMailing } from "../../money/orders/notifyMailing.ts";
import { openOrders } from "../../money/orders/open.ts";
import { findWaiver, isPaidOnline, payWithinMinutes } from "../../money/orders/policy.ts";
import type { SignupTools } from "../../money/payments/tools.ts";
import type { RaceSite } from "../../race/raceSite.ts";
import { lockPack, type Pack } from "./change.ts";
import { findHandOut } from "./handOuts.ts";
import { findOffer, type Offer, refuseByTime } from "./rules.ts";

/** Why a mailing is not requested, with what the code has in addition. */
export interface RefusedMailing {
  error: Extract<ErrorOf<"POST /sign-up/mailings">, `mailing/${string}` | `sign-up/${string}`>;
  details?: Record<string, unknown>;
}

interface Runner {
  accountId: string;
  language: Language;
}

/**
 * Requests the mailing of an own pack that was never collected, with an order for its fee if it is
 * paid here. The entry is locked, as a hand-out locks it: one of both is first.
 */
export async function requestMailing(
  tools: SignupTools,
  site: RaceSite,
  runner: Runner,
  { pack, address, feeFen: shownFen }: MailingRequest,
): Promise<{ mailingId: string; orderId: string | null } | RefusedMailing> {
  const offer = findOffer(site);
  if (!offer) return { error: "mailing/not-offered" };
  const closed = await refuseByTime(tools.db, offer, await databaseNow(tools.db));
  if (closed === "mailing/not-open") return { error: closed, details: { opensAt: Date.parse(offer.mailing.opensAt) } };
  if (closed) return { error: closed };
  const faults = findAddressFaults(address);
  if (Object.keys(faults).length > 0) return { error: "mailing/address", details: { faults: faults as AddressFaults } };
  const feeFen = findMailingFee(offer.mailing, address.province);
  if (feeFen === undefined) return { error: "mailing/region" };
  if (feeFen !== shownFen) return { error: "mailing/fee", details: { feeFen } };
  const isPaid = feeFen > 0 && isPaidOnline(tools, site.raceId, site);
  if (feeFen > 0 && !isPaid && !(await findWaiver(tools, site.raceId, site)))
    return { error: "sign-up/payments-missing" };
  return tools.db.transaction(async (transaction) => {
    const tx = transaction as Database;
    const own = await lockOwnPack(tx, offer, { ...runner, pack });
    if ("error" in own) return own;
    return insertMailing(tx, tools, offer, { ...runner, ...own, address, feeFen, isPaid });
  });
}

type AddressFaults = Partial<Record<keyof MailingAddress, AddressFault>>;

// Entries by their public code, imported runners by their number.
async function lockOwnPack(
  tx: Database,
  { site, sourceId }: Offer,
  { accountId, pack }: { accountId: string; pack: string },
): Promise<Pack | RefusedMailing> {
  const listed = /^list-(\d{1,9})$/.exec(pack)?.[1];
  const found = listed
    ? await findRunner(tx, { raceId: site.raceId, accountId, runnerId: Number(listed) })
    : await findEntry(tx, { raceId: sourceId, accountId, code: pack });
  if (!found) return { error: "mailing/no-pack" };
  await lockPack(tx, found);
  // Queries of their own: one that waited for the lock still sees what came before it.
  if (found.entryId !== null) {
    const [entry] = await tx.select({ state: entries.state }).from(entries).where(eq(entries.entryId, found.entryId));
    if (entry?.state !== "confirmed") return { error: "mailing/no-pack" };
    if (await findHandOut(tx, found.entryId)) return { error: "mailing/collected" };
  }
  const isOf =
    found.entryId === null ? eq(mailings.runnerId, found.runnerId ?? 0) : eq(mailings.entryId, found.entryId);
  const live = await tx.$count(mailings, and(isOf, sql`state <> 'cancelled'`));
  return live > 0 ? { error: "mailing/requested" } : found;
}

async function findEntry(
  tx: Database,
  { raceId, accountId, code }: { raceId: string; accountId: string; code: string },
): Promise<Pack | undefined> {
  const [row] = await tx
    .select({ entryId: entries.entryId })
    .from(entries)
    .innerJoin(submissions, eq(submissions.submissionId, entries.submissionId))
    .where(and(eq(entries.code, code), eq(entries.raceId, raceId), eq(submissions.accountId, accountId)));
  return row && { entryId: row.entryId, runnerId: null };
}

async function findRunner(
  tx: Database,
  { raceId, accountId, runnerId }: { raceId: string; accountId: string; runnerId: number },
): Promise<Pack | undefined> {
  const isOwn = and(eq(mailingRunners.raceId, raceId), eq(mailingRunners.accountId, accountId));
  const [row] = await tx
    .select({ runnerId: mailingRunners.runnerId })
    .from(mailingRunners)
    .where(and(isOwn, eq(mailingRunners.runnerId, runnerId)));
  return row && { entryId: null, runnerId: row.runnerId };
}

interface NewMailing extends Runner, Pack {
  address: MailingAddress;
  feeFen: number;
  /** Whether an order is made for the fee. */
  isPaid: boolean;
}

async function insertMailing(
  tx: Database,
  tools: SignupTools,
  { site }: Offer,
  { accountId, language, entryId, runnerId, address, feeFen, isPaid }: NewMailing,
): Promise<{ mailingId: string; orderId: string | null }> {
  const { raceId, domainName } = site;
  const mailingId = `${newCode()}${newCode()}`;
  const orderId = isPaid ? `${newCode()}${newCode()}` : null;
  const item = "race-pack/mailing";
  if (orderId !== null) {
    const price = { version: 1, item, itemName: getText(messages, "fee"), feeFen, entrants: [[]] } as const;
    const order = { orderId, submissionId: null, raceId, item, accountId };
    await openOrders(tx, [
      { ...order, price: { ...price, entrants: [[]] }, payWithinMinutes: payWithinMinutes(site, item) },
    ]);
  }
  const state = isPaid ? "requested" : "paid";
  const [mailing] = await tx
    .insert(mailings)
    .values({
      mailingId,
      raceId,
      entryId,
      runnerId,
      accountId,
      domainName,
      orderId,
      feeFen,
      addressSealed: tools.secrets.seal(JSON.stringify(trim(address))),
      language,
      state,
    })
    .returning();
  await tx.insert(mailingHistory).values({ mailingId, before: null, after: state, actor: accountId });
  const line: AuditLine = {
    raceId,
    actor: accountId,
    action: "mailing",
    entity: "mailing",
    entityId: mailingId,
    after: state,
  };
  await recordAudit(tx, line);
  // One that is to be paid is announced once it is.
  if (mailing && state === "paid") await notifyMailing(tx, tools, mailing, { what: "paid", site });
  return { mailingId, orderId };
}

function trim(address: MailingAddress): MailingAddress {
  return Object.fromEntries(
    Object.entries(address).map(([name, text]) => [name, text.trim()]),
  ) as unknown as MailingAddress;
}

/** Opens the sealed address of a mailing; null once it is erased. */
export function openAddress(
  { open }: Pick<SignupTools["secrets"], "open">,
  addressSealed: string | null,
): OwnMailing["address"] {
  return addressSealed === null ? null : JSON.parse(open(addressSealed));
}
