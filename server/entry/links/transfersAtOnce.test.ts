import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { emptyAudit, withoutTriggers } from "../../base/audit/testAudit.ts";
import { entries, pools } from "../../base/db/entrySchema.ts";
import { invitations } from "../../base/db/invitationSchema.ts";
import type { Database } from "../../base/db/open.ts";
import { orders } from "../../base/db/orderSchema.ts";
import { submissions } from "../../base/db/signupSchema.ts";
import { whileLocked } from "../../base/db/testOverlap.ts";
import { invite, removeInvitations, sentLinks } from "../../desk/organise/invitations/testInvitations.ts";
import { requestRefund } from "../../money/orders/refund.ts";
import { settleRace } from "../../sites/items/settle.ts";
import { openTwoServers, type TwoServers } from "../../testServers.ts";
import { endSubmission } from "../leave/leave.ts";
import { removeOrders, settleAll } from "../orders/testOrders.ts";
import { endEntries } from "../places/endEntries.ts";
import { enter, lockPools } from "../places/enter.ts";
import { checkInvariants } from "../places/invariants.ts";
import { promoteWaiting } from "../places/promote.ts";
import { addSubmissions, poolCounts } from "../places/testEntries.ts";
import { raceFolder } from "../testForm.ts";
import {
  addPassers,
  countPassings,
  openPassing,
  type Passing,
  raceTransfers,
  signUpAs,
  takeOver,
  transferRace,
  withdrawOwn,
} from "./testTransfers.ts";

let servers: TwoServers;
let db: Database;

beforeAll(async () => {
  servers = await openTwoServers(raceFolder(transferRace(50)));
  db = servers.db();
  await addPassers(db);
});
afterAll(() => servers.close());
beforeEach(async () => {
  await removeInvitations(db);
  await removeOrders(db);
  await withoutTriggers(db, [
    sql`truncate pool_ledger, entry_history, entries, persons cascade`,
    sql`update pools set claimed = 0`,
    ...emptyAudit,
  ]);
  await db.execute(sql`delete from submissions`);
});

const tools = (server: number) => servers.tools(server);
const broken = async () => (await checkInvariants(db)).invariants.filter((invariant) => invariant.broken > 0);

// Both have read all that they read before the lock of the order, in that order, before either gets
// it.
function oneAfterTheOther<T>(id: string, works: (() => Promise<T>)[]): Promise<T[]> {
  return whileLocked(db, sql`select 1 from orders where order_id = ${id} for update`, works);
}

describe("an entry that its owner withdraws while somebody takes it over", () => {
  const take = (passing: Passing) => () => takeOver(tools(1), passing);
  const leave = (passing: Passing) => () => withdrawOwn(tools(0), passing);

  test("is passed on or paid back, by who is first, and never both", async () => {
    const [first, second] = [await openPassing(tools(0), 1), await openPassing(tools(0), 2)];
    expect(await oneAfterTheOther(first.submissionId, [take(first), leave(first)])).toEqual([true, false]);
    expect(await oneAfterTheOther(second.submissionId, [leave(second), take(second)])).toEqual([true, false]);
    await settleAll(tools(0));
    expect(await countPassings(db)).toEqual({ passed: 1, refunded: 1, wrong: 0 });
    const many = { numbers: [3, 4, 5, 6, 7, 8], random: () => 0.1 };
    expect(await raceTransfers([tools(0), tools(1)], many)).toMatchObject({ wrong: 0 });
    const confirmed = await db.$count(entries, eq(entries.state, "confirmed"));
    expect(await poolCounts(db)).toEqual({ "item/ten-km": [confirmed, confirmed, confirmed] });
    expect(await broken()).toEqual([]);
  });

  test("would be both, if a withdrawal did not look again under the lock", async () => {
    const passing = await openPassing(tools(0), 1);
    const { submissionId } = passing;
    const [row] = await db.select().from(submissions).where(eq(submissions.submissionId, submissionId));
    expect(await takeOver(tools(1), passing)).toBe(true);
    if (row?.withdrawnAt === null)
      await db.transaction(async (transaction) => {
        const tx = transaction as Database;
        const refund = { orderId: submissionId, amountFen: 3000, key: "withdrawal", requestedBy: "x" };
        await requestRefund(tx, { ...refund, reason: "withdrawn" });
        await endSubmission(tx, row, { actor: "x", action: "withdraw" });
      });
    await settleAll(tools(0));
    expect((await countPassings(db)).wrong).toBe(1);
    const [order] = await db.select().from(orders);
    expect([order?.state, await db.$count(entries, eq(entries.state, "confirmed"))]).toEqual(["refunded", 1]);
  });

  test("is taken over once by two people with the same link", async () => {
    const passing = await openPassing(tools(0), 1);
    const otherBody = { ...passing.body, key: `${passing.body.key}-2` };
    const both = [take(passing), () => takeOver(tools(0), { ...passing, body: otherBody })];
    expect((await oneAfterTheOther(passing.submissionId, both)).filter(Boolean)).toHaveLength(1);
    expect((await countPassings(db)).wrong).toBe(0);
  });
});

describe("a runner who leaves with two entries while a place is given to the one that waits", () => {
  // An entry with a place, and one that waits though a place of the same pool is free.
  const enterBoth = async (): Promise<string[]> => {
    const settle = (places: number) => {
      const item = {
        item: "ten-km",
        allocation: "first-come" as const,
        closesAt: null,
        feeFen: 0,
        exclusionGroup: "race",
      };
      const items = [{ ...item, hasWaitingList: true, pools: ["item/x"] }];
      const facts = { items, pools: [{ name: "item/x", places }] };
      return db.transaction((tx) => settleRace(tx as Database, "rush", facts));
    };
    await settle(1);
    const ids = await addSubmissions(db, 2);
    for (const submissionId of ids) {
      const unit = { raceId: "rush", item: "ten-km", submissionId, actor: "test" };
      const people = [{ position: 0, personId: null, birthday: null }];
      await db.transaction((tx) => enter(tx as Database, [{ ...unit, people }], "sign-up"));
    }
    await settle(2);
    return ids;
  };
  const bothAtOnce = async (promote: () => Promise<unknown>) => {
    const ids = await enterBoth();
    const leave = () => db.transaction((tx) => endEntries(tx as Database, ids, { reason: "withdraw", actor: "test" }));
    // The one who promotes is the first to wait for the pool.
    return whileLocked(db, sql`select 1 from pools where race_id = 'rush' for update`, [promote, leave]);
  };

  test("never waits in a circle with the one who gives it", async () => {
    const names = { site: undefined, itemName: () => ({ zh: "x" }) };
    expect(await bothAtOnce(() => promoteWaiting(tools(1), "rush", names))).toEqual([1, undefined]);
    expect((await poolCounts(db))["item/x"]).toEqual([0, 0, 0]);
    expect(await broken()).toEqual([]);
  });

  test("would, if pools were locked before entries", async () => {
    const promote = () =>
      servers.db(1).transaction(async (tx) => {
        const [pool] = await tx.select().from(pools).where(eq(pools.raceId, "rush"));
        await lockPools(tx as Database, [pool?.poolId ?? 0]);
        const isWaiting = and(eq(entries.raceId, "rush"), eq(entries.state, "waitlisted"));
        await tx.update(entries).set({ state: "confirmed" }).where(isWaiting);
      });
    const failure = await bothAtOnce(promote).catch((error: { cause?: { code?: string } }) => error.cause?.code);
    expect(failure).toBe("40P01");
  });
});

describe("an invitation", () => {
  const contact = "runner@example.org";
  const held = () => db.$count(entries, eq(entries.state, "confirmed"));

  test("is used once by two accounts with the same link at once", async () => {
    await invite(tools(0), [contact], { holdsPlace: false });
    const [invitation = ""] = (await sentLinks(tools(0))).get(contact) ?? [];
    const uses = [0, 1].map((server) => () => signUpAs(tools(server), server, { invitation }));
    const outcomes = await whileLocked(db, sql`select 1 from invitations for update`, uses);
    expect(outcomes.sort()).toEqual(["accepted", "sign-up/invitation-link"]);
    expect([await held(), await broken()]).toEqual([1, []]);
  });

  test("would be used twice, if nobody looked again under its lock", async () => {
    await invite(tools(0), [contact], { holdsPlace: false });
    const ids = await addSubmissions(db, 2);
    const uses = ids.map((submissionId) => async () => {
      const [row] = await db.select().from(invitations).where(eq(invitations.state, "sent"));
      return db.transaction(async (tx) => {
        const unit = { raceId: "rush", item: "ten-km", submissionId, actor: "x" };
        const people = [{ position: 0, personId: null, birthday: null }];
        await tx.execute(sql`select 1 from invitations for update`);
        if (row) await enter(tx as Database, [{ ...unit, people }], "invitation");
        const used = { state: "used", linkMac: null, linkSealed: null, dueAt: null } as const;
        await tx.update(invitations).set(used);
      });
    });
    await whileLocked(db, sql`select 1 from invitations for update`, uses);
    expect(await held()).toBe(2);
  });

  // Both have found nobody invited before either writes.
  const importTwice = async () => {
    const imports = [0, 1].map((server) => () => invite(tools(server), [contact]));
    const results = await whileLocked(db, sql`lock table invitations in share row exclusive mode`, imports);
    return results.reduce((sum, { made }) => sum + made, 0);
  };

  test("is made once by two imports of one file at once", async () => {
    expect(await importTwice()).toBe(1);
    expect((await poolCounts(db))["item/ten-km"]).toEqual([1, 1, 1]);
  });

  test("would be made twice, without the index of its contact", async () => {
    await db.execute(sql`drop index one_invitation_of_a_contact`);
    expect(await importTwice()).toBe(2);
    await removeInvitations(db);
    await db.execute(sql`create unique index one_invitation_of_a_contact on invitations (race_id, item, contact_mac, ordinal)
      where(state in ('sent', 'used'))`);
  });
});
