import { beforeEach, expect, test } from "vitest";
import type { SentCode } from "#contract/account.ts";
import type { LookedUp, LookUpBody } from "#contract/lookUps.ts";
import { limits } from "../../base/db/accountSchema.ts";
import { entries } from "../../base/db/entrySchema.ts";
import { resultBatches, resultRows } from "../../base/db/resultSchema.ts";
import { entrants, submissions } from "../../base/db/signupSchema.ts";
import { buildBody, park, person } from "../../entry/testForm.ts";
import { asPublished, form, submit, submitToOneRace, world } from "../../entry/testSubmitting.ts";
import { call, findCode } from "../../people/accounts/testPeople.ts";
import { importRows } from "../sets/testResults.ts";
import { lookUpBy, lookUpPages, passportMac, type TypedPerson } from "./testLookUps.ts";

submitToOneRace();
beforeEach(async () => {
  await world.db.delete(resultRows);
  await world.db.delete(resultBatches);
});

const first = { number: "E10000001", name: "跑者1" };
const lookUp = (typed: TypedPerson, more: Partial<LookUpBody> = {}) =>
  lookUpBy(world, typed, { domainName: park, ...more });
const onSite = <T>(run: () => Promise<T>, pages: object[] = lookUpPages) => asPublished({ pages }, run);
const withProps = (props: object) => [
  { path: "/find", title: { zh: "查询" }, page: { type: "registration-search", version: 1, props } },
];
const starters = { raceId: "7001", item: "ten-km", edition: "2036" };

test("a runner without a login finds their registration by document and name, in any spelling of it", () =>
  onSite(async () => {
    await submit(buildBody(form));
    const { data, headers } = await lookUp(first);
    expect(data.registrations).toEqual([
      {
        item: "ten-km",
        itemName: { zh: "ten-km", en: "ten-km (en)" },
        source: "web",
        status: "registered",
        name: "跑**",
        bib: null,
        startBlock: null,
      },
    ]);
    expect(headers["cache-control"]).toBe("no-store");
    expect(JSON.stringify(data)).not.toMatch(/跑者|10000001|1990|runner@/);
    expect((await lookUp({ number: " e-10000001", name: " 跑者 １" })).code).toBe(0);
  }));

test("somebody with two names finds themselves in either order of them", () =>
  onSite(async () => {
    await submit(buildBody(form, { entrants: [person(2, { name: "Ömer de la Cruz" })] }));
    for (const name of ["omer DE LA cruz", "Cruz, Ömer de la"])
      expect((await lookUp({ number: "E10000002", name })).code).toBe(0);
    expect((await lookUp({ number: "E10000002", name: "Omer Cruz" })).code).toBe(404);
  }));

test("an unknown document, another name and another kind of document have one answer", () =>
  onSite(async () => {
    await submit(buildBody(form));
    const replies = [
      await lookUp({ ...first, name: "跑者2" }),
      await lookUp({ ...first, number: "E99999999" }),
      await lookUp({ ...first, type: "4" }),
    ].map(({ headers: _, ...reply }) => reply);
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
    expect(replies[0]).toMatchObject({ status: 200, code: 404, data: { error: "look-up/not-registered" } });
    const chinese = await world.app.inject({
      method: "POST",
      url: "/sign-up/look-up",
      payload: { domainName: park, queryType: 1, by: "document", document: { type: "2", number: "X1", name: "无名" } },
      headers: { "accept-language": "zh" },
    });
    expect(chinese.json().msg).toBe("报名信息不存在");
  }));

test("after five wrong names in an hour a document is not compared any more, and the right ones do not count", () =>
  onSite(async () => {
    await submit(buildBody(form));
    for (let count = 0; count < 7; count++) expect((await lookUp(first)).code).toBe(0);
    for (const number of [first.number, "E77777777"]) {
      const codes: number[] = [];
      for (let count = 0; count < 6; count++) codes.push((await lookUp({ number, name: `错${count}` })).code);
      expect(codes).toEqual([404, 404, 404, 404, 404, 429]);
    }
    expect(await lookUp(first)).toMatchObject({ code: 429, data: { error: "look-up/too-many" } });
    await world.db.delete(limits);
    expect((await lookUp(first)).code).toBe(0);
  }));

test("a network that many share has its own limit, so that one guesser cannot try a document after the other", () =>
  onSite(async () => {
    const key = `look-up/network/${world.secrets.mac("network", "203.0.113.7")}`;
    await world.db.insert(limits).values({ key, count: 600, endsAt: new Date(Date.now() + 3_600_000) });
    expect((await lookUp(first)).code).toBe(429);
  }));

test("a registration is named in the words of its state", () =>
  onSite(async () => {
    await submit(buildBody(form));
    const words: Record<string, string> = {};
    for (const state of ["pool", "won", "lost", "confirmed", "waitlisted", "withdrawn", "transferred"] as const) {
      await world.db.update(entries).set({ state });
      words[state] = (await lookUp(first)).data.registrations[0]?.status ?? "";
    }
    expect(words).toEqual({
      pool: "submitted",
      won: "drawn_unpaid",
      lost: "not_drawn",
      confirmed: "registered",
      waitlisted: "waiting",
      withdrawn: "cancelled",
      transferred: "transferred",
    });
  }));

test("the types of query keep apart what was registered on the website, in the app and elsewhere", () =>
  onSite(async () => {
    await submit(buildBody(form));
    const personId = passportMac(world, "E10000009");
    await importRows(world.db, starters, [{ bib: "A9", name: "跑者9", personId, wave: "B" }]);
    const ninth = { number: "E10000009", name: "跑者9" };
    const find = async (typed: TypedPerson) => {
      const found: number[] = [];
      for (const queryType of [1, 2, 3, 5] as const)
        if ((await lookUp(typed, { queryType })).code === 0) found.push(queryType);
      return found;
    };
    expect(await find(first)).toEqual([1, 3]);
    expect(await find(ninth)).toEqual([1, 2]);
    expect((await lookUp(ninth)).data.registrations).toEqual([
      expect.objectContaining({ source: "third-party", status: "registered", bib: "A9", startBlock: { zh: "B" } }),
    ]);
    await world.db.update(submissions).set({ terminalType: 2 });
    expect(await find(first)).toEqual([1, 5]);
    await world.db.update(resultBatches).set({ state: "undone" });
    expect(await find(ninth)).toEqual([]);
  }));

test("the program that registered is known by its header", async () => {
  await submit(buildBody(form));
  expect((await world.db.select().from(submissions))[0]?.terminalType).toBe(3);
});

test("a list of starters gives an own registration its bib and start, if the organiser shows them", async () => {
  await submit(buildBody(form));
  const [entry] = await world.db.select().from(entries);
  const row = { bib: "A1", name: "跑者1", wave: "C", entryCode: entry?.code ?? "" };
  await importRows(world.db, starters, [row]);
  const [shown] = await onSite(async () => (await lookUp(first)).data.registrations);
  expect(shown).toMatchObject({ source: "web", bib: "A1", startBlock: { zh: "C" } });
  const hiding = withProps({ isOpen: true, shows: [] });
  const [hidden] = await onSite(async () => (await lookUp(first)).data.registrations, hiding);
  expect(hidden).toMatchObject({ bib: null, startBlock: null });
});

test("a look-up that is closed, opens later, leads elsewhere, or asks for something else answers nobody", async () => {
  await submit(buildBody(form));
  const closed = [
    { isOpen: false },
    { isOpen: true, opensAt: "2035-01-01T00:00:00+08:00" },
    { isOpen: true, link: "https://look-up.example.org" },
    { isOpen: true, asks: ["code"] },
  ];
  for (const props of closed)
    expect(await onSite(() => lookUp(first), withProps(props))).toMatchObject({ data: { error: "look-up/closed" } });
  expect(await lookUp(first)).toMatchObject({ code: 409 });
  expect(await onSite(() => lookUp(first), withProps({ isOpen: true }))).toMatchObject({ code: 0 });
});

test("a code to the email address that registered finds all its runners, and a wrong one nothing", () =>
  onSite(async () => {
    await submit(buildBody(form, { entrants: [person(1), person(2)] }));
    const contact = "runner@example.com";
    const send = (to: string) =>
      call<SentCode>(world, "/sign-up/look-up/code", { json: { domainName: park, contact: to } });
    const { verificationToken } = (await send(contact)).data;
    const code = await findCode(world, contact);
    const byCode = (typed: string) =>
      call<LookedUp>(world, "/sign-up/look-up", {
        json: { domainName: park, queryType: 1, by: "code", code: { contact, code: typed, verificationToken } },
      });
    expect(await byCode(code === "000000" ? "000001" : "000000")).toMatchObject({ code: 400 });
    const { data } = await byCode(code ?? "");
    expect(data.registrations.map(({ name }) => name)).toEqual(["跑**", "跑**"]);
    expect((await byCode(code ?? "")).code).toBe(400);
    expect((await send("nobody@example.com")).code).toBe(0);
    expect(await findCode(world, "nobody@example.com")).toBeUndefined();
    expect((await send("no address")).code).toBe(400);
  }));

test("a sign-up keeps a hash of document and name together, and neither of them", async () => {
  await submit(buildBody(form));
  const [row] = await world.db.select().from(entrants);
  expect(row?.lookUpMac).toMatch(/^[0-9a-f]{32}$/);
  expect(JSON.stringify(row)).not.toMatch(/E10000001|跑者/);
});

test("a number with more signs, or as another kind of document, is no new try for a permit's holder", () =>
  onSite(async () => {
    const codes: number[] = [];
    for (const [type, number] of [
      ...["", "01", "02", "03"].map((more) => ["3", `H10000003${more}`] as const),
      ["2", "H10000003"],
      ["3", "H1000000304"],
    ] as const)
      codes.push((await lookUp({ type, number, name: "错" })).code);
    expect(codes).toEqual([404, 404, 404, 404, 404, 429]);
  }));

test("a starter is found whose row has a fault that leaves it in the list", () =>
  onSite(async () => {
    const problem = { line: 2, column: 4, field: "country", code: "country-unknown", isRefused: false, params: {} };
    const personId = passportMac(world, "E55555555");
    await importRows(world.db, starters, [{ bib: "K9", name: "选手9", personId, problems: [problem] }]);
    expect((await lookUp({ number: "E55555555", name: "选手9" })).data.registrations).toMatchObject([{ bib: "K9" }]);
  }));

test("nobody finds a starter by a sign-up of their own with that person's document and another name", () =>
  onSite(async () => {
    const { number } = first;
    await importRows(world.db, starters, [{ bib: "K7", name: "真名", personId: passportMac(world, number) }]);
    await submit(buildBody(form));
    await world.db.update(entries).set({ state: "expired" });
    expect((await lookUp(first)).data.registrations).toMatchObject([{ status: "cancelled", bib: null }]);
    expect((await lookUp({ number, name: "真名" })).data.registrations).toMatchObject([{ bib: "K7" }]);
    // The control: an entry that was confirmed has the name, however the file writes it.
    await world.db.update(entries).set({ state: "confirmed" });
    expect((await lookUp(first)).data.registrations).toMatchObject([{ bib: "K7" }]);
  }));
