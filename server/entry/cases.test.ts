import { existsSync, readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Draft } from "#contract/drafts.ts";
import type { Submission, SubmissionReceipt, SubmissionRefusal } from "#contract/signup.ts";
import { everyRight } from "#core/authorities.ts";
import { checkAnswers } from "#forms/answers/checkAnswers.ts";
import type { Answers, CompiledForm } from "#forms/form.ts";
import isMobile from "#forms/phoneBook.ts";
import { withSentence } from "#forms/sentences.ts";
import { shapeCheck } from "#src/signup/form/shapeCheck.ts";
import { getFunctions } from "#src/signup/model/loadForm.ts";
import { limits } from "../base/db/accountSchema.ts";
import { submissions } from "../base/db/signupSchema.ts";
import { openSession } from "../people/accounts/sessions.ts";
import { addAccount, call } from "../people/accounts/testPeople.ts";
import { cheapAccounts } from "../people/accounts/testSettings.ts";
import { dayIn } from "../sites/items/dayIn.ts";
import { openWorld, type World } from "../testWorld.ts";
import { removeEntries } from "./places/testEntries.ts";
import { buildBody, park, person, raceFolder, testForm } from "./testForm.ts";

let world: World;
let tokens: { runner: string; organiser: string };
type Published = CompiledForm & { hash: string; validator: string };

beforeAll(async () => {
  const settings = { accounts: cheapAccounts, captcha: { kind: "off" } } as const;
  world = await openWorld(raceFolder(), settings);
  const open = async (email: string, authorities: string[] = []) =>
    openSession(world.db, {
      accountId: await addAccount(world, { email, authorities }),
      loginType: "5",
      device: "test",
    });
  tokens = { runner: await open("runner@example.com"), organiser: await open("organiser@example.com", everyRight()) };
});
beforeEach(async () => {
  await removeEntries(world.db);
  await world.db.delete(submissions);
  await world.db.delete(limits);
});
afterAll(() => world.close());

async function publish(...forms: Record<string, unknown>[]): Promise<Published> {
  await world.write(raceFolder({ forms }));
  const outcome = (await world.load()).get("park")?.outcome;
  expect(["published", "unchanged"]).toContain(outcome);
  const { data } = (await world.app.inject(`/website-center/site-config?domainName=${park}`)).json();
  const { files } = (await world.app.inject(data.uri)).json();
  const { url, form } = files[`forms/${forms[0]?.id}.json`];
  return { ...(await world.app.inject(url)).json(), hash: url.split("/")[2], validator: form.validator };
}

const submit = <T = SubmissionReceipt>(body: object) =>
  call<T>(world, "/sign-up/submissions", {
    json: body,
    token: tokens.runner,
    headers: { "accept-language": "en" },
  });

// Characters beyond the first 65,536, of minorities' names and of one name alone; and as long a
// name as the form takes.
const names = ["㛃", "王䶮", "𠮷田", "𪚥", "阿卜杜拉\u00b7买买提", "Suharto", "𠮷".repeat(40), "阿".repeat(40)];

test.each(names)(
  "case 4, rare and foreign names: %s comes back from draft, sign-up and CSV as it was given",
  async (name) => {
    const form = await publish(testForm());
    const answers = person(1, { name });
    const draft = { domainName: park, use: "sign-up", item: "ten-km", revision: 0, content: JSON.stringify(answers) };
    const drafted = { method: "PUT", json: draft, token: tokens.runner } as never;
    expect((await call(world, "/sign-up/draft", drafted)).code).toBe(0);
    const where = `/sign-up/draft?domainName=${park}&use=sign-up&item=ten-km`;
    const reopened = await call<Draft>(world, where, { token: tokens.runner });
    expect(JSON.parse(reopened.data.content).name).toBe(name);
    const { code, msg, data } = await submit(buildBody(form, { entrants: [answers] }));
    expect(code, msg).toBe(0);
    const submission = await call<Submission>(world, `/sign-up/submissions/${data.submissionId}`, {
      token: tokens.runner,
    });
    expect(submission.data.answers[0]?.name).toBe(name);
    const csv = await world.app.inject({
      url: `/sign-up/export?domainName=${park}&format=csv`,
      headers: { token: tokens.organiser },
    });
    expect(csv.rawPayload.toString("utf8")).toContain(name);
  },
);

test("case 4, rare and foreign names: 41 characters are one too many, however many bytes each has", async () => {
  const form = await publish(testForm());
  for (const character of ["a", "阿", "𠮷"]) {
    const { data } = await submit<SubmissionRefusal>(
      buildBody(form, { entrants: [person(1, { name: character.repeat(41) })] }),
    );
    expect(data.problems).toMatchObject([{ pointer: "/name", code: "maxLength" }]);
  }
});

// Every type of field as its example has it, each a question of its own that may be left out.
const types = readdirSync("fixtures/field").filter((type) => existsSync(`fixtures/field/${type}/v1.json`));
interface Example {
  label: object;
  options?: object;
  schema?: object;
  answers?: Record<string, unknown>;
  wrong: unknown[];
}
const examples = Object.fromEntries(
  types.map((type): [string, Example] => [type, JSON.parse(readFileSync(`fixtures/field/${type}/v1.json`, "utf8"))]),
);
const field = (type: string, overrides: object = {}) => ({
  $ref: `https://startline.dev/schemas/field/${type}/v1.schema.json`,
  ...overrides,
});
const others = { name: ["input", { maxLength: 40 }], height: ["number", {}] } as const;

function formOfEverything(): Record<string, unknown> {
  const properties = {
    ...Object.fromEntries(Object.entries(others).map(([name, [type, overrides]]) => [name, field(type, overrides)])),
    ...Object.fromEntries(types.map((type) => [type, field(type, examples[type]?.schema)])),
  };
  return {
    $schema: "https://startline.dev/schemas/form/v1.schema.json",
    id: "everything",
    version: 1,
    title: { zh: "全部", en: "Everything" },
    schema: { type: "object", properties },
    uiSchema: Object.fromEntries(
      Object.keys(properties).map((name) => {
        const { label = { zh: name, en: name }, options = {} } = examples[name] ?? {};
        return [name, { label, options }];
      }),
    ),
    rules: [{ rule: "differs", field: "/input", other: "/name" }],
    steps: [{ id: "all", title: { zh: "全部", en: "All" }, fields: Object.keys(properties) }],
    policies: [
      {
        id: "declaration",
        version: "2025-08-01",
        title: { zh: "声明", en: "Declaration" },
        text: { zh: "<p>声明</p>", en: "<p>Declaration</p>" },
      },
    ],
  };
}

describe("what the browser refuses", () => {
  test("case 39, the same wrong answers on both sides: the server refuses each at the same place with the same sentence", async () => {
    const form = await publish(formOfEverything());
    const code = (await world.app.inject(form.validator)).payload;
    const checkShape = shapeCheck(
      form,
      getFunctions({ default: new Function(code.replace("export default", "return"))() }),
    );
    const inBrowser = (answers: Answers) =>
      checkAnswers(form, checkShape, answers, {
        item: "ten-km",
        today: dayIn("Asia/Shanghai", new Date()),
        isMobile,
        entrants: [answers],
        index: 0,
        raceDays: { "ten-km": "2036-01-06", solo: "2036-01-06", kids: "2036-01-06" },
        itemNames: {},
      });
    const vectors = types.flatMap((type) =>
      (examples[type]?.wrong ?? []).map((wrong): Answers => {
        const beside = Object.entries(examples[type]?.answers ?? {}).map(([at, answer]) => [at.slice(1), answer]);
        return { ...Object.fromEntries(beside), [type]: wrong };
      }),
    );
    vectors.push({ name: "林晓", input: "林晓" });
    let refused = 0;
    for (const answers of vectors) {
      const problems = inBrowser(answers);
      // An empty answer is none, and an example may be wrong by a day that has come since.
      if (problems.length === 0) continue;
      refused += 1;
      await world.db.delete(limits);
      const { code, data } = await submit<SubmissionRefusal>(buildBody(form, { entrants: [answers] }));
      expect(code, JSON.stringify(answers)).toBe(400);
      const said = data.problems.map(({ pointer, message }) => `${pointer}: ${message}`);
      expect(said, JSON.stringify(answers)).toEqual(
        expect.arrayContaining(problems.map(withSentence).map(({ pointer, message }) => `${pointer}: ${message.en}`)),
      );
    }
    expect(refused).toBeGreaterThan(vectors.length * 0.85);
  });
});

test("case 17, a shirt size sold out between load and submit: the old form is refused, the new one shows it at the field", async () => {
  const shirts = (isSoldOut: boolean) => {
    const form = testForm() as { schema: { properties: object }; uiSchema: object; steps: { fields: string[] }[] };
    const sizes = [{ id: "m", label: "M", isSoldOut }];
    return {
      ...form,
      schema: { ...form.schema, properties: { ...form.schema.properties, shirt: field("clothing-size") } },
      uiSchema: { ...form.uiSchema, shirt: { label: { zh: "尺码", en: "Shirt" }, options: { sizes } } },
      steps: form.steps.map((step) => ({ ...step, fields: [...step.fields, "shirt"] })),
    };
  };
  const before = await publish({ ...shirts(false), version: 2 });
  const after = await publish({ ...shirts(true), version: 2 });
  const sent = (form: Published) =>
    submit<SubmissionRefusal>(buildBody(form, { entrants: [person(1, { shirt: "m" })] }));
  expect((await sent(before)).data.reason).toBe("form-changed");
  expect((await sent(after)).data).toMatchObject({
    reason: "answers",
    problems: [{ entrant: 0, pointer: "/shirt", code: "sold-out", message: expect.stringMatching(/sold out/i) }],
  });
});
