import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import type { OwnPickUp, PickUpBooking, PickUpPlan } from "#contract/pickUp.ts";
import { pickUpWith } from "#fixtures/pickUp.ts";
import { entries } from "../../base/db/entrySchema.ts";
import { pickUpSlots, pickUps } from "../../base/db/pickUpSchema.ts";
import { call } from "../../people/accounts/testPeople.ts";
import { leave } from "../leave/leave.ts";
import { broken, post, signUp } from "../orders/testPaying.ts";
import { park, raceFolder } from "../testForm.ts";
import { accountId, asPublished, submitToOneRace, tokens, world } from "../testSubmitting.ts";
import { countBooked } from "./testPickUps.ts";

submitToOneRace();

interface Refused {
  error?: string;
  nearest?: { slotId: number; startsAt: number; site: string; free: number }[];
}
const plan = async () => (await call<PickUpPlan>(world, `/sign-up/pick-up?domainName=${park}`, {})).data;
const listOwn = async (token = tokens.runner) => (await call<OwnPickUp[]>(world, "/sign-up/pick-ups", { token })).data;
const change =
  (path: string) =>
  (id: string, slotId?: number, entrant = 0, token = tokens.runner) =>
    post<PickUpBooking & Refused>(`/sign-up/submissions/${id}/${path}`, { entrant, ...(slotId && { slotId }) }, token);
const book = change("pick-up");
const move = change("move-pick-up");
const cancel = change("cancel-pick-up");
const slotIds = async () => (await plan()).sites.flatMap(({ days }) => days.flatMap(({ slots }) => slots));
const idAt = async (index: number) => (await slotIds())[index]?.slotId ?? 0;
// An item without a fee is confirmed at once.
const enter = async (number: number, token?: string) => {
  const { submissionId } = await signUp([number], { item: "solo", feeFen: 0 }, token);
  return submissionId;
};
// What is free is some seconds old, but not older than the edition: each test has one of its own.
let editions = 0;
const withPickUp = (run: () => Promise<unknown>, capacity = 2, overrides: object = {}) => {
  const bring = { zh: "证件原件", en: `Your document (${editions++})` };
  return asPublished({ pickUp: pickUpWith(capacity, { bring, ...overrides }) }, run);
};
const shiftSlot = (slotId: number, hours: number) =>
  world.db
    .update(pickUpSlots)
    .set({
      startsAt: sql`now() + ${`${hours} hours`}::interval`,
      endsAt: sql`now() + ${`${hours + 1} hours`}::interval`,
    })
    .where(eq(pickUpSlots.slotId, slotId));

describe("a runner whose entry is confirmed", () => {
  test("reads the places and times, what is free, what to bring and what to get with the choice of the form", async () => {
    await withPickUp(async () => {
      const { sites, timeZone } = await plan();
      expect(timeZone).toBe("Asia/Shanghai");
      expect(sites.map(({ id, days }) => [id, ...days.map(({ date, slots }) => `${date} ${slots.length}`)])).toEqual([
        ["expo", "2036-01-04 4", "2036-01-05 5"],
        ["station", "2036-01-05 1"],
      ]);
      expect(sites[0]?.days[0]?.slots[0]).toMatchObject({
        startsAt: Date.parse("2036-01-04T09:00:00+08:00"),
        endsAt: Date.parse("2036-01-04T09:30:00+08:00"),
        places: 2,
        free: 2,
      });
      const id = await enter(1);
      expect(await listOwn()).toMatchObject([
        {
          submissionId: id,
          entrant: 0,
          name: "跑者1",
          booking: null,
          bring: { zh: "证件原件" },
          materials: [
            { id: "bib", name: null, choice: null },
            { id: "shirt", choice: { zh: "不需要", en: "不需要 (en)" } },
            { id: "poncho", name: { zh: "雨衣" } },
          ],
        },
      ]);
      expect(await listOwn(tokens.other)).toEqual([]);
    });
  });

  test("books a slot, moves the booking and cancels it; a repeated request changes nothing", async () => {
    await withPickUp(async () => {
      const id = await enter(1);
      const [first, second] = [await idAt(0), await idAt(1)];
      const booked = await book(id, first);
      expect(booked.data).toMatchObject({
        slotId: first,
        state: "booked",
        site: { id: "expo", name: { zh: "会展中心" } },
      });
      expect(booked.data.changeUntil).toBe(booked.data.startsAt - 12 * 3_600_000);
      expect((await book(id, first)).data).toEqual(booked.data);
      expect((await book(id, second)).data.error).toBe("pick-up/already-booked");
      const [listed] = await listOwn();
      expect(listed?.booking).toEqual(booked.data);
      expect(listed?.calendar).toContain("DTSTART:20360104T010000Z\r\nDTEND:20360104T013000Z");
      expect(listed?.calendar).toContain("LOCATION:Expo hall\\, 1 Lake Road");
      const moved = await move(id, second);
      expect(moved.data.slotId).toBe(second);
      expect((await move(id, second)).data).toEqual(moved.data);
      expect((await countBooked(world.db)).slice(0, 2)).toEqual([
        [0, 0],
        [1, 1],
      ]);
      expect((await cancel(id)).code).toBe(0);
      expect((await cancel(id)).code).toBe(0);
      expect((await move(id, first)).data.error).toBe("pick-up/not-booked");
      expect((await book(id, first)).code).toBe(0);
      const states = (await world.db.select().from(pickUps).orderBy(pickUps.pickUpId)).map(({ state }) => state);
      expect(states).toEqual(["moved", "cancelled", "booked"]);
      expect(await broken()).toEqual([]);
    });
  });

  test("each of several people in one sign-up has a slot of their own", async () => {
    await withPickUp(async () => {
      const { submissionId: id } = await signUp([1, 2], { item: "ten-km", feeFen: 6000 });
      // Paid for by hand.
      await world.db.update(entries).set({ state: "confirmed" });
      expect((await listOwn()).map(({ name }) => name)).toEqual(["跑者1", "跑者2"]);
      const slot = await idAt(0);
      expect((await book(id, slot, 0)).code).toBe(0);
      expect((await book(id, slot, 1)).code).toBe(0);
      expect((await listOwn()).map(({ booking }) => booking?.slotId)).toEqual([slot, slot]);
      expect((await book(id, slot, 2)).data.error).toBe("pick-up/not-confirmed");
    });
  });

  test("reads which slots are near if one is full, and keeps the old booking if the new slot is", async () => {
    await withPickUp(async () => {
      const [a, b, c] = [await enter(1), await enter(2), await enter(3)];
      const [first, second] = [await idAt(0), await idAt(1)];
      await book(a, first);
      await book(b, second);
      const full = await book(c, first);
      expect([full.code, full.data.error]).toEqual([409, "pick-up/full"]);
      expect(full.msg).toBe("This slot is full. Choose another one.");
      expect(full.data.nearest?.map(({ startsAt }) => new Date(startsAt).toISOString())).toEqual([
        "2036-01-04T02:00:00.000Z",
        "2036-01-04T02:30:00.000Z",
        "2036-01-05T06:00:00.000Z",
      ]);
      expect((await move(a, second)).data.error).toBe("pick-up/full");
      expect((await listOwn()).find(({ submissionId }) => submissionId === a)?.booking?.slotId).toBe(first);
      expect((await countBooked(world.db)).slice(0, 2)).toEqual([
        [1, 1],
        [1, 1],
      ]);
    }, 1);
  });

  test("is refused before booking opens and after it closes, in a slot that has begun, and in none", async () => {
    await withPickUp(
      async () => {
        const early = await book(await enter(1), await idAt(0));
        expect(early.data).toMatchObject({
          error: "pick-up/not-open",
          opensAt: Date.parse("2035-01-01T00:00:00+08:00"),
        });
      },
      2,
      { opensAt: "2035-01-01T00:00:00+08:00" },
    );
    await withPickUp(
      async () => expect((await book(await enter(2), await idAt(0))).data.error).toBe("pick-up/closed"),
      2,
      { closesAt: "2021-01-01T00:00:00+08:00" },
    );
    await withPickUp(async () => {
      const own = await enter(3);
      const slot = await idAt(0);
      await shiftSlot(slot, -0.5);
      expect((await book(own, slot)).data.error).toBe("pick-up/slot-over");
      expect((await book(own, 2_000_000_000)).data.error).toBe("pick-up/unknown-slot");
    });
  });

  test("cannot move or cancel once the limit before the slot is past", async () => {
    await withPickUp(async () => {
      const id = await enter(1);
      const slot = await idAt(0);
      await book(id, slot);
      await shiftSlot(slot, 11);
      expect((await move(id, await idAt(1))).data.error).toBe("pick-up/too-late");
      expect((await cancel(id)).data.error).toBe("pick-up/too-late");
      await shiftSlot(slot, 13);
      expect((await cancel(id)).code).toBe(0);
    });
  });

  test("cannot give back what is picked up already", async () => {
    await withPickUp(async () => {
      const id = await enter(1);
      await book(id, await idAt(0));
      await world.db.update(pickUps).set({ state: "collected" });
      expect((await cancel(id)).data.error).toBe("pick-up/picked-up");
      expect((await move(id, await idAt(1))).data.error).toBe("pick-up/picked-up");
      expect((await listOwn())[0]?.booking?.state).toBe("collected");
    });
  });
});

test("nobody books for an entry of somebody else, that is not confirmed, or in a race without appointments", async () => {
  await withPickUp(async () => {
    const id = await enter(1);
    const slot = await idAt(0);
    for (const refused of [await book(id, slot, 0, tokens.other), await book("none", slot)])
      expect([refused.code, refused.data.error]).toEqual([404, "submission/not-found"]);
    const { submissionId } = await signUp([2]);
    await world.db.update(entries).set({ state: "waitlisted" }).where(eq(entries.submissionId, submissionId));
    expect((await book(submissionId, slot)).data.error).toBe("pick-up/not-confirmed");
    expect((await countBooked(world.db)).every(([booked]) => booked === 0)).toBe(true);
  });
  const id = await enter(3);
  expect((await book(id, 1)).data.error).toBe("pick-up/not-offered");
  expect(await listOwn()).toEqual([]);
  const { data } = await call<Refused>(world, `/sign-up/pick-up?domainName=${park}`, {});
  expect(data.error).toBe("pick-up/not-offered");
});

test("the booking of a runner who withdraws ends with the entry, and its place is free", async () => {
  await withPickUp(async () => {
    const [a, b] = [await enter(1), await enter(2, tokens.other)];
    const slot = await idAt(0);
    await book(a, slot);
    expect((await book(b, slot, 0, tokens.other)).data.error).toBe("pick-up/full");
    expect((await post(`/sign-up/submissions/${a}/withdraw`)).code).toBe(0);
    expect((await book(b, slot, 0, tokens.other)).code).toBe(0);
    expect(await broken()).toEqual([]);
    // An account that is deleted has no entries any more.
    await world.db.transaction((tx) =>
      leave(tx as never, world.tools, [b], { reason: "account-deleted", actor: accountId, site: undefined }),
    );
    expect((await countBooked(world.db))[0]).toEqual([0, 0]);
  }, 1);
});

test("the hour for which most have booked is shown for each day", async () => {
  await withPickUp(async () => {
    for (const number of [1, 2, 3]) await book(await enter(number), await idAt(number === 1 ? 0 : number));
    // At most three seconds old: another edition is read anew.
    await world.write(raceFolder({ pickUp: pickUpWith(3) }));
    await world.load();
    const [day, next] = (await plan()).sites[0]?.days ?? [];
    expect(day?.slots.map((slot) => slot.free)).toEqual([2, 3, 2, 2]);
    expect(day?.fullest).toEqual({
      startsAt: Date.parse("2036-01-04T10:00:00+08:00"),
      endsAt: Date.parse("2036-01-04T11:00:00+08:00"),
    });
    expect(next?.fullest).toBeNull();
  });
});

const publish = async (pickUp: object | undefined) => {
  await world.write(raceFolder(pickUp ? { pickUp } : {}));
  const published = (await world.load()).get("park");
  return [published?.outcome, ...(published?.problems ?? []).filter(({ code }) => code.startsWith("SL626"))];
};

test("runners of a site that closes at noon read so, keep their place until they move, and can move at any time", async () => {
  await withPickUp(async () => {
    const [own, other] = [await enter(1), await enter(2)];
    const [morning, late] = [await idAt(0), await idAt(4)];
    await book(own, late);
    const readBooking = async () => (await listOwn()).find(({ submissionId }) => submissionId === own)?.booking;
    expect(await readBooking()).toMatchObject({ slotId: late, isOffered: true });
    const offered = pickUpWith(2);
    const [expo, ...others] = offered.sites;
    const shorter = { ...expo, days: expo?.days.slice(0, 1) };
    // It closes an hour before they come, and booking has closed too.
    const sites = [shorter, ...others];
    expect(await publish({ ...offered, sites, closesAt: "2021-01-01T00:00:00+08:00" } as never)).toMatchObject([
      "published",
      { code: "SL6268", params: { slots: 1, booked: 1 } },
    ]);
    await shiftSlot(late, 1);
    await shiftSlot(morning, 2);
    expect(await readBooking()).toMatchObject({ slotId: late, isOffered: false });
    expect((await book(other, morning)).data.error).toBe("pick-up/closed");
    expect((await move(own, morning)).data).toMatchObject({ slotId: morning, isOffered: true });
    expect(await broken()).toEqual([]);
  });
});

test("an organiser who lowers a slot or removes it reads how many have booked it, and no booking is lost", async () => {
  await withPickUp(async () => {
    const [a, b, c] = [await enter(1), await enter(2), await enter(3)];
    const [first, second] = [await idAt(0), await idAt(1)];
    await book(a, first);
    await book(b, first);
    expect(await publish(pickUpWith(1))).toMatchObject([
      "published",
      { code: "SL6267", params: { from: "09:00", capacity: 1, booked: 2 }, file: "site.json" },
    ]);
    expect((await countBooked(world.db))[0]).toEqual([2, 2]);
    expect((await book(c, first)).data.error).toBe("pick-up/full");
    expect(await broken()).toEqual([]);
    // One who leaves makes no room until there are fewer than the organiser states.
    await cancel(a);
    expect((await book(c, first)).data.error).toBe("pick-up/full");
    await cancel(b);
    expect((await book(c, first)).code).toBe(0);
    expect(await publish(undefined)).toMatchObject(["published", { code: "SL6268", params: { slots: 1, booked: 1 } }]);
    expect((await countBooked(world.db))[0]).toEqual([1, 1]);
    await publish(pickUpWith(2));
    expect((await listOwn()).find(({ submissionId }) => submissionId === c)?.booking?.slotId).toBe(first);
    expect((await book(a, second)).code).toBe(0);
    expect(await broken()).toEqual([]);
  });
});
