import { count, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { FormState } from "#contract/answers.ts";
import type { SubmissionHead, SubmissionRefusal } from "#contract/signup.ts";
import { entrants, submissions } from "../../base/db/signupSchema.ts";
import { openSession } from "../../people/accounts/sessions.ts";
import { addAccount, call } from "../../people/accounts/testPeople.ts";
import { passFor } from "../../people/captcha/testPerson.ts";
import type { World } from "../../testWorld.ts";
import { type Answering, openAnswering, person } from "./testAnswering.ts";
import { readAnswers, volunteerForm } from "./testGeneral.ts";

const past = "2020-01-01T00:00:00+08:00";
const future = "2035-01-01T00:00:00+08:00";
let world: World;
let form: Answering["form"];
let sendAs: Answering["sendAs"];
let forget: Answering["forget"];
let token: string;
let accountId: string;

beforeAll(async () => {
  ({ world, form, sendAs, forget } = await openAnswering([
    volunteerForm(),
    volunteerForm({ id: "members", account: "required", onePer: "account" }),
    volunteerForm({ id: "secret", account: "none", onePer: undefined }),
    volunteerForm({ id: "few", onePer: undefined, max: 3 }),
    volunteerForm({ id: "later", opens: future }),
    volunteerForm({ id: "ended", closes: past }),
  ]));
  accountId = await addAccount(world, { email: "runner@example.com" });
  token = await openSession(world.db, { accountId, loginType: "5", device: "test" });
});
beforeEach(() => forget());
afterAll(() => world.close());

const stored = async () => (await world.db.select({ many: count() }).from(submissions))[0]?.many;

type Body = Parameters<Answering["sendAs"]>[0];
const refusedAs = (body: Body, overrides?: Parameters<typeof sendAs>[1]) =>
  sendAs<SubmissionRefusal & { error: string }>(body, overrides);

describe("a visitor without an account", () => {
  test("submits a form with the verification, and gets a receipt; nothing of the answers is stored in clear", async () => {
    const { code, data } = await sendAs(readAnswers(form("volunteers"), person()));
    expect(code).toBe(0);
    expect(data.receipt).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/);
    const rows = await world.db.select().from(submissions);
    expect(rows).toMatchObject([{ accountId: null, use: "general", item: "volunteers", formId: "volunteers" }]);
    expect(rows[0]?.policies).toMatchObject([{ id: "privacy", hash: form("volunteers").policies[0]?.hash }]);
    const all = JSON.stringify([rows, await world.db.select().from(entrants)]);
    for (const secret of ["志愿者1", "volunteer1@example.com"]) expect(all).not.toContain(secret);
  });

  test("is refused without a pass, with that of another form, and with one that was used", async () => {
    const body = readAnswers(form("volunteers"), person());
    const refusal = { code: 400, data: { error: "captcha/not-passed" } };
    expect(await refusedAs(body, { pass: {} })).toMatchObject(refusal);
    expect(await refusedAs(body, { pass: await passFor(world, "answers", "another key of answers") })).toMatchObject(
      refusal,
    );
    expect(await refusedAs(body, { pass: await passFor(world, "login", body.key) })).toMatchObject(refusal);
    const pass = await passFor(world, "answers", body.key);
    expect((await sendAs(body, { pass })).code).toBe(0);
    await world.db.delete(submissions);
    expect(await refusedAs(body, { pass })).toMatchObject(refusal);
    expect(await stored()).toBe(0);
  });

  test("keeps the pass if the answers have to be corrected", async () => {
    const body = readAnswers(form("volunteers"), person());
    const pass = await passFor(world, "answers", body.key);
    const wrong = await refusedAs({ ...body, answers: { name: "志愿者" } }, { pass });
    expect(wrong).toMatchObject({ code: 400, data: { error: "answers/wrong", problems: [{ pointer: "/email" }] } });
    expect((await sendAs(body, { pass })).code).toBe(0);
  });

  test("who presses twice has submitted once, with the same receipt, however many calls come at once", async () => {
    const body = readAnswers(form("volunteers"), person());
    const pass = await passFor(world, "answers", body.key);
    const replies = await Promise.all(Array.from({ length: 20 }, () => sendAs(body, { pass })));
    const receipts = replies.flatMap(({ code, data }) => (code === 0 ? data.receipt : []));
    expect(new Set(receipts).size).toBe(1);
    expect(await stored()).toBe(1);
    expect((await sendAs(body, { pass })).data.receipt).toBe(receipts[0]);
    const otherReply = await refusedAs({ ...body, answers: person(2) }, { pass });
    expect(otherReply).toMatchObject({ code: 409, data: { error: "answers/key-used" } });
  });

  test("would have submitted twice, were it not for the index", async () => {
    await world.db.execute(sql`drop index one_answer_for_a_key`);
    try {
      const body = readAnswers(form("secret"), person());
      const passes = await Promise.all([1, 2, 3, 4].map(() => passFor(world, "answers", body.key)));
      await Promise.all(passes.map((pass) => sendAs(body, { pass })));
      expect(await stored()).toBeGreaterThan(1);
    } finally {
      await world.db.delete(submissions);
      await world.db.execute(sql`create unique index one_answer_for_a_key on submissions (race_id, key)
        where use = 'general' and account_id is null`);
    }
  });

  test("submits once with an email address, in capitals or small letters", async () => {
    expect((await sendAs(readAnswers(form("volunteers"), person()))).code).toBe(0);
    const again = await refusedAs(readAnswers(form("volunteers"), { name: "别人", email: "VOLUNTEER1@example.com" }));
    expect(again).toMatchObject({
      code: 409,
      data: { error: "answers/already-answered", reason: "already-answered", problems: [{ pointer: "/email" }] },
    });
    expect((await sendAs(readAnswers(form("volunteers"), person(2)))).code).toBe(0);
    expect(await stored()).toBe(2);
  });

  test("reads what has to be corrected, and cannot answer what is not asked", async () => {
    const unknown = await refusedAs(readAnswers(form("volunteers"), { ...person(), admin: true }));
    expect(unknown.code).toBe(400);
    const policy = await refusedAs(readAnswers(form("volunteers"), person(), { policies: [] }));
    expect(policy).toMatchObject({ code: 409, data: { error: "answers/policies", policies: ["privacy"] } });
    const body = readAnswers(form("volunteers"), person());
    const old = await refusedAs({ ...body, form: { ...body.form, hash: "0".repeat(32) } });
    expect(old).toMatchObject({ code: 409, data: { error: "answers/form-changed" } });
    expect(await stored()).toBe(0);
  });

  test("is asked to log in by a form that requires an account", async () => {
    const refused = await refusedAs(readAnswers(form("members"), person()));
    expect(refused).toMatchObject({ code: 401, data: { error: "session/expired" } });
  });

  test("cannot submit a form of the sign-up here, nor one of another race", async () => {
    const body = readAnswers(form("volunteers"), person());
    const named = (id: string) => ({ ...body, form: { ...body.form, id } });
    expect(await refusedAs(named("sign-up"))).toMatchObject({ data: { error: "answers/form-changed" } });
    expect(await refusedAs({ ...body, domainName: "other.localhost" })).toMatchObject({
      data: { error: "site/not-bound" },
    });
  });
});

describe("a form", () => {
  const findState = async (id: string, by?: string) =>
    call<FormState>(world, `/sign-up/form-state?domainName=park.localhost&form=${id}`, {
      method: "GET",
      ...(by && { token: by }),
    });

  test("is open by the database's clock", async () => {
    expect((await findState("later")).data.state).toBe("not-open");
    expect((await findState("ended")).data.state).toBe("closed");
    expect((await findState("volunteers")).data.state).toBe("open");
    expect((await findState("none")).code).toBe(404);
    for (const id of ["later", "ended"]) {
      const refused = await refusedAs(readAnswers(form(id), person()));
      expect(refused).toMatchObject({ code: 403, data: { error: "answers/not-open" } });
    }
  });

  test("takes as many answers as it may, of however many at once, and has room again when one is deleted", async () => {
    const bodies = [1, 2, 3, 4, 5, 6].map((n) => readAnswers(form("few"), person(n)));
    const replies = await Promise.all(bodies.map((body) => sendAs(body)));
    expect(replies.filter(({ code }) => code === 0)).toHaveLength(3);
    expect(replies.filter(({ code }) => code === 409)).toHaveLength(3);
    expect(await stored()).toBe(3);
    expect((await findState("few")).data.state).toBe("full");
    const [first] = await world.db.select().from(submissions);
    await world.db.delete(submissions).where(eq(submissions.submissionId, first?.submissionId ?? ""));
    expect((await findState("few")).data.state).toBe("open");
    expect((await sendAs(readAnswers(form("few"), person(9)))).code).toBe(0);
    expect((await refusedAs(readAnswers(form("few"), person(10)))).data.error).toBe("answers/full");
  });

  test("has no address of the organiser in what visitors load", async () => {
    const { data } = (await world.app.inject("/website-center/site-config?domainName=park.localhost")).json();
    const site = (await world.app.inject(data.uri)).body;
    expect(site).toContain("forms/volunteers.json");
    const forms = ["volunteers", "members", "secret"].map((id) => form(id));
    expect(`${site}${JSON.stringify(data)}${JSON.stringify(forms)}`).not.toContain("volunteers@race.example");
  });
});

describe("a person with an account", () => {
  test("needs no verification, submits once, and finds it in the own data until the account is deleted", async () => {
    const body = readAnswers(form("members"), person());
    expect((await sendAs(body, { token })).code).toBe(0);
    expect(await refusedAs(readAnswers(form("members"), person(2)), { token })).toMatchObject({
      data: { error: "answers/already-answered", problems: [] },
    });
    const state = await call<FormState>(world, "/sign-up/form-state?domainName=park.localhost&form=members", {
      method: "GET",
      token,
    });
    expect(state.data).toEqual({ state: "open", hasAnswered: true });
    const ownSubmissions = await call<SubmissionHead[]>(world, "/sign-up/submissions", { token });
    expect(ownSubmissions.data).toMatchObject([{ use: "general", item: "members", itemName: { zh: "志愿者" } }]);
    expect(ownSubmissions.data[0]?.withdrawableUntil).toBeNull();
  });

  test("leaves no account with answers to a form that wants none, for which the verification is needed as well", async () => {
    const body = readAnswers(form("secret"), person());
    expect(await refusedAs(body, { token })).toMatchObject({ data: { error: "captcha/not-passed" } });
    expect((await sendAs(body, { token, pass: await passFor(world, "answers", body.key) })).code).toBe(0);
    expect((await world.db.select().from(submissions))[0]?.accountId).toBeNull();
  });
});
