import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { InvitationOffer, InvitationPage, ReadInvitations } from "#contract/invitations.ts";
import { getOrganiser } from "#core/authorities.ts";
import { accounts, limits } from "../../../base/db/accountSchema.ts";
import { auditLines } from "../../../base/db/auditSchema.ts";
import { entries } from "../../../base/db/entrySchema.ts";
import { invitations } from "../../../base/db/invitationSchema.ts";
import { submissions } from "../../../base/db/signupSchema.ts";
import { removeOrders } from "../../../entry/orders/testOrders.ts";
import { broken, post, states } from "../../../entry/orders/testPaying.ts";
import { poolCounts } from "../../../entry/places/testEntries.ts";
import { buildBody, park, person } from "../../../entry/testForm.ts";
import { asPublished, form, refused, submit, submitToOneRace, tokens, world } from "../../../entry/testSubmitting.ts";
import { openSession } from "../../../people/accounts/sessions.ts";
import { addAccount, call } from "../../../people/accounts/testPeople.ts";
import { invitationsPerDay } from "../../../people/sending/table.ts";
import { expireInvitations, forgetContacts } from "./end.ts";
import { sendInvitations } from "./send.ts";
import { defaults, endTime, invite, removeInvitations, sentLinks } from "./testInvitations.ts";

submitToOneRace({ sandboxRaces: undefined as never });
let organiser: string;
beforeAll(async () => {
  const authorities = [getOrganiser("7001")];
  const accountId = await addAccount(world, { email: "organiser@example.com", authorities });
  organiser = await openSession(world.db, { accountId, loginType: "5", device: "x" });
});
beforeEach(async () => {
  await removeOrders(world.db);
  await removeInvitations(world.db);
});

const runner = "runner@example.org";
const closed = { registration: { opensAt: "2020-01-01T00:00:00+08:00", closesAt: "2021-01-01T00:00:00+08:00" } };
const places = (count: number) => ({ items: { "ten-km": { places: count, allocation: "invite" } } });
const path = "/sign-up/organise/invitations";
const importFile = (header: string[], rows: string[][], overrides: object = {}) =>
  post<ReadInvitations>(path, { domainName: park, header, rows, defaults, mode: "all", ...overrides }, organiser);
const list = async () => (await call<InvitationPage>(world, `${path}?domainName=${park}`, { token: organiser })).data;
const offer = (token: string) =>
  call<InvitationOffer>(world, "/sign-up/invitation", { json: { domainName: park, token } });
const using = (invitation: string, number: number, overrides: object = {}) =>
  buildBody(form, { entrants: [person(number)], feeFen: 0, ...overrides, invitation } as never);
const getLink = async (contact = runner) => (await sentLinks(world.tools)).get(contact)?.[0] ?? "";
const counts = async () => (await poolCounts(world.db))["item/ten-km"];
const code = async (reply: Promise<{ data: unknown }>) => ((await reply).data as { error?: string }).error;

describe("a runner who is invited to an item that is only for invited runners", () => {
  test("uses the link once, while registration is closed, and has the place that was held", async () => {
    await asPublished({ ...places(2), ...closed }, async () => {
      expect((await refused(buildBody(form, {}))).data.reason).toBe("not-open");
      expect(await invite(world.tools, [runner])).toMatchObject({ made: 1, known: 0, isStored: true });
      expect(await states()).toEqual(["offered"]);
      expect(await counts()).toEqual([1, 1, 1]);
      const token = await getLink();
      expect((await offer(token)).data).toMatchObject({ item: "ten-km", isWaived: true, holdsPlace: true });
      expect((await refused(using(token, 1, { item: "solo" }))).data.reason).toBe("invitation");
      expect((await refused(using(token, 1, { policies: [] }))).data.reason).toBe("policies");
      expect((await refused(using(token, 1, { feeFen: 3000 }))).data.feeFen).toBe(0);
      expect((await refused(using(token, 1, { entrants: [person(1), person(2)] }))).data.reason).toBe("entrants");
      const body = using(token, 1);
      const { data, msg } = await submit(body);
      expect([msg, data.orderId]).toEqual(["", null]);
      expect((await submit(body)).data.submissionId).toBe(data.submissionId);
      expect((await refused(using(token, 2), tokens.other)).data.reason).toBe("invitation");
      expect((await offer(token)).data).toMatchObject({ error: "invitation/unknown-link" });
      expect(await states()).toEqual(["confirmed"]);
      expect(await counts()).toEqual([1, 1, 1]);
      expect(await broken()).toEqual([]);
      const page = await list();
      expect(page.counts).toEqual([{ state: "used", count: 1 }]);
      expect(page.invitations[0]).toMatchObject({ state: "used", contact: "r***@example.org", isDue: false });
      const [entry] = await world.db.select().from(entries);
      expect(page.invitations[0]?.code).toBe(entry?.code);
      const lines = await world.db.select().from(auditLines).where(eq(auditLines.entity, "invitation"));
      expect(lines.map(({ action }) => action)).toEqual(["invite", "invitation-used"]);
    });
  });

  test("has one entry: with another of the same person the held place stays held", async () => {
    await asPublished({ items: { "ten-km": { places: 3 } } }, async () => {
      expect((await submit(buildBody(form, { item: "solo", feeFen: 0 }), tokens.other)).msg).toBe("");
      await invite(world.tools, [runner]);
      const token = await getLink();
      expect((await refused(using(token, 1))).data.reason).toBe("already-registered");
      expect(await states()).toEqual(["confirmed", "offered"]);
      expect((await submit(using(token, 2))).msg).toBe("");
      expect(await broken()).toEqual([]);
    });
  });

  test("pays, if the fee is not waived, and takes a place when the link is used, if none is held", async () => {
    await asPublished(places(1), async () => {
      await invite(world.tools, [runner, "late@example.org"], { isWaived: false, holdsPlace: false });
      const [first, late] = [await getLink(), await getLink("late@example.org")];
      const { data } = await submit(using(first, 1, { feeFen: 3000 }));
      expect(data.orderId).toBe(data.submissionId);
      expect(await states()).toEqual(["reserved"]);
      expect((await refused(using(late, 2, { feeFen: 3000 }), tokens.other)).data.reason).toBe("full");
      expect((await list()).counts).toContainEqual({ state: "sent", count: 1 });
      expect(await broken()).toEqual([]);
    });
  });

  test("cannot use it after its time, nor once it is withdrawn, and the place goes to others", async () => {
    await asPublished(places(2), async () => {
      await invite(world.tools, [runner, "late@example.org"]);
      const [first, late] = [await getLink(), await getLink("late@example.org")];
      const { invitations: items } = await list();
      const invitationId = items.find(({ contact }) => contact.startsWith("l"))?.invitationId;
      expect((await post(`${path}/withdraw`, { invitationId }, organiser)).code).toBe(0);
      expect(await code(post(`${path}/withdraw`, { invitationId }, organiser))).toBe("invitation/over");
      expect(await code(post(`${path}/send-again`, { invitationId }, organiser))).toBe("invitation/over");
      expect((await refused(using(late, 1))).data.reason).toBe("invitation");
      await endTime(world.db);
      expect((await refused(using(first, 1))).data.reason).toBe("invitation");
      expect(await expireInvitations(world.db)).toBe(1);
      expect((await states()).sort()).toEqual(["offer_expired", "withdrawn"]);
      expect(await counts()).toEqual([0, 0, 0]);
      expect(await broken()).toEqual([]);
      const rows = await world.db.select().from(invitations);
      expect(rows.map(({ linkMac, linkSealed, dueAt }) => [linkMac, linkSealed, dueAt])).toEqual([
        [null, null, null],
        [null, null, null],
      ]);
      await world.db.update(invitations).set({ endedAt: new Date(Date.now() - 31 * 86_400_000) });
      await forgetContacts(world.db);
      expect((await list()).invitations.map(({ contact }) => contact)).toEqual(["", ""]);
    });
  });
});

describe("an organiser who imports a file", () => {
  const header = ["邮箱或手机号", "Item", "until", "fee waived", "名额数", "备注", "语言"];
  const row = (contact: string, overrides: Partial<Record<number, string>> = {}) =>
    header.map((_, index) => (index === 0 ? contact : (overrides[index] ?? "")));

  test("reads every mistake with its row and column, and nothing is sent", async () => {
    await asPublished(places(1), async () => {
      const rows = [
        row("nobody"),
        row("+85291234567"),
        row("a@example.org", { 1: "marathon", 2: "soon", 3: "perhaps", 4: "0" }),
        row("a@example.org"),
        ["", ""],
        row("a@example.org", { 2: "2020/1/1", 6: "français" }),
        row("13800000000", { 4: "2" }),
        row("b@example.org", { 2: "2037-01-01", 5: "x".repeat(301) }),
        row(" A@example.org ", { 2: "2035-12-01" }),
        row("c@example.org"),
        row("13800000000", { 1: "Kids (en)" }),
      ];
      const { data } = await importFile(header, rows);
      expect(data).toMatchObject({ isStored: false });
      expect(data.problems.map(({ row: at, column, code: problemCode }) => [at, column, problemCode])).toEqual([
        [2, "contact", "contact-wrong"],
        [3, "contact", "contact-not-served"],
        [4, "item", "item-unknown"],
        [4, "until", "until-wrong"],
        [4, "waived", "answer-wrong"],
        [4, "count", "count-wrong"],
        [7, "language", "language-wrong"],
        [7, "until", "until-past"],
        [8, "count", "count-by-phone"],
        [9, "until", "until-late"],
        [9, "note", "note-long"],
        [10, "contact", "twice"],
        [11, "place", "no-places"],
        [12, "item", "item-without-form"],
      ]);
      expect(await world.db.$count(invitations)).toBe(0);
      expect((await importFile(["name", "contact", "CONTACT"], [["x", "a@example.org"]])).data.problems).toMatchObject([
        { row: 1, code: "unknown-column", params: { name: "name" } },
        { row: 1, code: "column-twice" },
      ]);
      expect((await importFile(["item"], [])).data.problems[0]).toMatchObject({ row: 1, code: "no-contact-column" });
      const good = (await importFile(header, rows, { mode: "good" })).data;
      expect(good).toMatchObject({ made: 1, isStored: true });
      expect([...(await sentLinks(world.tools)).keys()]).toEqual(["a@example.org"]);
    });
  });

  test("checks without storing, invites nobody twice, and each contact gets one message for all of its places", async () => {
    await asPublished(places(9), async () => {
      const rows = [row("a@example.org", { 4: "3" }), row("13800000000")];
      expect((await importFile(header, rows, { mode: "check" })).data).toMatchObject({ made: 4, isStored: false });
      expect((await importFile(header, rows)).data).toMatchObject({ made: 4, known: 0, isStored: true });
      expect((await importFile(header, rows)).data).toMatchObject({ made: 0, known: 4 });
      const nextRows = [row("a@example.org", { 4: "4" }), row("13800000000")];
      expect((await importFile(header, nextRows)).data).toMatchObject({ made: 1, known: 4 });
      expect((await list()).due).toBe(5);
      const links = await sentLinks(world.tools);
      expect([links.get("a@example.org")?.length, links.get("13800000000")?.length]).toEqual([4, 1]);
      expect(await sendInvitations(world.tools)).toBe(0);
      expect(await counts()).toEqual([5, 5, 5]);
    });
  });

  test("of many rows sends a part of them at a time, and a message waits if its limit is used up", async () => {
    await asPublished(places(601), async () => {
      const rows = Array.from({ length: 601 }, (_, index) => [`p${index}@example.org`]);
      expect((await importFile(["contact"], rows)).data).toMatchObject({ made: 601, isStored: true });
      expect(await counts()).toEqual([601, 601, 601]);
      expect(await sendInvitations(world.tools)).toBe(200);
      await world.db.update(limits).set({ count: invitationsPerDay });
      expect(await sendInvitations(world.tools)).toBe(0);
      expect((await list()).due).toBe(401);
      expect(await broken()).toEqual([]);
    });
  });

  test("downloads who was invited, and no cell is a formula", async () => {
    await asPublished(places(9), async () => {
      await importFile(["contact", "note"], [["=a@example.org", "=1+1"]]);
      const exported = await world.app.inject({
        url: `${path}/export?domainName=${park}&format=csv&language=en`,
        headers: { token: organiser },
      });
      expect(exported.body).toContain("email or phone");
      expect(exported.body).toContain(`"'=***@example.org"`);
      expect(exported.body).not.toContain("1+1");
    });
  });
});

test("an organiser enters a runner by hand, in the name of the race and inside its places", async () => {
  await asPublished({ items: { "ten-km": { places: 1 } }, ...closed }, async () => {
    const begin = (overrides: object = {}) =>
      post<{ token: string }>(
        "/sign-up/organise/by-hand",
        { domainName: park, item: "ten-km", reason: "纸质报名表", paidFen: 3000, ...overrides },
        organiser,
      );
    expect(await code(begin({ item: "none" }))).toBe("invitation/unknown-item");
    const { token } = (await begin()).data;
    expect(await code(begin())).toBe("invitation/no-places");
    expect((await offer(token)).data).toMatchObject({ error: "invitation/unknown-link" });
    expect((await refused(using(token, 1))).data.reason).toBe("invitation");
    const body = using(token, 1);
    // Who loses the right meanwhile enters nobody.
    const isOrganiser = eq(accounts.accountId, (await world.db.select().from(invitations))[0]?.createdBy ?? "");
    const [{ authorities } = { authorities: [] }] = await world.db.select().from(accounts).where(isOrganiser);
    await world.db.update(accounts).set({ authorities: [] }).where(isOrganiser);
    expect((await refused(body, organiser)).data.reason).toBe("invitation");
    await world.db.update(accounts).set({ authorities }).where(isOrganiser);
    const { data, msg } = await submit(body, organiser);
    expect([msg, data.orderId]).toEqual(["", null]);
    expect((await submit(body, organiser)).data.submissionId).toBe(data.submissionId);
    const [row] = await world.db.select().from(submissions);
    expect([row?.accountId, row?.feeFen]).toEqual([null, 0]);
    expect(await states()).toEqual(["confirmed"]);
    expect(await broken()).toEqual([]);
    expect((await list()).invitations).toMatchObject([{ kind: "by-hand", state: "used", paidFen: 3000, note: "" }]);
    expect((await call<unknown[]>(world, "/sign-up/submissions", { token: organiser })).data).toEqual([]);
  });
});
