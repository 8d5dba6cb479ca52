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
  expect(carriedAnswers(before, before, answers)).toEqual({
    name: "my /name",
    phone: "my /phone",
    shirt: "my /shirt",
    size: "my /size",
    club: "my /club",
  });
});

test("a question of another kind, of a newer version, or that only one form has begins empty", () => {
  const after = getForm({
    name: { type: "input" },
    phone: { type: "phone", version: 2 },
    size: { type: "clothing-size" },
    plain: {},
    email: { type: "email" },
  });
  expect(carriedAnswers(before, after, answers)).toEqual({ name: "my /name" });
  expect(carriedAnswers(before, after, {})).toEqual({});
  expect(carriedAnswers(before, after, JSON.parse('{"__proto__": "x", "name": 1}'))).toEqual({ name: 1 });
});
