import { expect, test } from "vitest";
import { siteWith } from "#fixtures/site/siteWith.ts";
import { readSite } from "../read.ts";

const item = (id: string, more: object = {}) => ({
  id,
  name: { zh: id, en: id },
  distanceKm: 10,
  feeFen: 10_000,
  places: 100,
  ...more,
});
const registration = { opensAt: "2025-08-01T10:00:00+08:00", closesAt: "2025-09-01T10:00:00+08:00" };
const form = (more: object = {}) => JSON.stringify({ id: "sign-up", version: 1, ...more });

/** The problems of a site with these items, pools and prices, as code and place. */
function found(
  items: object[],
  { pools, prices, blocks = [], forms = form({ entrants: { max: 4 } }) }: Record<string, unknown> = {},
) {
  const race = { name: { zh: "测试赛", en: "Test" }, startsAt: "2025-10-26T07:30:00+08:00", registration, items };
  const more = { race: { ...race, ...(pools ? { pools } : {}) }, ...(prices ? { prices } : {}) };
  const text = siteWith(blocks as object[], [], { ...more, forms: ["forms/sign-up.json"] });
  const { problems } = readSite(text, "site.json", { forms: { "forms/sign-up.json": forms as string } });
  return problems.filter(({ code }) => /^SL61/.test(code)).map(({ code, pointer }) => `${code} ${pointer}`);
}

const early = { id: "a", feeFen: 8000, until: "2025-08-10T00:00:00+08:00" };
const group = { id: "g", size: 4, percent: 10 };

test("an organiser whose offers can be used gets no problem", () => {
  const later = item("later", { opensAt: "2025-08-09T10:00:00+08:00", groupSize: { min: 2, max: 4 } });
  const guests = item("guests", { allocation: "invite", feeFen: 0, opensAt: "2025-07-01T10:00:00+08:00" });
  const prices = {
    earlyBirds: [{ ...early, items: ["full", "later"] }],
    groups: [group],
    coupons: [
      { id: "c", code: "LAKE-7Q4K-9TRW", percent: 10, uses: 5, perPerson: 5, from: "2025-08-31T00:00:00+08:00" },
    ],
    refunds: { percent: 50, until: "2025-09-01T10:00:00+08:00" },
  };
  const pools = [{ id: "all", places: 150 }];
  expect(found([item("full", { pools: ["all"] }), { ...later, pools: ["all"] }, guests], { pools, prices })).toEqual(
    [],
  );
  // What is not known is not judged: an item without places, one without a form of the folder.
  expect(found([item("full", { places: undefined, pools: ["all"] })], { pools })).toEqual([]);
  expect(
    found([item("full")], { prices: { groups: [{ ...group, size: 9 }] }, forms: form({ use: "general" }) }),
  ).toEqual([]);
});

test.each([
  ["opens after registration closes", { opensAt: "2025-09-01T10:00:00+08:00" }, "SL6118 /race/items/0/opensAt"],
  ["has no place", { places: 0 }, "SL6124 /race/items/0/places"],
  ["lets five sign up for a form of four", { groupSize: { max: 5 } }, "SL6120 /race/items/0/groupSize"],
  ["wants five for a form of four", { groupSize: { min: 5 } }, "SL6119 /race/items/0/groupSize"],
  ["costs four people more than a payment can be", { feeFen: 25_000_001 }, "SL6123 /race/items/0/feeFen"],
])("an item that %s is reported", (_what, more, expected) => {
  expect(found([item("full", more)])).toEqual([expected]);
});

test("a pool that is smaller than one of its items, or larger than all of them, is reported", () => {
  const items = [item("full", { pools: ["all"] }), item("half", { pools: ["all"] })];
  expect(found(items, { pools: [{ id: "all", places: 99 }] })).toEqual(["SL6121 /race/pools/0/places"]);
  expect(found(items, { pools: [{ id: "all", places: 201 }] })).toEqual(["SL6122 /race/pools/0/places"]);
  expect(found(items, { pools: [{ id: "all", places: 200 }] })).toEqual([]);
});

test("an offer is judged to the instant by the items that it is for", () => {
  const items = [item("full"), item("later", { opensAt: "2025-08-10T00:00:00+08:00" })];
  const offer = (more: object) => found(items, { prices: { earlyBirds: [{ ...early, ...more }] } });
  expect(offer({ items: ["later"] })).toEqual(["SL6131 /prices/earlyBirds/0/until"]);
  expect(offer({ items: ["later"], until: "2025-08-10T00:00:01+08:00" })).toEqual([]);
  expect(offer({ items: ["full", "later"] })).toEqual([]);
  expect(offer({ until: "2025-09-01T10:00:00+08:00" })).toEqual(["SL6145 /prices/earlyBirds/0/until"]);
  expect(offer({ until: "2025-09-01T09:59:59+08:00" })).toEqual([]);
});

test("a discount that nobody reaches, or on what is free, is reported, and so is a refund after the last withdrawal", () => {
  const items = [item("full"), item("fun", { feeFen: 0 })];
  expect(found(items, { prices: { groups: [{ ...group, size: 5 }] } })).toEqual(["SL6146 /prices/groups/0/size"]);
  expect(found(items, { prices: { groups: [{ ...group, items: ["fun"] }] } })).toEqual([
    "SL6144 /prices/groups/0/items",
  ]);
  const refunds = { percent: 50, until: "2025-09-01T10:00:01+08:00" };
  expect(found(items, { prices: { refunds } })).toEqual(["SL6148 /prices/refunds/until"]);
});

test("a runner who applied in a block of a page withdraws until the start, and may be refunded until then", () => {
  const refunds = { percent: 50, until: "2025-09-01T10:00:01+08:00" };
  const applications = { type: "sign-up", version: 1, id: "apply", props: { kind: "through-entry", isOpen: true } };
  expect(found([item("full")], { prices: { refunds }, blocks: [applications] })).toEqual([]);
});
