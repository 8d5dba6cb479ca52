import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { specified } from "#fixtures/results/races.ts";
import type { Prizes } from "#schemas/generated/types.ts";
import { auditLines } from "../../base/db/auditSchema.ts";
import type { Database } from "../../base/db/open.ts";
import { readRows } from "../../base/db/readRows.ts";
import { prizeEvents } from "../../base/db/resultSchema.ts";
import { openTestDatabase } from "../../base/db/testDatabase.ts";
import { openShared } from "../../base/db/testShared.ts";
import { correctResult } from "../sets/correct.ts";
import { publishSet } from "../sets/publish.ts";
import { getRules, importRows, ms, type TestRow } from "../sets/testResults.ts";
import { markPrize } from "./mark.ts";
import { computePrizes } from "./prizes.ts";

const open = await openTestDatabase();
afterAll(() => open.close());

let races = 0;
let edition = { raceId: "", item: "marathon", edition: "2025" };
beforeEach(() => {
  edition = { ...edition, raceId: `race-${++races}` };
});

const usual = getRules(specified, "marathon");
const rulesWith = (prizes: Partial<Prizes>) => ({ ...usual, prizes: { lists: [], ...usual.prizes, ...prizes } });
const note = { zh: "一名选手被取消成绩。", en: "A runner was disqualified." };
const someCity = "山城";

/** Twelve men a minute apart; the third and the last are residents. Then two women. */
const field: TestRow[] = [
  ...Array.from({ length: 12 }, (_, index) => ({
    bib: `M${index + 1}`,
    name: `选手${index + 1}`,
    gender: 1,
    age: 25,
    city: [2, 11].includes(index) ? "运河城" : someCity,
    gunMs: ms(`2:${10 + index}:00`),
    netMs: ms(`2:${10 + index}:00`),
  })),
  { bib: "F1", gender: 2, age: 62, city: "运河城", gunMs: ms("2:40:00"), netMs: ms("2:39:00") },
  { bib: "F2", gender: 2, age: 35, city: someCity, gunMs: ms("2:41:00"), netMs: ms("2:40:00") },
];

async function publish(kind: "preliminary" | "official" | "amended", rules = usual, after = 0, db: Database = open.db) {
  const set = await publishSet(db, { edition, rules }, { kind, note, after }, "tester");
  if ("error" in set) throw new Error(set.error);
  return set;
}
const list = async (db: Database = open.db) =>
  (await computePrizes(db, edition)).prizes.map(
    ({ key, bib, amountFen, without }) => `${key} ${bib} ${without ?? amountFen / 100}`,
  );
const disqualify = (bib: string, rules = usual) =>
  correctResult(open.db, { edition, rules }, { bib, field: "status", value: "dsq", reason: "x" }, "tester");

test("the prizes of the specification: the highest only, nobody moves up, a fifth is tax", async () => {
  await importRows(open.db, edition, field);
  await publish("official");
  const { prizes } = await computePrizes(open.db, edition);
  expect(prizes.map(({ key, bib, amountFen, without }) => `${key} ${bib} ${without ?? amountFen / 100}`)).toEqual([
    "overall/male M1 10000",
    "overall/male M2 6000",
    "overall/male M3 4000",
    "overall/male M4 3000",
    "overall/male M5 2500",
    "overall/male M6 2000",
    "overall/male M7 1500",
    "overall/male M8 1000",
    "overall/female F1 10000",
    "overall/female F2 6000",
    "residents M3 higher",
    "residents M12 1500",
    "residents F1 higher",
    "age/20-29 M1 higher",
    "age/20-29 M2 higher",
    "age/20-29 M3 higher",
    "age/20-29 M4 higher",
    "age/20-29 M5 higher",
    "age/20-29 M6 higher",
    "age/20-29 M7 higher",
    "age/20-29 M8 higher",
    "age/60-plus F1 higher",
    "age/30-39 F2 higher",
  ]);
  expect(prizes[0]).toMatchObject({ taxFen: 200_000, name: "选手1", place: 1, state: "in_publicity" });
});

test("a disqualification in publicity moves nobody up if prizes do not move up, and everybody if they do", async () => {
  await importRows(open.db, edition, field);
  await publish("official");
  await disqualify("M3");
  await publish("amended", usual, 1);
  const men = async () => (await list()).filter((line) => line.startsWith("overall/male")).slice(0, 5);
  expect(await men()).toEqual([
    "overall/male M1 10000",
    "overall/male M2 6000",
    "overall/male M3 disqualified",
    "overall/male M4 3000",
    "overall/male M5 2500",
  ]);
  await publish("amended", rulesWith({ promote: true }), 2);
  expect(await men()).toEqual([
    "overall/male M1 10000",
    "overall/male M2 6000",
    "overall/male M4 4000",
    "overall/male M5 3000",
    "overall/male M6 2500",
  ]);
});

test("the ranks of an amended set close up, unless the rules keep the place empty", async () => {
  await importRows(open.db, edition, field);
  await publish("official");
  await disqualify("M3");
  const ranks = async (setId: number) =>
    (
      await readRows<{ rank: string }>(
        open.db,
        sql`
      select bib || ' ' || overall_rank as rank from results
      where(set_id = ${setId} and overall_rank < 5) order by row`,
      )
    ).map(({ rank }) => rank);
  const closed = await publish("amended", usual, 1);
  expect(await ranks(closed.setId)).toEqual(["M1 1", "M2 2", "M4 3", "M5 4"]);
  const kept = await publish("amended", { ...usual, promote: false }, 2);
  expect(await ranks(kept.setId)).toEqual(["M1 1", "M2 2", "M4 4"]);
});

test("a disqualification before the official results moves everybody up", async () => {
  await importRows(open.db, edition, field);
  await publish("preliminary");
  expect((await computePrizes(open.db, edition)).prizes[0]?.state).toBe("provisional");
  await disqualify("M3");
  await publish("official", usual, 1);
  expect((await list()).slice(0, 3)).toEqual(["overall/male M1 10000", "overall/male M2 6000", "overall/male M4 4000"]);
});

test("prizes that winners of higher ones do not get are passed on if the rules state it", async () => {
  await importRows(open.db, edition, field);
  await publish("official", rulesWith({ passOn: true }));
  expect((await list()).filter((line) => /^(?:residents|age\/20-29)/.test(line) && !line.endsWith("higher"))).toEqual([
    "residents M12 3000",
    "age/20-29 M9 1000",
    "age/20-29 M10 600",
    "age/20-29 M11 400",
  ]);
});

test("a prize is due after the publicity, then claimed and paid, and the audit has each step", async () => {
  const rules = rulesWith({ publicityDays: 0, claimDays: 30 });
  await importRows(open.db, edition, field);
  await publish("official", rules);
  const mark = async (event: "claimed" | "paid" | "withheld" | "released", reason: string | null = null) => {
    const marked = await markPrize(open.db, edition, { list: "overall/male", bib: "M1", event, reason }, "tester");
    return "error" in marked ? marked : marked.prizes[0]?.state;
  };
  expect((await computePrizes(open.db, edition)).prizes[0]?.state).toBe("due");
  expect(await mark("withheld")).toEqual({ error: "prizes/reason-missing" });
  expect(await mark("withheld", "doping test")).toBe("withheld");
  expect(await mark("paid")).toEqual({ error: "prizes/wrong-state", values: { state: "withheld" } });
  expect(await mark("released")).toBe("due");
  expect(await mark("claimed")).toBe("claimed");
  expect(await mark("paid")).toBe("paid");
  expect(await mark("paid")).toEqual({ error: "prizes/wrong-state", values: { state: "paid" } });
  const lines = await open.db
    .select({ action: auditLines.action })
    .from(auditLines)
    .where(and(eq(auditLines.raceId, edition.raceId), eq(auditLines.entity, "prize")))
    .orderBy(auditLines.seq);
  expect(lines.map(({ action }) => action)).toEqual([
    "prize-withheld",
    "prize-released",
    "prize-claimed",
    "prize-paid",
  ]);
  await expect(Promise.resolve(open.db.delete(prizeEvents))).rejects.toThrow();
});

test("in publicity no prize is claimed or paid, and a paid one of a runner who is disqualified comes back", async () => {
  await importRows(open.db, edition, field);
  await publish("official");
  const pay = (event: "claimed" | "paid") =>
    markPrize(open.db, edition, { list: "overall/male", bib: "M1", event, reason: null }, "tester");
  expect(await pay("paid")).toEqual({ error: "prizes/wrong-state", values: { state: "in_publicity" } });
  await publish("amended", rulesWith({ publicityDays: 0 }), 1);
  await pay("paid");
  await disqualify("M1", rulesWith({ publicityDays: 0 }));
  await publish("amended", rulesWith({ publicityDays: 0 }), 2);
  expect((await computePrizes(open.db, edition)).prizes[0]).toMatchObject({ bib: "M1", state: "reclaimed" });
});

test("a prize that nobody claims in time expires", async () => {
  await importRows(open.db, edition, field);
  // The day on which they are due is the only one, and it was yesterday.
  const rules = rulesWith({ publicityDays: 0, claimDays: 1 });
  await publish("official", rules);
  expect((await computePrizes(open.db, edition)).prizes[0]?.state).toBe("due");
  const tomorrow = new Date(Date.now() + 86_400_000);
  expect((await computePrizes(open.db, edition, tomorrow)).prizes[0]?.state).toBe("expired");
});

test("of two organisers who pay a prize at once on two servers, one has paid it", async () => {
  const shared = await openShared();
  try {
    const rules = rulesWith({ publicityDays: 0 });
    await importRows(shared.db(), edition, field);
    await publish("official", rules, 0, shared.db());
    const paid = await Promise.all(
      [0, 1].map((server) =>
        markPrize(
          shared.db(server),
          edition,
          { list: "overall/male", bib: "M1", event: "paid", reason: null },
          `${server}`,
        ),
      ),
    );
    expect(paid.filter((one) => "error" in one)).toEqual([{ error: "prizes/wrong-state", values: { state: "paid" } }]);
    expect(await shared.db().$count(prizeEvents)).toBe(1);
  } finally {
    await shared.close();
  }
});

test("a paid prize that becomes another one by an amendment states what was paid, and is paid anew", async () => {
  const rules = rulesWith({ promote: true, publicityDays: 0 });
  await importRows(open.db, edition, field);
  await publish("official", rules);
  const prizeOf = async (bib: string) =>
    (await computePrizes(open.db, edition)).prizes.find((prize) => prize.key === "overall/male" && prize.bib === bib);
  const pay = (bib: string) =>
    markPrize(open.db, edition, { list: "overall/male", bib, event: "paid", reason: null }, "tester");
  await pay("M2");
  expect(await prizeOf("M2")).toMatchObject({ state: "paid", amountFen: 600_000, paidFen: 600_000 });
  expect(await pay("M2")).toMatchObject({ error: "prizes/wrong-state" });
  await disqualify("M1", rules);
  await publish("amended", rules, 1);
  expect(await prizeOf("M2")).toMatchObject({ state: "paid", amountFen: 1_000_000, paidFen: 600_000 });
  expect(await pay("M2")).not.toHaveProperty("error");
  expect(await prizeOf("M2")).toMatchObject({ amountFen: 1_000_000, paidFen: 1_000_000 });
  await disqualify("M2", rules);
  await publish("amended", rules, 2);
  const { prizes } = await computePrizes(open.db, edition);
  expect(prizes.find(({ bib, state }) => bib === "M2" && state === "reclaimed")).toMatchObject({ paidFen: 1_000_000 });
});
