import { sql } from "drizzle-orm";
import type { Database } from "../../base/db/open.ts";
import { readRows } from "../../base/db/readRows.ts";
import type { OrderBook } from "./processor.ts";

/** Orders in a small table of their own: what the inbox settles in tests. */
export interface TestOrders extends OrderBook {
  add(outTradeNo: string, amountFen: number, merchant?: string): Promise<void>;
  /** Reads the state of an order, and how often it was settled. */
  read(outTradeNo: string): Promise<{ paid: number; refunded: number; effects: number }>;
}

/** Makes the table, unless there is one, and returns its orders. */
export async function openTestOrders(db: Database): Promise<TestOrders> {
  await db.execute(sql`create table if not exists test_orders (id text primary key, merchant text not null,
    amount int not null, paid int not null default 0, refunded int not null default 0, effects int not null default 0)`);
  type Row = { merchant: string; amount: number; paid: number; refunded: number; effects: number };
  const getRow = async (tx: Database, id: string) =>
    (await readRows<Row>(tx, sql`select * from test_orders where id = ${id}`))[0];
  return {
    async add(id, amount, merchant = "sandbox") {
      await db.execute(sql`insert into test_orders (id, merchant, amount) values (${id}, ${merchant}, ${amount})`);
    },
    async read(id) {
      const { paid = 0, refunded = 0, effects = 0 } = (await getRow(db, id)) ?? {};
      return { paid, refunded, effects };
    },
    async expected(tx, id) {
      const row = await getRow(tx, id);
      return row && { merchant: row.merchant, amountFen: row.amount };
    },
    async settle(tx, event) {
      const fen = event.what === "closed" ? 0 : event.amountFen;
      const [paidFen, refunded] = event.what === "payment" ? [fen, 0] : [0, fen];
      await tx.execute(sql`update test_orders set paid = paid + ${paidFen}, refunded = refunded + ${refunded},
        effects = effects + 1 where id = ${event.outTradeNo}`);
    },
  };
}
