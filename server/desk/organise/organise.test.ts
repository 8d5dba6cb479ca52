import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { EntryPage, OrganisedEntry, OrganisedRace, RefundRequest } from "#contract/organise.ts";
import { authorityOver, getOrganiser } from "#core/authorities.ts";
import { auditLines } from "../../base/db/auditSchema.ts";
import { orders, refunds } from "../../base/db/orderSchema.ts";
import { refundRequests } from "../../base/db/organiseSchema.ts";
import { entrants } from "../../base/db/signupSchema.ts";
import { openSession } from "../../people/accounts/sessions.ts";
import { addAccount, call } from "../../people/accounts/testPeople.ts";
import { cheapAccounts } from "../../people/accounts/testSettings.ts";
import { openWorld, tinyDocument, tinyRace, tinySite, type World } from "../../testWorld.ts";
import { keepPaidEntry } from "./testOrganise.ts";

const trail = "trail.localhost";
const people = ["runner", "masked", "seeing", "second", "river"] as const;
type Person = (typeof people)[number];
let world: World;
let ids: Record<Person, string>;
let tokens: Record<Person, string>;

beforeAll(async () => {
  const site = (folder: string, raceId: string) => ({
    [`${folder}/site.json`]: tinySite({ id: folder }),
    [`${folder}/documents/rules.json`]: tinyDocument(),
    [`${folder}/race.json`]: { ...tinyRace, raceId },
  });
  const settings = { accounts: cheapAccounts, refundLimitFen: 5000 };
  world = await openWorld({ ...site("trail", "7001"), ...site("river", "7002") }, settings);
  const rights: Record<Person, string[]> = {
    runner: [],
    masked: [getOrganiser("7001")],
    seeing: [getOrganiser("7001"), authorityOver("PERSONAL_DATA", "7001")],
    second: [getOrganiser("7001")],
    // Of a race that it does not organise, the right to personal data shows nothing.
    river: [getOrganiser("7002"), authorityOver("PERSONAL_DATA", "7001")],
  };
  const add = async (name: Person) => addAccount(world, { email: `${name}@example.com`, authorities: rights[name] });
  ids = Object.fromEntries(await Promise.all(people.map(async (person) => [person, await add(person)]))) as typeof ids;
  const open = (accountId: string) => openSession(world.db, { accountId, loginType: "5", device: "x" });
  tokens = Object.fromEntries(
    await Promise.all(people.map(async (person) => [person, await open(ids[person])])),
  ) as typeof tokens;
});
afterAll(() => world.close());

let entry: { code: string; orderId: string };
beforeEach(async () => {
  entry = await keepPaidEntry(world, { accountId: ids.runner, raceId: "7001", names: ["王小明"], domainName: trail });
});

const get = <T>(url: string, person: Person) => call<T>(world, url, { token: tokens[person] });
const list = async (query: string, person: Person) =>
  get<EntryPage>(`/sign-up/organise/entries?domainName=${trail}&${query}`, person);
const show = (person: Person) => get<OrganisedEntry>(`/sign-up/organise/entries/${entry.code}`, person);
const refund = (amountFen: number, person: Person, overrides: object = {}) =>
  call<RefundRequest>(world, "/sign-up/organise/refund", {
    json: { code: entry.code, amountFen, isLeaving: false, note: "生病", key: randomUUID(), ...overrides },
    token: tokens[person],
  });
const decide = (requestId: string, isApproved: boolean, person: Person) =>
  call<RefundRequest>(world, "/sign-up/organise/refunds/decide", {
    json: { requestId, isApproved },
    token: tokens[person],
  });
const linesAbout = async (entity: string, actor: string) =>
  world.db
    .select()
    .from(auditLines)
    .where(and(eq(auditLines.entity, entity), eq(auditLines.actor, actor)));
const listRefunds = () => world.db.select().from(refunds).where(eq(refunds.orderId, entry.orderId));

describe("an organiser without the right to personal data", () => {
  test("sees the entries of the race with masked names, and no answers", async () => {
    const { data } = await list("", "masked");
    expect(data.entries[0]).toMatchObject({ code: entry.code, name: "王**", state: "confirmed", orderState: "paid" });
    expect(data.counts.find(({ state }) => state === "confirmed")?.count).toBeGreaterThan(0);
    const { data: detail } = await show("masked");
    expect(detail).toMatchObject({ name: "王**", answers: [], order: { amountFen: 9900, leftFen: 9900 } });
    expect(detail.history).toMatchObject([{ before: null, after: "confirmed", by: "runner" }]);
    expect(JSON.stringify(detail)).not.toContain("王小明");
    expect(await linesAbout("entries", ids.masked)).toEqual([]);
  });

  test("finds an entry by its whole code or receipt, and learns no name by searching for it", async () => {
    expect((await list(`text=${entry.code.toLowerCase()}`, "masked")).data.entries).toHaveLength(1);
    const receipt = (await list("", "masked")).data.entries[0]?.receipt;
    expect((await list(`text=${receipt}`, "masked")).data.entries).toHaveLength(1);
    expect((await list(`text=${entry.code.slice(0, 8)}`, "masked")).data.entries).toEqual([]);
    const refused = await list(`text=${encodeURIComponent("王小明")}`, "masked");
    expect([refused.code, refused.data]).toMatchObject([403, { error: "entry/name-search" }]);
  });
});

describe("an organiser with the right to personal data", () => {
  test("sees names, finds them by their beginning, and every look is in the audit", async () => {
    const before = (await linesAbout("entries", ids.seeing)).length;
    const { data } = await list(`text=${encodeURIComponent("王小")}`, "seeing");
    expect(data.entries[0]).toMatchObject({ code: entry.code, name: "王小明" });
    expect((await list(`text=${encodeURIComponent("小明")}`, "seeing")).data.entries).toEqual([]);
    expect((await show("seeing")).data.name).toBe("王小明");
    expect((await linesAbout("entries", ids.seeing)).length).toBe(before + 2);
    expect((await linesAbout("entry", ids.seeing)).length).toBe(1);
    const { data: races } = await get<OrganisedRace[]>("/sign-up/organise/races", "seeing");
    expect(races.map(({ raceId, seesPersonal }) => [raceId, seesPersonal])).toEqual([["7001", true]]);
  });

  test("has only those entries opened whose names may begin so, and finds those from before there were marks", async () => {
    const openSpy = vi.spyOn(world.secrets, "open");
    const search = async (name: string) => {
      openSpy.mockClear();
      const { data } = await list(`text=${encodeURIComponent(name)}`, "seeing");
      return [data.entries.some(({ code }) => code === entry.code), openSpy.mock.calls.length > 0];
    };
    expect(await search("赵六")).toEqual([false, false]);
    expect(await search("王")).toEqual([true, true]);
    expect(await search("王小明")).toEqual([true, true]);
    await world.db.update(entrants).set({ initialMark: null, startMark: null });
    expect(await search("赵六")).toEqual([false, true]);
    expect(await search("王小明")).toEqual([true, true]);
    openSpy.mockRestore();
  });

  test("of another race sees nothing of this one", async () => {
    expect((await list("", "river")).code).toBe(403);
    expect((await show("river")).code).toBe(404);
    expect((await refund(100, "river")).code).toBe(404);
    expect(await listRefunds()).toEqual([]);
  });
});

test("pages follow each other without a gap, and filters leave out the rest", async () => {
  const names = Array.from({ length: 51 }, (_, n) => `李${n}`);
  await keepPaidEntry(world, { accountId: ids.runner, raceId: "7002", names, domainName: "river.localhost" });
  const page = (query: string) =>
    get<EntryPage>(`/sign-up/organise/entries?domainName=river.localhost&${query}`, "river");
  const { data: first } = await page("payment=paid");
  expect(first.entries).toHaveLength(50);
  const { data: secondPage } = await page(`payment=paid&after=${first.next}`);
  expect([secondPage.entries.length, secondPage.next]).toEqual([1, null]);
  expect(new Set([...first.entries, ...secondPage.entries].map(({ code }) => code)).size).toBe(51);
  for (const none of ["payment=unpaid", "state=waitlisted", "state=ended", "item=half"])
    expect((await page(none)).data.entries).toEqual([]);
});

describe("an organiser who exports entries", () => {
  const take = (query: string, person: Person) =>
    world.app.inject({ url: `/sign-up/organise/export?${query}`, headers: { token: tokens[person] } });
  const readRows = async (query: string, person: Person) =>
    (await take(query, person)).body.slice(1).trim().split("\r\n");
  const csv = `domainName=${trail}&format=csv`;

  test("gets masked names without the right to personal data, and a formula from nobody", async () => {
    const names = ["=1+1", "-王二"];
    const { code } = await keepPaidEntry(world, { accountId: ids.runner, raceId: "7001", names, domainName: trail });
    const masked = await readRows(`${csv}&text=${code}`, "masked");
    expect(masked).toHaveLength(2);
    expect(masked[0]).toMatch(/^"参赛码","回执号",.*"证件号码","号码","出发区"$/);
    expect(masked[1]).toContain(`"${code}"`);
    expect(masked[1]).not.toContain("1+1");
    const text = (await readRows(`${csv}&language=en`, "seeing")).join("\n");
    for (const cell of [`"'=1+1"`, `"'-王二"`, '"王小明"', '"99.00"', '"Confirmed"', '"Paid"'])
      expect(text).toContain(cell);
    expect((await readRows(csv, "masked")).join("\n")).not.toContain("王小明");
  });

  test("gets those that the filters show, as a workbook too, and the audit knows who took them", async () => {
    const before = (await linesAbout("entries", ids.masked)).length;
    expect((await take(`${csv}&state=waitlisted`, "masked")).json()).toMatchObject({
      data: { error: "export/no-rows" },
    });
    expect((await take(`${csv}&text=${encodeURIComponent("王小明")}`, "masked")).json().data.error).toBe(
      "entry/name-search",
    );
    expect((await take(csv, "river")).json().code).toBe(403);
    expect((await linesAbout("entries", ids.masked)).length).toBe(before);
    const workbook = await take(`domainName=${trail}&format=xlsx&payment=paid`, "masked");
    expect(workbook.headers["content-disposition"]).toMatch(/\d{4}-\d\d-\d\d\.xlsx$/);
    expect(workbook.rawPayload.subarray(0, 2).toString()).toBe("PK");
    const [line] = (await linesAbout("entries", ids.masked)).slice(before);
    expect(line).toMatchObject({ action: "export", details: { format: "xlsx", payment: "paid", isMasked: true } });
  });

  test("reads a race of thousands in batches, each entry once", async () => {
    const names = Array.from({ length: 1100 }, (_, n) => `李${n}`);
    await keepPaidEntry(world, { accountId: ids.runner, raceId: "7002", names, domainName: "river.localhost" });
    const rows = await readRows("domainName=river.localhost&format=csv", "river");
    expect(new Set(rows).size).toBe(rows.length);
    expect(rows.length).toBeGreaterThan(1100);
  });
});

describe("an organiser who pays back", () => {
  test("a small amount pays it back once, however often the button is pressed", async () => {
    const key = randomUUID();
    const both = await Promise.all([refund(3000, "masked", { key }), refund(3000, "masked", { key })]);
    expect(both.map(({ data }) => data.state)).toEqual(["approved", "approved"]);
    expect(await listRefunds()).toMatchObject([
      { amountFen: 3000, reason: "organiser", note: "生病", approvedBy: null },
    ]);
    expect((await refund(2000, "masked", { key })).data).toMatchObject({ error: "refund/key-used" });
    // The control: another key is another refund.
    expect((await refund(1000, "masked")).code).toBe(0);
    expect(await listRefunds()).toHaveLength(2);
    expect((await show("masked")).data.order).toMatchObject({ state: "paid", leftFen: 5900 });
  });

  test("more than the limit waits for another organiser, who is never the first", async () => {
    const { data } = await refund(9900, "masked", { isLeaving: true });
    expect(data).toMatchObject({ state: "waiting", isOwn: true, decidedBy: null, code: entry.code });
    expect(await listRefunds()).toEqual([]);
    expect((await decide(data.requestId, true, "masked")).data).toMatchObject({ error: "refund/second-organiser" });
    expect((await decide(data.requestId, true, "river")).code).toBe(404);
    // Also if the program were wrong, the database refuses it.
    const approval = { state: "approved", decidedBy: ids.masked } as const;
    const isIt = eq(refundRequests.requestId, data.requestId);
    await expect(world.db.update(refundRequests).set(approval).where(isIt)).rejects.toThrow();
    const waiting = (person: Person) => get<RefundRequest[]>(`/sign-up/organise/refunds?domainName=${trail}`, person);
    expect((await waiting("second")).data.map(({ requestId }) => requestId)).toEqual([data.requestId]);
    expect((await decide(data.requestId, true, "second")).data).toMatchObject({ state: "approved", isOwn: false });
    expect(await listRefunds()).toMatchObject([{ amountFen: 9900, approvedBy: ids.second, requestedBy: ids.masked }]);
    expect((await decide(data.requestId, false, "second")).data).toMatchObject({ error: "refund/decided" });
    const { data: after } = await show("masked");
    expect([after.state, after.order?.state]).toEqual(["withdrawn", "refund_due"]);
    expect((await waiting("second")).data).toEqual([]);
  });

  test("at once, or nothing is stored: an approval never stays without its refund", async () => {
    await world.db.execute(sql`alter table refunds add constraint no_refund check (note <> 'the server ends here')`);
    expect((await refund(3000, "masked", { note: "the server ends here" })).code).toBe(500);
    const { data } = await refund(9900, "masked", { note: "the server ends here", isLeaving: true });
    expect((await decide(data.requestId, true, "second")).code).toBe(500);
    await world.db.execute(sql`alter table refunds drop constraint no_refund`);
    const rows = await world.db.select().from(refundRequests).where(eq(refundRequests.orderId, entry.orderId));
    expect(rows).toMatchObject([{ amountFen: 9900, state: "waiting", decidedBy: null }]);
    expect((await show("masked")).data.state).toBe("confirmed");
    // The control: nothing else was in the way.
    expect((await decide(data.requestId, true, "second")).data).toMatchObject({ state: "approved" });
    expect(await listRefunds()).toMatchObject([{ amountFen: 9900, approvedBy: ids.second }]);
  });

  test("no amount that is none: nothing, less, a part of a fen, or more than any payment", async () => {
    for (const amountFen of [0, -1, 0.5, 100_000_001, 2 ** 53, 1e308])
      expect((await refund(amountFen, "masked")).code).toBe(400);
    expect(await world.db.$count(refundRequests, eq(refundRequests.orderId, entry.orderId))).toBe(0);
  });

  test("a large amount in small parts needs another organiser too", async () => {
    const states = [];
    for (let n = 0; n < 3; n++) states.push((await refund(2000, "masked")).data.state);
    expect(states).toEqual(["approved", "approved", "waiting"]);
    expect(await listRefunds()).toHaveLength(2);
  });

  test("not more than is left, nothing of an order that is not paid, and never to oneself", async () => {
    expect((await refund(9901, "masked")).data).toMatchObject({ error: "refund/too-much" });
    await world.db.update(orders).set({ accountId: ids.masked }).where(eq(orders.orderId, entry.orderId));
    expect((await refund(100, "masked")).data).toMatchObject({ error: "refund/own" });
    await world.db.update(orders).set({ state: "pending_payment" }).where(eq(orders.orderId, entry.orderId));
    expect((await refund(100, "second")).data).toMatchObject({ error: "refund/not-paid" });
    expect(await listRefunds()).toEqual([]);
  });
});
