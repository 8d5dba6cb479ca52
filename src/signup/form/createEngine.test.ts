import { beforeAll, describe, expect, test } from "vitest";
import { conditionsCode, validatorCode } from "#compiler/forms/validators.ts";
import { checkAnswers } from "#forms/checkAnswers.ts";
import { withSentence } from "#forms/sentences.ts";
import { testContext, testForm } from "#forms/testForm.ts";
import type { LaterParts } from "../later.ts";
import { createEngine } from "./createEngine.ts";
import { createLater } from "./later.ts";
import { openForm } from "./loadForm.ts";
import { shapeCheck } from "./shapeCheck.ts";

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
const later = createLater(async () => ({ checkAnswers, shapeCheck, withSentence }) as LaterParts, loaded);

beforeAll(async () => {
  await later.load();
});

function begin(answers: Record<string, unknown> = {}) {
  const { entrants: _, index: __, ...context } = testContext();
  const surroundings = () => ({ ...context, others: () => ({ answers: [{}], index: 0 }) });
  const engine = createEngine(loaded, later, surroundings, { answers, aside: {} });
  const shown = () => engine.problems().map(({ pointer, code }) => `${pointer} ${code}`);
  return { engine, shown };
}

describe("a runner who types", () => {
  test("case 33, when a field is judged: once it is left, then at each change, and never before", () => {
    const { engine, shown } = begin();
    engine.change({ phone: "138" });
    expect(shown()).toEqual([]);
    engine.leave("/phone");
    expect(shown()).toEqual(["/phone minLength"]);
    engine.change({ phone: "1380013" });
    expect(shown()).toEqual(["/phone minLength"]);
    engine.change({ phone: "13800138000" });
    expect(shown()).toEqual([]);
    engine.change({ phone: "1380013800" });
    expect(shown()).toEqual(["/phone minLength"]);
  });

  test("case 33, a field that is passed by: nothing is said of it before the runner wants to go on", () => {
    const { engine, shown } = begin();
    engine.leave("/name");
    expect(shown()).toEqual([]);
    expect(engine.check(["name"]).map(({ pointer }) => pointer)).toEqual(["/name"]);
    expect(shown()).toEqual(["/name required"]);
  });

  test.each(["phone", "contactPhone"])(
    "case 12, either number changed: the sentence at the emergency contact goes when %s is another",
    (changed) => {
      const same = { name: "Lin", phone: "13800138000", contactPhone: "+86 138 0013 8000" };
      const { engine, shown } = begin(same);
      engine.check();
      expect(shown()).toEqual(["/contactPhone differs"]);
      engine.change({ ...same, [changed]: "13911112222" });
      expect(shown()).toEqual([]);
    },
  );

  test("case 7, what the server refused: it is shown until that answer is another one, and all others stay", () => {
    const answers = { name: "Lin", document: { type: "2", number: "E12345678" } };
    const { engine, shown } = begin(answers);
    const message = { zh: "用户已报名，请勿重复提交", en: "Already registered." };
    engine.refuse([{ pointer: "/document/number", code: "already-registered", message }]);
    engine.change({ ...answers, name: "Lin Xiao" });
    expect(shown()).toEqual(["/document/number already-registered"]);
    engine.change({ ...answers, document: { type: "2", number: "E87654321" } });
    expect(shown()).toEqual([]);
    expect(engine.current().answers.name).toBe("Lin");
  });

  test("case 6, mainland, another place and back: what is hidden is not among the answers, and comes back", () => {
    const { engine } = begin();
    engine.change({ country: "CN", residentId: "11010519491231002X" });
    engine.change({ country: "HK", residentId: "11010519491231002X" });
    expect(engine.current().answers).toEqual({ country: "HK" });
    engine.change({ country: "HK", permit: "H12345678" });
    engine.change({ country: "CN", permit: "H12345678" });
    expect(engine.current().answers).toEqual({ country: "CN", residentId: "11010519491231002X" });
  });
});
