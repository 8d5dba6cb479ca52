import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { entries, pools } from "../../base/db/entrySchema.ts";
import { invitations } from "../../base/db/invitationSchema.ts";
import type { Database } from "../../base/db/open.ts";
import { orders, payments } from "../../base/db/orderSchema.ts";
import { placeChanges, raceCancellations, refundRequests } from "../../base/db/organiseSchema.ts";
import { answerReplies, entrants, submissions } from "../../base/db/signupSchema.ts";
import { markName } from "../../base/secrets/nameMarks.ts";
import { keepOrder } from "../../entry/orders/testOrders.ts";
import { enter } from "../../entry/places/enter.ts";
import type { World } from "../../testWorld.ts";

/**
 * Entries whose order of 99 yuan is paid, as if a runner had signed up with others; returns the
 * code of one and the id of its order.
 */
export async function keepPaidEntry(
  world: Pick<World, "db" | "secrets">,
  { accountId, raceId, names, domainName }: { accountId: string; raceId: string; names: string[]; domainName: string },
): Promise<{ code: string; orderId: string }> {
  const { db, secrets } = world;
  const orderId = await keepOrder(world, { accountId, raceId });
  const answersSealed = secrets.seal(JSON.stringify(names.map((name) => ({ name }))));
  await db.update(submissions).set({ domainName, answersSealed }).where(eq(submissions.submissionId, orderId));
  const person = { submissionId: orderId, raceId, use: "sign-up", item: "ten-km" } as const;
  const rows = names.map((name, position) => ({ ...person, position, ...markName(secrets, raceId, name) }));
  await db.delete(entrants).where(eq(entrants.submissionId, orderId));
  await db.insert(entrants).values(rows);
  const people = names.map((_name, position) => ({ position, personId: null, birthday: null }));
  const unit = { raceId, item: "ten-km", submissionId: orderId, actor: accountId, people };
  await db.transaction((tx) => enter(tx as Database, [unit], "sign-up"));
  const outTradeNo = `paid-${orderId}`;
  const payment = { orderId, outTradeNo, merchant: "sandbox", way: "qr", amountFen: 9900, state: "paid" } as const;
  await db.insert(payments).values({ ...payment, transactionId: outTradeNo, paidAt: new Date() });
  await db.update(orders).set({ state: "paid", paidBy: outTradeNo }).where(eq(orders.orderId, orderId));
  const [entry] = await db.select({ code: entries.code }).from(entries).where(eq(entries.submissionId, orderId));
  return { code: entry?.code ?? "", orderId };
}

/**
 * An entry with an unpaid order, and a refund of it that waits for a second organiser. Its item and
 * the refund's note have the id of the race.
 */
export async function keepRequestedRefund(
  world: Pick<World, "db" | "secrets">,
  { accountId, raceId }: { accountId: string; raceId: string },
): Promise<{ code: string; requestId: string }> {
  const { db } = world;
  const submissionId = await keepOrder(world, { accountId, raceId, item: raceId });
  const people = [{ position: 0, personId: null, birthday: null }];
  const unit = { submissionId, raceId, item: raceId, actor: accountId, people };
  await db.transaction((tx) => enter(tx as Database, [unit], "sign-up"));
  const requestId = `request-${submissionId}`;
  const request = { requestId, orderId: submissionId, raceId, key: requestId, requestedBy: "somebody" };
  const fields = { amountFen: 100, isLeaving: false, note: raceId, state: "waiting" } as const;
  await db.insert(refundRequests).values({ ...request, ...fields });
  const [entry] = await db.select().from(entries).where(eq(entries.submissionId, submissionId));
  return { code: entry?.code ?? "", requestId };
}

/**
 * The places of the item `item-` and the id of the race, and a change of them that waits for a
 * second organiser; returns the id of the change.
 */
export async function keepRequestedPlaces({ db }: Pick<World, "db">, raceId: string): Promise<string> {
  const values = { raceId, name: `item/item-${raceId}`, places: 5, capacity: 5 };
  const [pool] = await db.insert(pools).values(values).returning();
  const changeId = `change-${raceId}`;
  const change = { changeId, raceId, poolId: pool?.poolId ?? 0, key: changeId, requestedBy: "somebody" };
  await db.insert(placeChanges).values({ ...change, added: 100, reason: raceId, state: "waiting" });
  return changeId;
}

/** A request to cancel the race that was refused; returns its id. */
export async function keepRefusedCancellation({ db }: Pick<World, "db">, raceId: string): Promise<string> {
  const cancellationId = randomUUID();
  const request = { cancellationId, raceId, key: cancellationId, requestedBy: "somebody", reason: raceId };
  const decision = { state: "refused", decidedBy: "another", decidedAt: new Date() } as const;
  await db.insert(raceCancellations).values({ ...request, refunds: "all", kept: 0, ...decision });
  return cancellationId;
}

/**
 * An invitation to the item with the id of the race that was withdrawn, or used by a sign-up, and
 * whose note has it too; returns its id.
 */
export async function keepInvitation(
  { db, secrets }: Pick<World, "db" | "secrets">,
  { raceId, domainName, submissionId }: { raceId: string; domainName: string; submissionId?: string },
): Promise<string> {
  const invitationId = `invitation-${raceId}`;
  const facts = { raceId, domainName, item: raceId, kind: "invited", language: "zh", createdBy: "somebody" } as const;
  const contact = { channel: "email", contactSealed: secrets.seal("invited@example.org") } as const;
  await db.delete(invitations);
  await db.insert(invitations).values({
    invitationId,
    ...facts,
    ...contact,
    noteSealed: secrets.seal(raceId),
    isWaived: true,
    holdsPlace: false,
    ...(submissionId === undefined ? { state: "ended" } : { state: "used", submissionId }),
    endsAt: new Date(),
    endedAt: new Date(),
  });
  return invitationId;
}

/** A reply of an organiser to who answered a general form. */
export async function keepReply({ db, secrets }: Pick<World, "db" | "secrets">, submissionId: string): Promise<void> {
  const reply = { replyId: "x", submissionId, key: "x", textSealed: secrets.seal("x"), sentBy: "organiser" };
  await db.insert(answerReplies).values(reply);
}
