import { beforeAll, describe, expect, test } from "vitest";
import { conditionsCode, validatorCode } from "#compiler/forms/validators.ts";
import { checkAnswers } from "#forms/answers/checkAnswers.ts";
import { withSentence } from "#forms/sentences.ts";
import { testContext, testForm } from "#forms/testForm.ts";
import { shapeCheck } from "../form/shapeCheck.ts";
import { createLazy } from "../lazy.ts";
import { beginContent } from "./content.ts";
import { createModel } from "./createModel.ts";
import { openForm } from "./loadForm.ts";

const text = { type: "string", minLength: 1, maxLength: 40 };
const labelled = (zh: string, en: string) => ({ label: { zh, en } });
const form = testForm(
  {
    required: ["name"],
    properties: { name: text, phone: { ...text, minLength: 11 }, contactPhone: text, document: {}, country: text },
    if: { properties: { country: { const: "CN" } }, required: ["country"] },
    // biome-ignore-start lint/suspicious/noThenProperty: keywords of JSON Schema
    then: { properties: { residentId: text } },
    // biome-ignore-end lint/suspicious/noThenProperty: keywords of JSON Schema
    else: { properties: { permit: text } },
  },
  {
    fields: {
      "/name": labelled("姓名", "Name"),
      "/phone": labelled("手机号", "Phone"),
      "/contactPhone": labelled("紧急联系人电话", "Emergency phone"),
    },
    rules: [{ rule: "differs", field: "/contactPhone", other: "/phone", as: "phone" }],
  },
);

// The modules as a browser would import them.
const run = (code: string) => ({ default: new Function(code.replace("export default", "return"))() });
const loaded = {
  hash: "",
  ...openForm(form, run(conditionsCode(form)), async () => run(validatorCode(form.schema))),
};
const checker = createLazy(async () => ({
  checkAnswers,
  withSentence,
  checkShape: shapeCheck(form, await loaded.loadValidator()),
}));

beforeAll(async () => {
  await checker.load();
});

function begin(answers: Record<string, unknown> = {}) {
  const content = { ...beginContent(form, ""), entrants: [{ id: "one", answers, aside: {} }] };
  const entrantForm = createModel({ loaded, checker, context: testContext, content }).getForm("one");
  const shown = () => entrantForm.problems().map(({ pointer, code }) => `${pointer} ${code}`);
  return { entrantForm, shown };
}

describe("a runner who types", () => {
  test("case 33, when a field is judged: once it is left, then at each change, and never before", () => {
    const { entrantForm, shown } = begin();
    entrantForm.change({ phone: "138" });
    expect(shown()).toEqual([]);
    entrantForm.leave("/phone");
    expect(shown()).toEqual(["/phone minLength"]);
    entrantForm.change({ phone: "1380013" });
    expect(shown()).toEqual(["/phone minLength"]);
    entrantForm.change({ phone: "13800138000" });
    expect(shown()).toEqual([]);
    entrantForm.change({ phone: "1380013800" });
    expect(shown()).toEqual(["/phone minLength"]);
  });

  test("case 33, a field that is passed by: no problem shows before the runner wants to continue", () => {
    const { entrantForm, shown } = begin();
    entrantForm.leave("/name");
    expect(shown()).toEqual([]);
    expect(entrantForm.check(["name"]).map(({ pointer }) => pointer)).toEqual(["/name"]);
    expect(shown()).toEqual(["/name required"]);
  });

  test.each(["phone", "contactPhone"])(
    "case 12, either number changed: the sentence at the emergency contact goes when %s is another",
    (changed) => {
      const same = { name: "Lin", phone: "13800138000", contactPhone: "+86 138 0013 8000" };
      const { entrantForm, shown } = begin(same);
      entrantForm.check();
      expect(shown()).toEqual(["/contactPhone differs"]);
      entrantForm.change({ ...same, [changed]: "13911112222" });
      expect(shown()).toEqual([]);
    },
  );

  test("case 7, what the server refused: it is shown until that answer is another one, and all others stay", () => {
    const answers = { name: "Lin", document: { type: "2", number: "E12345678" } };
    const { entrantForm, shown } = begin(answers);
    const message = { zh: "用户已报名，请勿重复提交", en: "Already registered." };
    entrantForm.refuse([{ pointer: "/document/number", code: "already-registered", message }]);
    entrantForm.change({ ...answers, name: "Lin Xiao" });
    expect(shown()).toEqual(["/document/number already-registered"]);
    entrantForm.change({ ...answers, document: { type: "2", number: "E87654321" } });
    expect(shown()).toEqual([]);
    expect(entrantForm.answers().name).toBe("Lin");
  });

  test("case 6, mainland, another place and back: what is hidden is not among the answers, and comes back", () => {
    const { entrantForm } = begin();
    entrantForm.change({ country: "CN", residentId: "11010519491231002X" });
    entrantForm.change({ country: "HK", residentId: "11010519491231002X" });
    expect(entrantForm.answers()).toEqual({ country: "HK" });
    entrantForm.change({ country: "HK", permit: "H12345678" });
    entrantForm.change({ country: "CN", permit: "H12345678" });
    expect(entrantForm.answers()).toEqual({ country: "CN", residentId: "11010519491231002X" });
  });
});
