import { sql } from "drizzle-orm";
import { outboxMessages } from "../server/base/db/accountSchema.ts";
import { insertRows } from "../server/base/db/insertRows.ts";
import { entrantMessages, messageRecipients } from "../server/base/db/messageSchema.ts";
import type { Database } from "../server/base/db/open.ts";
import { openShared } from "../server/base/db/testShared.ts";
import { secrets } from "../server/base/secrets/testSecrets.ts";
import { sendBatch } from "../server/desk/organise/messages/send.ts";
import { addRunners, keepApproved } from "../server/desk/organise/messages/testMessages.ts";
import type { RaceSite } from "../server/race/raceSite.ts";
import { compareRates, type Row } from "./measure.ts";

const many = 30_000;
const batchSize = 500;
const rounds = 3;
const leastOfRows = 0.3;
const race = { raceId: "7001", domainName: "race.localhost" };
const site = { ...race, site: { title: { zh: "小城跑" } }, timeZone: "Asia/Shanghai" } as RaceSite;

/**
 * Messages that are rendered and queued per second for 30,000 runners, each with the own name and
 * number, against the same rows of recipients and outbox inserted in batches of the same size.
 */
export async function benchMessages(): Promise<Row[]> {
  const shared = await openShared({ servers: 1, isDurable: true });
  try {
    const db = shared.db();
    await addRunners(db, secrets, { ...race, item: "ten-km", many });
    await db.execute(sql`analyze`);
    const tools = { db, secrets, env: { port: 8080 } } as unknown as Parameters<typeof sendBatch>[0];
    const clear = () => db.execute(sql`truncate message_recipients, outbox_messages`);
    const ours = async () => {
      await clear();
      await db.delete(entrantMessages);
      const messageId = await keepApproved(db, race);
      const start = performance.now();
      while (await sendBatch(tools, site, messageId));
      return perSecond(start);
    };
    await ours();
    const recipients = (await db.select().from(messageRecipients)).map(({ at: _at, ...row }) => row);
    const outbox = await db.select().from(outboxMessages);
    const rows = outbox.map(
      ({
        seq: _seq,
        state: _state,
        tries: _tries,
        error: _error,
        createdAt: _at,
        until: _until,
        sentAt: _sentAt,
        ...row
      }) => row,
    );
    const baseline = async () => {
      await clear();
      await db.delete(entrantMessages);
      const messageId = await keepApproved(db, race);
      const start = performance.now();
      for (let from = 0; from < many; from += batchSize) {
        const upTo = from + batchSize;
        await db.transaction(async (transaction) => {
          const tx = transaction as Database;
          const batch = recipients.slice(from, upTo).map((row) => ({ ...row, messageId }));
          await insertRows(tx, messageRecipients, batch);
          await insertRows(tx, outboxMessages, rows.slice(from, upTo));
        });
      }
      return perSecond(start);
    };
    const name = `messages rendered and queued/s for ${many} runners / the same rows inserted`;
    return [await compareRates(name, { ours, baseline }, { rounds, bound: leastOfRows })];
  } finally {
    await shared.close();
  }
}

const perSecond = (start: number) => (many / (performance.now() - start)) * 1000;
