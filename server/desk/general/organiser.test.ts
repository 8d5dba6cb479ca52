import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { outboxMessages } from "../../base/db/accountSchema.ts";
import { answeredForms, answerNotices, submissions } from "../../base/db/signupSchema.ts";
import { writeEmail } from "../../base/delivery/email.ts";
import { readOutbox } from "../../base/delivery/outbox.ts";
import { targetPerDay } from "../../people/sending/table.ts";
import { testKey, type World } from "../../testWorld.ts";
import { sendAnswerNotices } from "./notices.ts";
import { type Answering, openAnswering, person } from "./testAnswering.ts";
import { readAnswers, volunteerForm } from "./testGeneral.ts";

let world: World;
let form: Answering["form"];
let sendAs: Answering["sendAs"];
let forget: Answering["forget"];

beforeAll(async () => {
  const secret = volunteerForm({ id: "secret", account: "none", onePer: undefined });
  ({ world, form, sendAs, forget } = await openAnswering([volunteerForm(), secret]));
});
beforeEach(() => forget());
afterAll(() => world.close());

describe("an organiser whose form is answered", () => {
  const messages = async () =>
    (await readOutbox(world.db, world.secrets)).filter(({ template }) => template === "answers");
  const tools = () => ({ ...world, warn: () => undefined });
  const anHourLater = () => world.db.update(answerNotices).set({ notifiedAt: sql`now() - interval '61 minutes'` });

  test("gets one message at once and one an hour with the number of the others, never more, and none of the answers", async () => {
    await world.db.delete(outboxMessages);
    await sendAs(readAnswers(form("volunteers"), person(1)));
    await Promise.all([sendAnswerNotices(tools()), sendAnswerNotices(tools())]);
    expect(await messages()).toMatchObject([{ target: "volunteers@race.example", content: { values: { count: 1 } } }]);
    for (const n of [2, 3, 4]) await sendAs(readAnswers(form("volunteers"), person(n)));
    await sendAnswerNotices(tools());
    expect(await messages()).toHaveLength(1);
    await anHourLater();
    await sendAnswerNotices(tools());
    await sendAnswerNotices(tools());
    const mails = await messages();
    expect(mails.map(({ content }) => content?.values)).toMatchObject([{ count: 3 }, { count: 1 }]);
    expect(JSON.stringify(mails)).not.toContain("volunteer1@example.com");
    await anHourLater();
    await sendAnswerNotices(tools());
    expect(await messages()).toHaveLength(2);
  });

  test("reads the title of the form of this race, and not that of another race with a form of the same id", async () => {
    await world.db.delete(outboxMessages);
    await sendAs(readAnswers(form("volunteers"), person(1)));
    const [{ raceId = "", ...submission } = {} as never] = await world.db.select().from(submissions);
    const body = JSON.stringify({ id: "volunteers", title: { zh: "别的比赛的志愿者" } });
    const head = {
      hash: "f".repeat(32),
      formId: "volunteers",
      version: 99,
      use: "general",
      uri: "/files/none",
    } as const;
    await world.db.insert(answeredForms).values({ ...head, body });
    const otherSubmission = {
      ...submission,
      submissionId: "other",
      receipt: "0000000000",
      key: "another-key-of-answers",
    };
    await world.db.insert(submissions).values({ ...otherSubmission, raceId: "another race", formHash: head.hash });
    await sendAnswerNotices(tools());
    expect((await messages()).map(({ content }) => content?.values)).toMatchObject([{ form: { zh: "志愿者" } }]);
    expect(raceId).not.toBe("another race");
  });

  test("gets no more messages than the day's limit of an address", async () => {
    await world.db.delete(outboxMessages);
    await sendAs(readAnswers(form("volunteers"), person(1)));
    const raceId = (await world.db.select().from(submissions))[0]?.raceId ?? "";
    for (let hour = 0; hour < targetPerDay.email.organiser + 2; hour++) {
      await world.db
        .insert(answerNotices)
        .values({ raceId, formId: "volunteers", waiting: 1 })
        .onConflictDoUpdate({
          target: [answerNotices.raceId, answerNotices.formId],
          set: { waiting: 1, notifiedAt: null },
        });
      await sendAnswerNotices(tools());
    }
    expect(await messages()).toHaveLength(targetPerDay.email.organiser);
  });

  test("cannot be sent headers by the words of a form", () => {
    const { subject } = writeEmail(
      { template: "answers", values: { form: { zh: "表\r\nBcc: a@example.com" }, count: 1 } },
      "zh",
    );
    expect(subject).not.toMatch(/[\r\n]/);
  });
});

test("an organiser exports answers by the form's id, and not with the sign-ups", async () => {
  await sendAs(readAnswers(form("volunteers"), { ...person(), note: "=1+1" }));
  await sendAs(readAnswers(form("secret"), person(2)));
  const ask = async (query: string) =>
    world.app.inject({
      url: `/admin/sign-ups?domainName=park.localhost&format=csv&language=en&${query}`,
      headers: { authorization: `Bearer ${testKey}` },
      remoteAddress: "127.0.0.1",
    });
  const { body } = await ask("form=volunteers");
  expect(body).toContain("volunteer1@example.com");
  expect(body).toContain("'=1+1");
  expect(body).not.toContain("volunteer2@example.com");
  expect((await ask("use=general")).body).toContain("volunteer2@example.com");
  expect((await ask("")).json()).toMatchObject({ data: { error: "export/no-rows" } });
});
