import { expect, test } from "vitest";
import { conditionsCode } from "#compiler/forms/validators.ts";
import type { Language } from "#core/text.ts";
import { wrongCalculations } from "#forms/answers/calculated.ts";
import type { CompiledForm } from "#forms/form.ts";
import { testContext, testForm } from "#forms/testForm.ts";
import { createLazy } from "../lazy.ts";
import { beginContent, type DraftContent } from "./content.ts";
import { createModel } from "./createModel.ts";
import { openForm } from "./loadForm.ts";
import { listParts, placeAfter, placeBefore } from "./places.ts";
import { followVisit, openVisit } from "./visit.ts";

const text = { type: "string", maxLength: 40 };
const only = (name: string, value: unknown, properties: object) => ({
  if: { properties: { [name]: { const: value } }, required: [name] },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: { properties },
});
const step = (id: string, ...fields: string[]) => ({ id, title: { zh: id, en: id }, fields });
const form = testForm(
  {
    properties: { name: text, language: { enum: ["zh", "en"] }, runs: { type: "boolean" } },
    allOf: [only("language", "en", { visa: text, passport: text }), only("runs", true, { pace: text })],
  },
  {
    calculated: [
      { field: "language", calculate: "language" },
      { field: "runs", calculate: "entered" },
    ],
    entrants: { max: 1, byItem: {}, copy: [] },
    steps: [step("visit", "visa", "passport"), step("you", "name", "language"), step("race", "pace")],
  },
);
const run = (code: string) => ({ default: new Function(code.replace("export default", "return"))() });
const loaded = { hash: "", ...openForm(form, run(conditionsCode(form)), () => Promise.reject(new Error())) };
const checker = createLazy(() => new Promise<never>(() => undefined));

/** The form of a visitor, whose language and visit a test changes. */
function open(language: Language, draft?: DraftContent) {
  const visit = { language, visitor: "logged-in" as "logged-in" | "entered" };
  const context = () => testContext(visit);
  const model = createModel({ loaded, checker, context, content: draft ?? beginContent(form, "") });
  const content = () => model.store.getState().content;
  const entrant = content().entrants[0]?.id ?? "";
  const change = (more: Partial<typeof visit>) => {
    Object.assign(visit, more);
    model.store.dispatch({ type: "contextChanged" });
  };
  const { answers, change: answer } = model.getForm(entrant);
  const steps = () =>
    listParts(loaded, "marathon", content()).parts.map(({ place }) => place.at === "step" && place.step);
  return { ...model, content, entrant, answers, answer, change, steps, context };
}

test("a runner who changes the language keeps what they typed for the other, and does not send it", () => {
  const { answers, answer, change } = open("en");
  answer({ ...answers(), name: "Anna", visa: "yes" });
  change({ language: "zh" });
  expect(answers()).toEqual({ name: "Anna", language: "zh", runs: false });
  change({ language: "en" });
  expect(answers()).toEqual({ name: "Anna", language: "en", runs: false, visa: "yes" });
});

test("what the browser sends is what the server calculates, in each language and for each visitor", () => {
  const { answers, answer, change, context } = open("en");
  answer({ ...answers(), visa: "yes", pace: "5:00" });
  for (const language of ["zh", "en"] as const)
    for (const visitor of ["logged-in", "entered"] as const) {
      change({ language, visitor });
      expect(wrongCalculations(form, answers(), context())).toEqual([]);
      expect(Object.hasOwn(answers(), "visa")).toBe(language === "en");
    }
});

test("a draft that is opened in another language keeps its answers aside", () => {
  const first = open("en");
  first.answer({ ...first.answers(), visa: "yes" });
  const second = open("zh", JSON.parse(JSON.stringify(first.content())));
  expect(second.answers()).toEqual({ language: "zh", runs: false });
  second.change({ language: "en" });
  expect(second.answers()).toMatchObject({ visa: "yes" });
});

test("a visitor who only reads in another language has no draft to save", () => {
  const { store, change } = open("en");
  change({ language: "zh" });
  expect(store.getState().draft).toEqual(open("zh").store.getState().draft);
});

test("a step in which nothing is asked is skipped in both directions, and is not begun with", () => {
  const { content, entrant, steps, change, store } = open("zh");
  expect(content().place).toEqual({ at: "step", entrant, step: "you" });
  expect(steps()).toEqual(["you", false]);
  expect(placeAfter(content(), loaded, "marathon")).toEqual({ at: "review" });
  expect(placeBefore(content(), loaded, "marathon")).toBeUndefined();
  change({ language: "en", visitor: "entered" });
  expect(steps()).toEqual(["visit", "you", "race", false]);
  expect(placeBefore(content(), loaded, "marathon")).toEqual({ at: "step", entrant, step: "visit" });
  store.dispatch({ type: "moved", place: { at: "step", entrant, step: "race" } });
  // The step that the runner sees does not vanish under their eyes.
  change({ visitor: "logged-in" });
  expect(steps()).toEqual(["visit", "you", "race", false]);
});

test("a runner who entered elsewhere since the form was opened is asked as such, once the server has refused", async () => {
  let visitor = "logged-in";
  let calls = 0;
  const client = { call: async () => ({ visitor, calls: calls++ }) };
  const services = { client: client as never, domainName: "run.example", parameters: () => ({ source: "club" }) };
  const visit = await openVisit(services, form);
  const context = () => testContext(visit.context() as never);
  const { store, getForm } = createModel({ loaded, checker, context, content: beginContent(form, "") });
  visitor = "entered";
  expect(await followVisit({ visit, store }, [{ code: "required" }])).toBe(false);
  expect(await followVisit({ visit, store }, [{ code: "calculated" }])).toBe(true);
  expect(getForm(store.getState().content.entrants[0]?.id ?? "").answers()).toMatchObject({ runs: true });
  expect(visit.context().parameters).toEqual({ source: "club" });
  const nobody = { ...form, use: "general", general: { account: "none" } } as CompiledForm;
  const before = calls;
  expect((await openVisit(services, nobody)).context().visitor).toBe("unknown");
  expect(calls).toBe(before);
});
