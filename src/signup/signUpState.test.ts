import { expect, test } from "vitest";
import type { CompiledForm } from "#src/forms/form.ts";
import { newEntrant, placeAfter, placeBefore, type SignUpState } from "./signUpState.ts";

const form = {
  entrants: { max: 1, byItem: {}, copy: [] },
  steps: [{ id: "all", title: { zh: "全部" }, fields: ["name"] }],
  fields: {},
  policies: [],
} as unknown as CompiledForm;

const stateOf = (count: number): SignUpState => {
  const entrants = Array.from({ length: count }, () => newEntrant());
  const place = { at: "step", entrant: entrants[0]?.id ?? "", step: "all" } as const;
  return { form: { id: "family", version: 1, hash: "a" }, entrants, agreed: {}, place, key: "k" };
};

test("a runner who signs up alone is not shown a list of entrants", () => {
  expect(placeAfter(stateOf(1), form, "family-3k")).toEqual({ at: "review" });
});

test("whoever began for two, before the organiser let everybody sign up alone, comes to the list where one can be taken out", () => {
  const state = stateOf(2);
  expect(placeAfter(state, form, "family-3k")).toEqual({ at: "entrants" });
  expect(placeBefore({ ...state, place: { at: "review" } }, form, "family-3k")).toEqual({ at: "entrants" });
});
