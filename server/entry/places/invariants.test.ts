import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { InvariantReport } from "#contract/entries.ts";
import { entryStates } from "#contract/entries.ts";
import { withoutTriggers } from "../../base/audit/testAudit.ts";
import { accounts } from "../../base/db/accountSchema.ts";
import { payments } from "../../base/db/orderSchema.ts";
import { call } from "../../people/accounts/testPeople.ts";
import { keepOrder } from "../orders/testOrders.ts";
import { buildBody, park, person } from "../testForm.ts";
import { asPublished, form, submit, submitToOneRace, tokens, world } from "../testSubmitting.ts";
import { checkInvariants } from "./invariants.ts";
import { entryEdges, firstStates, isEdge } from "./life.ts";

submitToOneRace();

const brokenNow = async () => {
  const { invariants } = await checkInvariants(world.db, "7001");
  return invariants.filter(({ broken }) => broken > 0).map(({ name }) => name);
};

// What a fault of the program or a mistake in the database would do.
const faults: [broken: string, what: string, fault: ReturnType<typeof sql>][] = [
  ["I1", "a counter that was changed without the ledger", sql`update pools set claimed = claimed - 1`],
  [
    "I1",
    "a line of the ledger that was lost",
    sql`delete from pool_ledger where seq = (select min(seq) from pool_ledger)`,
  ],
  [
    "I3",
    "an entry that was lost",
    sql`with gone as (delete from pool_ledger), past as (delete from entry_history) select 1`,
  ],
  [
    "I7",
    "a place that is kept though nobody can pay for it any more",
    sql`update entries set state = 'reserved' where position = 0`,
  ],
  [
    "I8",
    "a pick-up slot that was counted without a booking",
    sql`insert into pickup_slots (race_id, site, starts_at, ends_at, places, capacity, booked)
      values ('7001', 'expo', now(), now(), 5, 5, 1)`,
  ],
  [
    "I8",
    "a booking that outlived its entry",
    sql`with slot as (
        insert into pickup_slots (race_id, site, starts_at, ends_at, places, capacity, booked)
        values ('7001', 'expo', now(), now(), 5, 5, 1) returning slot_id
      ) insert into pickups (entry_id, slot_id, state)
        select entry_id, slot_id, 'booked' from entries, slot where state = 'withdrawn'`,
  ],
  [
    "I9",
    "a mailing that is paid, of an entry that ended",
    sql`with sent as (
        insert into mailings (mailing_id, race_id, entry_id, domain_name, fee_fen, language, state)
        select 'lost', '7001', entry_id, 'x', 0, 'zh', 'paid' from entries where state = 'withdrawn' returning mailing_id
      ) insert into mailing_history (mailing_id, after, actor) select mailing_id, 'paid', 'x' from sent`,
  ],
  [
    "I10",
    "a pack that was handed out and mailed",
    sql`with given as (
        insert into hand_outs (entry_id, race_id, material, site, device_id, seq, at, by_account)
        select entry_id, '7001', 'bib', 'expo', 'x', 1, now(), 'x' from entries where state = 'confirmed' limit 1 returning entry_id
      ) insert into mailings (mailing_id, race_id, entry_id, domain_name, fee_fen, language, state)
        select 'both', '7001', entry_id, 'x', 0, 'zh', 'paid' from given`,
  ],
  ["I12", "a state without its history", sql`update entries set state = 'disqualified' where position = 0`],
  [
    "I12",
    "an edge that is not in the table",
    sql`insert into entry_history (entry_id, before, after, reason, actor) select entry_id, 'confirmed', 'confirmed', 'x', 'x' from entries`,
  ],
  ["I14", "a place that costs something and that nobody paid", sql`update submissions set waiver = null`],
  [
    "I14",
    "a place that somebody waived without a reason",
    sql`update submissions set price = null, fee_fen = 0, waiver = null`,
  ],
  ["I13", "a runner who is too young on the race day", sql`update persons set birthday = '2035-01-01'`],
];

test.each(faults)("%s is reported for %s", async (name, faultName, fault) => {
  await asPublished({ items: { "ten-km": { places: 5, minAge: 20 } } }, async () => {
    await submit(buildBody(form, { entrants: [person(1), person(2)] }));
    const first = await submit(buildBody(form, { entrants: [person(3)] }));
    await call(world, `/sign-up/submissions/${first.data.submissionId}/withdraw`, { json: {}, token: tokens.runner });
    expect(await brokenNow()).toEqual([]);
    const deletions = faultName === "an entry that was lost" ? [sql`delete from entries where position = 1`] : [];
    await withoutTriggers(world.db, [fault, ...deletions]);
    expect(await brokenNow()).toContain(name);
  });
});

test("I2 is reported for a person with two live entries, which the index refuses", async () => {
  await submit(buildBody(form));
  const twice = sql`insert into entries (entry_id, code, race_id, item, exclusion_group, position, person_id, state)
    select 'twice', 'twice', race_id, 'solo', exclusion_group, 9, person_id, 'confirmed' from entries`;
  await expect(world.db.execute(twice)).rejects.toThrow();
  await world.db.execute(sql`drop index one_live_entry_of_a_person`);
  try {
    await world.db.execute(twice);
    expect(await brokenNow()).toContain("I2");
  } finally {
    await world.db.execute(sql`delete from entries where entry_id = 'twice'`);
    await world.db.execute(sql`create unique index one_live_entry_of_a_person on entries (race_id, exclusion_group, person_id)
      where(state in ('pool', 'reserved', 'won', 'offered', 'waitlisted', 'confirmed'))`);
  }
});

test("anyone reads whether the entries of a race are in order", async () => {
  const { data } = await call<InvariantReport>(world, `/status/invariants?domainName=${park}`, {});
  expect(data.invariants).toEqual(
    ["I1", "I2", "I3", "I4", "I5", "I7", "I8", "I9", "I10", "I11", "I12", "I13", "I14"].map((name) => ({
      name,
      broken: 0,
    })),
  );
  const all = [...data.invariants.map(({ name }) => name), ...data.notComputed];
  expect(all.sort()).toEqual(Array.from({ length: 14 }, (_, n) => `I${n + 1}`).sort());
});

test("an entry goes only from a state to one that the table has after it, and nothing follows an end", () => {
  const ends = [
    "lost",
    "forfeited",
    "expired",
    "offer_expired",
    "declined",
    "withdrawn",
    "disqualified",
    "transferred",
  ];
  for (const before of entryStates)
    for (const after of entryStates) {
      expect([before, after, isEdge(before, after)]).toEqual([before, after, entryEdges[before].includes(after)]);
      if (ends.includes(before) || before === after)
        expect([before, after, isEdge(before, after)]).toEqual([before, after, false]);
      // Nobody gets back what has ended, and nobody is drawn or put on a list again; who has waited
      // may have to pay first.
      const follows = ["confirmed", "waitlisted", "reserved", "offered"];
      if ((firstStates as readonly string[]).includes(after) && !follows.includes(after))
        expect(isEdge(before, after)).toBe(false);
    }
});

test("an operator whose provider is away reads its merchant beside the orders that cannot end", async () => {
  const { db } = world;
  const accountId = "waiting";
  await db.insert(accounts).values({ accountId, nick: "n" });
  const orderId = await keepOrder(world, { accountId, raceId: "7001" });
  await db.execute(sql`update orders set expires_at = now() - interval '3 minutes' where(order_id = ${orderId})`);
  const reported = async () => {
    const { invariants } = await checkInvariants(db, "7001");
    return invariants.find(({ name }) => name === "I5");
  };
  // Control: an order without a payment could end.
  expect(await reported()).toEqual({ name: "I5", broken: 1 });
  const payment = { outTradeNo: "away", orderId, merchant: "wechat-main", way: "qr" as const, amountFen: 9900 };
  await db.insert(payments).values(payment);
  expect(await reported()).toEqual({ name: "I5", broken: 1, merchants: ["wechat-main"] });
  await withoutTriggers(db, [
    sql`delete from payments`,
    sql`delete from order_history`,
    sql`delete from orders`,
    sql`delete from submissions`,
    sql`delete from accounts where account_id = ${accountId}`,
  ]);
});
