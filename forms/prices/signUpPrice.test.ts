import { expect, test } from "vitest";
import type { CompiledForm } from "../form.ts";
import { testForm } from "../testForm.ts";
import { computePrice } from "./prices.ts";
import { signUpPrice } from "./signUpPrice.ts";

const form: CompiledForm = testForm(
  { properties: { insurance: {} } },
  {
    fees: [
      {
        id: "insurance",
        label: { zh: "保险", en: "Insurance" },
        feeFen: 501,
        when: { field: "/insurance", in: [true] },
      },
    ],
  },
);
const item = { id: "marathon", name: { zh: "马拉松", en: "Marathon" }, feeFen: 20_000 };
const entrants = [{ insurance: true }, {}, { insurance: true }];
const prices = { groups: [{ id: "three", size: 3, percent: 10 }] };
const at = Date.parse("2025-08-15T12:00:00+08:00");
const total = (more: object) => computePrice(signUpPrice({ form, entrants, item, at, ...more })).totalFen;

test("a group pays its fees less the discount, and add-ons in full", () => {
  expect(total({})).toBe(61_002);
  expect(total({ prices })).toBe(61_002 - 6000);
  expect(total({ prices, entrants: entrants.slice(0, 2) })).toBe(40_501);
});

test("who applies for a place pays the application only, without discounts on a place that is not given yet", () => {
  expect(total({ form: { ...form, use: "through-entry" }, prices })).toBe(1002);
});

test("an item that the site does not state costs nothing but its add-ons", () => {
  expect(total({ item: undefined })).toBe(1002);
});
