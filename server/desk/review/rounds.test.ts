import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { ReviewedApplication } from "#contract/applications.ts";
import type { SubmissionHead, SubmissionReceipt, SubmissionRefusal } from "#contract/signup.ts";
import { everyRight } from "#core/authorities.ts";
import { entrants, submissions } from "../../base/db/signupSchema.ts";
import { readOutbox } from "../../base/delivery/outbox.ts";
import { removeEntries } from "../../entry/places/testEntries.ts";
import { buildBody, park, person, raceFolder, testApplication, testForm } from "../../entry/testForm.ts";
import { openSession } from "../../people/accounts/sessions.ts";
import { addAccount, call } from "../../people/accounts/testPeople.ts";
import { cheapAccounts } from "../../people/accounts/testSettings.ts";
import { openWorld, type World } from "../../testWorld.ts";

const unreadable = { id: "unreadable", text: { zh: "证明看不清楚", en: "The certificate cannot be read" } };
const closes = "2020-06-01T00:00:00+08:00";
const againUntil = "2035-06-01T00:00:00+08:00";
const reviews = {
  "ten-km": { rounds: 3, reasons: [unreadable] },
  // Nobody can apply for the first time any more.
  solo: { closes, againUntil },
};

let world: World;
let form: (item: keyof typeof reviews) => Promise<Parameters<typeof buildBody>[0]>;
let tokens: Record<"runner" | "organiser", string>;

beforeAll(async () => {
  const applications = Object.entries(reviews).map(([item, review]) => ({
    ...testApplication(),
    id: `direct-${item}`,
    items: [item],
    review,
  }));
  const folder = raceFolder({ forms: [testForm(), ...applications] });
  world = await openWorld(folder, { accounts: cheapAccounts, captcha: { kind: "off" } });
  const { data } = (await world.app.inject(`/website-center/site-config?domainName=${park}`)).json();
  const { files } = (await world.app.inject(data.uri)).json();
  form = async (item) => {
    const { url } = files[`forms/direct-${item}.json`];
    return { ...(await world.app.inject(url)).json(), hash: url.split("/")[2] };
  };
  const add = async (email: string, authorities: string[] = []) => {
    const accountId = await addAccount(world, { email, authorities });
    return openSession(world.db, { accountId, loginType: "5", device: "test" });
  };
  tokens = { runner: await add("runner@example.com"), organiser: await add("board@example.com", everyRight()) };
});
beforeEach(async () => {
  await removeEntries(world.db);
  await world.db.delete(submissions);
});
afterAll(() => world.close());

const apply = async (item: keyof typeof reviews = "ten-km", number = 1) => {
  const { name, document } = person(number);
  const json = buildBody(await form(item), { entrants: [{ name, document }], item });
  return call<SubmissionReceipt & SubmissionRefusal>(world, "/sign-up/submissions", { json, token: tokens.runner });
};
const reject = (submissionId: string, why: object = { ground: "unreadable" }) =>
  call(world, "/sign-up/applications/decide", {
    json: { submissionId, isApproved: false, ...why },
    token: tokens.organiser,
  });
const own = async () => (await call<SubmissionHead[]>(world, "/sign-up/submissions", { token: tokens.runner })).data;
const read = async (submissionId: string) =>
  (
    await call<ReviewedApplication>(world, `/sign-up/review/applications/${submissionId}`, {
      token: tokens.organiser,
    })
  ).data;

describe("a runner whose application is rejected", () => {
  test("reads the form's reason in both languages and the reviewer's words, here and by email", async () => {
    const { submissionId } = (await apply()).data;
    expect((await reject(submissionId, { ground: "unreadable", reason: "Page 2 is dark." })).code).toBe(0);
    const [application] = await own();
    expect(application).toMatchObject({
      refuseGround: unreadable.text,
      refuseReason: "Page 2 is dark.",
      round: 1,
      again: { left: 2 },
    });
    expect((await read(submissionId)).decision).toMatchObject({ ground: unreadable, reason: "Page 2 is dark." });
    const letters = await readOutbox(world.db, world.secrets);
    expect(letters.find(({ template }) => template === "decided")?.content?.values).toMatchObject({
      what: "rejected",
      ground: unreadable.text,
      reason: "Page 2 is dark.",
    });
  });

  test("applies as often as the form states, and reads before and after how often that is", async () => {
    for (const left of [2, 1]) {
      const { submissionId } = (await apply()).data;
      expect((await reject(submissionId)).code).toBe(0);
      expect((await own())[0]).toMatchObject({ round: 3 - left, again: { left } });
    }
    const { submissionId } = (await apply()).data;
    expect(await read(submissionId)).toMatchObject({ round: 3, rounds: 3, grounds: [unreadable] });
    expect((await reject(submissionId)).code).toBe(0);
    expect((await own())[0]).toMatchObject({ auditStatus: 3, round: 3, again: null });
    expect(await apply()).toMatchObject({ code: 409, data: { error: "sign-up/rounds" } });
    expect(await own()).toHaveLength(3);
  });

  test("does not get another round by withdrawing in between", async () => {
    for (let round = 0; round < 2; round++) {
      const { submissionId } = (await apply()).data;
      expect((await reject(submissionId)).code).toBe(0);
    }
    const { submissionId } = (await apply()).data;
    const withdrawal = `/sign-up/submissions/${submissionId}/withdraw`;
    expect((await call(world, withdrawal, { json: {}, token: tokens.runner })).code).toBe(0);
    const last = (await apply()).data;
    expect((await read(last.submissionId)).round).toBe(3);
  });

  test("has no rounds taken by other people of the same account", async () => {
    for (let round = 0; round < 3; round++) {
      const { submissionId } = (await apply()).data;
      expect((await reject(submissionId)).code).toBe(0);
    }
    expect((await apply("ten-km", 1)).code).toBe(409);
    expect((await apply("ten-km", 2)).code).toBe(0);
  });

  test("can apply again for longer than others can apply", async () => {
    expect(await apply("solo")).toMatchObject({ code: 403, data: { error: "sign-up/not-open" } });
    const { submissionId } = (await apply()).data;
    // As if the time to apply had ended since.
    await world.db.update(submissions).set({ item: "solo" });
    await world.db.update(entrants).set({ item: "solo" });
    expect((await reject(submissionId, { reason: "unclear" })).code).toBe(0);
    expect((await own())[0]?.again).toEqual({ until: Date.parse(againUntil), left: null });
    expect((await apply("solo")).code).toBe(0);
    expect(await apply("solo", 2)).toMatchObject({ code: 403 });
  });
});

test("an organiser chooses a reason that the form has, or writes one", async () => {
  const { submissionId } = (await apply()).data;
  expect(await reject(submissionId, {})).toMatchObject({ data: { error: "application/reason-missing" } });
  expect(await reject(submissionId, { ground: "weather" })).toMatchObject({
    data: { error: "application/unknown-reason" },
  });
  expect((await own())[0]).toMatchObject({ auditStatus: 1, refuseGround: null });
  expect((await reject(submissionId, { reason: "The name differs." })).code).toBe(0);
});
