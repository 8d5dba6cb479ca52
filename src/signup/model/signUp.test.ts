import { expect, test } from "vitest";
import { testContext, testForm } from "#forms/testForm.ts";
import { openForm } from "../form/loadForm.ts";
import { createLazy } from "../lazy.ts";
import { beginContent, copyFirstEntrant, type DraftContent, hasAgreed, newEntrant } from "./content.ts";
import { createModel } from "./createModel.ts";
import { placeAfter, placeBefore } from "./places.ts";

const text = { type: "string" };
const form = testForm(
  { properties: { name: text, address: { type: "object" }, phone: text } },
  { entrants: { max: 10, byItem: {}, copy: ["address", "phone"] } },
);
const noModule = () => Promise.reject(new Error());

function begin() {
  const loaded = { hash: "a", ...openForm(form, { default: () => ({}) }, noModule) };
  const { store, formOf } = createModel({
    loaded,
    checker: createLazy(noModule),
    context: testContext,
    content: beginContent(form, "a"),
  });
  return { store, formOf, content: () => store.getState().content, nth: (index: number) => nthOf(store, index) };
}

function nthOf(store: ReturnType<typeof createModel>["store"], index: number) {
  const entrant = store.getState().content.entrants[index];
  if (!entrant) throw new Error(`There is no entrant ${index}.`);
  return entrant;
}

function groupOf(many: number) {
  const group = begin();
  const { store, formOf, nth, content } = group;
  formOf(nth(0).id).change({ name: "Runner 1", address: { city: "深圳市" }, phone: "13800138000" });
  for (let index = 1; index < many; index++) {
    const entrant = index % 2 === 1 ? copyFirstEntrant(content(), form) : newEntrant();
    store.dispatch({ type: "entrantAdded", entrant: { ...entrant, aside: { "/school": index } } });
    formOf(entrant.id).change({ ...entrant.answers, name: `Runner ${index + 1}` });
  }
  return group;
}

test("case 30, address and contact of the first: copied to the person who is added, and theirs from then on", () => {
  const { nth, formOf } = groupOf(3);
  expect(nth(1).answers).toEqual({ name: "Runner 2", address: { city: "深圳市" }, phone: "13800138000" });
  expect(nth(1).answers.address).not.toBe(nth(0).answers.address);
  formOf(nth(1).id).change({ ...nth(1).answers, address: { city: "广州市" } });
  expect(nth(0).answers.address).toEqual({ city: "深圳市" });
  expect(nth(2).answers).toEqual({ name: "Runner 3" });
});

test("case 30, the second of ten removed: everybody else keeps their own answers, shown and hidden", () => {
  const { store, content, nth } = groupOf(10);
  const ten = content().entrants;
  store.dispatch({ type: "entrantRemoved", entrant: nth(1).id });
  const nine = content().entrants;
  expect(nine).toEqual(ten.filter((_, index) => index !== 1));
  expect(nine[8]).toMatchObject({ answers: { name: "Runner 10" }, aside: { "/school": 9 } });
  expect(new Set(nine.map(({ id }) => id)).size).toBe(9);
});

test("the last entrant cannot be removed", () => {
  const { store, content, nth } = groupOf(1);
  const before = content();
  store.dispatch({ type: "entrantRemoved", entrant: nth(0).id });
  expect(content()).toBe(before);
});

test("case 21, a text that changed since the draft: an agreement holds for the words that were read, and for no others", () => {
  const { store, content } = begin();
  store.dispatch({
    type: "policyAnswered",
    policy: "risk",
    agreement: { hash: "a", agreedAt: "2026-01-01T00:00:00Z" },
  });
  expect(hasAgreed(content(), { id: "risk", hash: "a" })).toBe(true);
  expect(hasAgreed(content(), { id: "risk", hash: "b" })).toBe(false);
  expect(hasAgreed(content(), { id: "privacy", hash: "a" })).toBe(false);
});

const alone = testForm({ properties: { name: text } }, { entrants: { max: 1, byItem: {}, copy: [] } });

function begunFor(count: number): DraftContent {
  const entrants = Array.from({ length: count }, () => newEntrant());
  return { ...beginContent(alone, "a"), entrants, place: { at: "step", entrant: entrants[0]?.id ?? "", step: "one" } };
}

test("a runner who signs up alone is not shown a list of entrants", () => {
  expect(placeAfter(begunFor(1), alone, "family-3k")).toEqual({ at: "review" });
});

test("a runner who began for two, before the organiser let everybody sign up alone, comes to the list, in which one can be removed", () => {
  const content = begunFor(2);
  expect(placeAfter(content, alone, "family-3k")).toEqual({ at: "entrants" });
  expect(placeBefore({ ...content, place: { at: "review" } }, alone, "family-3k")).toEqual({ at: "entrants" });
});
