import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { SubmissionReceipt, SubmissionRefusal } from "#contract/signup.ts";
import { submissions } from "../base/db/signupSchema.ts";
import { operator } from "../base/rights.ts";
import { readApplication } from "../desk/review/read.ts";
import { openSession } from "../people/accounts/sessions.ts";
import { addAccount, call } from "../people/accounts/testPeople.ts";
import { cheapAccounts } from "../people/accounts/testSettings.ts";
import { openWorld, type World } from "../testWorld.ts";
import { removeEntries } from "./places/testEntries.ts";
import { buildBody, person, raceFolder, testApplication, testForm } from "./testForm.ts";
import { keepSubmission } from "./testSignups.ts";

interface FormParts {
  schema: { properties: object };
  uiSchema: object;
  calculated?: object[];
  steps: { fields: string[] }[];
}

// Both kinds of sign-ups read the link by which a runner came; one asks English readers, the other
// those who have entered already.
const visiting = (form: Record<string, unknown>, calculate: string, value: unknown) => {
  const { schema, uiSchema, calculated = [], steps } = form as unknown as FormParts;
  const { properties, ...rest } = schema;
  const [step] = steps;
  return {
    ...form,
    $schema: "https://startline.dev/schemas/form/v1.schema.json",
    schema: {
      ...rest,
      properties: {
        ...properties,
        source: { type: "string", enum: ["wechat-post", "club"], default: "club" },
        who: typeof value === "boolean" ? { type: "boolean" } : { enum: ["zh", "en"] },
      },
      allOf: [
        {
          if: { properties: { who: { const: value } }, required: ["who"] },
          // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
          then: { required: ["more"], properties: { more: { enum: ["yes", "no"] } } },
        },
      ],
    },
    uiSchema: {
      ...uiSchema,
      source: { label: { zh: "来源", en: "Came by" } },
      more: { label: { zh: "补充", en: "More" } },
    },
    calculated: [
      ...calculated,
      { field: "source", calculate: "query-parameter", parameter: "source" },
      { field: "who", calculate },
    ],
    steps: [{ ...step, fields: [...(step?.fields ?? []), "more"] }],
  };
};

let world: World;
let forms: Map<string, Parameters<typeof buildBody>[0]>;
let accountId: string;
let token: string;

beforeAll(async () => {
  const race = raceFolder({
    forms: [visiting(testForm(), "language", "en"), visiting(testApplication(), "entered", true)],
  });
  world = await openWorld(race, { accounts: cheapAccounts });
  const { data } = (await world.app.inject("/website-center/site-config?domainName=park.localhost")).json();
  const { files } = (await world.app.inject(data.uri)).json();
  const formFiles = Object.values<{ url: string; form?: { id: string } }>(files).flatMap(({ url, form }) =>
    form ? [{ url, id: form.id }] : [],
  );
  forms = new Map();
  for (const { url, id } of formFiles) {
    const form = (await world.app.inject(url)).json();
    forms.set(id, { ...form, hash: url.split("/")[2] ?? "" });
  }
  accountId = await addAccount(world, { email: "runner@example.com" });
  token = await openSession(world.db, { accountId, loginType: "5", device: "test" });
});
beforeEach(async () => {
  await removeEntries(world.db);
  await world.db.delete(submissions);
});
afterAll(() => world.close());

const send = (id: string, answers: object, overrides: object = {}) => {
  const form = forms.get(id) as Parameters<typeof buildBody>[0];
  const entrant = id === "sign-up" ? person(1) : { name: person(1).name, document: person(1).document };
  const json = { ...buildBody(form, { entrants: [{ ...entrant, ...answers }] }), language: "zh", ...overrides };
  return call<SubmissionReceipt & SubmissionRefusal>(world, "/sign-up/submissions", { json, token });
};
const stored = async () => {
  const [row] = await world.db.select().from(submissions);
  return JSON.parse(world.secrets.open(row?.answersSealed ?? ""))[0];
};

test("a runner who came by a link signs up with it, without it with the default, and with a changed one as without", async () => {
  expect((await send("sign-up", { who: "zh", source: "wechat-post" })).code).toBe(0);
  expect((await stored()).source).toBe("wechat-post");
  for (const source of [undefined, "poster", "<script>", 5]) {
    await removeEntries(world.db);
    await world.db.delete(submissions);
    expect((await send("sign-up", { who: "zh", source })).code).toBe(0);
    expect((await stored()).source).toBe("club");
  }
});

test("a sign-up in English answers what only English readers are asked, by the language of the call", async () => {
  const problems = (pointer: string) => ({ data: { problems: [{ entrant: 0, pointer }] } });
  expect(await send("sign-up", { who: "en" }, { language: "en" })).toMatchObject(problems("/more"));
  expect(await send("sign-up", { who: "zh" }, { language: "en" })).toMatchObject(problems("/who"));
  expect((await send("sign-up", { who: "en", more: "no" }, { language: "en" })).code).toBe(0);
});

test("an application asks those who have entered, and its organiser reads by which link they came", async () => {
  const refused = { code: 400, data: { problems: [{ pointer: "/who", code: "calculated" }] } };
  expect(await send("direct", { who: true, more: "no" })).toMatchObject(refused);
  await keepSubmission(world, { accountId, raceId: "7001" });
  expect(await send("direct", { who: false })).toMatchObject(refused);
  const { data } = await send("direct", { who: true, more: "no", source: "wechat-post" });
  const application = await readApplication(world, operator, { id: data.receipt, language: "en" });
  expect(JSON.stringify(application)).toContain('"label":"Came by","words":"wechat-post"');
});
