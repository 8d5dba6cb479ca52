import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { SubmissionRefusal } from "#contract/signup.ts";
import type { CompiledForm } from "#forms/form.ts";
import { entries } from "../../base/db/entrySchema.ts";
import { submissions } from "../../base/db/signupSchema.ts";
import { removeEntries } from "../../entry/places/testEntries.ts";
import { keepSubmission } from "../../entry/testSignups.ts";
import { openSession } from "../../people/accounts/sessions.ts";
import { addAccount, call } from "../../people/accounts/testPeople.ts";
import { testKey, type World } from "../../testWorld.ts";
import { gatherSignups } from "../ownData/gatherSignups.ts";
import { type Answering, openAnswering, person } from "./testAnswering.ts";
import { readAnswers, volunteerForm } from "./testGeneral.ts";

const only = (name: string, value: unknown) => ({ properties: { [name]: { const: value } } });
const questions = volunteerForm().schema as { properties: object };

/**
 * A form that asks English readers for a language, runners for their pace, and nobody by which link
 * they came.
 */
const asking = (overrides: object) =>
  volunteerForm({
    onePer: undefined,
    schema: {
      type: "object",
      required: ["name", "email"],
      properties: {
        ...questions.properties,
        source: { type: "string", enum: ["wechat-post", "club"] },
        language: { enum: ["zh", "en"] },
        runs: { type: "boolean" },
      },
      // biome-ignore-start lint/suspicious/noThenProperty: keywords of JSON Schema
      allOf: [
        {
          if: only("language", "en"),
          then: { required: ["chinese"], properties: { chinese: { enum: ["yes", "no"] } } },
        },
        { if: only("runs", true), then: { properties: { pace: { type: "string", maxLength: 10 } } } },
      ],
      // biome-ignore-end lint/suspicious/noThenProperty: keywords of JSON Schema
    },
    uiSchema: {
      ...(volunteerForm().uiSchema as object),
      source: { label: { zh: "来源", en: "Came by" } },
      chinese: { label: { zh: "会中文", en: "Speaks Chinese" } },
      pace: { label: { zh: "配速", en: "Pace" } },
    },
    calculated: [
      { field: "source", calculate: "query-parameter", parameter: "source" },
      { field: "language", calculate: "language" },
      { field: "runs", calculate: "entered" },
    ],
    steps: [{ id: "all", title: { zh: "全部", en: "All" }, fields: ["name", "email", "note", "chinese", "pace"] }],
    ...overrides,
  });

let world: World;
let form: Answering["form"];
let sendAs: Answering["sendAs"];
let forget: Answering["forget"];
let accountId: string;
let token: string;
let raceId: string;

beforeAll(async () => {
  ({ world, form, sendAs, forget } = await openAnswering([
    asking({ id: "asking" }),
    asking({ id: "nobody", account: "none" }),
    volunteerForm(),
  ]));
  accountId = await addAccount(world, { email: "runner@example.com" });
  token = await openSession(world.db, { accountId, loginType: "5", device: "test" });
  await sendAs(readAnswers(form("volunteers"), person()));
  raceId = (await world.db.select().from(submissions))[0]?.raceId ?? "";
});
beforeEach(() => forget());
afterAll(() => world.close());

const answers = (overrides: object) => ({ ...person(), language: "zh", runs: false, ...overrides });
const send = (overrides: object, body: object = { language: "zh" }, id = "asking", by: object = {}) =>
  sendAs<SubmissionRefusal & { error: string; receipt: string }>(
    { ...readAnswers(form(id), answers(overrides)), ...body },
    by,
  );
const stored = async () => {
  const [row] = await world.db.select().from(submissions).where(eq(submissions.use, "general"));
  return { language: row?.language, answers: row && JSON.parse(world.secrets.open(row.answersSealed))[0] };
};

describe("a person who came by a link", () => {
  test("is stored with its parameter, which the export has with its label and their own data too", async () => {
    expect((await send({ source: "wechat-post" }, undefined, "asking", { token })).code).toBe(0);
    expect(await stored()).toMatchObject({ language: "zh", answers: { source: "wechat-post" } });
    const { body } = await world.app.inject({
      url: "/admin/sign-ups?domainName=park.localhost&format=csv&language=en&form=asking",
      headers: { authorization: `Bearer ${testKey}` },
      remoteAddress: "127.0.0.1",
    });
    expect(body).toContain("Came by");
    expect(body).toContain("wechat-post");
    const signups = await gatherSignups(world, accountId);
    expect(signups.signUps).toMatchObject([{ answers: [{ source: "wechat-post" }] }]);
  });

  test.each([
    ["another word", "poster"],
    ["a formula", "=1+1"],
    ["HTML", "<script>"],
    ["a number", 5],
    ["a list", ["club"]],
    ["an object", { club: true }],
    ["ten thousand letters", "a".repeat(10_000)],
  ])("that somebody has changed to %s is accepted as if it had none", async (_, source) => {
    expect((await send({ source })).code).toBe(0);
    expect((await stored()).answers).not.toHaveProperty("source");
  });

  test("that ends with a mark that nobody sees is read without it", async () => {
    expect((await send({ source: "club\u202e" })).code).toBe(0);
    expect((await stored()).answers).toMatchObject({ source: "club" });
  });

  test("finds in the site file which parameters are read, and in no other form's part of it", async () => {
    const { data } = (await world.app.inject("/website-center/site-config?domainName=park.localhost")).json();
    const { files } = (await world.app.inject(data.uri)).json();
    expect(files["forms/asking.json"].form.parameters).toEqual(["source"]);
    expect(files["forms/volunteers.json"].form).not.toHaveProperty("parameters");
  });
});

describe("a question for readers of one language", () => {
  test("is asked of them, and refused from others", async () => {
    const english = { language: "en" };
    expect(await send(english, english)).toMatchObject({ data: { problems: [{ pointer: "/chinese" }] } });
    expect((await send({ ...english, chinese: "no" }, english)).code).toBe(0);
    expect((await stored()).language).toBe("en");
    expect((await send({ chinese: "no" })).code).toBe(400);
  });

  test("follows the language that the browser names, not the one that the answers claim", async () => {
    const refused = await send({ language: "en", chinese: "no" }, { language: "zh" });
    expect(refused).toMatchObject({ data: { problems: [{ pointer: "/language", code: "calculated" }] } });
    // A program that names none is known by the language of its request.
    expect((await send({ language: "en", chinese: "no" }, {})).code).toBe(0);
  });

  test("does not make another submission of a call that is repeated in another language", async () => {
    const plain = readAnswers(form("volunteers"), person());
    const first = await sendAs({ ...plain, language: "zh" });
    expect((await sendAs({ ...plain, language: "en" })).data.receipt).toBe(first.data.receipt);
  });
});

describe("a question for those who have entered", () => {
  const visitor = async (by?: string) =>
    (
      await call<{ visitor: string }>(world, "/sign-up/visitor?domainName=park.localhost", {
        method: "GET",
        ...(by && { token: by }),
      })
    ).data.visitor;
  const enter = (overrides: object) => keepSubmission(world, { accountId, raceId, more: overrides });

  test("is answered by them, and by nobody else who claims it", async () => {
    expect([await visitor(), await visitor(token)]).toEqual(["unknown", "logged-in"]);
    const refused = { code: 400, data: { problems: [{ pointer: "/runs", code: "calculated" }] } };
    expect(await send({ runs: true, pace: "5:00" })).toMatchObject(refused);
    expect(await send({ runs: true, pace: "5:00" }, undefined, "asking", { token })).toMatchObject(refused);
    await enter({});
    expect(await visitor(token)).toBe("entered");
    // Who entered since the form was opened is asked anew.
    expect(await send({ runs: false }, undefined, "asking", { token })).toMatchObject(refused);
    expect((await send({ runs: true, pace: "5:00" }, undefined, "asking", { token })).code).toBe(0);
  });

  test.each([
    ["was withdrawn", { withdrawnAt: new Date() }, "logged-in"],
    ["was rejected", { use: "through-entry", auditStatus: 3 }, "logged-in"],
    ["waits for a decision", { use: "through-entry", auditStatus: 1 }, "entered"],
    ["is for another race", { raceId: "other" }, "logged-in"],
    ["is an answer to a general form", { use: "general" }, "logged-in"],
  ] as const)("does not count what %s", async (_, overrides, expected) => {
    await enter(overrides);
    expect(await visitor(token)).toBe(expected);
  });

  test.each([
    ["a place that was not paid for in time", ["expired"], "logged-in"],
    ["a draw that was lost", ["lost"], "logged-in"],
    ["a group of which one person is left", ["withdrawn", "confirmed"], "entered"],
    ["a place on the waiting list", ["waitlisted"], "entered"],
  ] as const)("is asked by the state of the entries: %s", async (_, states, expected) => {
    const submissionId = await enter({});
    const ref = { raceId, item: "ten-km", exclusionGroup: "race", submissionId };
    const buildEntry = (state: (typeof states)[number], position: number) => {
      const code = `${submissionId}-${position}`;
      return { ...ref, entryId: code, code, position, state };
    };
    await world.db.insert(entries).values(states.map(buildEntry));
    try {
      expect(await visitor(token)).toBe(expected);
    } finally {
      await removeEntries(world.db);
    }
  });

  test("is asked of nobody by a form that looks at no account", async () => {
    await enter({});
    const { account } = (form("nobody") as CompiledForm).general ?? {};
    expect(account).toBe("none");
    const passed = { ...readAnswers(form("nobody"), answers({ runs: true })), language: "zh" as const };
    expect((await sendAs(passed)).code).toBe(400);
    expect((await send({}, undefined, "nobody")).code).toBe(0);
  });
});
