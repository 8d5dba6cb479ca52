import { sql } from "drizzle-orm";
import type { BuiltApp } from "../../../server/app.ts";
import { accounts } from "../../../server/base/db/accountSchema.ts";
import type { Database } from "../../../server/base/db/open.ts";
import { payments } from "../../../server/base/db/orderSchema.ts";
import { enter } from "../../../server/entries/enter.ts";
import { settleRace } from "../../../server/entries/settle.ts";
import { endUnpaid } from "../../../server/orders/end.ts";
import { openOrders } from "../../../server/orders/open.ts";
import { pay } from "../../../server/orders/pay.ts";
import { notifyOf, passTime, settleAll, tenKmPrice } from "../../../server/orders/testOrders.ts";
import { command } from "../../../server/payments/sandbox/pay.ts";
import { keepSubmission } from "../../../server/signups/testSignups.ts";
import type { Proof } from "../proof.ts";
import { askInvariants, placesOf } from "../race.ts";

const raceId = "rush";
const races = 1000;
const atOnce = 50;
const places = 1000;
type Server = BuiltApp & { db: Database };

/** Money that comes at the moment at which the time of its order is over. */
export const a8: Proof = {
  id: "A8",
  title:
    "1,000 orders, each paid and ended at the same moment, over two servers: paid, or ended with the money back, never both",
  async run(context) {
    const database = await context.openDatabase();
    const servers = await context.buildServers(database, 2, await context.writeFolder({ "README.md": "" }));
    const [first, second] = servers as [Server, Server];
    const { db } = database;
    await db.insert(accounts).values({ accountId: "runner", nick: "runner" });
    const facts = { items: [{ ...item, pools: ["item/ten-km"] }], pools: [{ name: "item/ten-km", places }] };
    await db.transaction((tx) => settleRace(tx as Database, raceId, facts as never));
    const startedAt = performance.now();
    for (let from = 0; from < races; from += atOnce) {
      const ids = await Promise.all(Array.from({ length: Math.min(atOnce, races - from) }, () => place(first)));
      const numbers = await Promise.all(ids.map((id) => begin(first, id)));
      await Promise.all(ids.flatMap((id, n) => raceOnce([first, second], id, numbers[n] ?? "", context.random())));
      await settleAll(first.tools);
    }
    const ms = performance.now() - startedAt;
    const { paid, ended, wrong } = await countEnds(db);
    const counts = await placesOf(database, "item/ten-km");
    const invariants = await askInvariants(database);
    const isWhole = paid + ended === races && wrong === 0 && counts.every((count) => count === paid);
    return {
      // One that always wins would be no race.
      isKept: isWhole && paid > 0 && ended > 0 && invariants.areKept,
      figures: {
        ...{ paid, "ended, all money back": ended, "with unexplained money": wrong },
        "places by counter, ledger and entries": counts.join(", "),
        ...{ "took, ms": Math.round(ms), invariants: invariants.figure },
      },
    };
  },
};

const item = {
  ...{
    item: "ten-km",
    allocation: "first-come",
    closesAt: null,
    feeFen: 9900,
    minAge: null,
    maxAge: null,
    ageOn: null,
  },
  ...{ exclusionGroup: "race", hasWaitingList: false },
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

// Half of the money comes to an order that the provider has closed: late money. Each side begins first half the time.
function raceOnce([one, other]: [Server, Server], id: string, outTradeNo: string, random: number): Promise<unknown>[] {
  const end = async () => {
    await passTime(one.db, id);
    await endUnpaid(one.tools, id, { event: "expire", actor: "program" });
  };
  const payNow = async () => {
    await command(other.db, outTradeNo, { action: random < 0.5 ? "pay" : "pay-late" });
    await notifyOf(other.tools, outTradeNo);
    await settleAll(other.tools);
  };
  return random % 0.5 < 0.25 ? [end(), payNow()] : [payNow(), end()];
}

// An order that is paid keeps its price; of one that ended nothing is left.
async function countEnds(db: Database): Promise<{ paid: number; ended: number; wrong: number }> {
  const result = await db.execute(sql`
    select count(*) filter (where(state = 'paid'))::int as paid, count(*) filter (where(state = 'expired'))::int as ended,
      count(*) filter (where(left_fen <> case state when 'paid' then 9900 else 0 end))::int as wrong
    from (select o.state,
      (select coalesce(sum(amount_fen), 0) from payments p where p.order_id = o.order_id and p.state = 'paid')
      - (select coalesce(sum(amount_fen), 0) from refunds r where r.order_id = o.order_id and r.state = 'refunded') as left_fen
      from orders o) ends`);
  const { rows } = result as unknown as { rows: { paid: number; ended: number; wrong: number }[] };
  return rows[0] ?? { paid: 0, ended: 0, wrong: Number.NaN };
}
