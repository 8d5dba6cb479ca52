import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { AnswerPage, OrganisedAnswer } from "#contract/organiseAnswers.ts";
import { authorityOver, getOrganiser } from "#core/authorities.ts";
import { limits, outboxMessages } from "../../../base/db/accountSchema.ts";
import { submissions } from "../../../base/db/signupSchema.ts";
import { readOutbox } from "../../../base/delivery/outbox.ts";
import { openSession } from "../../../people/accounts/sessions.ts";
import { addAccount, call } from "../../../people/accounts/testPeople.ts";
import { repliesPerDay } from "../../../people/sending/table.ts";
import { sendAnswerNotices } from "../../general/notices.ts";
import { type Answering, openAnswering, person } from "../../general/testAnswering.ts";
import { readAnswers, volunteerForm } from "../../general/testGeneral.ts";

let answering: Answering;
let tokens: Record<"office" | "masked" | "other", string>;
const path = "/sign-up/organise/answers";

beforeAll(async () => {
  const mailed = volunteerForm({ id: "mailed", mailAnswers: true });
  answering = await openAnswering([volunteerForm(), mailed, volunteerForm({ id: "unanswered" })]);
  const { world } = answering;
  await answering.sendAs(readAnswers(answering.form("volunteers"), person()));
  const [{ raceId = "" } = {}] = await world.db.select().from(submissions);
  const open = async (name: string, authorities: string[]) => {
    const accountId = await addAccount(world, { email: `${name}@race.example`, authorities });
    return openSession(world.db, { accountId, loginType: "5", device: "x" });
  };
  tokens = {
    office: await open("office", [getOrganiser(raceId), authorityOver("PERSONAL_DATA", raceId)]),
    masked: await open("masked", [getOrganiser(raceId)]),
    other: await open("other", [getOrganiser("other"), authorityOver("PERSONAL_DATA", "other")]),
  };
});
beforeEach(async () => {
  await answering.forget();
  await answering.world.db.delete(outboxMessages);
  await answering.sendAs(readAnswers(answering.form("volunteers"), { ...person(), note: "几点到？\n在哪里？" }));
});
afterAll(() => answering.world.close());

type Who = keyof typeof tokens;
const list = async (query = "", person: Who = "office") =>
  call<AnswerPage>(answering.world, `${path}?domainName=park.localhost${query}`, { token: tokens[person] });
const first = async () => (await list()).data.answers[0]?.submissionId ?? "";
const show = async (id: string, person: Who = "office") =>
  call<OrganisedAnswer>(answering.world, `${path}/${id}`, { token: tokens[person] });
const mark = (submissionId: string, isDone: boolean, person: Who = "office") =>
  call(answering.world, `${path}/done`, { json: { submissionId, isDone }, token: tokens[person] });
const reply = (submissionId: string, text: string, key: string, person: Who = "office") =>
  call(answering.world, `${path}/reply`, { json: { submissionId, text, key }, token: tokens[person] });
const mails = async (template: string) => {
  const { db, secrets } = answering.world;
  return (await readOutbox(db, secrets)).filter((outboxMessage) => outboxMessage.template === template);
};

describe("an office that reads the answers to its forms", () => {
  test("sees them newest first with who wrote them, and how many of each form are open", async () => {
    await answering.sendAs(readAnswers(answering.form("mailed"), person(2)));
    const { data } = await list();
    expect(data.answers.map(({ form, name, doneAt }) => [form, name, doneAt])).toEqual([
      ["mailed", "志愿者2", null],
      ["volunteers", "志愿者1", null],
    ]);
    expect(data.forms.map(({ id, open, done }) => [id, open, done])).toEqual([
      ["volunteers", 1, 0],
      ["mailed", 1, 0],
      ["unanswered", 0, 0],
    ]);
    expect((await list("&form=mailed")).data.answers).toHaveLength(1);
    const { data: answer } = await show(data.answers[1]?.submissionId ?? "");
    expect(answer).toMatchObject({ email: "volunteer1@example.com", replies: [], doneBy: "" });
    expect(answer.words.map(({ label, words }) => [label, words])).toContainEqual(["留言 (en)", "几点到？\n在哪里？"]);
  });

  test("is done with one, and opens it again", async () => {
    const id = await first();
    await mark(id, true);
    expect((await list("&state=open")).data.answers).toEqual([]);
    const { data } = await list("&state=done");
    expect(data.answers).toHaveLength(1);
    expect(data.forms[0]).toMatchObject({ open: 0, done: 1 });
    await mark(id, false);
    expect((await list("&state=open")).data.answers).toHaveLength(1);
  });

  test("replies by email once, however often it is sent, and is done with it then", async () => {
    const id = await first();
    const key = "one-reply-of-the-office";
    const both = await Promise.all([reply(id, "七点到。\n\n在起点。", key), reply(id, "七点到。\n\n在起点。", key)]);
    expect(both.map(({ code }) => code)).toEqual([0, 0]);
    const sentMails = await mails("reply");
    expect(sentMails).toMatchObject([{ target: "volunteer1@example.com" }]);
    const { data } = await show(id);
    expect(data.replies.map(({ text }) => text)).toEqual(["七点到。\n\n在起点。"]);
    expect(data.doneAt).not.toBeNull();
    // The control: another key is another reply.
    expect((await reply(id, "再见。", "another-reply-of-the-office")).code).toBe(0);
    expect(await mails("reply")).toHaveLength(2);
  });

  test("reads nothing and sends nothing without the right to personal data, or to another race", async () => {
    const id = await first();
    for (const person of ["masked", "other"] as const) {
      expect((await list("", person)).code).toBe(403);
      expect((await show(id, person)).code).toBeGreaterThanOrEqual(403);
      expect((await mark(id, true, person)).code).toBeGreaterThanOrEqual(403);
      expect((await reply(id, "x", "a-reply-of-a-stranger", person)).code).toBeGreaterThanOrEqual(403);
    }
    expect(await mails("reply")).toEqual([]);
    expect((await show(id)).data.doneAt).toBeNull();
  });

  test("sends no more than the day's limit of an organiser, and a form without an address takes no reply", async () => {
    const id = await first();
    await reply(id, "x", "first-reply-of-the-day");
    const isReplier = (key: string) => key.startsWith("send/replier/");
    const rows = await answering.world.db.select().from(limits);
    expect(rows.filter(({ key }) => isReplier(key))).toHaveLength(1);
    await answering.world.db.update(limits).set({ count: repliesPerDay });
    expect((await reply(id, "x", "second-reply-of-the-day")).data).toMatchObject({ error: "answer/reply-limit" });
    await answering.world.db.delete(limits);
    const answersSealed = answering.world.secrets.seal(JSON.stringify([{ name: "无邮箱" }]));
    await answering.world.db.update(submissions).set({ answersSealed });
    expect((await reply(id, "x", "a-reply-to-no-address")).data).toMatchObject({ error: "answer/no-address" });
  });
});

test("the message to an office has a link to the answers, and the answers only if the form states so", async () => {
  await answering.sendAs(readAnswers(answering.form("mailed"), person(2)));
  await sendAnswerNotices({ ...answering.world, warn: () => undefined });
  const values = (await mails("answers")).map(({ content }) => content?.values as Record<string, unknown>);
  const of = (zh: string, form: string) => values.find(({ link }) => String(link).endsWith(`form=${form}`)) ?? zh;
  expect(of("志愿者", "volunteers")).toMatchObject({ count: 1, answers: [] });
  expect(JSON.stringify(of("志愿者", "mailed"))).toContain("邮箱: volunteer2@example.com");
  expect(values.every(({ link }) => String(link).includes("/organise?view=answers&form="))).toBe(true);
});
