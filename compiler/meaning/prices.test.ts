import { expect, test } from "vitest";
import { siteWith } from "#fixtures/site/siteWith.ts";
import { readSite } from "../read.ts";

const item = (id: string, feeFen: number) => ({ id, name: { zh: id, en: id }, distanceKm: 10, feeFen });
const race = {
  name: { zh: "测试赛" },
  startsAt: "2025-10-26T07:30:00+08:00",
  registration: { opensAt: "2025-08-01T10:00:00+08:00", closesAt: "2025-09-01T10:00:00+08:00" },
  items: [item("full", 15_000), item("half", 10_000), item("fun", 0)],
};

/** The problems of a site with these prices, as code and place. */
function found(prices: object, more: object = { race }): string[] {
  const { problems } = readSite(siteWith([], [], { prices, ...more }), "site.json");
  return problems.filter(({ severity }) => severity !== "note").map(({ code, pointer }) => `${code} ${pointer}`);
}

const coupon = (code: string, more: object = {}) => ({ id: code.toLowerCase(), code, percent: 10, uses: 50, ...more });

test("an organiser whose prices are right gets no problem", () => {
  const early = { id: "a", items: ["full"], until: "2025-08-10T00:00:00+08:00", feeFen: 12_000 };
  expect(
    found({
      earlyBirds: [
        early,
        { ...early, id: "b", from: early.until, until: "2025-08-20T00:00:00+08:00", feeFen: 13_000 },
        { ...early, id: "c", items: ["half"], feeFen: 9000 },
      ],
      groups: [
        { id: "five", size: 5, percent: 5 },
        { id: "ten", size: 10, percent: 10 },
        { id: "half", size: 3, items: ["half"], offFen: 300 },
      ],
      coupons: [coupon("LAKE-7Q4K-9TRW"), coupon("W4KX3NVP", { offFen: 100, percent: undefined, items: ["full"] })],
    }),
  ).toEqual([]);
});

test("an offer after the registration closes never applies, which the organiser reads", () => {
  const early = { id: "a", items: ["full"], from: "2025-09-01T10:00:00+08:00", until: "2025-09-02T10:00:00+08:00" };
  expect(found({ earlyBirds: [{ ...early, feeFen: 1 }] })).toEqual(["SL6131 /prices/earlyBirds/0/from"]);
});

test("offers for different items may be open at the same time; a free item has none", () => {
  const early = { until: "2025-08-10T00:00:00+08:00" };
  expect(found({ earlyBirds: [{ ...early, id: "a", items: ["fun"], feeFen: 0 }] })).toEqual([
    "SL6133 /prices/earlyBirds/0/items/0",
  ]);
});

test.each([
  ["RUN2025", "short"],
  ["EARLYBIRD", "word"],
  ["EARLY-BIRD-25", "word"],
  ["20251026", "word"],
  ["AAAA-AAAA-AAAB", "short"],
])("the code %s is found by strangers", (code) => {
  expect(found({ coupons: [coupon(code)] })).toEqual(["SL6139 /prices/coupons/0/code"]);
});

test("codes with a number at their end are a series from three on, which is reported once", () => {
  const codes = ["7Q4K-LAKE-1", "7Q4K-LAKE-2", "7Q4K-LAKE-3"].map((code) => coupon(code));
  expect(found({ coupons: codes.slice(1) })).toEqual([]);
  expect(found({ coupons: codes })).toEqual(["SL6139 /prices/coupons/0/code"]);
});

test("a site whose items are the platform's gets no problem about them", () => {
  expect(found({ groups: [{ id: "g", size: 2, percent: 5, items: ["any"] }] }, {})).toEqual([]);
});

test.each([
  ["no list", { coupons: {} }],
  ["no offers", { coupons: [null, 1, "x", []] }],
  ["wrong types", { earlyBirds: [{ id: 1, until: 5, feeFen: "x", items: "full" }] }],
  [
    "numbers beyond every bound",
    {
      groups: [
        { id: "g", size: 1e9, percent: -1 },
        { id: "h", size: 2, offFen: 1e300 },
      ],
    },
  ],
  ["a code with markup", { coupons: [coupon("<script>alert(1)</script>")] }],
])("prices of %s are errors and never a crash", (_what, prices) => {
  expect(found(prices).length).toBeGreaterThan(0);
  expect(found(prices).every((problem) => problem.startsWith("SL2"))).toBe(true);
});

test("a coupon for all items with an amount off leaves free ones alone, and one that names a free item is reported", () => {
  const off = (more: object) => ({ id: "c", code: "QZ7KM4WX", offFen: 5000, uses: 50, ...more });
  expect(found({ coupons: [off({})] })).toEqual([]);
  expect(found({ coupons: [off({ items: ["full", "fun"] })] })).toEqual(["SL6134 /prices/coupons/0/offFen"]);
});

test("an early-bird fee in yuan is noticed", () => {
  const early = (feeFen: number) => [{ id: "a", items: ["full"], until: "2025-08-10T00:00:00+08:00", feeFen }];
  expect(found({ earlyBirds: early(150) })).toEqual(["SL5204 /prices/earlyBirds/0/feeFen"]);
  expect(found({ earlyBirds: early(12_000) })).toEqual([]);
});
