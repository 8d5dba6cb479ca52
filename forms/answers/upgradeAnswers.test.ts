import fc from "fast-check";
import { describe, expect, onTestFinished, test } from "vitest";
import { answerUpgrades } from "#schemas/generated/fields.ts";
import type { Answers, CompiledForm } from "../form.ts";
import { testForm } from "../testForm.ts";
import { type LeftAnswer, upgradeAnswers } from "./upgradeAnswers.ts";

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
    expect(
      upgradeAnswers(third(), { name: "Lin", mobile: { country: "CN", number: "1" }, team: "Canal" }, { version: 1 }),
    ).toEqual({
      answers: { fullName: "Lin", phone: { country: "CN", number: "1" }, team: "Canal" },
      left: [],
      kept: [],
    });
    expect(upgradeAnswers(third(), { runner: "Lin", mobile: "1" }, { version: 2 })).toEqual({
      answers: { fullName: "Lin" },
      left: [{ pointer: "/mobile", value: "1" }],
      kept: [],
    });
    expect(upgradeAnswers(third(), { fullName: "Lin" }, { version: 3 })).toEqual({
      answers: { fullName: "Lin" },
      left: [],
      kept: [],
    });
  });

  test("case 25, questions that are gone: their answers are listed, also inside of others and of another kind", () => {
    const answers = { shoe: 42, home: { city: "Hangzhou", flat: "3" }, phone: "138", size: ["M"] };
    expect(upgradeAnswers(third(), answers, { version: 3 })).toEqual({
      answers: { home: { city: "Hangzhou" } },
      left: [
        { pointer: "/shoe", value: 42 },
        { pointer: "/home/flat", value: "3" },
        { pointer: "/phone", label: { zh: "手机号", en: "Phone" }, value: "138" },
        { pointer: "/size", value: ["M"] },
      ],
      kept: [],
    });
    expect(upgradeAnswers(third(), { phone: { city: "Hangzhou" } }, { version: 3 }).left).toMatchObject([
      { pointer: "/phone" },
    ]);
  });

  test("can swap two questions, and keeps both if two would get one name", () => {
    const swapped = third({ upgrades: [{ from: 2, rename: { fullName: "size", size: "fullName" } }] });
    expect(upgradeAnswers(swapped, { fullName: "M", size: "Lin" }, { version: 2 }).answers).toEqual({
      fullName: "Lin",
      size: "M",
    });
    expect(upgradeAnswers(third(), { runner: "Lin", fullName: "Lin Xiao" }, { version: 2 })).toEqual({
      answers: { fullName: "Lin Xiao" },
      left: [{ pointer: "/runner", value: "Lin" }],
      kept: [],
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
      expect(upgradeAnswers(renewed, answers, { version: 3, fieldVersions: then }).answers).toEqual({
        phone: { country: "CN", number: "1" },
      });
    expect(upgradeAnswers(renewed, answers, { version: 3, fieldVersions: { phone: 2 } }).left).toMatchObject([
      { pointer: "/phone" },
    ]);
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

test("no answer is ever lost: one that is not in the new answers is in the list of those without a question", () => {
  const leaves = (inner: unknown): unknown[] =>
    typeof inner === "object" && inner !== null ? Object.values(inner).flatMap(leaves) : [JSON.stringify(inner)];
  const valuesIn = (answers: Answers | LeftAnswer[]) =>
    leaves(Array.isArray(answers) ? answers.map(({ value }) => value) : answers);
  fc.assert(
    fc.property(fc.dictionary(key, value), fc.integer({ min: 1, max: 3 }), (answers, from) => {
      const before = structuredClone(answers);
      const { answers: kept, left } = upgradeAnswers(third(), answers as Answers, { version: from });
      expect([...leaves(kept), ...left.flatMap((leftAnswer) => leaves(leftAnswer.value))].sort()).toEqual(
        leaves(before).sort(),
      );
      expect(answers).toEqual(before);
      const back = upgradeAnswers(third({ version: 1 }), kept, { version: 3, upgrades: third().upgrades }, left);
      expect([back.answers, back.left, back.kept].flatMap(valuesIn).sort()).toEqual(leaves(before).sort());
    }),
  );
});

describe("an organiser who goes back to an earlier edition of a form", () => {
  const first = () =>
    testForm({
      properties: {
        name: { type: "string" },
        mobile: phone,
        home: { type: "object", properties: { city: { type: "string" }, flat: { type: "string" } } },
        shoe: { type: "integer" },
      },
    });
  const then = (more: object = {}) => ({ version: 3, upgrades: third().upgrades, ...more });
  const forwards = (answers: Answers) => upgradeAnswers(third(), answers, { version: 1 });

  test("a rollback through a rename: what was answered since returns under its old name", () => {
    const { answers } = upgradeAnswers(first(), { fullName: "Lin", phone: { number: "1" } }, then());
    expect(answers).toEqual({ name: "Lin", mobile: { number: "1" } });
    // Without the renames of the later edition, which the earlier one does not have, they would
    // drop out of the form.
    expect(upgradeAnswers(first(), { fullName: "Lin" }, { version: 3 })).toMatchObject({
      answers: {},
      left: [{ pointer: "/fullName", value: "Lin" }],
    });
  });

  test("two questions that changed places change back", () => {
    const swap = [{ from: 1, rename: { name: "mobile", mobile: "name" } }];
    const answers = { name: { number: "1" }, mobile: "Lin" };
    expect(upgradeAnswers(first(), answers, { version: 2, upgrades: swap }).answers).toEqual({
      name: "Lin",
      mobile: { number: "1" },
    });
  });

  test("what the later edition did not ask for has its place again, also inside of another answer", () => {
    const { answers, left } = forwards({ name: "Lin", shoe: 42, home: { city: "Hangzhou", flat: "3" } });
    expect(left).toHaveLength(2);
    expect(upgradeAnswers(first(), answers, then(), left)).toEqual({
      answers: { name: "Lin", shoe: 42, home: { city: "Hangzhou", flat: "3" } },
      left: [],
      kept: [],
    });
  });

  test("an answer that was given again since stays, and the earlier one is kept", () => {
    const earlier = [{ pointer: "/runner", value: "Lin" }];
    const again = upgradeAnswers(third({ version: 2, upgrades: [] }), { runner: "Lin Xiao" }, then(), earlier);
    expect(again.kept).toEqual(earlier);
    expect(
      upgradeAnswers(first(), { name: "Lin Xiao", home: "x" }, { version: 1 }, [
        { pointer: "/name", value: "Lin" },
        { pointer: "/home/flat", value: "3" },
      ]),
    ).toEqual({
      answers: { name: "Lin Xiao", home: { flat: "3" } },
      left: [{ pointer: "/home", value: "x" }],
      kept: [{ pointer: "/name", value: "Lin" }],
    });
  });

  test("forwards and back, any answers that fitted the form are the same again", () => {
    const someText = fc.string({ minLength: 1 });
    const fitting = fc.record(
      {
        name: someText,
        mobile: fc.record({ country: someText, number: someText }, { requiredKeys: [] }),
        home: fc.record({ city: someText, flat: someText }, { requiredKeys: [] }),
        shoe: fc.integer(),
      },
      { requiredKeys: [] },
    );
    const areSame = (edition: object) => (answers: Answers) => {
      const later = forwards(answers);
      expect(upgradeAnswers(first(), later.answers, { ...then(), ...edition }, later.left)).toEqual({
        answers,
        left: [],
        kept: [],
      });
    };
    fc.assert(fc.property(fitting, areSame({})));
    // The control: an edition that does not bring its renames loses a name on the way.
    expect(fc.check(fc.property(fitting, areSame({ upgrades: [] }))).failed).toBe(true);
  });
});
