import { asc, eq } from "drizzle-orm";
import { describe, expect, test, vi } from "vitest";
import type { ItemLeft } from "#contract/entries.ts";
import type { SubmissionHead, SubmissionReceipt } from "#contract/signup.ts";
import { accounts } from "../../base/db/accountSchema.ts";
import { entries, entryHistory, persons } from "../../base/db/entrySchema.ts";
import { readOutbox } from "../../base/delivery/outbox.ts";
import { call } from "../../people/accounts/testPeople.ts";
import { buildBody, park, person, raceFolder } from "../testForm.ts";
import {
  accountId,
  asPublished,
  form,
  publishedForm,
  refused,
  stored,
  submit,
  submitToOneRace,
  tokens,
  world,
} from "../testSubmitting.ts";
import { poolCounts } from "./testEntries.ts";

submitToOneRace();

const states = async () =>
  (await world.db.select({ state: entries.state }).from(entries).orderBy(asc(entries.seq))).map(({ state }) => state);
const people = (numbers: number[]) => numbers.map((number) => person(number));
const send = async (numbers: number[], overrides: object = {}, token = tokens.runner) => {
  const answer = await submit(buildBody(form, { entrants: people(numbers), ...overrides }), token);
  expect(answer.msg).toBe("");
  return answer.data as SubmissionReceipt;
};
const sendTooMany = (numbers: number[], language?: string) =>
  refused(buildBody(form, { entrants: people(numbers) }), undefined, language);
// What a server states is up to three seconds old.
let aheadMs = 0;
const left = async () => {
  aheadMs += 5000;
  const clock = vi.spyOn(Date, "now").mockReturnValue(Date.now() + aheadMs);
  try {
    return (await call<ItemLeft[]>(world, `/sign-up/places?domainName=${park}`, {})).data;
  } finally {
    clock.mockRestore();
  }
};
const withdraw = ({ submissionId }: SubmissionReceipt) =>
  call(world, `/sign-up/submissions/${submissionId}/withdraw`, { method: "POST", json: {}, token: tokens.runner });
const ownEntries = async () => {
  const { data } = await call<SubmissionHead[]>(world, "/sign-up/submissions", { token: tokens.runner });
  return data.flatMap((submission) => submission.entries.map(({ state, place }) => [state, place]));
};
const withTenKm = (overrides: object, race: object = {}) => ({ items: { "ten-km": overrides }, ...race });

describe("an item with places", () => {
  test("takes as many people as it has places, and refuses a group that is too large with what is left", async () => {
    await asPublished(withTenKm({ places: 3 }), async () => {
      await send([1]);
      const { data, msg, code } = await sendTooMany([2, 3, 4]);
      expect([code, data.reason, data.left]).toEqual([409, "full", 2]);
      expect(msg).toBe(
        "2 places are left, and you are signing up 3 people. Nothing was submitted: sign up fewer, or choose another item.",
      );
      await send([2, 3]);
      expect((await sendTooMany([4])).msg).toBe("All places are taken. Nothing was submitted: choose another item.");
      expect((await sendTooMany([4], "zh")).msg).toBe("名额已满，报名未提交。可以选择其他项目。");
      expect([await stored(), await states()]).toEqual([2, ["confirmed", "confirmed", "confirmed"]]);
      expect(await poolCounts(world.db)).toEqual({ "item/ten-km": [3, 3, 3] });
      const codes = (await world.db.select({ code: entries.code }).from(entries)).map((row) => row.code);
      expect(codes.filter((code) => /^[0-9A-HJKMNP-TV-Z]{10}$/.test(code))).toHaveLength(3);
    });
  });

  test("has the place of a runner who withdraws again, and the same runner can enter again", async () => {
    await asPublished(withTenKm({ places: 1 }), async () => {
      const first = await send([1]);
      expect((await withdraw(first)).code).toBe(0);
      expect((await withdraw(first)).code).toBe(0);
      expect(await poolCounts(world.db)).toEqual({ "item/ten-km": [0, 0, 0] });
      await send([1]);
      expect([await states(), await poolCounts(world.db)]).toEqual([
        ["withdrawn", "confirmed"],
        { "item/ten-km": [1, 1, 1] },
      ]);
      const history = await world.db.select().from(entryHistory).orderBy(asc(entryHistory.seq));
      expect(history.map(({ before, after }) => [before, after])).toEqual([
        [null, "confirmed"],
        ["confirmed", "withdrawn"],
        [null, "confirmed"],
      ]);
    });
  });

  test("takes a place of each pool that it shares with others, or none of any", async () => {
    const items = { "ten-km": { places: 10, pools: ["start"] }, solo: { places: 5, pools: ["start"] } };
    await asPublished({ items, pools: [{ id: "start", places: 3 }] }, async () => {
      await send([1, 2]);
      await send([3], { item: "solo", feeFen: 0 });
      expect((await sendTooMany([4])).data.left).toBe(0);
      expect(await poolCounts(world.db)).toEqual({
        "item/solo": [1, 1, 1],
        "item/ten-km": [2, 2, 2],
        "pool/start": [3, 3, 3],
      });
    });
  });

  test("shows how many places are left; one without a number of places has no limit", async () => {
    const items = { "ten-km": { places: 3 }, solo: { places: 2, allocation: "draw" } };
    await asPublished({ items }, async () => {
      await send([1, 2]);
      await send([3], { item: "solo", feeFen: 0 });
      expect(await left()).toEqual([{ item: "ten-km", left: 1, waiting: 0, hasWaitingList: false }]);
      expect(await ownEntries()).toContainEqual(["pool", null]);
    });
  });
});

test("a submission to the draw waits for it without a place, however many there are", async () => {
  await asPublished(withTenKm({ places: 1, allocation: "draw" }), async () => {
    await send([1, 2]);
    await send([3]);
    expect([await states(), await poolCounts(world.db)]).toEqual([
      ["pool", "pool", "pool"],
      { "item/ten-km": [0, 0, 0] },
    ]);
  });
});

test("a person enters one item of an exclusion group, and an item of another group too", async () => {
  const items = { kids: { exclusionGroup: "fun" } };
  const forms = raceFolder({ items });
  const anyItem = { ...(forms["park/forms/sign-up.json"] as object), items: undefined };
  await asPublished({ items, forms: [anyItem as Record<string, unknown>] }, async () => {
    const open = await publishedForm();
    const at = (item: string, feeFen = 0) => buildBody(open, { entrants: people([1]), item, feeFen });
    expect((await submit(at("solo"))).code).toBe(0);
    expect((await refused(at("ten-km", 3000))).data.reason).toBe("already-registered");
    expect((await submit(at("kids"))).code).toBe(0);
    expect((await refused(at("kids"))).data.reason).toBe("already-registered");
    const [person] = await world.db.select().from(persons);
    expect(person?.birthday).toBe("1990-03-07");
  });
});

describe("the times, groups and ways of an item", () => {
  test("an item that opens later, has closed, or is for applications takes no sign-up, though registration is open", async () => {
    const closed = [
      { opensAt: "2035-01-01T00:00:00+08:00" },
      { closesAt: "2021-01-01T00:00:00+08:00" },
      { allocation: "direct" },
      { allocation: "invite" },
    ];
    for (const overrides of closed)
      await asPublished(withTenKm(overrides), async () => {
        expect((await sendTooMany([1])).data.reason).toBe("not-open");
      });
    await asPublished(withTenKm({ opensAt: "2021-01-01T00:00:00+08:00" }), async () => void (await send([1])));
  });

  test("a sign-up has as many people as the item asks for, within what the form takes", async () => {
    await asPublished(withTenKm({ groupSize: { min: 2, max: 2 } }), async () => {
      expect((await sendTooMany([1])).msg).toBe("One sign-up for this item has at least 2 people. Add the others.");
      expect((await sendTooMany([1, 2, 3])).msg).toBe(
        "One sign-up for this item holds at most 2 people. Remove some, and sign them up separately.",
      );
      await send([1, 2]);
    });
  });
});

describe("a waiting list", () => {
  test("keeps the order: a freed place goes to the first who fits, with a message, and nobody overtakes", async () => {
    await world.db.update(accounts).set({ email: "runner@example.com" }).where(eq(accounts.accountId, accountId));
    await asPublished(withTenKm({ places: 2, waitingList: true }), async () => {
      const first = await send([1]);
      const second = await send([2]);
      await send([3, 4], { language: "en" });
      const single = await send([5]);
      expect(await ownEntries()).toEqual([
        ["waitlisted", 3],
        ["waitlisted", 1],
        ["waitlisted", 2],
        ["confirmed", null],
        ["confirmed", null],
      ]);
      expect(await left()).toEqual([{ item: "ten-km", left: 0, waiting: 3, hasWaitingList: true }]);
      // One place does not fit the two of the group, who keep their turn: the single runner behind
      // them gets it.
      await withdraw(first);
      expect(await states()).toEqual(["withdrawn", "confirmed", "waitlisted", "waitlisted", "confirmed"]);
      // A newcomer waits behind them.
      await withdraw(second);
      await send([6]);
      expect((await states()).slice(1)).toEqual(["withdrawn", "waitlisted", "waitlisted", "confirmed", "waitlisted"]);
      await withdraw(single);
      expect((await states()).slice(2)).toEqual(["confirmed", "confirmed", "withdrawn", "waitlisted"]);
      const mails = (await readOutbox(world.db, world.secrets)).filter(({ template }) => template === "place-freed");
      expect(mails.map(({ target, content }) => [target, content?.language])).toContainEqual([
        "runner@example.com",
        "en",
      ]);
    });
  });

  test("does not take a group that is larger than all places of the item", async () => {
    await asPublished(withTenKm({ places: 1, waitingList: true }), async () => {
      expect((await sendTooMany([1, 2])).data).toMatchObject({ reason: "full", left: 1 });
    });
  });
});
