import fc from "fast-check";
import { describe, expect, onTestFinished, test } from "vitest";
import { answerUpgrades } from "#schemas/generated/fields.ts";
import type { Answers, CompiledForm } from "./form.ts";
import { testForm } from "./testForm.ts";
import { upgradeAnswers } from "./upgradeAnswers.ts";

const phone = {
  type: "object",
  properties: { country: { type: "string" }, number: { type: "string" } },
  additionalProperties: false,
};
const third = (more: Partial<CompiledForm> = {}) =>
  testForm(
    {
      properties: {
        fullName: { type: "string" },
        phone,
        size: { type: "string" },
        home: { type: "object", properties: { city: { type: "string" }, street: { type: "string" } } },
      },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      allOf: [{ if: { required: ["size"] }, then: { properties: { team: { type: "string" } } } }],
    },
    {
      version: 3,
      fields: { "/phone": { type: "phone", label: { zh: "手机号", en: "Phone" } } },
      upgrades: [
        { from: 1, rename: { name: "runner", mobile: "phone" } },
        { from: 2, rename: { runner: "fullName" } },
      ],
      ...more,
    },
  );

describe("a half-filled form that has got a new version", () => {
  test("case 25, questions with new names: answers are kept through every version in between", () => {
    expect(upgradeAnswers(third(), { name: "Lin", mobile: { country: "CN", number: "1" }, team: "Canal" }, 1)).toEqual({
      answers: { fullName: "Lin", phone: { country: "CN", number: "1" }, team: "Canal" },
      left: [],
    });
    expect(upgradeAnswers(third(), { runner: "Lin", mobile: "1" }, 2)).toEqual({
      answers: { fullName: "Lin" },
      left: [{ pointer: "/mobile", value: "1" }],
    });
    expect(upgradeAnswers(third(), { fullName: "Lin" }, 3)).toEqual({ answers: { fullName: "Lin" }, left: [] });
  });

  test("case 25, questions that are gone: their answers are listed, also inside of others and of another kind", () => {
    const answers = { shoe: 42, home: { city: "Hangzhou", flat: "3" }, phone: "138", size: ["M"] };
    expect(upgradeAnswers(third(), answers, 3)).toEqual({
      answers: { home: { city: "Hangzhou" } },
      left: [
        { pointer: "/shoe", value: 42 },
        { pointer: "/home/flat", value: "3" },
        { pointer: "/phone", label: { zh: "手机号", en: "Phone" }, value: "138" },
        { pointer: "/size", value: ["M"] },
      ],
    });
    expect(upgradeAnswers(third(), { phone: { city: "Hangzhou" } }, 3).left).toMatchObject([{ pointer: "/phone" }]);
  });

  test("can swap two questions, and keeps both if two would get one name", () => {
    const swapped = third({ upgrades: [{ from: 2, rename: { fullName: "size", size: "fullName" } }] });
    expect(upgradeAnswers(swapped, { fullName: "M", size: "Lin" }, 2).answers).toEqual({ fullName: "Lin", size: "M" });
    expect(upgradeAnswers(third(), { runner: "Lin", fullName: "Lin Xiao" }, 2)).toEqual({
      answers: { fullName: "Lin Xiao" },
      left: [{ pointer: "/runner", value: "Lin" }],
    });
  });

  test("brings the answers to a field up to the version that the form has now, and no further", () => {
    answerUpgrades["field/phone/2"] = [{ op: "rename", from: "/code", to: "/country" }];
    answerUpgrades["field/phone/3"] = [{ op: "remove", at: "/country" }];
    onTestFinished(() => {
      delete answerUpgrades["field/phone/2"];
      delete answerUpgrades["field/phone/3"];
    });
    const field = { type: "phone", version: 2, options: {}, messages: {} };
    const renewed = third({ fields: { "/phone": field } });
    const answers = { phone: { code: "CN", number: "1" } };
    for (const then of [{ phone: 1 }, {}])
      expect(upgradeAnswers(renewed, answers, 3, then).answers).toEqual({ phone: { country: "CN", number: "1" } });
    expect(upgradeAnswers(renewed, answers, 3, { phone: 2 }).left).toMatchObject([{ pointer: "/phone" }]);
  });
});

const key = fc.constantFrom(
  "name",
  "mobile",
  "runner",
  "fullName",
  "phone",
  "size",
  "home",
  "team",
  "city",
  "number",
  "__proto__",
);
const value = fc.letrec<{ any: unknown }>((tie) => ({
  any: fc.oneof(
    { depthSize: "small" },
    fc.string({ minLength: 1 }),
    fc.integer(),
    fc.array(tie("any"), { minLength: 1, maxLength: 3 }),
    fc.dictionary(key, tie("any"), { minKeys: 1, maxKeys: 4 }),
  ),
})).any;

test("nothing of any answers vanishes: what is not in the new ones is in what is left", () => {
  const leaves = (one: unknown): unknown[] =>
    typeof one === "object" && one !== null ? Object.values(one).flatMap(leaves) : [JSON.stringify(one)];
  fc.assert(
    fc.property(fc.dictionary(key, value), fc.integer({ min: 1, max: 3 }), (answers, from) => {
      const before = structuredClone(answers);
      const { answers: kept, left } = upgradeAnswers(third(), answers as Answers, from);
      expect([...leaves(kept), ...left.flatMap((one) => leaves(one.value))].sort()).toEqual(leaves(before).sort());
      expect(answers).toEqual(before);
    }),
  );
});
