import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { AuditPage, PublishedHead } from "#contract/audit.ts";
import type { PlotRange, RaceNumbers } from "#contract/numbers.ts";
import { authorityOver, getOrganiser } from "#core/authorities.ts";
import { chainPending } from "../../base/audit/chain.ts";
import { type AuditLine, recordAudit } from "../../base/audit/record.ts";
import { withoutTriggers } from "../../base/audit/testAudit.ts";
import { auditLinks } from "../../base/db/auditSchema.ts";
import { entries } from "../../base/db/entrySchema.ts";
import { refunds } from "../../base/db/orderSchema.ts";
import { checkInvariants } from "../../entry/places/invariants.ts";
import { openSession } from "../../people/accounts/sessions.ts";
import { addAccount, call } from "../../people/accounts/testPeople.ts";
import { cheapAccounts } from "../../people/accounts/testSettings.ts";
import { openWorld, tinyDocument, tinyRace, tinySite, type World } from "../../testWorld.ts";
import { verifyChain } from "./auditHead.ts";
import { keepPaidEntry, keepRequestedRefund } from "./testOrganise.ts";

// What organisers watch: the numbers of a race, and who did what in it.

const trail = { raceId: "7001", domainName: "trail.localhost" };
const hourMs = 3_600_000;
const opensAt = Date.now() - 90 * 60_000;
let world: World;
let runner: string;
let tokens: Record<"masked" | "seeing" | "river", string>;
let entry: { code: string; orderId: string };

beforeAll(async () => {
  const registration = { opensAt: new Date(opensAt).toISOString(), closesAt: "2099-01-01T00:00:00Z" };
  const item = { id: "ten-km", name: { zh: "十公里" }, distanceKm: 10, allocation: "first-come", places: 9 };
  const race = { name: { zh: "小赛" }, startsAt: "2099-03-01T08:00:00+08:00", registration, items: [item] };
  const site = (folder: string, raceId: string) => ({
    [`${folder}/site.json`]: tinySite({ id: folder, race }),
    [`${folder}/documents/rules.json`]: tinyDocument(),
    [`${folder}/race.json`]: { ...tinyRace, raceId },
  });
  world = await openWorld({ ...site("trail", "7001"), ...site("river", "7002") }, { accounts: cheapAccounts });
  const add = (name: string, authorities: string[] = []) =>
    addAccount(world, { email: `${name}@example.com`, authorities });
  runner = await add("runner");
  const open = async (name: string, authorities: string[]) =>
    openSession(world.db, { accountId: await add(name, authorities), loginType: "5", device: "x" });
  tokens = {
    masked: await open("masked", [getOrganiser("7001")]),
    seeing: await open("seeing", [getOrganiser("7001"), authorityOver("PERSONAL_DATA", "7001")]),
    river: await open("river", [getOrganiser("7002")]),
  };
  // Three people paid together, one of them yesterday and one two hours ago; somebody else has not
  // paid.
  entry = await keepPaidEntry(world, { ...trail, accountId: runner, names: ["王小明", "李雷", "韩梅梅"] });
  const ago = (hours: number) => new Date(Date.now() - hours * hourMs);
  for (const [position, hours] of [
    [1, 2],
    [2, 24],
  ] as const)
    await world.db
      .update(entries)
      .set({ createdAt: ago(hours) })
      .where(sql`submission_id = ${entry.orderId} and position = ${position}`);
  await keepRequestedRefund(world, { accountId: runner, raceId: "7001" });
  const refund = { orderId: entry.orderId, outTradeNo: `paid-${entry.orderId}`, requestedBy: "x" };
  const why = { reason: "organiser", key: "1", amountFen: 4000 } as const;
  await world.db.insert(refunds).values([
    { ...refund, ...why, refundNo: "r1", state: "refunded" },
    { ...refund, ...why, refundNo: "r2", key: "2", amountFen: 100, state: "refunding" },
    { ...refund, ...why, refundNo: "r3", key: "3", amountFen: 100, state: "failed" },
  ]);
});
afterAll(() => world.close());

type Who = keyof typeof tokens;
const numbers = (range: PlotRange, person: Who) =>
  call<RaceNumbers>(world, `/sign-up/organise/numbers?domainName=${trail.domainName}&range=${range}`, {
    token: tokens[person],
  });
const audit = (query: string, person: Who) =>
  call<AuditPage>(world, `/sign-up/organise/audit?domainName=${trail.domainName}&${query}`, { token: tokens[person] });
const head = (query = "") =>
  call<PublishedHead>(world, `/status/audit?domainName=${trail.domainName}${query}`).then(({ data }) => data);

test("an organiser sees the places, entries and money of each item and of all; organisers of another race do not", async () => {
  const { data } = await numbers("all", "masked");
  const none = { waiting: 0, drawn: 0, expired: 0, withdrawn: 0, others: 0 };
  const entryCounts = { ...none, claimed: 3, confirmed: 3, unpaid: 0 };
  const money = { takenFen: 9900, refundedFen: 4000, refundingFen: 100 };
  expect(data.items).toEqual([
    { item: "ten-km", itemName: { zh: "十公里" }, places: 9, ...entryCounts, ...money, dueFen: 0 },
    // An item that the site does not have keeps what it had.
    expect.objectContaining({ item: "7001", places: null, dueFen: 9900, takenFen: 0 }),
  ]);
  expect(data.total).toMatchObject({ places: null, claimed: 4, ...money, dueFen: 9900 });
  const { total } = data;
  const states = [total.confirmed, total.unpaid, total.waiting, total.drawn, total.expired, total.withdrawn];
  const [{ count } = { count: 0 }] = await world.db.select({ count: sql<number>`count(*)::int` }).from(entries);
  expect(states.reduce((sum, row) => sum + row, total.others)).toBe(count);
  expect((await numbers("all", "river")).code).toBe(403);
});

test("the plot has every sign-up in its step, and nothing outside of its period", async () => {
  const plots = await Promise.all(
    (["opening", "recent", "week", "all"] as const).map(async (range) => (await numbers(range, "masked")).data.plot),
  );
  const sums = plots.map(({ counts }) => counts.reduce((sum, { count }) => sum + count, 0));
  // The opening was one and a half hours ago, so that it has neither of the earlier ones.
  expect(sums).toEqual([2, 3, 4, 4]);
  expect(plots.map(({ step }) => step)).toEqual(["minute", "minute", "hour", "day"]);
  expect(plots[0]).toMatchObject({ from: opensAt, opensAt, timeZone: "Asia/Shanghai" });
  // Days begin at midnight of the race, which is 16:00 UTC.
  expect(plots[3]?.counts.map(({ at }) => at % (24 * hourMs))).toEqual([16 * hourMs, 16 * hourMs]);
});

test("the audit shows who did what, masked, with filters and pages", async () => {
  await recordAudit(world.db, { raceId: "7001", actor: "command", action: "roll-back", entity: "site", entityId: "x" });
  const many: AuditLine = {
    raceId: "7001",
    actor: "program",
    action: "placed-again",
    entity: "sign-up",
    entityId: "none",
  };
  await recordAudit(
    world.db,
    Array.from({ length: 60 }, () => many),
  );
  await chainPending(world.db);
  const { data: first } = await audit("", "masked");
  expect([first.lines.length, first.head.number]).toEqual([50, first.lines[0]?.number]);
  const { data: secondPage } = await audit(`after=${first.next}`, "masked");
  expect(secondPage.next).toBeNull();
  const all = [...first.lines, ...secondPage.lines];
  expect(all.map(({ number }) => number)).toEqual(all.map((_, index) => all.length - index));
  const line = all.find(({ code }) => code === entry.code);
  expect(line).toMatchObject({ action: "state", entity: "entry", before: null, after: "confirmed", by: "user" });
  expect(line?.nick).not.toBe((await audit("who=users", "seeing")).data.lines.at(-1)?.nick);
  const found = async (query: string) => (await audit(query, "masked")).data.lines.map(({ action }) => action);
  expect(await found("action=roll-back")).toEqual(["roll-back"]);
  expect(await found("who=command")).toEqual(["roll-back"]);
  expect(new Set(await found("who=users"))).toEqual(new Set(["state", "place"]));
  expect(await found(`until=${Date.now() - hourMs}`)).toEqual([]);
  expect((await found(`from=${Date.now() - hourMs}&action=roll-back`)).length).toBe(1);
  expect((await audit("", "river")).code).toBe(403);
  // Who saw the names of users is a line of its own; who saw masked ones is not.
  await chainPending(world.db);
  expect((await audit("action=list", "masked")).data.lines).toMatchObject([{ entity: "audit", by: "organiser" }]);
});

test("an owner of the database who rebuilds the chain is noticed by anyone who kept its head", async () => {
  await chainPending(world.db);
  const firstHead = await head();
  const query = `&number=${firstHead.number}&hash=${firstHead.hash}`;
  expect(await head(query)).toMatchObject({ number: firstHead.number, hash: firstHead.hash, isKnown: true });
  const check = () => verifyChain(world.tools, trail, [`2026-11-01 ${firstHead.signed}`, "made up"]);
  expect(await check()).toMatchObject({ broken: 0, kept: [{ outcome: "matches" }, { outcome: "forged" }] });
  expect((await verifyChain(world.tools, { ...trail, raceId: "7002" }, [firstHead.signed])).kept).toMatchObject([
    { outcome: "other-race" },
  ]);
  await withoutTriggers(world.db, [
    sql`update audit_lines set actor = 'nobody' where action = 'roll-back'`,
    sql`insert into audit_pending (source, line, race_id) select source, line, race_id from audit_links where race_id = '7001' order by number`,
  ]);
  await withoutTriggers(world.db, [sql`delete from audit_links where race_id = '7001'`]);
  await chainPending(world.db);
  // Control: the chain alone is whole again.
  const { invariants } = await checkInvariants(world.db, "7001");
  expect(invariants.find(({ name }) => name === "I11")).toMatchObject({ broken: 0 });
  expect((await check()).kept).toMatchObject([{ number: firstHead.number, outcome: "differs" }, { outcome: "forged" }]);
  expect(await head(query)).toMatchObject({ number: firstHead.number, isKnown: false });
  expect(await world.db.select().from(auditLinks).where(eq(auditLinks.raceId, "7001"))).toHaveLength(firstHead.number);
});
