import { count, eq, sql } from "drizzle-orm";
import fc from "fast-check";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type {
  Submission,
  SubmissionBody,
  SubmissionHead,
  SubmissionReceipt,
  SubmissionRefusal,
} from "#src/api/signup.ts";
import type { CompiledForm } from "#src/forms/form.ts";
import { openSession } from "../accounts/sessions.ts";
import { type Answered, addAccount, call, cheapAccounts } from "../accounts/test-people.ts";
import { limits, uploads } from "../db/account-schema.ts";
import { answeredForms, drafts, entrants, submissions } from "../db/signup-schema.ts";
import { openWorld, type World } from "../test-world.ts";
import { makeForm, makePdf } from "../uploads/test-files.ts";
import { bodyOf, park, person, raceFolder, testForm } from "./test-form.ts";

let world: World;
let form: CompiledForm & { hash: string };
let tokens: { runner: string; other: string };
let accountId: string;

beforeAll(async () => {
  const settings = { accounts: cheapAccounts, captcha: { kind: "off" } } as const;
  world = await openWorld(raceFolder(), settings);
  form = await publishedForm();
  accountId = await addAccount(world, { email: "runner@example.com" });
  const other = await addAccount(world, { email: "other@example.com" });
  const open = (id: string) => openSession(world.db, { accountId: id, loginType: "5", device: "test" });
  tokens = { runner: await open(accountId), other: await open(other) };
}, 60_000);
beforeEach(async () => {
  await world.db.delete(submissions);
  await world.db.delete(answeredForms);
  await world.db.delete(limits);
});
afterAll(() => world.close());

const sizes = ["m", "l"].map((id) => ({ id, label: id.toUpperCase() }));

async function publishedForm(id = "sign-up"): Promise<CompiledForm & { hash: string }> {
  const { data } = (await world.app.inject(`/website-center/site-config?domainName=${park}`)).json();
  const { files } = (await world.app.inject(data.uri)).json();
  const { url } = files[`forms/${id}.json`];
  return { ...(await world.app.inject(url)).json(), hash: url.split("/")[2] };
}

const submit = <T = SubmissionReceipt>(body: object, token = tokens.runner, language = "en") =>
  call<T>(world, "/sign-up/submissions", { json: body, token, headers: { "accept-language": language } });
const refused = (body: object, token?: string, language?: string) => submit<SubmissionRefusal>(body, token, language);
const stored = async () => (await world.db.select({ many: count() }).from(submissions))[0]?.many;
/** Publishes the race otherwise for one test, and as it was afterwards. */
async function asPublished<T>(more: Parameters<typeof raceFolder>[0], run: () => Promise<T>): Promise<T> {
  const change = async (files: Record<string, unknown>) => {
    await world.write(files);
    expect((await world.load()).get("park")?.outcome).toBe("published");
  };
  await change(raceFolder(more));
  try {
    return await run();
  } finally {
    await change(raceFolder());
  }
}

const send = async (bytes: Buffer, name: string, kind: "uploadFile" | "uploadImage", token = tokens.runner) => {
  const { payload, headers } = makeForm(name, bytes);
  const sent = { method: "POST", url: `/user-center/base/${kind}`, payload, headers: { ...headers, token } } as const;
  return (await world.app.inject(sent)).json().data as { id: string; name: string; width: number; height: number };
};
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#888" } })
    .jpeg()
    .toBuffer();

describe("a runner who submits", () => {
  test("gets a receipt, finds it in the list with the number masked, and reads every answer again", async () => {
    const body = bodyOf(form, { entrants: [person(1, { bus: "yes", stop: "东门" }), person(2)], feeFen: 6500 });
    const { code, data } = await submit(body);
    expect(code).toBe(0);
    expect(data.receipt).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/);
    const list = await call<SubmissionHead[]>(world, "/sign-up/submissions", { token: tokens.runner });
    expect(list.data).toHaveLength(1);
    expect(list.data[0]).toMatchObject({
      ...{ ...data, item: "ten-km", use: "sign-up", domainName: park, feeFen: 6500, auditStatus: null },
      entrants: [{ name: "跑者1", document: "E1*****01" }, { name: "跑者2" }],
    });
    expect(JSON.stringify(list.data)).not.toContain("E10000001");
    const one = await call<Submission>(world, `/sign-up/submissions/${data.submissionId}`, { token: tokens.runner });
    expect(one.data.answers).toEqual(body.entrants);
    expect(one.data.form).toMatchObject({ id: "sign-up", version: 1, hash: form.hash });
    expect((await world.app.inject(one.data.form.url)).json().id).toBe("sign-up");
    expect(one.data.policies.map(({ id }) => id)).toEqual(["privacy"]);
    const strange = await call(world, `/sign-up/submissions/${data.submissionId}`, { token: tokens.other });
    expect(strange).toMatchObject({ code: 404, data: null });
  });

  test("has no draft any more, and nothing of the answers stands anywhere in clear", async () => {
    const place = { domainName: park, use: "sign-up", item: "ten-km", content: "{}", revision: 0 };
    await call(world, "/sign-up/draft", { method: "PUT", json: place, token: tokens.runner } as never);
    await call(world, "/sign-up/draft", {
      method: "PUT",
      json: { ...place, item: "solo" },
      token: tokens.runner,
    } as never);
    expect((await submit(bodyOf(form))).code).toBe(0);
    expect((await world.db.select().from(drafts)).map(({ item }) => item)).toEqual(["solo"]);
    await world.db.delete(drafts);
    const rows = JSON.stringify([await world.db.select().from(submissions), await world.db.select().from(entrants)]);
    for (const secret of ["跑者1", "E10000001", "1990-03-07"]) expect(rows).not.toContain(secret);
  });

  test("and whose call is repeated a hundred times at once has one sign-up and one receipt", async () => {
    const body = bodyOf(form);
    const answers = await Promise.all(Array.from({ length: 100 }, () => submit(body)));
    expect(new Set(answers.map(({ code, data }) => `${code} ${data.receipt}`)).size).toBe(1);
    expect(answers[0]?.code).toBe(0);
    expect(await stored()).toBe(1);
    expect((await submit(body)).data).toEqual(answers[0]?.data);
  }, 60_000);

  test("would have several sign-ups, were it not for the indexes", async () => {
    await world.db.execute(sql`alter table submissions drop constraint one_submission_for_a_key`);
    await world.db.execute(sql`drop index one_sign_up_in_a_race`);
    try {
      const body = bodyOf(form);
      await Promise.all(Array.from({ length: 10 }, () => submit(body)));
      expect(await stored()).toBeGreaterThan(1);
    } finally {
      await world.db.delete(submissions);
      await world.db.execute(
        sql`alter table submissions add constraint one_submission_for_a_key unique (account_id, key)`,
      );
      await world.db.execute(sql`create unique index one_sign_up_in_a_race on entrants (race_id, document_mac)
        where use = 'sign-up' and is_standing and document_mac is not null`);
    }
  });

  test("something else with a key that was used is refused, and another account's key is its own", async () => {
    const body = bodyOf(form);
    expect((await submit(body)).code).toBe(0);
    expect((await refused({ ...body, entrants: [person(2)] })).data.reason).toBe("key-used");
    expect((await submit({ ...body, entrants: [person(2)] }, tokens.other)).code).toBe(0);
    expect(await stored()).toBe(2);
  });
});

describe("nobody is in a race twice", () => {
  const again = "用户已报名，请勿重复提交";

  test("whoever is in it already is told so at the number, in another group and by another account too", async () => {
    expect((await submit(bodyOf(form))).code).toBe(0);
    const group = bodyOf(form, { entrants: [person(7), person(1)] });
    const reply = await refused(group, tokens.other, "zh");
    expect(reply).toMatchObject({ code: 409, msg: again });
    expect(reply.data).toEqual({
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
      bodyOf(form, { entrants: n % 2 ? [person(1), person(2)] : [person(2), person(1)] }),
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
  ])("a document %s", async (_how, type, first, second, reason) => {
    const holder = (number: string, kind = type) => {
      const document = { type: kind, number, birthday: "1990-03-07", gender: 1 };
      return bodyOf(form, { entrants: [person(1, { document })] });
    };
    expect((await submit(holder(first))).code).toBe(0);
    const later = await refused(holder(second, reason === undefined && first === second ? "2" : type));
    if (reason === undefined) expect(later.code).toBe(0);
    else expect([later.data.reason, later.data.problems[0]?.code]).toContain(reason);
  });

  test("nor twice in one group", async () => {
    const reply = await refused(bodyOf(form, { entrants: [person(1), person(2), person(1)] }));
    expect(reply.data).toMatchObject({
      reason: "answers",
      problems: [{ entrant: 2, pointer: "/document/number", code: "unique" }],
    });
    expect(await stored()).toBe(0);
  });
});

describe("a form that changed, or is not open", () => {
  test("is told as such, so that the browser loads it again and keeps the answers", async () => {
    await asPublished({ forms: [testForm({ version: 2, title: { zh: "新" } })] }, async () => {
      const reply = await refused(bodyOf(form));
      expect(reply).toMatchObject({ code: 409, data: { reason: "form-changed", problems: [] } });
      const renewed = await publishedForm();
      expect((await submit(bodyOf(renewed, { form: { id: "sign-up", version: 2, hash: renewed.hash } }))).code).toBe(0);
    });
    for (const edition of [{ id: "nothing" }, { version: 2 }, { hash: "0".repeat(32) }]) {
      const body = bodyOf(form);
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
    ["where another platform takes the sign-ups", { post: { link: "https://entry.example.org/" } }],
  ])("%s takes nothing", async (_when, more) => {
    await asPublished(more, async () => {
      expect((await refused(bodyOf(await publishedForm()))).data.reason).toBe("not-open");
    });
    expect(await stored()).toBe(0);
    expect((await submit(bodyOf(form))).code).toBe(0);
  });

  test("for an item that it is not for, or for more people than may be, says so", async () => {
    for (const item of ["kids", "nothing"])
      expect((await refused(bodyOf(form, { item }))).data.reason).toBe("unknown-item");
    const crowd = [1, 2, 3, 4].map((n) => person(n));
    expect(await refused(bodyOf(form, { entrants: crowd }))).toMatchObject({ code: 400, data: { reason: "entrants" } });
    expect((await refused(bodyOf(form, { entrants: [], feeFen: 0 }))).data.reason).toBe("entrants");
    const two = bodyOf(form, { item: "solo", entrants: crowd.slice(0, 2), feeFen: 0 });
    expect((await refused(two, tokens.runner, "zh")).msg).toBe("该赛事项目不支持代报名");
    expect((await submit({ ...two, entrants: [person(1)] })).code).toBe(0);
    expect(await stored()).toBe(1);
  });
});

describe("answers", () => {
  const problemsOf = async (answers: Record<string, unknown>, more: Partial<SubmissionBody> = {}) => {
    const reply = await refused(bodyOf(form, { entrants: [answers], ...more }));
    expect(await stored()).toBe(0);
    return { reason: reply.data?.reason, problems: reply.data?.problems?.map(({ pointer, code }) => [pointer, code]) };
  };

  test("that are wrong come back with entrant, place and sentence, in the language that was asked for", async () => {
    const wrong = person(2, {
      name: "",
      document: { type: "1", number: "110105194912310021", birthday: "1949-12-31", gender: 2 },
    });
    const body = bodyOf(form, { entrants: [person(1), { ...wrong, age: 86 }] });
    const [en, zh] = [await refused(body), await refused(body, tokens.runner, "zh")];
    expect(en.data.problems.map(({ entrant, pointer }) => [entrant, pointer])).toEqual([
      [1, "/name"],
      [1, "/document/number"],
    ]);
    expect(en.msg).toBe("2 answers need to be mended.");
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
  ])("%s: refused, and nothing stored", async (_what, more) => {
    expect((await problemsOf(person(1, more))).reason).toBe("answers");
  });

  test("of whoever is polite to the prototype do no harm", async () => {
    const text = JSON.stringify(bodyOf(form)).replace('"bus":', '"__proto__":{"isAdmin":true},"bus":');
    const reply = await world.app.inject({
      ...{ method: "POST", url: "/sign-up/submissions", payload: text },
      headers: { token: tokens.runner, "content-type": "application/json" },
    });
    expect(reply.json().code).toBe(400);
    for (const key of ["constructor", "toString", "hasOwnProperty"])
      expect((await problemsOf({ ...person(1), [key]: "x" })).reason).toBe("answers");
    expect((await submit(bodyOf(form, { entrants: [person(1, { constructor: { prototype: {} } })] }))).code).toBe(400);
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
    ["a hundred and one entrants", { entrants: Array.from({ length: 101 }, () => ({})) }],
  ])("with %s are not looked at", async (_what, more) => {
    expect((await submit({ ...bodyOf(form), ...more })).code).toBe(400);
    expect(await stored()).toBe(0);
  });

  test("of 10 MB, of nobody, and for a site that nobody bound are refused", async () => {
    expect((await submit(bodyOf(form, { entrants: [person(1, { name: "x".repeat(10_000_000) })] }))).status).toBe(413);
    expect((await submit(bodyOf(form), "no-token")).code).toBe(401);
    expect((await submit(bodyOf(form, { domainName: "nowhere.example" }))).code).toBe(404);
    expect(await stored()).toBe(0);
  });

  test.each([
    ["lists", `${"[".repeat(200_000)}${"]".repeat(200_000)}`],
    ["objects", `${'{"x":'.repeat(100_000)}1${"}".repeat(100_000)}`],
  ])("that nest without end, as %s, end nothing but the call", async (_how, nested) => {
    const payload = JSON.stringify(bodyOf(form)).replace('"bus":', `"more":${nested},"bus":`);
    const reply = await world.app.inject({
      ...{ method: "POST", url: "/sign-up/submissions", payload },
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
        const reply = await refused(bodyOf(form, { entrants: [{ ...person(1), ...answers, price: 1 }] }));
        // A null character is refused before anything is looked at.
        expect([reply.status < 500, reply.code]).toEqual([true, 400]);
        if (reply.data) expect(reply.data.problems.every(({ message }) => message.length > 0)).toBe(true);
      }),
      { numRuns: 200 },
    );
    expect(await stored()).toBe(0);
  }, 60_000);

  test("that name a club or a race which is on no list are refused, and those of the list are taken", async () => {
    const properties = { ...(testForm().schema as { properties: object }).properties };
    const list = (type: string) => ({ $ref: `https://startline.dev/schemas/field/${type}/v1.schema.json` });
    const schema = {
      ...(testForm().schema as object),
      properties: { ...properties, club: list("club"), races: list("past-events") },
    };
    const steps = [
      { id: "all", title: { zh: "全部", en: "All" }, fields: [...Object.keys(properties), "stop", "club", "races"] },
    ];
    await world.write({ "park/lists/clubs.json": [{ id: "lake", label: { zh: "湖心跑团", en: "Lake Runners" } }] });
    await asPublished({ forms: [testForm({ schema, steps, version: 3 })] }, async () => {
      const now = await publishedForm();
      const answer = (more: object) => submit(bodyOf({ ...now, version: 3 }, { entrants: [person(1, { ...more })] }));
      for (const club of [
        { id: "lake", name: "Another" },
        { id: "none", name: "湖心跑团" },
        { id: "toString", name: "x" },
      ])
        expect((await answer({ club })).code).toBe(400);
      expect((await answer({ races: [{ id: "lake", name: "湖心跑团" }] })).code).toBe(400);
      expect((await answer({ club: { id: "lake", name: "Lake Runners" } })).code).toBe(0);
    });
  });

  test("with a size that sold out since the form was loaded are stopped at the size, and the form need not be loaded again", async () => {
    const { properties, ...others } = testForm().schema as { properties: object };
    const shirt = { $ref: "https://startline.dev/schemas/field/clothing-size/v1.schema.json" };
    const ui = { ...(testForm().uiSchema as object), shirt: { label: { zh: "衣服" }, options: { sizes } } };
    const fields = [...Object.keys(properties), "stop", "shirt"];
    const steps = [{ id: "all", title: { zh: "全部", en: "All" }, fields }];
    const schema = { ...others, properties: { ...properties, shirt } };
    await asPublished({ forms: [testForm({ schema, steps, uiSchema: ui, version: 4 })] }, async () => {
      const loaded = { ...(await publishedForm()), version: 4 };
      const answer = (size: string) => refused(bodyOf(loaded, { entrants: [person(1, { shirt: size })] }));
      await world.write({ "park/lists/sold-out.json": { "/shirt": ["m"], "/jacket": ["l"] } });
      await world.load();
      expect((await answer("m")).data).toMatchObject({
        reason: "answers",
        problems: [{ pointer: "/shirt", code: "sold-out", message: "This size is sold out: please choose another." }],
      });
      for (const broken of ["[", "null", '{"/shirt":"m"}', '{"/shirt":{"includes":1}}']) {
        await world.write({ "park/lists/sold-out.json": broken });
        await world.load();
        expect((await answer("xxl")).data.problems[0]?.pointer, broken).toBe("/shirt");
      }
      expect((await answer("l")).code).toBe(0);
    });
  });

  test("that say verified are believed where the race's own results have that time under that name, and nowhere else", async () => {
    const race = { id: "lake-2025", name: "湖心马拉松", grade: "A1" };
    const result = { race, item: "marathon", date: "2025-04-13", time: "3:25:07", status: "verified" };
    const label = { zh: race.name, en: "Lake Marathon" };
    await world.write({
      "park/lists/races.json": [{ id: race.id, label, grade: "A1" }],
      "park/lists/results-lake-2025.json": [null, { name: "跑者1", item: "marathon", time: "03:25:07" }],
    });
    await world.load();
    const answer = (more: object, number = 1) =>
      refused(bodyOf(form, { entrants: [person(number, { result: { ...result, ...more } })] }));
    const elsewhere = [{ time: "3:25:06" }, { item: "half-marathon", time: "1:25:07" }, { race: { name: race.name } }];
    for (const more of elsewhere) expect((await answer(more)).data.problems[0]?.code).toBe("status");
    expect((await answer({}, 2)).data.problems).toMatchObject([{ pointer: "/result", code: "status" }]);
    for (const other of [{ grade: "A2" }, { id: "hill-2025" }, { name: "x" }])
      expect((await answer({ race: { ...race, ...other } })).data.problems[0]?.code).toBe("list");
    expect((await answer({ status: "unverified" }, 2)).code).toBe(0);
    expect((await answer({})).code).toBe(0);
  });

  test("without the policies in their present wording are refused by their names", async () => {
    const [agreed] = bodyOf(form).policies;
    for (const policies of [
      [],
      [{ ...agreed, hash: "0".repeat(64) }],
      [{ ...agreed, agreedAt: "2039-01-01T00:00:00Z" }],
    ]) {
      const reply = await refused(bodyOf(form, { policies: policies as SubmissionBody["policies"] }));
      expect(reply).toMatchObject({ code: 409, data: { reason: "policies", policies: ["privacy"] } });
    }
    expect(await stored()).toBe(0);
  });

  test("at another price are refused with the one that holds", async () => {
    const reply = await refused(bodyOf(form, { entrants: [person(1, { bus: "yes", stop: "东门" })], feeFen: 1 }));
    expect(reply).toMatchObject({ code: 409, data: { reason: "fee", feeFen: 3500 } });
    expect(reply.msg).toContain("¥35.00");
    expect(await stored()).toBe(0);
  });
});

describe("files that answers name", () => {
  const codes = async (more: Record<string, unknown>) => {
    const reply = await refused(bodyOf(form, { entrants: [person(1, more)] }));
    return reply.code === 0
      ? "taken"
      : reply.data.problems.map(({ pointer, message }) => `${pointer} ${message}`).join();
  };
  const photoOf = ({ id, name, width, height }: Awaited<ReturnType<typeof send>>) => ({ id, name, width, height });

  test("are the runner's own, pictures where pictures are wanted, and of the size that is asked for", async () => {
    const fitting = await send(await picture(30, 40), "me.jpg", "uploadImage");
    const wide = await send(await picture(60, 40), "wide.jpg", "uploadImage");
    const paper = await send(makePdf("x"), "paper.pdf", "uploadFile");
    const theirs = await send(await picture(30, 40), "me.jpg", "uploadImage", tokens.other);
    const lie = (file: { id: string }, name = "me.jpg") => ({ photo: { id: file.id, name, width: 30, height: 40 } });
    expect(await codes({ photo: photoOf(wide) })).toMatch(/\/photo .*30 px wide and 40 px high/);
    expect(await codes(lie(wide))).toMatch(/\/photo .*60 by 40 px/);
    expect(await codes(lie(paper))).toMatch(/\/photo A picture is needed/);
    expect(await codes(lie(theirs))).toMatch(/\/photo This file is not there/);
    expect(await codes(lie({ id: "none" }))).toMatch(/\/photo This file is not there/);
    expect(await codes({ files: [{ id: fitting.id, name: "fake.pdf" }] })).toMatch(/\/files This kind of file/);
    expect(await stored()).toBe(0);
    expect(await codes({ photo: photoOf(fitting), files: [{ id: paper.id, name: paper.name }] })).toBe("taken");
    await world.db.delete(uploads).where(eq(uploads.accountId, accountId));
  });

  test("cannot be removed by their owner as long as the sign-up is there", async () => {
    const remove = ({ id }: { id: string }) =>
      call(world, "/user-center/base/uploads/remove", { json: { id }, token: tokens.runner });
    const photo = await send(await picture(30, 40), "me.jpg", "uploadImage");
    expect(await codes({ photo: photoOf(photo) })).toBe("taken");
    expect(await remove(photo)).toMatchObject({ code: 409, msg: expect.stringContaining("stays as long as that") });
    await world.db.delete(submissions);
    expect((await remove(photo)).code).toBe(0);
  });
});

test("a browser that submits without end is stopped", async () => {
  await submit(bodyOf(form));
  await world.db.update(limits).set({ count: 300 });
  const reply: Answered = await submit(bodyOf(form, { entrants: [person(2)] }));
  expect(reply.code).toBe(429);
});
