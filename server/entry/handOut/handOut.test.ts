import { and, count, eq, isNull, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { pickUpWith } from "#fixtures/pickUp.ts";
import { accounts, sessions } from "../../base/db/accountSchema.ts";
import { entries } from "../../base/db/entrySchema.ts";
import { handOuts, isLiveHandOut, staffDevices, staffEvents } from "../../base/db/handOutSchema.ts";
import type { Database } from "../../base/db/open.ts";
import { pickUpSlots, pickUps } from "../../base/db/pickUpSchema.ts";
import { openMeeting } from "../../base/db/testOverlap.ts";
import { findSession, openSession } from "../../people/accounts/sessions.ts";
import { openTwoServers, type TwoServers } from "../../testServers.ts";
import { addConfirmed } from "../pickUp/testPickUps.ts";
import { checkInvariants } from "../places/invariants.ts";
import { removeEntries } from "../places/testEntries.ts";
import { raceFolder } from "../testForm.ts";
import { closeDevice, haveAllSynced, openDevice } from "./devices.ts";
import { endMissed } from "./noShow.ts";
import { type Line, syncLines } from "./sync.ts";

const raceId = "7001";
const materials = ["bib", "shirt", "poncho"];
let servers: TwoServers;
let db: Database;
let codes: string[];

beforeAll(async () => {
  servers = await openTwoServers();
  db = servers.db();
  for (const accountId of ["runner", "first", "second", "third"])
    await db.insert(accounts).values({ accountId, nick: accountId });
});
afterAll(() => servers.close());
beforeEach(async () => {
  await db.delete(staffEvents);
  await db.delete(handOuts);
  await db.delete(staffDevices);
  await removeEntries(db);
  await servers.publish(raceFolder());
  await servers.publish(raceFolder({ pickUp: pickUpWith(80) }));
});

const addEntries = async (many: number) => {
  codes = await addConfirmed(db, { many, accountId: "runner" });
};
const open = (accountId = "first", site = "expo") =>
  openDevice(db, { raceId, site, name: "Phone", accountId, sessionId: "x" });
let nonces = 0;
const giving = (seq: number, code = "", material = "bib", more: Partial<Line> = {}): Line => {
  return { seq, nonce: `n${nonces++}`, at: Date.now(), kind: "hand-out", code, material, ...more };
};
interface Sending {
  actor?: string;
  now?: number;
  pending?: number;
  server?: number;
  informed?: { deviceId: string; seq: number }[];
}
const send = (deviceId: string, lines: Line[], { server = 0, actor = "first", ...more }: Sending = {}) => {
  const batch = { deviceId, raceId, actor, sessionId: "x", now: Date.now(), pending: 0, informed: [], ...more };
  return syncLines({ db: servers.db(server), secrets: servers.tools(0).secrets }, { ...batch, lines }, materials);
};
const sent = async (...parameters: Parameters<typeof send>) => {
  const synced = await send(...parameters);
  if (typeof synced === "string") throw new Error(synced);
  return synced;
};
const outcomes = async (...parameters: Parameters<typeof send>) =>
  (await sent(...parameters)).results.map(({ outcome }) => outcome);
const book = async (code: string, endsIn: string) => {
  const times = {
    startsAt: sql`now() + ${endsIn}::interval - interval '1 hour'`,
    endsAt: sql`now() + ${endsIn}::interval`,
  };
  const values = { raceId, site: "expo", places: 1, capacity: 1, booked: 1, ...times };
  const [slot] = await db
    .insert(pickUpSlots)
    .values(values as never)
    .returning();
  await db.insert(pickUps).values({ entryId: code, slotId: slot?.slotId ?? 0, state: "booked" });
};
const readState = async (code: string) => (await db.select().from(pickUps).where(eq(pickUps.entryId, code)))[0]?.state;

test("each material is handed out apart, and the booking follows: checked in by the first, collected by the last", async () => {
  await addEntries(1);
  const [code = ""] = codes;
  await book(code, "1 hour");
  const device = await open();
  expect(await outcomes(device, [giving(1, code)])).toEqual(["done"]);
  expect(await readState(code)).toBe("checked_in");
  const rest = [giving(2, code, "shirt", { choice: "L" }), giving(3, code, "poncho", { proxy: "written" })];
  expect(await outcomes(device, rest)).toEqual(["done", "done"]);
  expect(await readState(code)).toBe("collected");
  const rows = await db.select().from(handOuts).orderBy(handOuts.seq);
  const { open: unseal } = servers.tools(0).secrets;
  const readProxy = (sealed: string | null) => sealed && unseal(sealed);
  // Who took it is a third person: nowhere in clear.
  expect(JSON.stringify([rows, await db.select().from(staffEvents)])).not.toContain("written");
  expect(
    rows.map(({ material, choice, proxySealed, site }) => [material, choice, readProxy(proxySealed), site]),
  ).toEqual([
    ["bib", null, null, "expo"],
    ["shirt", "L", null, "expo"],
    ["poncho", null, "written", "expo"],
  ]);
});

test("what is no runner of the race, not confirmed or no material of it is answered so, and kept", async () => {
  await addEntries(3);
  const [a = "", b = "", c = ""] = codes;
  await db.update(entries).set({ raceId: "7002" }).where(eq(entries.entryId, b));
  await db.update(entries).set({ state: "withdrawn" }).where(eq(entries.entryId, c));
  const scan: Line = { seq: 5, nonce: "scan", at: 0, kind: "failed-scan", code: "8936000" };
  const lines = [giving(1, "NOBODY"), giving(2, b), giving(3, c), giving(4, a, "medal"), scan];
  const answers = ["unknown-code", "other-race", "not-confirmed", "unknown-material", "kept"];
  expect(await outcomes(await open(), lines)).toEqual(answers);
  expect(await db.$count(staffEvents)).toBe(5);
  expect(await db.$count(handOuts)).toBe(0);
});

test("a line that is sent again does nothing again, and another of its number is noticed", async () => {
  await addEntries(2);
  const [a = "", b = ""] = codes;
  const device = await open();
  const line = giving(1, a);
  expect(await outcomes(device, [line])).toEqual(["done"]);
  expect(await outcomes(device, [line])).toEqual(["done"]);
  expect(await outcomes(device, [giving(1, b)])).toEqual(["number-taken"]);
  expect([await db.$count(handOuts), await db.$count(staffEvents)]).toEqual([1, 1]);
});

test("of two phones that hand out one bib offline both learn who else did, at which site and when, until they have shown it", async () => {
  await addEntries(1);
  const [code = ""] = codes;
  const [one, two] = [await open("first", "expo"), await open("second", "station")];
  await send(one, [giving(1, code)]);
  const lost = await sent(two, [giving(1, code)], { actor: "second", server: 1 });
  expect(lost.results).toMatchObject([
    { outcome: "conflict", met: { by: "first", site: "expo", code, material: "bib" } },
  ]);
  const conflict = { deviceId: two, seq: 1, by: "second", first: { by: "first", code } };
  expect((await sent(one, [])).conflicts).toMatchObject([conflict]);
  expect((await sent(one, [])).conflicts).toMatchObject([conflict]);
  expect((await sent(two, [], { actor: "second" })).conflicts).toEqual([]);
  expect((await sent(one, [], { informed: [{ deviceId: two, seq: 1 }] })).conflicts).toEqual([]);
});

test("what a device did is stored by the server's clock, with its own an hour early or late", async () => {
  await addEntries(2);
  const hour = 3_600_000;
  const device = await open();
  for (const [n, wrong] of [-hour, hour].entries()) {
    const now = Date.now() + wrong;
    await send(device, [giving(n + 1, codes[n], "bib", { at: now - 600_000 })], { now });
  }
  const late = await db
    .select({ minutes: sql<string>`round(extract(epoch from now() - at) / 60)::text` })
    .from(handOuts);
  expect(late).toEqual([{ minutes: "10" }, { minutes: "10" }]);
});

test("a hand-out is undone by two members of staff and not by one, and can be made again", async () => {
  await addEntries(1);
  const [code = ""] = codes;
  await book(code, "1 hour");
  const [one, two] = [await open(), await open("second")];
  await send(
    one,
    materials.map((material, n) => giving(n + 1, code, material)),
  );
  const [bib] = await db.select().from(handOuts).where(eq(handOuts.material, "bib"));
  const undo = (seq: number): Line => giving(seq, code, "", { kind: "undo", handOutId: bib?.handOutId ?? 0 });
  expect(await outcomes(one, [undo(4), undo(5)])).toEqual(["waiting", "waiting"]);
  expect(await readState(code)).toBe("collected");
  expect(await outcomes(two, [undo(1)], { actor: "second" })).toEqual(["done"]);
  expect(await readState(code)).toBe("checked_in");
  expect(await outcomes(one, [giving(6, code)])).toEqual(["done"]);
  expect(await readState(code)).toBe("collected");
  await expect(
    db.execute(sql`update hand_outs set undone_at = now(), undone_by = 'a', undone_second = 'a'`),
  ).rejects.toThrow();
});

test("a device is closed by its own staff with nothing to send; a stolen one loses its session at once, and two give it up", async () => {
  await addEntries(1);
  const token = await openSession(db, { accountId: "first", loginType: "5", device: "x" });
  const sessionId = (await findSession(db, token))?.sessionId ?? "";
  const stolen = await openDevice(db, { raceId, site: "expo", name: "Phone", accountId: "first", sessionId });
  const own = await open("second");
  const close = (deviceId: string, actor: string) => closeDevice(db, { deviceId, raceId, actor, isOrganiser: true });
  await send(own, [], { actor: "second", pending: 3 });
  expect(await close(own, "second")).toBe("staff/not-synced");
  await send(own, [], { actor: "second" });
  expect(await close(own, "second")).toBe("closed");
  expect(await haveAllSynced(db, raceId)).toBe(false);
  expect(await closeDevice(db, { deviceId: stolen, raceId, actor: "second", isOrganiser: false })).toBe(
    "session/not-allowed",
  );
  expect(await close(stolen, "third")).toBe("waiting");
  expect(await findSession(db, token)).toBeUndefined();
  expect(await db.$count(sessions)).toBe(0);
  expect([await send(stolen, [giving(1, codes[0])]), await close(stolen, "third")]).toEqual([
    "staff/device-closed",
    "waiting",
  ]);
  expect(await haveAllSynced(db, raceId)).toBe(false);
  expect(await close(stolen, "second")).toBe("closed");
  expect(await haveAllSynced(db, raceId)).toBe(true);
  expect([await send("none", [giving(1)]), await close("none", "third")]).toEqual(
    Array(2).fill("staff/unknown-device"),
  );
});

test("who did not come to a slot that is over gives the place back; who came or is still to come does not", async () => {
  await addEntries(3);
  const [missed = "", came = "", later = ""] = codes;
  await book(missed, "-1 minute");
  await book(came, "-2 minutes");
  await book(later, "1 minute");
  await send(await open(), [giving(1, came)]);
  expect(await endMissed(db)).toBe(1);
  expect([await readState(missed), await readState(came), await readState(later)]).toEqual([
    "no_show",
    "checked_in",
    "booked",
  ]);
  expect(await endMissed(db)).toBe(0);
  const { invariants } = await checkInvariants(db, raceId);
  expect(invariants.find(({ name }) => name === "I8")?.broken).toBe(0);
});

test("of 500 sessions of two devices over slow and reordered networks each hand-out is made once or a conflict, and no line is lost", async () => {
  await addEntries(500);
  const deliveries: (() => Promise<unknown>)[] = [];
  for (const [n, code] of codes.entries()) {
    for (const [which, actor] of (["first", "second"] as const).entries()) {
      const device = await open(actor);
      const lines = ["bib", "shirt"].map((material, index) => giving(index + 1, code, material));
      const deliver = (batch: Line[]) => deliveries.push(() => send(device, batch, { actor, server: n + which }));
      // One after the other, the later first, or together; and again if the answer was lost.
      if (n % 3 === 0) for (const line of [...lines].reverse()) deliver([line]);
      else deliver(lines);
      if (n % 5 === 0) deliver(lines);
    }
  }
  deliveries.sort((a, b) => order(a) - order(b));
  const failures: unknown[] = [];
  const work = async () => {
    for (let next = deliveries.pop(); next; next = deliveries.pop()) {
      const result = await next();
      if (typeof result === "string") failures.push(result);
    }
  };
  await Promise.all(Array.from({ length: 40 }, work));
  expect(failures).toEqual([]);
  const counts = await db
    .select({ outcome: staffEvents.outcome, many: count() })
    .from(staffEvents)
    .groupBy(staffEvents.outcome)
    .orderBy(staffEvents.outcome);
  expect(counts).toEqual([
    { outcome: "conflict", many: 1000 },
    { outcome: "done", many: 1000 },
  ]);
  expect(await db.$count(handOuts, isNull(handOuts.undoneAt))).toBe(1000);
});

const orders = new Map<unknown, number>();
function order(delivery: unknown): number {
  const place = orders.get(delivery) ?? (orders.size * 7919) % 2003;
  orders.set(delivery, place);
  return place;
}

test("control: looking and then inserting, without lock and index, hands one bib out twice", async () => {
  await addEntries(1);
  const [entryId = ""] = codes;
  await db.execute(sql`drop index one_hand_out_of_a_material`);
  const bothLooked = openMeeting(2);
  await Promise.all(
    [0, 1].map((n) =>
      servers.db(n).transaction(async (tx) => {
        const isLive = and(eq(handOuts.entryId, entryId), isNull(handOuts.undoneAt));
        const live = await tx.select().from(handOuts).where(isLive);
        await bothLooked();
        const line = {
          raceId,
          material: "bib",
          site: "expo",
          deviceId: `${n}`,
          seq: 1,
          at: new Date(),
          byAccount: "first",
        };
        if (live.length === 0) await tx.insert(handOuts).values({ entryId, ...line });
      }),
    ),
  );
  expect(await db.$count(handOuts)).toBe(2);
  await db.delete(handOuts);
  await db.execute(
    sql`create unique index one_hand_out_of_a_material on hand_outs (entry_id, material) where(${isLiveHandOut})`,
  );
});
