import { expect, test } from "vitest";
import { testForm } from "#forms/testForm.ts";
import {
  addEntrant,
  answerFor,
  beginSignUp,
  hasAgreed,
  newEntrant,
  placeAfter,
  placeBefore,
  removeEntrant,
  type SignUpState,
} from "./signUpState.ts";

const text = { type: "string" };
const form = testForm(
  { properties: { name: text, address: { type: "object" }, phone: text } },
  { entrants: { max: 10, byItem: {}, copy: ["address", "phone"] } },
);

function groupOf(many: number): SignUpState {
  const [first] = beginSignUp(form, "a").entrants;
  const begun = answerFor({ ...beginSignUp(form, "a"), entrants: first ? [first] : [] }, first?.id ?? "", {
    answers: { name: "Runner 1", address: { city: "深圳市" }, phone: "13800138000" },
    aside: {},
  });
  return Array.from({ length: many - 1 }).reduce<SignUpState>((state, _, index) => {
    const after = addEntrant(state, form, index % 2 === 0);
    const added = after.entrants.at(-1);
    const answers = { ...added?.answers, name: `Runner ${index + 2}` };
    return answerFor(after, added?.id ?? "", { answers, aside: { "/school": index } });
  }, begun);
}

test("case 30, address and contact of the first: copied to whoever is added, and theirs alone from then on", () => {
  const two = groupOf(2);
  const [first, second] = two.entrants;
  expect(second?.answers).toEqual({ name: "Runner 2", address: { city: "深圳市" }, phone: "13800138000" });
  (second?.answers.address as { city: string }).city = "广州市";
  expect(first?.answers.address).toEqual({ city: "深圳市" });
  expect(groupOf(3).entrants[2]?.answers).toEqual({ name: "Runner 3" });
});

test("case 30, the second of ten removed: everybody else keeps their own answers, shown and hidden", () => {
  const ten = groupOf(10);
  const nine = removeEntrant(ten, ten.entrants[1]?.id ?? "");
  expect(nine.entrants).toEqual(ten.entrants.filter((_, index) => index !== 1));
  expect(new Set(nine.entrants.map(({ id }) => id)).size).toBe(9);
});

test("the last entrant cannot be removed", () => {
  const one = groupOf(1);
  expect(removeEntrant(one, one.entrants[0]?.id ?? "")).toBe(one);
});

test("case 21, a text that changed since the draft: an agreement holds for the words that were read, and for no others", () => {
  const agreed = { risk: { hash: "a", agreedAt: "2026-01-01T00:00:00Z" } };
  const state = { ...beginSignUp(form, "a"), agreed };
  expect(hasAgreed(state, { id: "risk", hash: "a" })).toBe(true);
  expect(hasAgreed(state, { id: "risk", hash: "b" })).toBe(false);
  expect(hasAgreed(state, { id: "privacy", hash: "a" })).toBe(false);
});

const alone = testForm({ properties: { name: text } }, { entrants: { max: 1, byItem: {}, copy: [] } });

function begunFor(count: number): SignUpState {
  const entrants = Array.from({ length: count }, () => newEntrant());
  return { ...beginSignUp(alone, "a"), entrants, place: { at: "step", entrant: entrants[0]?.id ?? "", step: "one" } };
}

test("a runner who signs up alone is not shown a list of entrants", () => {
  expect(placeAfter(begunFor(1), alone, "family-3k")).toEqual({ at: "review" });
});

test("whoever began for two, before the organiser let everybody sign up alone, comes to the list where one can be taken out", () => {
  const state = begunFor(2);
  expect(placeAfter(state, alone, "family-3k")).toEqual({ at: "entrants" });
  expect(placeBefore({ ...state, place: { at: "review" } }, alone, "family-3k")).toEqual({ at: "entrants" });
});
