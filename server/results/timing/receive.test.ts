import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { DataOf } from "#contract/contract.ts";
import { specified } from "#fixtures/results/races.ts";
import type { Database } from "../../base/db/open.ts";
import { resultBatches } from "../../base/db/resultSchema.ts";
import { passings, timingSources } from "../../base/db/timingSchema.ts";
import { call } from "../../people/accounts/testPeople.ts";
import { correctRow, deriveRows, getRules, importRows, ms } from "../sets/testResults.ts";
import { clearTiming, domainName, gunAt, marathon, openTimingWorld, record, type TimingWorld } from "./testTiming.ts";

type Flagged = DataOf<"GET /sign-up/organise/timing/passings">;

let timing: TimingWorld;
let db: Database;
let token = "";
let sourceId = 0;

beforeAll(async () => {
  timing = await openTimingWorld();
  db = timing.world.db;
});
afterAll(() => timing.world.close());
beforeEach(async () => {
  await clearTiming(db);
  const made = await timing.addSource();
  token = made.token;
  sourceId = made.source.sourceId;
});

const send = (body: string | object, options: Parameters<TimingWorld["send"]>[1] = {}) =>
  timing.send(body, { token, ...options });
const derive = () => deriveRows(db, marathon, getRules(specified, "marathon"));
const readAll = () => db.select().from(passings).orderBy(passings.seq);
const listFlagged = async (query = "") =>
  (await timing.organise<Flagged>(`passings?domainName=${domainName}${query}`)).data;
const flagsOf = ({ passings: list }: Flagged) => list.map(({ bib, flag }) => [bib, flag]);
const runner = (bib: string) => ({ bib, name: `Runner ${bib}`, gender: 1 });

/** A marathon of a bib in 4 hours. */
const race = (bib: string, from: number) => [
  record(from, bib, "START", 1),
  ...[5, 10, 15, 20, 25, 30, 35, 40].map((km, index) => record(from + 1 + index, bib, `KM${km}`, km * 5.6)),
  record(from + 9, bib, "FINISH", 240),
];

describe("a timing system", () => {
  test("that sends a time which is none at all, or long words, stops nobody's passings", async () => {
    await timing.list([runner("1"), runner("2")]);
    const far = { ID: 1, Bib: 1, TimingPoint: "FINISH", Passing: { UTCTime: "1".padEnd(21, "0") } };
    const long = {
      ...record(2, 2, "FINISH", 240),
      TimingPoint: `${"x".repeat(99)}\u{1f3c3}`,
      Note: "\u{1f3c3}".repeat(1500),
    };
    const replies = await Promise.all([send(far), send(record(3, 1, "FINISH", 240)), send(long)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(flagsOf(await listFlagged("&flag=unreadable"))).toEqual([["1", "unreadable"]]);
  });

  test("sends each record once: the same again is known, another content is a new version that counts, and nothing is changed in place", async () => {
    await timing.list([runner("42")]);
    expect(await send(record(1, 42, "FINISH", 240))).toEqual({ status: 200, data: { received: 1, stored: 1 } });
    expect(await send(record(1, 42, "FINISH", 240))).toEqual({ status: 200, data: { received: 1, stored: 0 } });
    expect(await send(record(1, 42, "FINISH", 239))).toEqual({ status: 200, data: { received: 1, stored: 1 } });
    expect((await readAll()).map(({ externalId }) => externalId)).toEqual(["1", "1"]);
    expect((await derive())[0]).toMatchObject({ bib: "42", gunMs: ms("3:59:00"), status: "missing_point" });
    expect(flagsOf(await listFlagged())).toEqual([["42", "corrected"]]);
  });

  test("that replays the whole race three times, in any order, changes no row and no result", async () => {
    await timing.list([runner("1"), runner("2")]);
    const feed = [...race("1", 1), ...race("2", 101), record(6, 1, "KM25", 141)];
    await send(feed);
    const before = [await readAll(), await derive()] as const;
    for (const replay of [feed, feed.toReversed(), feed])
      for (const one of replay) expect((await send(one)).data.stored).toBe(0);
    expect(await readAll()).toEqual(before[0]);
    expect((await derive()).map(({ setId: _, ...row }) => row)).toEqual(before[1].map(({ setId: _, ...row }) => row));
    expect(before[1].map(({ bib, status, gunMs }) => [bib, status, gunMs])).toEqual([
      ["1", "finished", ms("4:00:00")],
      ["2", "finished", ms("4:00:00")],
    ]);
  });

  test("with the ids of another does not change what the other sent", async () => {
    await timing.list([runner("1")]);
    const other = await timing.addSource({ name: "backup" });
    await send(record(1, 1, "FINISH", 240));
    expect((await timing.send(record(1, 1, "FINISH", 241), { token: other.token })).data.stored).toBe(1);
    expect((await derive())[0]?.gunMs).toBe(ms("4:00:00"));
    expect((await listFlagged()).counts).toEqual([]);
  });

  test("that removes a passing removes it for good, whichever arrives first", async () => {
    await timing.list([runner("1"), runner("2")]);
    await send([record(1, 1, "FINISH", 240), { ID: 2, Removed: true }]);
    await send([{ ID: 1, Removed: true }, record(2, 2, "FINISH", 240)]);
    await send([record(1, 1, "FINISH", 240), record(2, 2, "FINISH", 240)]);
    expect((await derive()).map(({ status }) => status)).toEqual(["dns", "dns"]);
    expect(flagsOf(await listFlagged())).toEqual([
      ["2", "removed"],
      ["1", "removed"],
    ]);
  });

  test("sends lines, arrays and CSV, and each is the same race", async () => {
    await timing.list([runner("7")]);
    const stamp = (minutes: number) => new Date(gunAt + minutes * 60_000).toISOString();
    const lines = "9;START;7;07:31:00.25\n\n9;10K;7;08:20:00\r\n9;FINISH;7;41400.5\n";
    expect((await send(lines)).data).toEqual({ received: 3, stored: 3 });
    expect((await derive())[0]).toMatchObject({ gunMs: ms("4:00:00.5"), netMs: ms("3:59:00.25") });
    const pings = [
      { timingId: "20k", chipId: "7", timestamp: stamp(100) },
      { timingId: "30k", chipId: "7", timestamp: Date.parse(stamp(150)), lat: 30, lng: 120 },
    ];
    expect((await send(pings, { format: "racemap" })).data.stored).toBe(2);
    const csv = `chipId;timestamp;timingId\n7;${stamp(200)};40k\n`;
    expect((await send(csv, { format: "racemap" })).data.stored).toBe(1);
    expect((await send(`40k,7,${stamp(205)}\n`, { format: "racemap" })).data.stored).toBe(1);
    expect((await derive())[0]).toMatchObject({
      status: "finished",
      splitsMs: [null, ms("50:00"), null, ms("1:40:00"), null, ms("2:30:00"), null, ms("3:20:00")],
    });
    expect((await send(lines)).data.stored).toBe(0);
  });

  test("whose content cannot be read is refused, and of what can be read in part everything is kept", async () => {
    for (const text of ["hello", "[1]", "{", "[[1]]"]) expect((await send(text)).status).toBe(400);
    expect((await send("a", { format: "racemap" })).status).toBe(400);
    expect((await send("[]")).data).toEqual({ received: 0, stored: 0 });
    expect((await send("[]", { format: "other" })).status).toBe(404);
    expect((await send("1;FINISH;42;soon\n1;2")).data).toEqual({ received: 2, stored: 2 });
    expect(await send(`${"x".repeat(1024 * 1024 + 1)}`)).toMatchObject({ status: 413 });
    expect((await send("1;\u0000;1;1")).status).toBe(400);
    expect((await listFlagged()).counts).toEqual([{ flag: "unreadable", count: 2 }]);
  });
});

describe("nobody sends passings", () => {
  const body = record(1, 1, "FINISH", 240);

  test("without a token in the header, with a wrong or a revoked one; the right one is let in", async () => {
    const without = [
      { token: undefined },
      { token: "slm_wrong" },
      { token: undefined, url: `/timing/race-result?token=${token}` },
      { token: undefined, headers: { token } },
    ];
    for (const options of without) expect((await timing.send(body, options)).status).toBe(401);
    expect(await db.$count(passings)).toBe(0);
    expect((await send(body)).status).toBe(200);
    await timing.organise("sources/revoke", { json: { domainName, sourceId } });
    expect((await send(record(2, 1, "FINISH", 240))).status).toBe(401);
    expect(await db.$count(passings)).toBe(1);
  });

  test("with a wrong signature, if the source has a key; without a key none is needed", async () => {
    const signed = await timing.addSource({ isSigned: true });
    const by = (signingKey: string | null) => timing.send(body, { token: signed.token, signingKey });
    expect((await by(null)).status).toBe(401);
    expect((await by("another key")).status).toBe(401);
    expect((await by(signed.signingKey)).status).toBe(200);
    expect((await send(body)).status).toBe(200);
  });

  test("and who tries tokens waits after 60", async () => {
    for (let tries = 0; tries < 60; tries++) await timing.send(body, { token: `slm_${tries}` });
    expect((await timing.send(body, { token: "slm_60" })).status).toBe(429);
    expect((await send(body)).status).toBe(200);
  });

  test("and no table or log has a token or a key", async () => {
    const made = await timing.addSource({ isSigned: true });
    await timing.send(body, { token: made.token, signingKey: made.signingKey });
    const stored = JSON.stringify([await db.select().from(timingSources), await readAll()]) + timing.world.logged();
    for (const secret of [made.token, made.signingKey ?? ""]) expect(stored).not.toContain(secret);
  });
});

describe("staff see each fault of a feed", () => {
  test("and what counts of it", async () => {
    await timing.list([runner("1"), runner("2"), runner("5")]);
    await importRows(db, { ...marathon, item: "half" }, [runner("5")]);
    await send([
      record(1, "1", "FINISH", -5),
      record(2, "1", "FINISH", 20),
      record(3, "1", "KM10", 50),
      record(4, "1", "KM5", 140),
      record(5, "1", "KM20", 180),
      record(6, "1", "FINISH", 400),
      record(7, "777", "FINISH", 240),
      record(8, "2", "mat 9", 100),
      record(9, "2", "KM5", 60 * 24 * 40),
      { ID: 10, Bib: 2, TimingPoint: "KM10", Passing: {} },
      record(11, "5", "FINISH", 240),
    ]);
    expect(new Set(flagsOf(await listFlagged()))).toEqual(
      new Set([
        ["1", "before-gun"],
        ["1", "impossible-pace"],
        ["1", "out-of-order"],
        ["1", "after-cut-off"],
        ["777", "unknown-bib"],
        ["2", "unknown-point"],
        ["2", "other-day"],
        ["2", "unreadable"],
        ["5", "doubled-bib"],
      ]),
    );
    expect((await derive())[0]).toMatchObject({ bib: "1", gunMs: ms("6:40:00"), status: "over_time" });
    expect(flagsOf(await listFlagged("&flag=unknown-bib"))).toEqual([["777", "unknown-bib"]]);
  });

  test("a bib that nobody has is kept, and counts once the start list has it; a point once it is stated", async () => {
    await timing.list([runner("1")]);
    await send([record(1, "9", "FINISH", 240), record(2, "1", "Mat 7", 240)]);
    expect((await derive()).map(({ bib, gunMs }) => [bib, gunMs])).toEqual([["1", null]]);
    await timing.list([runner("1"), runner("0009")]);
    const stated = { domainName, sourceId, points: { "MAT-7": ["finish"] } };
    expect((await timing.organise("sources/points", { json: stated })).code).toBe(0);
    expect((await derive()).map(({ bib, gunMs }) => [bib, gunMs])).toEqual([
      ["1", ms("4:00:00")],
      ["0009", ms("4:00:00")],
    ]);
    expect((await listFlagged()).counts).toEqual([]);
    const wrong = { ...stated, points: { x: ["no-such-point"] } };
    expect(await timing.organise("sources/points", { json: wrong })).toMatchObject({
      data: { error: "timing/unknown-point" },
    });
  });

  test("organisers of another race see and change nothing of it", async () => {
    const { organise, stranger } = timing;
    expect((await organise(`passings?domainName=${domainName}`, { token: stranger })).code).toBe(403);
    expect((await organise("sources", { json: { domainName, name: "x" }, token: stranger })).code).toBe(403);
    expect((await organise("sources/revoke", { json: { domainName, sourceId }, token: stranger })).code).toBe(403);
    expect((await organise("clear", { json: { domainName }, token: stranger })).code).toBe(403);
  });
});

describe("during live timing", () => {
  test("a file that states a time wins for its runner only, a correction by hand wins over both, and undo gives live timing back", async () => {
    await timing.list(["1", "2", "3"].map(runner));
    await send([...race("1", 1), ...race("2", 101), record(201, "3", "KM5", 30)]);
    const finished = { gunMs: ms("3:50:00"), netMs: ms("3:49:00"), status: "finished" as const };
    const batch = await timing.list([
      { ...runner("1"), ...finished },
      { ...runner("2"), status: "running" },
      { ...runner("3"), status: "dnf" },
    ]);
    await correctRow(db, marathon, { bib: "2", field: "status", after: "dsq" });
    const read = async () => (await derive()).map(({ bib, gunMs, status }) => [bib, gunMs, status]);
    expect(await read()).toEqual([
      ["1", ms("3:50:00"), "finished"],
      ["3", null, "dnf"],
      ["2", ms("4:00:00"), "dsq"],
    ]);
    // More of runner 1 arrives, which the file wins over too.
    await send(record(1, "1", "START", 2));
    expect((await read())[0]).toEqual(["1", ms("3:50:00"), "finished"]);
    await db.update(resultBatches).set({ state: "undone" }).where(eq(resultBatches.batchId, batch));
    expect((await read())[0]).toEqual(["1", ms("4:00:00"), "finished"]);
  });
});

describe("a rehearsal", () => {
  test("is shown to staff apart, never counts, and is cleared with its token; what the race sent cannot be deleted", async () => {
    await timing.list([runner("1")]);
    const rehearsal = await timing.addSource({
      name: "rehearsal",
      rehearsal: { startsAt: Date.now(), speed: 60, runners: [] },
    });
    await timing.send([...race("1", 1), record(20, "8", "KM5", 30)], { token: rehearsal.token });
    await send(record(1, "1", "KM5", 28));
    expect((await derive())[0]).toMatchObject({ bib: "1", gunMs: null, status: "dnf" });
    expect((await listFlagged()).received).toBe(1);
    expect(await listFlagged("&rehearsal=true")).toMatchObject({ received: 11, passings: [{ flag: "unknown-bib" }] });
    expect((await timing.organise("clear", { json: { domainName } })).data).toEqual({ deleted: 11 });
    expect((await timing.send(record(21, "1", "KM5", 30), { token: rehearsal.token })).status).toBe(401);
    expect((await readAll()).map(({ sourceId: source }) => source)).toEqual([sourceId]);
    await expect(db.delete(passings)).rejects.toThrow();
    await expect(db.update(passings).set({ bib: "2" })).rejects.toThrow();
  });
});

test("an operator sets up a timing system by the command's calls", async () => {
  const headers = { authorization: "Bearer a-key-of-tests" };
  const made = await call<DataOf<"POST /admin/timing/sources">>(timing.world, "/admin/timing/sources", {
    json: { domainName, name: "finish line" },
    headers,
  });
  expect((await timing.send(record(1, 1, "FINISH", 240), { token: made.data.token })).status).toBe(200);
  const list = await call<{ name: string; received: number }[]>(
    timing.world,
    `/admin/timing/sources?domainName=${domainName}`,
    { headers },
  );
  expect(list.data.map(({ name, received }) => [name, received])).toContainEqual(["finish line", 1]);
});
