import { sql } from "drizzle-orm";
import { accounts } from "../server/base/db/accountSchema.ts";
import { pickUpSlots, pickUps } from "../server/base/db/pickUpSchema.ts";
import { bookSlot } from "../server/entry/pickUp/book.ts";
import { addConfirmed } from "../server/entry/pickUp/testPickUps.ts";
import { raceFolder } from "../server/entry/testForm.ts";
import { openTwoServers } from "../server/testServers.ts";
import { compareRates, type Row } from "./measure.ts";

const bookingsOfRound = 2000;
const rounds = 5;
const connections = 32;
const leastOfRows = 0.5;
const accountId = "runner";
const day = (date: string) => ({
  date,
  slots: [{ from: "08:00", until: "18:00", everyMinutes: 30, runners: 100_000 }],
});
const pickUp = {
  opensAt: "2020-01-01T00:00:00+08:00",
  closesAt: "2036-01-05T17:00:00+08:00",
  sites: [
    {
      id: "expo",
      name: { zh: "会展中心" },
      address: { zh: "湖滨路 1 号" },
      days: ["2036-01-03", "2036-01-04", "2036-01-05"].map(day),
    },
  ],
};

/**
 * Bookings of pick-up slots per second by two servers on PostgreSQL, into 60 slots, against the
 * same rows inserted by the same connections, each in a transaction of its own.
 */
export async function benchPickUp(): Promise<Row[]> {
  const servers = await openTwoServers({}, {}, { isDurable: true });
  try {
    const db = servers.db();
    await servers.publish(raceFolder({ pickUp }));
    await db.insert(accounts).values({ accountId, nick: accountId });
    const slots = (await db.select().from(pickUpSlots)).map(({ slotId }) => slotId);
    const bookings = async (work: (entryId: string, n: number) => Promise<unknown>) => {
      const ids = await addConfirmed(db, { many: bookingsOfRound, accountId });
      await db.execute(sql`analyze`);
      const start = performance.now();
      let next = 0;
      const book = async () => {
        for (let n = next++; n < ids.length; n = next++) await work(ids[n] ?? "", n);
      };
      await Promise.all(Array.from({ length: connections }, book));
      return (bookingsOfRound / (performance.now() - start)) * 1000;
    };
    const getSlot = (n: number) => slots[n % slots.length] ?? 0;
    const ours = () =>
      bookings(async (submissionId, n) => {
        const tools = { ...servers.tools(n), db: servers.db(n) };
        const booked = await bookSlot(tools, { accountId, submissionId, entrant: 0 }, getSlot(n));
        if ("error" in booked) throw new Error(booked.error);
      });
    const baseline = () =>
      bookings((entryId, n) =>
        servers
          .db(n)
          .insert(pickUps)
          .values({ entryId, slotId: getSlot(n), state: "booked" }),
      );
    const name = `pick-up bookings/s, two servers / the same rows inserted, ${connections} waiting`;
    return [await compareRates(name, { ours, baseline }, { rounds, bound: leastOfRows })];
  } finally {
    await servers.close();
  }
}
