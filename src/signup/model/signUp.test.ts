import { expect, test } from "vitest";
import { testContext, testForm, testIsValid } from "#forms/testForm.ts";
import { createLazy } from "../lazy.ts";
import { beginContent, copyFirstEntrant, type DraftContent, hasAgreed, newEntrant, type Place } from "./content.ts";
import { createModel } from "./createModel.ts";
import { openForm } from "./loadForm.ts";
import { findAskedPlace, listParts, placeAfter, placeBefore } from "./places.ts";

const text = { type: "string" };
const form = testForm(
  { properties: { name: text, address: { type: "object" }, phone: text } },
  { entrants: { max: 10, byItem: {}, copy: ["address", "phone"] } },
);
const noModule = () => Promise.reject(new Error());

function begin() {
  const loaded = { hash: "a", ...openForm(form, { default: () => ({}) }, noModule) };
  const { store, getForm } = createModel({
    loaded,
    checker: createLazy(noModule),
    context: testContext,
    content: beginContent(form, "a"),
  });
  return {
    store,
    getForm,
    content: () => store.getState().content,
    nth: (index: number) => getEntrantAt(store, index),
  };
}

function getEntrantAt(store: ReturnType<typeof createModel>["store"], index: number) {
  const entrant = store.getState().content.entrants[index];
  if (!entrant) throw new Error(`There is no entrant ${index}.`);
  return entrant;
}

function getGroup(many: number) {
  const group = begin();
  const { store, getForm, nth, content } = group;
  getForm(nth(0).id).change({ name: "Runner 1", address: { city: "深圳市" }, phone: "13800138000" });
  for (let index = 1; index < many; index++) {
    const entrant = index % 2 === 1 ? copyFirstEntrant(content(), form) : newEntrant();
    store.dispatch({ type: "entrantAdded", entrant: { ...entrant, aside: { "/school": index } } });
    getForm(entrant.id).change({ ...entrant.answers, name: `Runner ${index + 1}` });
  }
  return group;
}

test("case 30, address and contact of the first: copied to the person who is added, and theirs from then on", () => {
  const { nth, getForm } = getGroup(3);
  expect(nth(1).answers).toEqual({ name: "Runner 2", address: { city: "深圳市" }, phone: "13800138000" });
  expect(nth(1).answers.address).not.toBe(nth(0).answers.address);
  getForm(nth(1).id).change({ ...nth(1).answers, address: { city: "广州市" } });
  expect(nth(0).answers.address).toEqual({ city: "深圳市" });
  expect(nth(2).answers).toEqual({ name: "Runner 3" });
});

test("case 30, the second of ten removed: everybody else keeps their own answers, shown and hidden", () => {
  const { store, content, nth } = getGroup(10);
  const ten = content().entrants;
  store.dispatch({ type: "entrantRemoved", entrant: nth(1).id });
  const nine = content().entrants;
  expect(nine).toEqual(ten.filter((_, index) => index !== 1));
  expect(nine[8]).toMatchObject({ answers: { name: "Runner 10" }, aside: { "/school": 9 } });
  expect(new Set(nine.map(({ id }) => id)).size).toBe(9);
});

test("the last entrant cannot be removed", () => {
  const { store, content, nth } = getGroup(1);
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
const asking = { form: alone, isValid: testIsValid(alone) };

const openAsked = (of: typeof form) => ({ form: of, isValid: testIsValid(of) });

function begunFor(count: number): DraftContent {
  const entrants = Array.from({ length: count }, () => newEntrant());
  return { ...beginContent(alone, "a"), entrants, place: { at: "step", entrant: entrants[0]?.id ?? "", step: "one" } };
}

test("a runner who signs up alone is not shown a list of entrants", () => {
  expect(placeAfter(begunFor(1), asking, "family-3k")).toEqual({ at: "review" });
});

test("a runner who began for two, before the organiser let everybody sign up alone, comes to the list, in which one can be removed", () => {
  const content = begunFor(2);
  expect(placeAfter(content, asking, "family-3k")).toEqual({ at: "entrants" });
  expect(placeBefore({ ...content, place: { at: "review" } }, asking, "family-3k")).toEqual({ at: "entrants" });
});

const relay = testForm(
  {
    properties: { role: { enum: ["captain", "member"] }, name: text },
    if: { required: ["role"], properties: { role: { const: "captain" } } },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: { properties: { teamName: text, motto: text } },
  },
  {
    calculated: [{ field: "role", calculate: "team-role" }],
    entrants: { max: 1, byItem: {}, copy: [] },
    steps: [
      { id: "team", title: { zh: "队伍" }, fields: ["teamName"] },
      { id: "you", title: { zh: "个人信息" }, fields: ["name"] },
      { id: "motto", title: { zh: "口号" }, fields: ["motto"] },
    ],
  },
);

test.each([
  ["captain", ["team", "you", "motto"]],
  ["member", ["you"]],
] as const)("a %s of a team is shown the steps that ask them something, and no empty one: %j", (teamRole, expected) => {
  const askingForm = openAsked(relay);
  const { store } = createModel({
    loaded: { hash: "a", ...openForm(relay, { default: () => ({}) }, noModule), ...askingForm },
    checker: createLazy(noModule),
    context: () => testContext({ teamRole }),
    content: beginContent(relay, "a"),
  });
  const { content } = store.getState();
  const stepOf = (place: Place | undefined) => (place?.at === "step" ? place.step : place?.at);
  const shown = [stepOf(content.place)];
  for (let place = content.place; place.at === "step"; shown.push(stepOf(place)))
    place = placeAfter({ ...content, place }, askingForm, "relay");
  expect(shown).toEqual([...expected, "review"]);
  expect(stepOf(placeBefore({ ...content, place: { at: "review" } }, askingForm, "relay"))).toBe(expected.at(-1));
  expect(placeBefore(content, askingForm, "relay")).toBeUndefined();
  expect(listParts(askingForm, "relay", content)).toMatchObject({ current: 0, parts: { length: expected.length + 1 } });
});

test("a captain who had filled in the last step, and comes back as a member, is at the step that asks something", () => {
  const { entrants, ...rest } = beginContent(relay, "a");
  const place = { at: "step", entrant: entrants[0]?.id ?? "", step: "motto" } as const;
  expect(findAskedPlace(openAsked(relay), { ...rest, entrants, place })).toEqual({ ...place, step: "you" });
});
