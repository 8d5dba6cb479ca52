import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { emptyAudit, withoutTriggers } from "../../../base/audit/testAudit.ts";
import { auditLines } from "../../../base/db/auditSchema.ts";
import { entries, raceItems } from "../../../base/db/entrySchema.ts";
import type { Database } from "../../../base/db/open.ts";
import { raceCancellations } from "../../../base/db/organiseSchema.ts";
import { whileLocked, withoutRowLocks } from "../../../base/db/testOverlap.ts";
import type { Reviewer } from "../../../base/rights.ts";
import { enter } from "../../../entry/places/enter.ts";
import { park, raceFolder } from "../../../entry/testForm.ts";
import { openTwoServers, type TwoServers } from "../../../testServers.ts";
import { decideCancellation, requestCancellation } from "./cancel.ts";

const raceId = "7001";
const [first, second, third] = ["first", "second", "third"].map((actor): Reviewer => ({ actor, races: "all" })) as [
  Reviewer,
  Reviewer,
  Reviewer,
];
let servers: TwoServers;
let db: Database;
beforeAll(async () => {
  servers = await openTwoServers(raceFolder({ items: { "ten-km": { places: 50 } } }));
  db = servers.db();
});
afterAll(() => servers.close());
beforeEach(async () => {
  await withoutTriggers(db, [
    sql`truncate race_cancellations`,
    sql`update race_items set cancelled_at = null`,
    sql`update races set cancelled_at = null`,
    ...emptyAudit,
  ]);
});

const rule = { domainName: park, refunds: "all", kept: 0, reason: "台风" } as const;
const request = (server: 0 | 1, person: Reviewer) => () =>
  requestCancellation(servers.tools(server), person, { ...rule, key: `${person.actor}-of-a-test-0123` });
const requested = async () => {
  const cancellation = await request(0, first)();
  if (typeof cancellation === "string") throw new Error(cancellation);
  return cancellation.cancellationId;
};
const approve = (server: 0 | 1, person: Reviewer, cancellationId: string) => () =>
  decideCancellation(servers.tools(server), person, { cancellationId, isApproved: true });
const cancelled = () => db.$count(auditLines, eq(auditLines.action, "cancel-race"));
const outcome = (result: object | string) =>
  typeof result === "string" ? result : (result as { state: string }).state;

describe("two organisers who approve the cancellation of a race at the same moment, over two servers", () => {
  test("cancel it once, and one of them reads that it is decided", async () => {
    const id = await requested();
    const lock = sql`select 1 from race_cancellations where cancellation_id = ${id} for update`;
    const done = await whileLocked(db, lock, [approve(0, second, id), approve(1, third, id)]);
    expect(done.map(outcome)).toEqual(["approved", "cancellation/decided"]);
    expect(await cancelled()).toBe(1);
  });

  test("would both have cancelled it, if nobody locked the request", async () => {
    const id = await requested();
    const done = await withoutRowLocks([raceCancellations], [approve(0, second, id), approve(1, third, id)]);
    expect(done.map(outcome)).toEqual(["approved", "approved"]);
    expect(await cancelled()).toBe(2);
  });
});

test("of two organisers who request it at the same moment one does, and the other reads of it", async () => {
  const done = await Promise.all([request(0, first)(), request(1, second)()]);
  expect(done.map(outcome).sort()).toEqual(["cancellation/requested", "waiting"]);
});

describe("a runner who takes a place at the moment at which the race is cancelled", () => {
  const take = () =>
    servers
      .db(1)
      .transaction((tx) => {
        const people = [{ position: 0, personId: null, birthday: null }];
        const unit = { raceId, item: "ten-km", submissionId: null as never, actor: "runner", people };
        return enter(tx as Database, [unit], "sign-up");
      })
      .then(([outcome]) => outcome?.outcome ?? "");
  // The cancellation has locked the items when it comes to the race.
  const lock = sql`select 1 from races where race_id = ${raceId} for update`;
  const race = async (): Promise<string[]> => {
    const id = await requested();
    const works: (() => Promise<string>)[] = [async () => outcome(await approve(0, second, id)()), take];
    return whileLocked(db, lock, works);
  };

  test("is refused if the cancellation came first", async () => {
    expect(await race()).toEqual(["approved", "cancelled"]);
    expect(await db.$count(entries)).toBe(0);
  });

  test("would have the place, if nobody read under the lock whether it is cancelled", async () => {
    const id = await requested();
    // As read before the cancellation: both have read before either continues.
    const works: [() => Promise<string>, () => Promise<string>] = [
      async () => {
        await db.transaction((tx) => tx.select().from(raceItems).for("update"));
        return outcome(await approve(0, second, id)());
      },
      take,
    ];
    expect(await withoutRowLocks([raceItems], works)).toEqual(["approved", "entered"]);
  });
});
