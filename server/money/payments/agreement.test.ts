import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Database } from "../../base/db/open.ts";
import { paymentServers } from "../../base/db/paymentSchema.ts";
import { openTestDatabase } from "../../base/db/testDatabase.ts";
import { openAgreement } from "./agreement.ts";
import { type Merchant, Merchants } from "./merchants.ts";

let db: Database;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
});
afterAll(() => close());
beforeEach(async () => {
  await db.delete(paymentServers);
});

const wechat = { name: "main", kind: "wechat", account: "1900000001" } as unknown as Merchant;
const alipay = { name: "other", kind: "alipay", account: "2021000000000001", races: ["1", "2"] } as unknown as Merchant;
const lines: string[] = [];
const server = (all: Merchant[], isShared = true) => {
  const merchants = new Merchants(all);
  const agreement = openAgreement({ db, merchants, isShared, warn: (line) => lines.push(line) });
  return { ...agreement, merchants };
};

test("servers of one database agree if they have the same merchants, in any order", async () => {
  const servers = [server([wechat, alipay]), server([{ ...alipay, races: ["2", "1"] }, wechat])];
  for (const server of servers) await server.renew();
  expect(servers.map(({ merchants }) => merchants.othersAre)).toEqual([undefined, undefined]);
});

test.each([
  ["another merchant", [wechat]],
  ["none", []],
  ["another account of the same name", [{ ...wechat, account: "1900000002" }, alipay]],
  ["other races", [wechat, { ...alipay, races: ["1"] }]],
])(
  "a server with %s than the one that runs the longest knows it, and its operator reads both, once",
  async (_what, all) => {
    const first = server([wechat, alipay]);
    const later = server(all as Merchant[]);
    lines.length = 0;
    for (const server of [first, later, first, later]) await server.renew();
    expect([first.merchants.othersAre, later.merchants.othersAre]).toEqual([
      undefined,
      "main (wechat), other (alipay)",
    ]);
    expect(lines).toEqual([expect.stringContaining("than the others of its database (main (wechat), other (alipay))")]);
    // With the last server of the former merchants, there is nothing to differ from.
    await first.end();
    await later.renew();
    expect(later.merchants.othersAre).toBeUndefined();
  },
);

test("a server that has ended without a word is forgotten after a minute, and at once by an embedded database", async () => {
  const [first, later] = [server([wechat]), server([alipay])];
  await first.renew();
  await db.update(paymentServers).set({ seenAt: sql`now() - interval '61 seconds'` });
  await later.renew();
  expect(later.merchants.othersAre).toBeUndefined();
  const embedded = server([wechat], false);
  await embedded.renew();
  expect(embedded.merchants.othersAre).toBeUndefined();
  expect(await db.$count(paymentServers, eq(paymentServers.names, "main (wechat)"))).toBe(1);
});
