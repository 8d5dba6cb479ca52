import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Submission, SubmissionBody } from "#contract/signup.ts";
import { runs } from "#scripts/properties.ts";
import { limits } from "../base/db/accountSchema.ts";
import { call } from "../people/accounts/testPeople.ts";
import { buildBody, person, testForm } from "./testForm.ts";
import { form, refused, stored, submit, submitToOneRace, tokens, world } from "./testSubmitting.ts";

submitToOneRace();

describe("answers", () => {
  const listProblems = async (answers: Record<string, unknown>, overrides: Partial<SubmissionBody> = {}) => {
    const reply = await refused(buildBody(form, { entrants: [answers], ...overrides }));
    expect(await stored()).toBe(0);
    return { reason: reply.data?.reason, problems: reply.data?.problems?.map(({ pointer, code }) => [pointer, code]) };
  };

  test("that are wrong come back with entrant, place and sentence, in the requested language", async () => {
    const wrong = person(2, {
      name: "",
      document: { type: "1", number: "110105194912310021", birthday: "1949-12-31", gender: 2 },
    });
    const body = buildBody(form, { entrants: [person(1), { ...wrong, age: 86 }] });
    const [en, zh] = [await refused(body), await refused(body, tokens.runner, "zh")];
    expect(en.data.problems.map(({ entrant, pointer }) => [entrant, pointer])).toEqual([
      [1, "/name"],
      [1, "/document/number"],
    ]);
    expect(en.msg).toBe("2 answers need to be corrected.");
    expect(zh.msg).toBe("有 2 处需要修改");
    expect(zh.data.problems[0]?.message).toMatch(/姓名/);
    expect(en.data.problems[0]?.message).not.toMatch(/[\u4e00-\u9fff]{4}/);
  });

  test.each([
    ["an answer to a question that nobody asks", { price: 0 }],
    ["an answer of a branch that is hidden", { bus: "no", stop: "东门" }],
    ["a branch without its answer", { bus: "yes" }],
    ["a choice that there is not", { bus: "maybe" }],
    ["a list for a text", { name: ["x"] }],
    ["an object for a text", { name: { $ne: "" } }],
    ["more text than there is room for", { name: "x".repeat(41) }],
    ["an age of one's own making", { age: 18 }],
    [
      "a number of another person's birthday",
      { document: { type: "1", number: "11010519491231002X", birthday: "1990-03-07", gender: 1 } },
    ],
    [
      "an extra key in a document",
      { document: { type: "2", number: "E1", birthday: "1990-03-07", gender: 1, isVip: true } },
    ],
    [
      "an agreement to an older wording",
      { declaration: { policy: "declaration", version: "1", agreedAt: "2026-01-01T00:00:00Z" } },
    ],
    [
      "a result that its runner calls verified",
      { result: { race: { name: "x" }, item: "10-km", date: "2025-01-01", time: "0:45:00", status: "verified" } },
    ],
  ])("case 39, tampered answers: %s is refused, and nothing stored", async (_what, overrides) => {
    expect((await listProblems(person(1, overrides))).reason).toBe("answers");
  });

  test("that were pasted with invisible characters are kept as people see them", async () => {
    const { name, document } = person(1) as { name: string; document: { number: string } };
    const pasted = {
      name: ` \u202e'${name}\u200b `,
      document: { ...document, number: `'\u202d${document.number}\u202c` },
    };
    const { data } = await submit(buildBody(form, { entrants: [person(1, pasted)] }));
    const submission = await call<Submission>(world, `/sign-up/submissions/${data.submissionId}`, {
      token: tokens.runner,
    });
    expect(submission.data.answers[0]).toMatchObject({ name, document });
  });

  test("that name properties of the prototype do no harm", async () => {
    const text = JSON.stringify(buildBody(form)).replace('"bus":', '"__proto__":{"isAdmin":true},"bus":');
    const reply = await world.app.inject({
      method: "POST",
      url: "/sign-up/submissions",
      payload: text,
      headers: { token: tokens.runner, "content-type": "application/json" },
    });
    expect(reply.json().code).toBe(400);
    for (const key of ["constructor", "toString", "hasOwnProperty"])
      expect((await listProblems({ ...person(1), [key]: "x" })).reason).toBe("answers");
    expect((await submit(buildBody(form, { entrants: [person(1, { constructor: { prototype: {} } })] }))).code).toBe(
      400,
    );
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });

  test.each([
    ["a key beside the form", { price: 1 }],
    ["a fee as a text", { feeFen: "3000" }],
    ["a negative fee", { feeFen: -1 }],
    ["entrants that are no list", { entrants: { 0: {} } }],
    ["an entrant that is no object", { entrants: ["x"] }],
    ["a short key", { key: "short" }],
    ["a key with a path in it", { key: "../../../etc/passwd" }],
    ["an owner of its choice", { accountId: "other" }],
    ["a fee of a part of a fen", { feeFen: 3000.5 }],
    ["a thousand entrants", { entrants: Array.from({ length: 1000 }, () => ({})) }],
    ["a hundred and one entrants", { entrants: Array.from({ length: 101 }, () => ({})) }],
  ])("case 39, a tampered call: with %s it is not looked at", async (_what, overrides) => {
    expect((await submit({ ...buildBody(form), ...overrides })).code).toBe(400);
    expect(await stored()).toBe(0);
  });

  test("of 10 MB, of nobody, and for a site that nobody bound are refused", async () => {
    expect((await submit(buildBody(form, { entrants: [person(1, { name: "x".repeat(10_000_000) })] }))).status).toBe(
      413,
    );
    expect((await submit(buildBody(form), "no-token")).code).toBe(401);
    expect((await submit(buildBody(form, { domainName: "nowhere.example" }))).code).toBe(404);
    expect(await stored()).toBe(0);
  });

  test.each([
    ["lists", `${"[".repeat(200_000)}${"]".repeat(200_000)}`],
    ["objects", `${'{"x":'.repeat(100_000)}1${"}".repeat(100_000)}`],
  ])("that nest without end, as %s, end nothing but the call", async (_how, nested) => {
    const payload = JSON.stringify(buildBody(form)).replace('"bus":', `"more":${nested},"bus":`);
    const reply = await world.app.inject({
      method: "POST",
      url: "/sign-up/submissions",
      payload,
      headers: { token: tokens.runner, "content-type": "application/json" },
    });
    expect([reply.statusCode < 500, reply.json().code]).toEqual([true, 400]);
    expect(await stored()).toBe(0);
  });

  test("of any shape at all get an answer that helps, and never break the server", async () => {
    const names = Object.keys((testForm().schema as { properties: object }).properties);
    const entrant = fc.dictionary(fc.constantFrom(...names, "stop"), fc.jsonValue({ maxDepth: 4 }), { minKeys: 1 });
    await fc.assert(
      fc.asyncProperty(entrant, async (answers) => {
        await world.db.delete(limits);
        const reply = await refused(buildBody(form, { entrants: [{ ...person(1), ...answers, price: 1 }] }));
        // A null character or a property of the prototype is refused before the answers are
        // checked.
        expect([reply.status < 500, reply.code]).toEqual([true, 400]);
        if (reply.data?.reason) expect(reply.data.problems.every(({ message }) => message.length > 0)).toBe(true);
      }),
      { numRuns: runs(200) },
    );
    expect(await stored()).toBe(0);
  });

  test("case 21, a text that changed: without its present wording they are refused by its name", async () => {
    const [agreed] = buildBody(form).policies;
    for (const policies of [
      [],
      [{ ...agreed, hash: "0".repeat(64) }],
      [{ ...agreed, agreedAt: "2039-01-01T00:00:00Z" }],
    ]) {
      const reply = await refused(buildBody(form, { policies: policies as SubmissionBody["policies"] }));
      expect(reply).toMatchObject({ code: 409, data: { reason: "policies", policies: ["privacy"] } });
    }
    expect(await stored()).toBe(0);
  });

  test("case 29, the fee: at another price they are refused with the one that holds", async () => {
    const reply = await refused(buildBody(form, { entrants: [person(1, { bus: "yes", stop: "东门" })], feeFen: 1 }));
    expect(reply).toMatchObject({ code: 409, data: { reason: "fee", feeFen: 3500 } });
    expect(reply.msg).toContain("¥35.00");
    // Nor at one that no number of a computer holds exactly.
    for (const feeFen of [3500.0000000000005, 2 ** 53, 1e21, 1e308]) {
      const huge = await refused(buildBody(form, { entrants: [person(1, { bus: "yes", stop: "东门" })], feeFen }));
      expect([400, 409]).toContain(huge.code);
    }
    expect(await stored()).toBe(0);
  });
});
