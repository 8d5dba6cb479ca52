import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { everyRight } from "#core/authorities.ts";
import { removeAudit } from "../../base/audit/testAudit.ts";
import { accounts, profiles, realNames, uploads } from "../../base/db/accountSchema.ts";
import { auditLines } from "../../base/db/auditSchema.ts";
import { openWorld, type World } from "../../testWorld.ts";
import { openSession } from "../accounts/sessions.ts";

let world: World;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  world = await openWorld({});
});
afterAll(() => world.close());

beforeEach(async () => {
  await world.db.delete(accounts);
  await removeAudit(world.db);
  for (const accountId of ["runner", "other", "reviewer"]) {
    const authorities = accountId === "reviewer" ? everyRight() : [];
    await world.db.insert(accounts).values({ accountId, nick: accountId, authorities });
    tokens[accountId] = await openSession(world.db, { accountId, loginType: "0", device: "Firefox" });
    const picture = { type: "image/webp", size: 1, isPicture: true, name: "a.webp" };
    await world.db
      .insert(uploads)
      .values({ uploadId: `${accountId}-photo`, key: `${accountId}-photo`.padEnd(32, "0"), accountId, ...picture });
  }
});

const post = async (person: string, path: string, payload: object) =>
  (
    await world.app.inject({
      method: "POST",
      url: `/user-center/${path}`,
      headers: { token: tokens[person] ?? "" },
      payload,
    })
  ).json();
const reviews = async (person: string) =>
  (await world.app.inject({ url: "/user-center/reviews", headers: { token: tokens[person] ?? "" } })).json();
const getProfile = async (accountId: string) =>
  (await world.db.select().from(profiles).where(eq(profiles.accountId, accountId)))[0];

const card = { name: "王小明", cardType: "1", cardNumber: "11010519491231002x" };
const submit = (person = "runner", overrides: object = {}) =>
  post(person, "real-name", { ...card, cardUploadId: `${person}-photo`, ...overrides });
const decide = (accountId: string, overrides: object = { isApproved: true }) =>
  post("reviewer", "reviews/decide", { accountId, ...overrides });

test("a runner saves a profile, changes one field and empties another, and the rest stays", async () => {
  const first = { accountNick: " 小明 ", birthday: "1990-03-07", userGender: 1, userHeight: 172, major: "数学" };
  expect((await post("runner", "profile", first)).code).toBe(0);
  expect((await post("runner", "profile", { userHeight: 173, major: "" })).code).toBe(0);
  expect(await getProfile("runner")).toMatchObject({ birthday: "1990-03-07", gender: 1, heightCm: 173, major: null });
  const [account] = await world.db.select().from(accounts).where(eq(accounts.accountId, "runner"));
  expect(account?.nick).toBe("小明");
});

test.each([
  ["accountNick", { accountNick: "   " }],
  ["birthday", { birthday: "1990-02-30" }],
  ["birthday", { birthday: "2999-01-01" }],
  ["userHeight", { userHeight: 20 }],
  ["userWeight", { userWeight: 999 }],
  ["residentialProvinceCode", { residentialProvinceCode: "330000", residentialCityCode: "320100" }],
  ["residentialProvinceCode", { residentialDistrictCode: "330102" }],
  ["userIcon", { userIcon: "other-photo" }],
])("a wrong %s is named with a sentence, and nothing of the change is saved", async (field, change) => {
  const reply = await post("runner", "profile", { introduction: "跑步十年", ...change });
  expect(reply).toMatchObject({ code: 400, data: { field } });
  expect(reply.msg.length).toBeGreaterThan(8);
  expect(await getProfile("runner")).toBeUndefined();
});

test("a runner lives in a place of the lists, with as many levels as there are", async () => {
  const places = [
    { residentialProvinceCode: "330000", residentialCityCode: "330100", residentialDistrictCode: "330106" },
    { residentialProvinceCode: "110000", residentialCityCode: "110100", residentialDistrictCode: "110105" },
    { residentialProvinceCode: "710000" },
    { residentialProvinceCode: null },
  ];
  for (const place of places) expect((await post("runner", "profile", place)).code).toBe(0);
  expect(await getProfile("runner")).toMatchObject({ residentialProvinceCode: null, residentialCityCode: null });
});

test("what else a hostile runner sends with the profile changes nothing", async () => {
  const payload = { accountNick: "a", authorities: ["ORGANISER"], accountId: "other", auditStatus: 2 };
  await post("runner", "profile", payload);
  const [account] = await world.db.select().from(accounts).where(eq(accounts.accountId, "runner"));
  expect(account?.authorities).toEqual([]);
  expect(await getProfile("other")).toBeUndefined();
});

test("a runner's document is kept sealed, reviewed in full by an organiser, and then fixes name, gender and birthday", async () => {
  expect((await submit()).code).toBe(0);
  const [row] = await world.db.select().from(realNames);
  expect(JSON.stringify(row)).not.toMatch(/王|11010519491231/);
  const { data } = await reviews("reviewer");
  expect(data).toEqual([
    expect.objectContaining({ name: "王小明", cardNumber: "11010519491231002X", birthday: "1949-12-31", gender: 2 }),
  ]);
  expect((await submit()).msg).toContain("审核中");
  expect((await decide("runner")).code).toBe(0);
  expect((await submit()).msg).toContain("已通过");
  expect((await post("runner", "profile", { birthday: "1990-01-01" })).data).toEqual({
    error: "profile/name-is-verified",
    field: "birthday",
  });
  expect((await post("runner", "profile", { userHeight: 180 })).code).toBe(0);
  const lines = await world.db.select().from(auditLines);
  expect(lines.map(({ action, actor }) => [action, actor])).toEqual([
    ["read", "reviewer"],
    ["approve", "reviewer"],
  ]);
});

test("a runner whose document is refused reads why and may submit another", async () => {
  await submit();
  expect((await decide("runner", { isApproved: false, reason: " " })).msg).toContain("原因");
  expect((await decide("runner", { isApproved: false, reason: "照片模糊" })).code).toBe(0);
  expect((await world.db.select().from(realNames))[0]?.refuseReason).toBe("照片模糊");
  expect((await submit()).code).toBe(0);
});

test("one document verifies one account, and both runners' reviewers agree on who came first", async () => {
  await submit("runner");
  await submit("other");
  const outcomes = await Promise.all([decide("runner"), decide("other")]);
  expect(outcomes.map(({ code }) => code).sort()).toEqual([0, 409]);
  expect(outcomes.find(({ code }) => code === 409)?.msg).toContain("其他账号");
});

test("of two decisions at once one counts, and nobody decides on their own document", async () => {
  await submit("runner");
  const both = await Promise.all([decide("runner"), decide("runner", { isApproved: false, reason: "模糊" })]);
  expect(both.map(({ code }) => code).sort()).toEqual([0, 409]);
  await submit("reviewer", { cardNumber: "440524188001010014" });
  await submit("reviewer", { cardType: "2", cardNumber: "E12345678", birthday: "1990-01-01", gender: 1 });
  expect((await decide("reviewer")).msg).toContain("自己");
});

test.each([
  ["no name", { name: " " }, "name", "card-name"],
  ["a slip in the number", { cardNumber: "110105194912310021" }, "cardNumber", "card-number"],
  ["somebody else's photo", { cardUploadId: "other-photo" }, "cardUploadId", "card-photo"],
  ["a passport without birthday", { cardType: "2", cardNumber: "E12345678" }, "birthday", "card-facts"],
])("a document with %s is refused beside its field", async (_what, overrides, field, error) => {
  expect((await submit("runner", overrides)).data).toEqual({ error: `profile/${error}`, field });
  expect(await world.db.select().from(realNames)).toEqual([]);
});

test("nobody without the authority reads or decides", async () => {
  await submit("runner");
  expect((await reviews("other")).code).toBe(403);
  expect((await reviews("nobody")).code).toBe(401);
  expect((await post("other", "reviews/decide", { accountId: "runner", isApproved: true })).code).toBe(403);
  expect((await world.db.select().from(realNames))[0]?.auditStatus).toBe(1);
});

test("a form's choice of places has every level of them", async () => {
  const { data } = (await world.app.inject("/user-center/areas")).json();
  expect(data).toHaveLength(34);
  const city = data.find(({ label }: { label: string }) => label === "浙江省").children[0];
  expect([city.label, city.children[0].value]).toEqual(["杭州市", "330102"]);
});
