import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { FormRule } from "#schemas/generated/types.ts";
import { isSame } from "./compared.ts";
import { firstProblem, problems } from "./testRules.ts";

describe("an emergency contact", () => {
  const differs: FormRule = { rule: "differs", field: "/contactPhone", other: "/phone", as: "phone" };

  test.each([
    ["13800138000", "13800138000"],
    ["13800138000", "+86 138 0013 8000"],
    ["13800138000", "0086-13800138000"],
    ["13800138000", "8613800138000"],
    ["13800138000", "１３８００１３８０００"],
    ["13800138000", { country: "CN", number: "138 0013 8000" }],
    [{ country: "HK", number: "51234567" }, "+852 5123 4567"],
    [
      { country: "TW", number: "0912345678" },
      { country: "TW", number: "+886 912 345 678" },
    ],
    [{ country: "US", number: "(650) 253-0000" }, "+1 650 253 0000"],
  ])("case 12, the runner's own phone: %j and %j are one, and refused", (phone, contactPhone) => {
    expect(firstProblem(differs, { phone, contactPhone })).toBe(
      "/contactPhone: “Emergency phone” and “Phone” must be different. Please change one of them.",
    );
    expect(firstProblem(differs, { phone: contactPhone, contactPhone: phone })).toBeTruthy();
  });

  test.each([
    ["13800138000", "13800138001"],
    [
      { country: "HK", number: "51234567" },
      { country: "MO", number: "51234567" },
    ],
    ["+852 51234567", "+853 51234567"],
    ["13800138000", undefined],
    [undefined, "13800138000"],
  ])("with another phone, or none yet, is accepted: %j, %j", (phone, contactPhone) => {
    expect(firstProblem(differs, { phone, contactPhone })).toBeUndefined();
  });

  test("case 12, the runner's own name: it is accepted if no rule forbids it", () => {
    const answers = { name: "阿卜杜拉·买买提", contactName: "阿卜杜拉• 买买提" };
    expect(firstProblem({ rule: "differs", field: "/contactName", other: "/name" }, answers)).toBeTruthy();
    expect(problems([differs], answers)).toEqual([]);
  });

  test("case 12, either number changed: it is fine again whichever of the two it is", () => {
    const number = fc.stringMatching(/^1[3-9]\d{9}$/);
    const written = fc.constantFrom("", "+86", "+86 ", "0086", "86");
    fc.assert(
      fc.property(number, number, written, written, (one, other, before, after) => {
        expect(isSame("phone", before + one, after + other)).toBe(one === other);
        expect(isSame("phone", after + other, before + one)).toBe(isSame("phone", before + one, after + other));
        const answers = { phone: before + one, contactPhone: after + one };
        expect(firstProblem(differs, answers)).toBeTruthy();
        fc.pre(one !== other);
        expect(firstProblem(differs, { ...answers, phone: other })).toBeUndefined();
        expect(firstProblem(differs, { ...answers, contactPhone: other })).toBeUndefined();
      }),
    );
  });

  test("is compared the same from both sides, and texts regardless of spaces, capitals and widths", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "binary" }), (a, b) => {
        for (const as of ["text", "phone", "document"] as const) expect(isSame(as, a, b)).toBe(isSame(as, b, a));
      }),
    );
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{1,20}$/), (text) => {
        const wide = [...text]
          .map((letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0))
          .join("\u3000");
        expect(isSame("text", text, ` ${text.toUpperCase()} `)).toBe(true);
        expect(isSame("text", text, wide)).toBe(true);
        expect(isSame("text", text, `${text}x`)).toBe(false);
      }),
    );
  });
});

test("an address typed twice has to be the same both times", () => {
  const same: FormRule = { rule: "same", field: "/contactName", other: "/name" };
  expect(firstProblem(same, { name: "Lin@example.com", contactName: "lin@example.com " })).toBeUndefined();
  expect(firstProblem(same, { name: "a", contactName: "b" })).toBe(
    "/contactName: “Emergency contact” and “Name” must be the same. Please check both.",
  );
});
