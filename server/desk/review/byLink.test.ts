import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { PublicApplicationCounts, ReviewedApplication } from "#contract/applications.ts";
import type { SubmissionHead, SubmissionReceipt, SubmissionRefusal } from "#contract/signup.ts";
import { everyRight } from "#core/authorities.ts";
import { limits } from "../../base/db/accountSchema.ts";
import { entries } from "../../base/db/entrySchema.ts";
import { invitations } from "../../base/db/invitationSchema.ts";
import { submissions } from "../../base/db/signupSchema.ts";
import { readOutbox } from "../../base/delivery/outbox.ts";
import { checkInvariants } from "../../entry/places/invariants.ts";
import { poolCounts, removeEntries } from "../../entry/places/testEntries.ts";
import { settleSite } from "../../entry/places/upkeep.ts";
import { buildBody, park, person, raceFolder, testApplication, testForm } from "../../entry/testForm.ts";
import { openSession } from "../../people/accounts/sessions.ts";
import { addAccount, call } from "../../people/accounts/testPeople.ts";
import { cheapAccounts } from "../../people/accounts/testSettings.ts";
import { findRaceSite } from "../../race/raceSite.ts";
import { openWorld, type World } from "../../testWorld.ts";
import { expireInvitations } from "../organise/invitations/end.ts";

const late = { id: "late", text: { zh: "材料过期", en: "The certificate is out of date" } };
const reviews = {
  "ten-km": { places: "by-link", linkHours: 48, rounds: 3, category: "/name", reasons: [late] },
  solo: { reasons: [late] },
};
type Item = keyof typeof reviews;
type Form = Parameters<typeof buildBody>[0];

let world: World;
let forms: Record<Item | "signUp", Form>;
let tokens: Record<"runner" | "other" | "first" | "second", string>;

beforeAll(async () => {
  const applications = Object.entries(reviews).map(([item, review]) => ({
    ...testApplication(),
    id: `direct-${item}`,
    items: [item],
    review,
  }));
  const drawn = { "ten-km": { allocation: "draw", places: 1 }, solo: { places: 5 } };
  const folder = raceFolder({ forms: [testForm(), ...applications], items: drawn });
  world = await openWorld(folder, { accounts: cheapAccounts, captcha: { kind: "off" } });
  const { data } = (await world.app.inject(`/website-center/site-config?domainName=${park}`)).json();
  const { files } = (await world.app.inject(data.uri)).json();
  const readForm = async (path: string): Promise<Form> => {
    const { url } = files[`forms/${path}.json`];
    return { ...(await world.app.inject(url)).json(), hash: url.split("/")[2] };
  };
  forms = {
    "ten-km": await readForm("direct-ten-km"),
    solo: await readForm("direct-solo"),
    signUp: await readForm("sign-up"),
  };
  const add = async (email: string, authorities: string[] = []) => {
    const accountId = await addAccount(world, { email, authorities });
    return openSession(world.db, { accountId, loginType: "5", device: "test" });
  };
  tokens = {
    runner: await add("runner@example.com"),
    other: await add("other@example.com"),
    first: await add("first@example.com", everyRight()),
    second: await add("second@example.com", everyRight()),
  };
});
beforeEach(async () => {
  await world.db.delete(invitations);
  await removeEntries(world.db);
  await world.db.delete(submissions);
  await world.db.delete(limits);
  const site = await findRaceSite(world.tools, park);
  if (site) await settleSite(world.tools, site);
});
afterAll(() => world.close());

const post = <T = unknown>(url: string, json: object, token = tokens.first) => call<T>(world, url, { json, token });
const apply = async (item: Item = "ten-km", number = 1, token = tokens.runner) => {
  const { name, document } = person(number);
  const json = buildBody(forms[item], { entrants: [{ name, document }], item });
  return (await post<SubmissionReceipt>("/sign-up/submissions", json, token)).data.submissionId;
};
const signUp = (number: number, more: object = {}, token = tokens.runner) =>
  post<SubmissionReceipt & SubmissionRefusal>(
    "/sign-up/submissions",
    { ...buildBody(forms.signUp, { entrants: [person(number)], item: "ten-km" }), ...more },
    token,
  );
const approve = (submissionId: string) => post("/sign-up/applications/decide", { submissionId, isApproved: true });
const own = async (token = tokens.runner) =>
  (await call<SubmissionHead[]>(world, "/sign-up/submissions", { token })).data;
const application = async () => (await own()).find(({ use }) => use === "through-entry");
const link = async () => (await application())?.approvalLink;
const read = async (id: string, token = tokens.first) =>
  (await call<ReviewedApplication>(world, `/sign-up/review/applications/${id}`, { token })).data;
const broken = async () =>
  (await checkInvariants(world.db)).invariants.filter((invariant) => invariant.broken > 0).map(({ name }) => name);
const stateOfEntries = async () =>
  (await world.db.select({ state: entries.state }).from(entries).orderBy(entries.seq)).map(({ state }) => state);

describe("a runner whose application is approved by a link", () => {
  test("has a place held until the deadline, reads it by email, and registers without the draw", async () => {
    const id = await apply();
    expect((await approve(id)).code).toBe(0);
    expect(await link()).toMatchObject({ state: "sent", token: expect.any(String) });
    expect(await poolCounts(world.db)).toMatchObject({ "item/ten-km": [1, 1, 1] });
    const letters = await readOutbox(world.db, world.secrets);
    expect(letters.find(({ template }) => template === "decided")?.content?.values).toMatchObject({
      what: "approvedByLink",
      until: (await link())?.endsAt,
    });
    expect(await broken()).toEqual([]);
    expect(await signUp(1, { invitation: (await link())?.token })).toMatchObject({ code: 0 });
    expect(await stateOfEntries()).toEqual(["confirmed"]);
    expect(await link()).toMatchObject({ state: "used", token: null });
    expect(await poolCounts(world.db)).toMatchObject({ "item/ten-km": [1, 1, 1] });
    expect(await broken()).toEqual([]);
  });

  test("stays in the draw until they register, and leaves it then", async () => {
    expect((await signUp(1)).code).toBe(0);
    await approve(await apply());
    expect((await stateOfEntries()).toSorted()).toEqual(["offered", "pool"]);
    expect(await signUp(1, { invitation: (await link())?.token })).toMatchObject({ code: 0 });
    expect((await stateOfEntries()).toSorted()).toEqual(["confirmed", "withdrawn"]);
    expect(await broken()).toEqual([]);
  });

  test("is the only one whom the link registers: no other account, no other person", async () => {
    await approve(await apply());
    const invitation = (await link())?.token;
    expect(await signUp(1, { invitation }, tokens.other)).toMatchObject({ data: { error: "sign-up/invitation-link" } });
    expect(await signUp(2, { invitation })).toMatchObject({ data: { reason: "transfer" } });
    expect(await signUp(1, { invitation })).toMatchObject({ code: 0 });
  });

  test("loses the place after the deadline, and it is given on; the draw is not touched", async () => {
    expect((await signUp(1)).code).toBe(0);
    await approve(await apply());
    const invitation = (await link())?.token;
    await world.db.update(invitations).set({ endsAt: sql`now() - interval '1 second'` });
    expect(await signUp(1, { invitation })).toMatchObject({ data: { error: "sign-up/invitation-link" } });
    expect(await expireInvitations(world.db)).toBe(1);
    expect((await stateOfEntries()).toSorted()).toEqual(["offer_expired", "pool"]);
    expect(await link()).toMatchObject({ state: "expired", token: null });
    expect(await poolCounts(world.db)).toMatchObject({ "item/ten-km": [0, 0, 0] });
    expect(await broken()).toEqual([]);
  });

  test("gives the place back by withdrawing the application", async () => {
    const id = await apply();
    await approve(id);
    expect(await post(`/sign-up/submissions/${id}/withdraw`, {}, tokens.runner)).toMatchObject({ code: 0 });
    expect(await poolCounts(world.db)).toMatchObject({ "item/ten-km": [0, 0, 0] });
    expect(await link()).toMatchObject({ state: "ended", token: null });
  });

  test("keeps the link from an organiser of invitations, whose list does not have it", async () => {
    await approve(await apply());
    const [row] = await world.db.select().from(invitations);
    const invitationId = row?.invitationId;
    expect(await post("/sign-up/organise/invitations/withdraw", { invitationId })).toMatchObject({
      data: { error: "invitation/not-found" },
    });
    expect(await link()).toMatchObject({ state: "sent" });
    const list = `/sign-up/organise/invitations?domainName=${park}`;
    expect((await call(world, list, { token: tokens.first })).data).toMatchObject({ invitations: [], counts: [] });
  });

  test("is not approved once no place is left to hold", async () => {
    await approve(await apply("ten-km", 1));
    expect(await approve(await apply("ten-km", 2))).toMatchObject({ code: 409, data: { reason: "full" } });
  });
});

const revoke = (submissionId: string, token = tokens.first) =>
  post("/sign-up/applications/revoke", { submissionId, ground: "late", reason: "Ended in March." }, token);
const decideRevocation = (submissionId: string, isApproved: boolean, token = tokens.second) =>
  post("/sign-up/applications/decide-revocation", { submissionId, isApproved }, token);

describe("an approval", () => {
  test("is revoked by two organisers, the place comes back, and the runner reads why", async () => {
    const id = await apply("solo");
    await approve(id);
    expect(await revoke(id)).toMatchObject({ code: 0, data: { isOwn: true, state: "waiting" } });
    expect(await read(id, tokens.second)).toMatchObject({
      isRevocable: true,
      revocation: { ground: late, isOwn: false },
    });
    expect(await decideRevocation(id, true, tokens.first)).toMatchObject({
      data: { error: "revocation/second-organiser" },
    });
    expect(await application()).toMatchObject({ auditStatus: 2 });
    expect(await decideRevocation(id, true)).toMatchObject({ code: 0, data: { state: "approved" } });
    expect(await decideRevocation(id, true)).toMatchObject({ code: 0, data: { state: "approved" } });
    expect(await application()).toMatchObject({
      auditStatus: 3,
      refuseGround: late.text,
      refuseReason: "Ended in March.",
    });
    expect(await stateOfEntries()).toEqual(["withdrawn"]);
    expect(await poolCounts(world.db)).toMatchObject({ "item/solo": [0, 0, 0] });
    const letters = await readOutbox(world.db, world.secrets);
    expect(
      letters.filter(({ content }) => content?.template === "decided" && content.values.what === "revoked"),
    ).toHaveLength(1);
    expect(await broken()).toEqual([]);
    // 2 -> 3 -> 1: the form allows another try.
    expect(await apply("solo")).toBeTruthy();
  });

  test("that was registered by its link takes the sign-up with it", async () => {
    const id = await apply();
    await approve(id);
    await signUp(1, { invitation: (await link())?.token });
    await revoke(id);
    expect(await decideRevocation(id, true)).toMatchObject({ code: 0 });
    expect(await stateOfEntries()).toEqual(["withdrawn"]);
    expect((await own()).find(({ use }) => use === "sign-up")).toMatchObject({ endedBecause: "refunded" });
    expect(await poolCounts(world.db)).toMatchObject({ "item/ten-km": [0, 0, 0] });
  });

  test("stays if the second organiser refuses, or nobody is left to agree", async () => {
    const id = await apply("solo");
    await approve(id);
    expect(await decideRevocation(id, true)).toMatchObject({ data: { error: "revocation/not-found" } });
    await revoke(id);
    expect(await revoke(id, tokens.second)).toMatchObject({ data: { error: "revocation/requested" } });
    expect(await decideRevocation(id, false)).toMatchObject({ code: 0, data: { state: "refused" } });
    expect(await decideRevocation(id, true)).toMatchObject({ data: { error: "revocation/decided" } });
    expect(await stateOfEntries()).toEqual(["confirmed"]);
    expect(await application()).toMatchObject({ auditStatus: 2 });
  });

  test("is not revoked without a reason, before it is given, or for a ground that the form has not", async () => {
    const id = await apply("solo");
    expect(await revoke(id)).toMatchObject({ data: { error: "revocation/not-approved" } });
    await approve(id);
    const why = (json: object) => post("/sign-up/applications/revoke", { submissionId: id, ...json });
    expect(await why({})).toMatchObject({ data: { error: "revocation/reason-missing" } });
    expect(await why({ ground: "none" })).toMatchObject({ data: { error: "revocation/unknown-reason" } });
  });
});

test("anybody reads how many applications of each category wait, were approved and rejected, and why", async () => {
  await approve(await apply("ten-km", 1));
  await apply("ten-km", 2);
  const third = await apply("ten-km", 3);
  await post("/sign-up/applications/decide", { submissionId: third, isApproved: false, ground: "late" });
  await world.db.update(submissions).set({ category: "跑者2" }).where(eq(submissions.submissionId, third));
  const { data } = await call<PublicApplicationCounts>(world, `/sign-up/applications/counts?domainName=${park}`);
  expect(data.map(({ item }) => item)).toEqual(["ten-km"]);
  expect(data[0]).toMatchObject({
    categories: [
      { waiting: 0, approved: 1, rejected: 0 },
      { waiting: 1, approved: 0, rejected: 1 },
    ],
    grounds: [{ text: late.text, count: 1 }],
  });
});
