import { eq, sql } from "drizzle-orm";
import type { InjectOptions } from "fastify";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Draft, DraftHead, ListedDraft } from "#contract/drafts.ts";
import { accounts, limits } from "../../base/db/accountSchema.ts";
import { drafts } from "../../base/db/signupSchema.ts";
import { openSession } from "../../people/accounts/sessions.ts";
import { type Answered, addAccount, call } from "../../people/accounts/testPeople.ts";
import { cheapAccounts } from "../../people/accounts/testSettings.ts";
import { openWorld, tinyDocument, tinyRace, tinySite, type World } from "../../testWorld.ts";
import { deleteOldDrafts, mostDrafts } from "./drafts.ts";
import { largestDraft } from "./routes.ts";

let world: World;
let accountId: string;
let tokens: { phone: string; laptop: string; other: string };
const domainName = "park.localhost";
const place = { domainName, use: "sign-up", item: "ten-km" } as const;
const laptop = "Mozilla/5.0 (Windows NT 10.0) Firefox/140.0";

beforeAll(async () => {
  const item = { id: "ten-km", name: { zh: "十公里", en: "Ten kilometres" }, distanceKm: 10 };
  const race = { name: { zh: "小城跑" }, startsAt: "2036-01-06T09:00:00+08:00", items: [item] };
  const site = { "park/documents/rules.json": tinyDocument(), "park/race.json": tinyRace };
  const settings = { accounts: cheapAccounts, captcha: { kind: "off" } } as const;
  world = await openWorld({ "park/site.json": tinySite({ race }), ...site }, settings);
  accountId = await addAccount(world, { email: "runner@example.com" });
  const otherId = await addAccount(world, { email: "other@example.com" });
  const open = (id: string) => openSession(world.db, { accountId: id, loginType: "5", device: "test" });
  tokens = { phone: await open(accountId), laptop: await open(accountId), other: await open(otherId) };
});
beforeEach(async () => {
  await world.db.delete(drafts);
  await world.db.delete(limits);
});
afterAll(() => world.close());

const query = (where: object = place) => `/sign-up/draft?${new URLSearchParams(where as Record<string, string>)}`;
const read = (token = tokens.phone, where: object = place) => call<Draft | null>(world, query(where), { token });
const save = (content: unknown, revision: number, token = tokens.phone, overrides: object = {}, headers = {}) =>
  call<DraftHead>(world, "/sign-up/draft", {
    method: "PUT",
    json: {
      ...place,
      content: typeof content === "string" ? content : JSON.stringify(content),
      revision,
      ...overrides,
    },
    token,
    headers,
  } as InjectOptions & { json: object });
const discard = (token = tokens.phone) => call(world, query(), { method: "DELETE", token });
const kept = () => world.db.select().from(drafts);

describe("a runner", () => {
  test("who comes back on another device finds what was filled in, and reads when and on which device", async () => {
    const first = await save({ name: "孙" }, 0, tokens.laptop, {}, { "user-agent": laptop });
    const second = await save({ name: "孙悟空" }, first.data.revision, tokens.laptop, {}, { "user-agent": laptop });
    expect(second.data.revision).toBeGreaterThan(first.data.revision);
    const { data } = await read(tokens.phone);
    expect(data).toMatchObject({ revision: second.data.revision, device: "Firefox · Windows", isSameLogin: false });
    expect(JSON.parse(data?.content ?? "")).toEqual({ name: "孙悟空" });
    expect(Math.abs((data?.savedAt ?? 0) - Date.now())).toBeLessThan(60_000);
    expect((await read(tokens.laptop)).data?.isSameLogin).toBe(true);
  });

  test("case 26, two devices: the later save is warned instead of writing over the other", async () => {
    const { data: begun } = await save({ step: 1 }, 0);
    const { data: newer } = await save({ step: 2 }, begun.revision, tokens.laptop, {}, { "user-agent": laptop });
    const late = await save({ step: "late" }, begun.revision);
    expect(late).toMatchObject({ code: 409, msg: expect.stringContaining("somewhere else") });
    expect(late.data).toEqual({ ...newer, error: "draft/elsewhere", isSameLogin: false });
    expect((await read()).data?.content).toBe('{"step":2}');
    expect((await save({ step: "blind" }, 0)).code).toBe(409);
    // Having been asked, the runner keeps this one.
    expect((await save({ step: 3 }, newer.revision)).code).toBe(0);
  });

  test("case 26, two tabs at the same moment: one is stored, and the other is refused", async () => {
    const { data } = await save({ step: 0 }, 0);
    const answers = await Promise.all([1, 2, 3, 4].map((step) => save({ step }, data.revision)));
    expect(answers.map(({ code }) => code).sort()).toEqual([0, 409, 409, 409]);
    const winner = answers.find(({ code }) => code === 0) as Answered<DraftHead>;
    expect((await read()).data?.revision).toBe(winner.data.revision);
  });

  test("who discarded a draft does not get it back from a tab that was left open", async () => {
    const { data } = await save({ name: "a" }, 0, tokens.laptop);
    expect((await discard()).code).toBe(0);
    expect(await save({ name: "a, still typing" }, data.revision, tokens.laptop)).toMatchObject({
      code: 409,
      data: { error: "draft/gone" },
    });
    // Nor does the tab write over the one that was begun since.
    await save({ name: "b" }, 0);
    expect((await save({ name: "a" }, data.revision, tokens.laptop)).code).toBe(409);
    expect((await read()).data?.content).toBe('{"name":"b"}');
  });

  test("case 24, one draft for each item: and for each use, and a list of them", async () => {
    await save({ n: 1 }, 0);
    await save({ n: 2 }, 0, tokens.phone, { use: "through-entry" });
    await save({ n: 3 }, 0, tokens.phone, { item: "gone" });
    const { data } = await call<ListedDraft[]>(world, "/sign-up/drafts", { token: tokens.phone });
    expect(data.map(({ use, item, itemName: { zh } }) => [use, item, zh])).toEqual([
      ["sign-up", "gone", "gone"],
      ["through-entry", "ten-km", "十公里"],
      ["sign-up", "ten-km", "十公里"],
    ]);
    expect(data[0]).toMatchObject({ domainName, siteTitle: { zh: "小城跑" } });
    expect(JSON.stringify(data)).not.toContain("content");
  });

  test("case 24, the next person's account: it never meets the draft of the person who used the phone before", async () => {
    await save({ name: "mine" }, 0);
    expect((await read(tokens.other)).data).toBeNull();
    expect((await call<ListedDraft[]>(world, "/sign-up/drafts", { token: tokens.other })).data).toEqual([]);
    expect((await discard(tokens.other)).code).toBe(0);
    expect((await save({ name: "theirs" }, 0, tokens.other)).code).toBe(0);
    expect((await read()).data?.content).toBe('{"name":"mine"}');
  });

  test("loses drafts with the account, and ones that were left for half a year", async () => {
    await save({}, 0);
    await save({}, 0, tokens.phone, { item: "old" });
    const age = { savedAt: sql`now() - interval '181 days'` } as never;
    await world.db.update(drafts).set(age).where(eq(drafts.item, "old"));
    expect(await deleteOldDrafts(world.db)).toBe(1);
    expect((await kept()).map(({ item }) => item)).toEqual(["ten-km"]);
    const going = await addAccount(world, { email: "going@example.com" });
    const token = await openSession(world.db, { accountId: going, loginType: "5", device: "test" });
    await save({}, 0, token);
    await world.db.delete(accounts).where(eq(accounts.accountId, going));
    expect(await kept()).toHaveLength(1);
  });
});

describe("a runner whose save was never answered", () => {
  const phone = (changes: number, overrides: object = {}) => ({
    writer: "phone001",
    seen: { phone001: changes, ...overrides },
  });
  const named = async (content: object, revision: number, version: object, token = tokens.phone) => {
    // The header `date` of two answers differs if a second begins between them.
    const { headers: _, ...answer } = await save(content, revision, token, { version });
    return answer;
  };

  test("sends it again: it is saved once, and answered alike", async () => {
    const first = await named({ step: 1 }, 0, phone(1));
    const again = await named({ step: 1 }, 0, phone(1));
    expect(again).toEqual(first);
    const next = await named({ step: 2 }, first.data.revision, phone(2));
    expect(await named({ step: 2 }, first.data.revision, phone(2))).toEqual(next);
    expect((await read()).data).toMatchObject({ content: '{"step":2}', version: phone(2) });
  });

  test("continues from it without its revision, also in another tab that took over what the first one left", async () => {
    await named({ step: 1 }, 0, phone(1));
    expect((await named({ step: 2 }, 0, phone(2))).code).toBe(0);
    const tab = { writer: "phone002", seen: { phone001: 2, phone002: 1 } };
    expect((await named({ step: 3 }, 0, tab)).code).toBe(0);
    expect((await read()).data?.content).toBe('{"step":3}');
  });

  test("has the newest one stored, in any order of arrival, and all at once", async () => {
    const { data } = await named({ step: 0 }, 0, phone(1));
    expect((await named({ step: 3 }, data.revision, phone(4))).code).toBe(0);
    const late = await named({ step: 2 }, data.revision, phone(3));
    expect(late).toMatchObject({ code: 409, data: { version: phone(4) } });
    const revision = late.data.revision;
    const orders = [5, 9, 7, 6, 8].map((changes) => named({ step: changes }, revision, phone(changes)));
    await Promise.all(orders);
    expect((await read()).data?.content).toBe('{"step":9}');
  });

  test("is asked all the same if another device saved, or another tab that had not seen it", async () => {
    const { data } = await named({ step: 1 }, 0, phone(1));
    const otherVersion = { writer: "laptop01", seen: { laptop01: 1 } };
    const namedDraft = await named(
      { step: "laptop" },
      data.revision,
      { ...otherVersion, seen: { ...otherVersion.seen, phone001: 1 } },
      tokens.laptop,
    );
    expect(namedDraft.code).toBe(0);
    expect(await named({ step: 2 }, data.revision, phone(2))).toMatchObject({
      code: 409,
      data: { isSameLogin: false },
    });
    expect((await named({ step: "tab" }, 0, { writer: "phone002", seen: { phone001: 9, phone002: 1 } })).code).toBe(
      409,
    );
    expect((await named({ step: 3 }, 0, phone(3, { laptop01: 1 }))).code).toBe(0);
  });

  test("and who used a program that names no version is asked by revision, as before", async () => {
    const { data } = await save({ step: 1 }, 0);
    expect(data.version).toBeNull();
    expect((await named({ step: 2 }, 0, phone(1))).code).toBe(409);
    expect((await named({ step: 2 }, data.revision, phone(1))).code).toBe(0);
    expect((await save({ step: 3 }, 0)).code).toBe(409);
  });
});

describe("what is refused, with nothing stored", () => {
  test("drafts of other people's sites, of no race, and of nobody", async () => {
    expect((await save({}, 0, tokens.phone, { domainName: "nowhere.example" })).code).toBe(404);
    expect((await save({}, 0, "no-token")).code).toBe(401);
    expect((await read("no-token")).code).toBe(401);
    expect(await kept()).toEqual([]);
  });

  test.each([
    ["a text that is no JSON", "{", {}],
    ["a list", "[]", {}],
    ["a number", "42", {}],
    ["what nests without end", `{"x":${"[".repeat(100_000)}${"]".repeat(100_000)}}`, {}],
    ["a place that no program of ours names", "{}", { use: "spectate" }],
    ["an item with a path in it", "{}", { item: "../x" }],
    ["an owner of its choice", "{}", { accountId: "other" }],
    ["half a revision", "{}", { revision: 0.5 }],
    ["a revision as a text", "{}", { revision: "0" }],
    ["a version without its own tab", "{}", { version: { writer: "phone001", seen: { laptop01: 1 } } }],
    ["a version that counts no change", "{}", { version: { writer: "phone001", seen: { phone001: 0 } } }],
    [
      "a tab by a name that no program of ours gives",
      "{}",
      { version: { writer: "__proto__", seen: { phone001: 1 } } },
    ],
    [
      "a version of a hundred tabs",
      "{}",
      {
        version: {
          writer: "phone001",
          seen: Object.fromEntries(
            Array.from({ length: 100 }, (_, tab) => [`phone${String(tab).padStart(3, "0")}`, 1]),
          ),
        },
      },
    ],
  ])("%s", async (_what, content, overrides) => {
    expect((await save(content, 0, tokens.phone, overrides)).code).toBe(400);
    expect(await kept()).toEqual([]);
  });

  test("more than 512 KiB, and more than 20 drafts", async () => {
    const fitting = JSON.stringify({ x: "x".repeat(largestDraft - 8) });
    expect(Buffer.byteLength(fitting)).toBe(largestDraft);
    expect((await save(fitting, 0)).code).toBe(0);
    expect((await save(fitting.replace("xx", "xxx"), 0, tokens.phone, { item: "b" })).code).toBe(413);
    expect((await save(`{"x":"${"x".repeat(10_000_000)}"}`, 0, tokens.phone, { item: "b" })).status).toBe(413);
    const items = Array.from({ length: mostDrafts + 4 }, (_, number) => ({ item: `item-${number}` }));
    const answers = await Promise.all(items.map((item) => save({}, 0, tokens.phone, item)));
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(mostDrafts - 1);
    expect(answers.filter(({ code }) => code === 403)).toHaveLength(5);
    expect(await kept()).toHaveLength(mostDrafts);
  });

  test("a browser gone mad, that saves without end", async () => {
    await save({}, 0);
    await world.db.update(limits).set({ count: 600 });
    expect((await save({}, 1)).code).toBe(429);
  });
});

test("case 24, drafts on the server: what a runner wrote is in no table in clear", async () => {
  await save({ number: "11010519491231002X" }, 0);
  expect(JSON.stringify(await kept())).not.toContain("11010519491231002X");
  // And its owner reads it all the same, null characters included, which a database takes nowhere.
  const { data } = await read();
  const odd = JSON.stringify({ pasted: "a\u0000b" });
  expect((await save(odd, data?.revision ?? 0)).code).toBe(0);
  expect((await read()).data?.content).toBe(odd);
});
