import { expect, test } from "vitest";
import type { Answers } from "../form.ts";
import { printed, testContext, testForm } from "../testForm.ts";
import { checkAnswers } from "./checkAnswers.ts";

const unit = (type: string, options = {}) => ({ type, options });
const signing = testForm(
  { properties: { name: {}, latin: {}, guardian: {}, signature: {}, minor: {}, dog: {} } },
  {
    fields: {
      "/name": unit("input", { autocomplete: "name" }),
      "/latin": unit("pinyin-name"),
      "/guardian": unit("guardian"),
      "/dog/name": unit("input", { autocomplete: "name" }),
      "/signature": unit("signature"),
      "/minor": unit("commitment-form", { for: "minor", title: { zh: "承诺书" } }),
    },
  },
);
const agreedAt = "2025-08-11T02:03:04Z";
const listProblems = (answers: object) =>
  printed(checkAnswers(signing, () => [], answers as Answers, testContext())).filter(
    ({ code }) => code === "signature-name",
  );

test.each(["林晓", " 林 晓 ", "Lin Xiao", "LIN XIAO", "xiao lin", "ｌｉｎ ｘｉａｏ", "Lin-Xiáo"])(
  "a runner called 林晓, LIN XIAO in letters, may sign as %s",
  (name) => {
    const answers = { name: "林晓", latin: { family: "LIN", given: "XIAO" }, signature: { kind: "typed", name } };
    expect(listProblems(answers)).toEqual([]);
  },
);

test.each(["x", "晓", "林小", "Anna Meier", "Rex"])(
  "a runner called 林晓 who signs as %s reads what to write",
  (name) => {
    const answers = { name: "林晓", dog: { name: "Rex" }, signature: { kind: "typed", name } };
    const message = {
      zh: "请输入与表单中一致的姓名作为签名：林晓。",
      en: "Please type the name as it is in the form: 林晓.",
    };
    expect(listProblems(answers)).toEqual([{ pointer: "/signature", code: "signature-name", message }]);
  },
);

test("a minor's form is signed by the guardian, and not by the minor", () => {
  const signed = (name: string) => ({
    name: "林晓",
    guardian: {
      name: "林父",
      relation: "father",
      document: { type: "2", number: "E12345678", birthday: "1980-01-01" },
      phone: { country: "CN", number: "13800138000" },
    },
    minor: { kind: "signature", signature: { kind: "typed", name }, agreedAt },
  });
  expect(listProblems(signed("林父"))).toEqual([]);
  expect(listProblems(signed("林晓"))).toMatchObject([
    { pointer: "/minor/signature", message: { zh: expect.stringContaining("林父") } },
  ]);
});
