import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Coupon, choosePrice, findCoupon, type Prices, type Unpriced } from "./choosePrice.ts";
import { type ChargedFee, computePrice, type Discount, type PriceInputs, type PriceLine } from "./prices.ts";
import { chooseLabel } from "./priceTexts.ts";

const itemName = { zh: "马拉松", en: "Marathon" };
const bus = { label: { zh: "接驳车", en: "Bus" }, feeFen: 2000 };
const shirt = { label: { zh: "纪念衫", en: "Shirt" }, feeFen: 8800 };
const at = Date.parse("2025-08-15T12:00:00+08:00");
const order = (more: Partial<Unpriced> = {}): Unpriced => ({
  item: "marathon",
  itemName,
  feeFen: 15_000,
  entrants: [[]],
  at,
  ...more,
});
const entrants = (count: number, fees: ChargedFee[] = []) => Array.from({ length: count }, () => fees);
const shown = (lines: PriceLine[]) => lines.map((line) => [chooseLabel(line).en, line.count, line.fen]);
const price = (prices: Prices, of: Partial<Unpriced> = {}, coupon?: Coupon) =>
  computePrice(choosePrice(prices, order(of), coupon));

describe("a runner pays", () => {
  test("the item's fee and what was chosen, each thing in one line", () => {
    const { lines, totalFen } = price({}, { entrants: [[bus], [bus, shirt]] });
    expect(shown(lines)).toEqual([
      ["Marathon", 2, 30_000],
      ["Bus", 2, 4000],
      ["Shirt", 1, 8800],
    ]);
    expect(totalFen).toBe(42_800);
  });

  test("the early-bird fee until the moment that it ends at, the cheapest of those that are open", () => {
    const from = "2025-08-01T00:00:00+08:00";
    const until = "2025-08-15T12:00:00+08:00";
    const prices: Prices = {
      earlyBirds: [
        { id: "early", from, until, feeFen: 12_000 },
        { id: "members", items: ["half"], until: "2025-09-01T00:00:00+08:00", feeFen: 1 },
        { id: "dearer", until: "2025-09-01T00:00:00+08:00", feeFen: 20_000 },
      ],
    };
    expect(shown(price(prices, { at: at - 1 }).lines)).toEqual([
      ["Marathon", 1, 15_000],
      ["Early-bird discount", 1, -3000],
    ]);
    expect(price(prices).totalFen).toBe(15_000);
    expect(price(prices, { at: Date.parse(from) }).totalFen).toBe(12_000);
    expect(price(prices, { at: Date.parse(from) - 1 }).totalFen).toBe(15_000);
  });

  test("less in a group that is large enough, by the discount that takes most off", () => {
    const prices: Prices = {
      groups: [
        { id: "five", size: 5, percent: 5 },
        { id: "ten", size: 10, offFen: 2000 },
      ],
    };
    expect(price(prices, { entrants: entrants(4) }).totalFen).toBe(60_000);
    expect(price(prices, { entrants: entrants(5) }).totalFen).toBe(75_000 - 3750);
    expect(shown(price(prices, { entrants: entrants(10) }).lines)[1]).toEqual([
      "Group discount (from 10 entrants)",
      10,
      -20_000,
    ]);
  });

  test("less with a coupon, applied last, for as many entrants as one account may use it, and never for options", () => {
    const prices: Prices = { groups: [{ id: "two", size: 2, percent: 10 }] };
    const coupon: Coupon = {
      id: "club",
      code: "RIVER-7Q4K-CLUB",
      percent: 50,
      perPerson: 1,
      name: { zh: "跑团", en: "Club" },
    };
    const { lines, totalFen } = price(prices, { entrants: entrants(2, [bus]) }, coupon);
    expect(shown(lines)).toEqual([
      ["Marathon", 2, 30_000],
      ["Group discount (from 2 entrants)", 2, -3000],
      ["Club", 1, -6750],
      ["Bus", 2, 4000],
    ]);
    expect(totalFen).toBe(24_250);
    expect(price({}, {}, { ...coupon, items: ["half"] }).totalFen).toBe(15_000);
    expect(price({}, {}, { ...coupon, until: "2025-08-15T12:00:00+08:00" }).totalFen).toBe(15_000);
  });

  test("whole fen: a percentage is rounded down for each entrant, so that ten pay ten times what one pays", () => {
    const coupon: Coupon = { id: "x", code: "x", percent: 33 };
    const feeOfOne = price({}, { feeFen: 9999 }, coupon).totalFen;
    expect(feeOfOne).toBe(9999 - 3299);
    expect(price({}, { feeFen: 9999, entrants: entrants(10) }, coupon).totalFen).toBe(10 * feeOfOne);
  });

  test("nothing rather than less than nothing", () => {
    const coupon: Coupon = { id: "x", code: "x", offFen: 999_999 };
    expect(price({ groups: [{ id: "g", size: 2, percent: 100 }] }, { entrants: entrants(2) }, coupon)).toEqual({
      lines: [
        { kind: "fee", label: itemName, count: 2, fen: 30_000 },
        { kind: "group", count: 2, fen: -30_000, size: 2 },
      ],
      totalFen: 0,
    });
  });
});

test("a code is found as people type it, and an empty one is none", () => {
  const coupons: Coupon[] = [{ id: "club", code: "River-7Q4K-Club", percent: 10 }];
  const typings = [
    "River-7Q4K-Club",
    "river7q4kclub",
    " RIVER 7q4k CLUB ",
    "Ｒｉｖｅｒ－７Ｑ４Ｋ－Ｃｌｕｂ",
    "River–7Q4K—Club",
    "\u200bRiver7Q4K\u3000Club",
  ];
  for (const typed of typings) expect(findCoupon(coupons, typed)?.id).toBe("club");
  for (const typed of ["", " ", "-", "river", "River-7Q4K-Club2"]) expect(findCoupon(coupons, typed)).toBeUndefined();
  expect(findCoupon([{ id: "x", code: "-" }], "")).toBeUndefined();
});

const fen = fc.integer({ min: 0, max: 100_000_000 });
const discount: fc.Arbitrary<Discount> = fc.oneof(
  fc.record({ percent: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ offFen: fc.integer({ min: 1, max: 100_000_000 }) }),
);
const label = fc.constantFrom(bus.label, shirt.label, { zh: "接驳车", en: "Shuttle" });
const inputs: fc.Arbitrary<PriceInputs> = fc.record(
  {
    version: fc.constant(1 as const),
    item: fc.constant("marathon"),
    itemName: fc.constant(itemName),
    feeFen: fen,
    entrants: fc.array(fc.array(fc.record({ label, feeFen: fen }), { maxLength: 4 }), { minLength: 1, maxLength: 12 }),
    earlyBird: fc.record({ id: fc.constant("e"), feeFen: fen }),
    group: fc.record({ id: fc.constant("g"), size: fc.integer({ min: 2, max: 12 }), discount }),
    coupon: fc.record({ id: fc.constant("c"), uses: fc.integer({ min: 1, max: 20 }), discount }),
  },
  { requiredKeys: ["version", "item", "itemName", "feeFen", "entrants"] },
);

/**
 * The same price, reckoned entrant by entrant in big numbers, by somebody who has only read the
 * rules.
 */
function naivePrice({ feeFen, entrants, earlyBird, group, coupon }: PriceInputs): bigint {
  let total = 0n;
  for (const [index, options] of entrants.entries()) {
    let fee = BigInt(feeFen);
    if (earlyBird && BigInt(earlyBird.feeFen) < fee) fee = BigInt(earlyBird.feeFen);
    for (const [isApplied, by] of [
      [group !== undefined && entrants.length >= group.size, group?.discount],
      [coupon !== undefined && index < coupon.uses, coupon?.discount],
    ] as const) {
      if (!isApplied || !by) continue;
      const off = "percent" in by ? (fee * BigInt(by.percent)) / 100n : BigInt(by.offFen);
      fee = off > fee ? 0n : fee - off;
    }
    total += options.reduce((sum, option) => sum + BigInt(option.feeFen), fee);
  }
  return total;
}

describe("for any order,", () => {
  test("the lines add up to the total, which is never negative and never more than without discounts", () => {
    fc.assert(
      fc.property(inputs, (priceInputs) => {
        const { lines, totalFen } = computePrice(priceInputs);
        const { earlyBird: _e, group: _g, coupon: _c, ...plain } = priceInputs;
        expect(lines.reduce((sum, line) => sum + line.fen, 0)).toBe(totalFen);
        expect(totalFen).toBeGreaterThanOrEqual(0);
        expect(totalFen).toBeLessThanOrEqual(computePrice(plain).totalFen);
        for (const line of lines) {
          expect(Number.isSafeInteger(line.fen)).toBe(true);
          expect(chooseLabel(line).zh).not.toBe("");
        }
      }),
    );
  });

  test("a second reckoning of the rules agrees", () => {
    fc.assert(
      fc.property(inputs, (priceInputs) => {
        expect(BigInt(computePrice(priceInputs).totalFen)).toBe(naivePrice(priceInputs));
      }),
    );
  });

  test("the inputs that are stored with it have the same price when they are read again", () => {
    fc.assert(
      fc.property(inputs, (priceInputs) => {
        expect(computePrice(JSON.parse(JSON.stringify(priceInputs)))).toEqual(computePrice(priceInputs));
      }),
    );
  });
});
