import { eq, sql } from "drizzle-orm";
import { accounts } from "../../../server/base/db/accountSchema.ts";
import type { Database } from "../../../server/base/db/open.ts";
import { payments } from "../../../server/base/db/orderSchema.ts";
import { readRows } from "../../../server/base/db/readRows.ts";
import { entrants, submissions } from "../../../server/base/db/signupSchema.ts";
import { endUnpaid } from "../../../server/entry/leave/endUnpaid.ts";
import { passTime, sendNotice, settleAll, tenKmPrice } from "../../../server/entry/orders/testOrders.ts";
import { enter } from "../../../server/entry/places/enter.ts";
import { keepSubmission } from "../../../server/entry/testSignups.ts";
import { openOrders } from "../../../server/money/orders/open.ts";
import { pay } from "../../../server/money/orders/pay.ts";
import { command } from "../../../server/money/payments/sandbox/pay.ts";
import { settleRace } from "../../../server/sites/items/settle.ts";
import type { Proof } from "../proof.ts";
import { askInvariants, buildRace, placesOf, type BuiltServer as Server } from "../race.ts";

const raceId = "rush";
const races = 1000;
const atOnce = 50;
// People who want a place meanwhile, so that for some of the late money none is left.
const others = 40;

/** Money that comes at the moment at which the time of its order is over. */
export const a8: Proof = {
  id: "A8",
  title:
    "1,000 orders, each paid and ended at the same moment, over two servers: paid, or ended with the money back, never both",
  async run(context) {
    const { database, servers } = await buildRace(context);
    const [first, second] = servers;
    const { db } = database;
    await db.insert(accounts).values({ accountId: "runner", nick: "runner" });
    const startedAt = performance.now();
    let taken = 0;
    await setPlaces(db, 0);
    for (let from = 0; from < races; from += atOnce) {
      await setPlaces(db, (await placesOf(database, pool))[0] + atOnce);
      const ids = await Promise.all(Array.from({ length: atOnce }, () => place(first)));
      const numbers = await Promise.all(ids.map((id) => begin(first, id)));
      const meeting = ids.flatMap((id, n) => raceOnce([first, second], id, numbers[n] ?? "", context.random));
      const taking = Array.from({ length: others }, (_, n) => takePlace(servers[n % 2] as Server, context.random()));
      await settleUntil(second, Promise.all(meeting));
      taken += (await Promise.all(taking)).filter(Boolean).length;
      await settleAll(first.tools);
    }
    const ms = performance.now() - startedAt;
    const { paid, ended, refunded, wrong } = await countEnds(db);
    const counts = await placesOf(database, pool);
    const invariants = await askInvariants(database);
    const isWhole = paid + ended === races && wrong === 0 && counts.every((count) => count === paid + taken);
    return {
      // If one side always won, this would prove nothing.
      isKept: isWhole && paid > 0 && ended > 0 && refunded > 0 && invariants.areKept,
      figures: {
        paid,
        "ended, nothing paid": ended - refunded,
        "ended, all money back": refunded,
        "with unexplained money": wrong,
        "places that others took": taken,
        "places by counter, ledger and entries": counts.join(", "),
        "took, ms": Math.round(ms),
        invariants: invariants.figure,
      },
    };
  },
};

const pool = "item/ten-km";
const item = {
  item: "ten-km",
  allocation: "first-come",
  closesAt: null,
  feeFen: 9900,
  minAge: null,
  maxAge: null,
  ageOn: null,
  exclusionGroup: "race",
  hasWaitingList: false,
};

// A sign-up whose place is reserved, with its order.
async function place({ db, tools }: Server): Promise<string> {
  const submissionId = await keepSubmission({ db, secrets: tools.secrets }, { accountId: "runner", raceId });
  const unit = { raceId, item: "ten-km", submissionId, actor: "runner", isUnpaid: true };
  const order = { submissionId, raceId, item: "ten-km", accountId: "runner", price: tenKmPrice, payWithinMinutes: 30 };
  await db.transaction(async (tx) => {
    await enter(tx as Database, [{ ...unit, people: [{ position: 0, personId: null, birthday: null }] }], "sign-up");
    await openOrders(tx as Database, [order]);
  });
  return submissionId;
}

async function begin({ db, tools }: Server, id: string): Promise<string> {
  await pay(tools, "runner", id, { merchant: "sandbox", way: "qr", payerIp: "::1" });
  const [payment] = await db.select().from(payments).where(sql`order_id = ${id}`);
  return payment?.outTradeNo ?? "";
}

// Half of the money comes also if the provider has closed the payment, and later. How far one side
// gets before the other begins is drawn.
function raceOnce([one, other]: [Server, Server], id: string, outTradeNo: string, random: () => number) {
  const [isLate, delay] = [random() < 0.5, random()];
  const end = async () => {
    await passTime(one.db, id);
    await endUnpaid(one.tools, id, { event: "expire", actor: "program" });
  };
  const payNow = async () => {
    await letOthersWork(other, isLate ? 0.4 + 1.6 * delay : delay);
    await command(other.db, outTradeNo, { action: isLate ? "pay-late" : "pay" });
    await sendNotice(other.tools, outTradeNo);
  };
  return [end(), payNow()];
}

async function takePlace(server: Server, delay: number): Promise<boolean> {
  await letOthersWork(server, delay);
  const submissionId = await keepSubmission({ ...server, secrets: server.tools.secrets }, { raceId });
  const unit = { raceId, item: "ten-km", submissionId, actor: "runner" };
  const people = [{ position: 0, personId: null, birthday: null }];
  return server.db.transaction(async (tx) => {
    const [entered] = await enter(tx as Database, [{ ...unit, people }], "sign-up");
    if (entered?.outcome === "entered") return true;
    await removeSubmission(tx as Database, submissionId);
    return false;
  });
}

async function removeSubmission(tx: Database, submissionId: string): Promise<void> {
  await tx.delete(entrants).where(eq(entrants.submissionId, submissionId));
  await tx.delete(submissions).where(eq(submissions.submissionId, submissionId));
}

// Some queries long, about as many as an order needs to end: the same share of the work on a slow
// machine.
async function letOthersWork({ db }: Server, delay: number): Promise<void> {
  for (let query = 0; query < delay * 25; query++) await db.execute(sql`select 1`);
}

// Settles what is in the inbox while others work, as a server does.
async function settleUntil({ tools }: Server, work: Promise<unknown>): Promise<void> {
  let isOver = false;
  const ended = work.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    await settleAll(tools);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await ended;
}

async function setPlaces(db: Database, places: number): Promise<void> {
  const facts = { items: [{ ...item, pools: [pool] }], pools: [{ name: pool, places }] };
  await db.transaction((tx) => settleRace(tx as Database, raceId, facts as never));
}

interface Ends {
  paid: number;
  ended: number;
  /** Ended after money had come, which went back. */
  refunded: number;
  /** What is left of the payments does not fit the state. */
  wrong: number;
}

// An order that is paid keeps its price; of one that ended nothing is left.
async function countEnds(db: Database): Promise<Ends> {
  const [ends] = await readRows<Ends>(
    db,
    sql`
    select count(*) filter (where(state = 'paid'))::int as paid, count(*) filter (where(state in ('expired', 'refunded')))::int as ended,
      count(*) filter (where(state = 'refunded'))::int as refunded,
      count(*) filter (where(left_fen <> case state when 'paid' then 9900 else 0 end))::int as wrong
    from (select o.state,
      (select coalesce(sum(amount_fen), 0) from payments p where p.order_id = o.order_id and p.state = 'paid')
      - (select coalesce(sum(amount_fen), 0) from refunds r where r.order_id = o.order_id and r.state = 'refunded') as left_fen
      from orders o) ends`,
  );
  return ends ?? { paid: 0, ended: 0, refunded: 0, wrong: Number.NaN };
}
