import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import type { Submission, SubmissionHead, SubmissionReceipt } from "#contract/signup.ts";
import { removeAudit } from "../base/audit/testAudit.ts";
import { limits } from "../base/db/accountSchema.ts";
import { auditLines } from "../base/db/auditSchema.ts";
import { drafts, entrants, submissions } from "../base/db/signupSchema.ts";
import { readOutbox } from "../base/delivery/outbox.ts";
import { type Answered, call } from "../people/accounts/testPeople.ts";
import { removeEntries } from "./places/testEntries.ts";
import { buildBody, park, person, testForm } from "./testForm.ts";
import {
  asPublished,
  form,
  publishedForm,
  refused,
  stored,
  submit,
  submitToOneRace,
  tokens,
  world,
} from "./testSubmitting.ts";

submitToOneRace();

describe("a runner who submits", () => {
  test("gets a receipt, finds it in the list with the number masked, and reads every answer again", async () => {
    const body = buildBody(form, { entrants: [person(1, { bus: "yes", stop: "东门" }), person(2)], feeFen: 6500 });
    const { code, data } = await submit<SubmissionReceipt & { signed: string }>(body);
    expect(code).toBe(0);
    expect(data.receipt).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/);
    const list = await call<SubmissionHead[]>(world, "/sign-up/submissions", { token: tokens.runner });
    expect(list.data).toHaveLength(1);
    const { orderId: _none, signed: _receipt, ...receipt } = data;
    expect(list.data[0]).toMatchObject({
      ...receipt,
      item: "ten-km",
      use: "sign-up",
      domainName: park,
      feeFen: 6500,
      auditStatus: null,
      entrants: [{ name: "跑者1", document: "E1*****01" }, { name: "跑者2" }],
    });
    expect(JSON.stringify(list.data)).not.toContain("E10000001");
    const submission = await call<Submission>(world, `/sign-up/submissions/${data.submissionId}`, {
      token: tokens.runner,
    });
    expect(submission.data.answers).toEqual(body.entrants);
    expect(submission.data.form).toMatchObject({ id: "sign-up", version: 1, hash: form.hash });
    expect((await world.app.inject(submission.data.form.url)).json().id).toBe("sign-up");
    expect(submission.data.policies.map(({ id }) => id)).toEqual(["privacy"]);
    const strange = await call(world, `/sign-up/submissions/${data.submissionId}`, { token: tokens.other });
    expect(strange).toMatchObject({ code: 404, data: { error: expect.any(String) } });
  });

  test("has no draft any more, and nothing of the answers is anywhere in clear", async () => {
    const place = { domainName: park, use: "sign-up", item: "ten-km", content: "{}", revision: 0 };
    await call(world, "/sign-up/draft", { method: "PUT", json: place, token: tokens.runner } as never);
    await call(world, "/sign-up/draft", {
      method: "PUT",
      json: { ...place, item: "solo" },
      token: tokens.runner,
    } as never);
    expect((await submit(buildBody(form))).code).toBe(0);
    expect((await world.db.select().from(drafts)).map(({ item }) => item)).toEqual(["solo"]);
    await world.db.delete(drafts);
    const rows = JSON.stringify([await world.db.select().from(submissions), await world.db.select().from(entrants)]);
    for (const secret of ["跑者1", "E10000001", "1990-03-07"]) expect(rows).not.toContain(secret);
  });

  test("cases 27 and 28, a call that is repeated: a hundred at once are one sign-up with one receipt", async () => {
    const body = buildBody(form);
    const answers = await Promise.all(Array.from({ length: 100 }, () => submit(body)));
    expect(new Set(answers.map(({ code, data }) => `${code} ${data.receipt}`)).size).toBe(1);
    expect(answers[0]?.code).toBe(0);
    expect(await stored()).toBe(1);
    expect((await submit(body)).data).toEqual(answers[0]?.data);
  });

  test("would have several sign-ups, were it not for the indexes", async () => {
    await world.db.execute(sql`alter table submissions drop constraint one_submission_for_a_key`);
    await world.db.execute(sql`drop index one_sign_up_in_a_group`);
    // As if no index were on the entries either.
    await world.db.execute(sql`create function own_group() returns trigger language plpgsql
      as $$ begin new.exclusion_group = new.entry_id; return new; end $$`);
    await world.db.execute(
      sql`create trigger own_group before insert on entries for each row execute function own_group()`,
    );
    try {
      const body = buildBody(form);
      await Promise.all(Array.from({ length: 10 }, () => submit(body)));
      expect(await stored()).toBeGreaterThan(1);
    } finally {
      await removeEntries(world.db);
      await world.db.delete(submissions);
      await world.db.execute(
        sql`alter table submissions add constraint one_submission_for_a_key unique (account_id, key)`,
      );
      await world.db.execute(sql`drop function own_group cascade`);
      await world.db.execute(sql`create unique index one_sign_up_in_a_group on entrants (race_id, exclusion_group, document_mac)
        where use = 'sign-up' and is_standing and document_mac is not null`);
    }
  });

  test("something else with a key that was used is refused, and another account's key is its own", async () => {
    const body = buildBody(form);
    expect((await submit(body)).code).toBe(0);
    expect((await refused({ ...body, entrants: [person(2)] })).data.reason).toBe("key-used");
    expect((await submit({ ...body, entrants: [person(2)] }, tokens.other)).code).toBe(0);
    expect(await stored()).toBe(2);
  });
});

describe("a runner who withdraws", () => {
  const withdraw = (id: string, token = tokens.runner) =>
    call<{ withdrawnAt: number }>(world, `/sign-up/submissions/${id}/withdraw`, { json: {}, token });
  const own = async () => (await call<SubmissionHead[]>(world, "/sign-up/submissions", { token: tokens.runner })).data;
  const lines = () => world.db.select().from(auditLines).where(eq(auditLines.action, "withdraw"));

  test("reads until when that is possible, does it once however often they press, and can sign up again", async () => {
    await removeAudit(world.db);
    const { data } = await submit(buildBody(form));
    const closing = Date.parse("2035-12-31T00:00:00+08:00");
    expect(await own()).toMatchObject([{ withdrawnAt: null, withdrawableUntil: closing }]);
    const presses = await Promise.all(Array.from({ length: 20 }, () => withdraw(data.submissionId)));
    expect(new Set(presses.map((press) => `${press.code} ${press.data.withdrawnAt}`)).size).toBe(1);
    expect(presses[0]?.code).toBe(0);
    expect(await lines()).toMatchObject([{ entityId: data.submissionId, entity: "sign-up" }]);
    const mails = (await readOutbox(world.db, world.secrets)).filter(({ content }) => content?.template === "ended");
    expect(mails.map(({ content }) => content?.values)).toMatchObject([{ what: "withdrawn", money: "none" }]);
    expect(await own()).toMatchObject([{ withdrawnAt: presses[0]?.data.withdrawnAt, withdrawableUntil: null }]);
    expect((await submit(buildBody(form))).code).toBe(0);
    expect((await own()).map(({ withdrawnAt }) => withdrawnAt === null)).toEqual([true, false]);
  });

  test("would withdraw several times, were it not for the condition of the update", async () => {
    const { data } = await submit(buildBody(form));
    const isThis = eq(submissions.submissionId, data.submissionId);
    const press = () => world.db.update(submissions).set({ withdrawnAt: new Date() }).where(isThis).returning();
    const presses = await Promise.all([press(), press()]);
    expect(presses.flat()).toHaveLength(2);
  });

  test("does it while the page is switched off, not after registration has closed, and nobody does it for them", async () => {
    const { data } = await submit(buildBody(form));
    expect((await withdraw(data.submissionId, tokens.other)).code).toBe(404);
    const closed = { opensAt: "2020-01-01T00:00:00+08:00", closesAt: "2021-01-01T00:00:00+08:00" };
    await asPublished({ registration: closed }, async () => {
      const { code, msg } = await withdraw(data.submissionId);
      expect([code, msg]).toEqual([409, expect.stringContaining("Registration is over")]);
    });
    expect(await own()).toMatchObject([{ withdrawnAt: null }]);
    await asPublished({ post: { isOpen: false } }, async () =>
      expect((await withdraw(data.submissionId)).code).toBe(0),
    );
  });
});

describe("nobody is in a race twice", () => {
  const again = "用户已报名，请勿重复提交";

  test("case 7, somebody who is in the race already: reads so at the number, in another group and by another account too", async () => {
    expect((await submit(buildBody(form))).code).toBe(0);
    const group = buildBody(form, { entrants: [person(7), person(1)] });
    const reply = await refused(group, tokens.other, "zh");
    expect(reply).toMatchObject({ code: 409, msg: again });
    expect(reply.data).toEqual({
      error: "sign-up/already-registered",
      reason: "already-registered",
      problems: [{ entrant: 1, pointer: "/document/number", code: "already-registered", message: again }],
    });
    expect(await stored()).toBe(1);
    expect(await world.db.select().from(entrants)).toHaveLength(1);
    // The one who was in that group by mistake out, and it is taken.
    expect((await submit({ ...group, entrants: [person(7)], feeFen: 3000 }, tokens.other)).code).toBe(0);
  });

  test("of several calls at once with the same person one is taken", async () => {
    const bodies = Array.from({ length: 12 }, (_, n) =>
      buildBody(form, { entrants: n % 2 ? [person(1), person(2)] : [person(2), person(1)] }),
    );
    const answers = await Promise.all(bodies.map((body, n) => submit(body, n % 3 ? tokens.runner : tokens.other)));
    expect(answers.map(({ code }) => code).filter((code) => code === 0)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 409)).toHaveLength(11);
    expect(await world.db.select().from(entrants)).toHaveLength(2);
  });

  test.each([
    ["as it was issued anew", "3", "H12345678", "H1234567802", "already-registered"],
    ["with spaces and small letters", "2", "E1234567", "e 123-4567", "already-registered"],
    ["of another person", "3", "H12345678", "H12345679", undefined],
    ["of another kind with the same number", "4", "12345678", "12345678", undefined],
  ])("case 8, one person under two numbers: a document %s", async (_how, type, first, second, reason) => {
    const holder = (number: string, kind = type) => {
      const document = { type: kind, number, birthday: "1990-03-07", gender: 1 };
      return buildBody(form, { entrants: [person(1, { document })] });
    };
    expect((await submit(holder(first))).code).toBe(0);
    const later = await refused(holder(second, reason === undefined && first === second ? "2" : type));
    if (reason === undefined) expect(later.code).toBe(0);
    else expect([later.data.reason, later.data.problems[0]?.code]).toContain(reason);
  });

  test("case 30, one person twice in a group: refused at the later one", async () => {
    const reply = await refused(buildBody(form, { entrants: [person(1), person(2), person(1)] }));
    expect(reply.data).toMatchObject({
      reason: "answers",
      problems: [{ entrant: 2, pointer: "/document/number", code: "unique" }],
    });
    expect(await stored()).toBe(0);
  });
});

describe("a form that changed, or is not open", () => {
  test("case 25, a form that changed while it was filled in: the server refuses it and accepts the new one", async () => {
    await asPublished({ forms: [testForm({ version: 2, title: { zh: "新" } })] }, async () => {
      const reply = await refused(buildBody(form));
      expect(reply).toMatchObject({ code: 409, data: { reason: "form-changed", problems: [] } });
      const renewed = await publishedForm();
      expect((await submit(buildBody(renewed, { form: { id: "sign-up", version: 2, hash: renewed.hash } }))).code).toBe(
        0,
      );
    });
    for (const edition of [{ id: "nothing" }, { version: 2 }, { hash: "0".repeat(32) }]) {
      const body = buildBody(form);
      expect((await refused({ ...body, form: { ...body.form, ...edition } })).data.reason).toBe("form-changed");
    }
  });

  test.each([
    [
      "before registration opens",
      { registration: { opensAt: "2035-01-01T00:00:00Z", closesAt: "2035-06-01T00:00:00Z" } },
    ],
    [
      "after registration closed",
      { registration: { opensAt: "2020-01-01T00:00:00Z", closesAt: "2020-06-01T00:00:00Z" } },
    ],
    ["while the page is switched off", { post: { isOpen: false } }],
    ["after the page closed", { post: { closesAt: "2020-06-01T00:00:00Z" } }],
    ["if another platform takes the sign-ups", { post: { link: "https://entry.example.org/" } }],
  ])("%s takes nothing", async (_when, overrides) => {
    await asPublished(overrides, async () => {
      expect((await refused(buildBody(await publishedForm()))).data.reason).toBe("not-open");
    });
    expect(await stored()).toBe(0);
    expect((await submit(buildBody(form))).code).toBe(0);
  });

  test("for an item that it is not for, or for more people than allowed, is refused", async () => {
    for (const item of ["kids", "nothing"])
      expect((await refused(buildBody(form, { item }))).data.reason).toBe("unknown-item");
    const crowd = [1, 2, 3, 4].map((n) => person(n));
    expect(await refused(buildBody(form, { entrants: crowd }))).toMatchObject({
      code: 400,
      data: { reason: "entrants" },
    });
    expect((await refused(buildBody(form, { entrants: [], feeFen: 0 }))).data.reason).toBe("entrants");
    const two = buildBody(form, { item: "solo", entrants: crowd.slice(0, 2), feeFen: 0 });
    expect((await refused(two, tokens.runner, "zh")).msg).toBe("该赛事项目不支持代报名");
    expect((await submit({ ...two, entrants: [person(1)] })).code).toBe(0);
    expect(await stored()).toBe(1);
  });
});

test("a browser that submits without end is stopped", async () => {
  await submit(buildBody(form));
  await world.db.update(limits).set({ count: 300 });
  const reply: Answered = await submit(buildBody(form, { entrants: [person(2)] }));
  expect(reply.code).toBe(429);
});
