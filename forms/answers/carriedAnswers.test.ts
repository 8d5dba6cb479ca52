import { expect, test } from "vitest";
import { testForm } from "../testForm.ts";
import { carriedAnswers } from "./carriedAnswers.ts";

const getForm = (fields: Record<string, { type?: string; version?: number }>) =>
  testForm(
    { properties: Object.fromEntries(Object.keys(fields).map((name) => [name, {}])) },
    { fields: Object.fromEntries(Object.entries(fields).map(([name, field]) => [`/${name}`, field])) },
  );

const before = getForm({
  name: { type: "input" },
  phone: { type: "phone" },
  shirt: { type: "radio" },
  plain: {},
  size: { type: "input" },
  club: { type: "club" },
  photo: { type: "upload-image" },
  waiver: { type: "policy-dialog" },
  signature: { type: "signature" },
});
const answers = Object.fromEntries(Object.keys(before.fields).map((pointer) => [pointer.slice(1), `my ${pointer}`]));

test("a runner who comes from another race finds what both forms ask, and gives files, agreements and signatures anew", () => {
  expect(carriedAnswers(before, before, { answers, isSameRace: false })).toEqual({
    name: "my /name",
    phone: "my /phone",
    shirt: "my /shirt",
    size: "my /size",
    club: "my /club",
  });
});

test("a runner who applies again in the same race keeps the files, and gives agreements and signatures anew", () => {
  const { waiver: _, signature: __, plain: ___, ...kept } = answers;
  expect(carriedAnswers(before, before, { answers, isSameRace: true })).toEqual(kept);
});

test("a question of another kind, of a newer version, or that only one form has begins empty", () => {
  const after = getForm({
    name: { type: "input" },
    phone: { type: "phone", version: 2 },
    size: { type: "clothing-size" },
    plain: {},
    email: { type: "email" },
  });
  expect(carriedAnswers(before, after, { answers, isSameRace: false })).toEqual({ name: "my /name" });
  expect(carriedAnswers(before, after, { answers: {}, isSameRace: false })).toEqual({});
  const hostile = JSON.parse('{"__proto__": "x", "name": 1}');
  expect(carriedAnswers(before, after, { answers: hostile, isSameRace: false })).toEqual({ name: 1 });
});
