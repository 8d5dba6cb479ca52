import { expect, test } from "vitest";
import type { JsonObject } from "#core/pointers.ts";
import { formWith } from "#fixtures/forms/formWith.ts";
import { readForm } from "../readForm.ts";

const label = { zh: "时段", en: "Slot" };
const choices = ["friday", "saturday"].map((id) => ({ id, label: { zh: `时段 ${id}`, en: id } }));

function found(ui: JsonObject, type = "radio"): string[] {
  const slot = { $ref: `https://startline.dev/schemas/field/${type}/v1.schema.json`, maxLength: 64 };
  const base = formWith({ $schema: "https://startline.dev/schemas/form/v1.schema.json" }, { slot });
  const uiSchema = { ...(base.uiSchema as JsonObject), slot: { label, ...ui } };
  const { problems } = readForm(JSON.stringify({ ...base, uiSchema }));
  return problems.map(({ code, pointer, suggestion }) => [code, pointer, suggestion].filter(Boolean).join(" "));
}

test("an organiser who gives options places and a waiting list has no problem", () => {
  expect(found({ options: { choices }, capacity: { friday: 200, saturday: 0 }, waitingList: true })).toEqual([]);
});

test("places for an option that does not exist are reported with the one that was meant", () => {
  expect(found({ options: { choices }, capacity: { fridey: 200 } })).toEqual([
    "SL6081 /uiSchema/slot/capacity/fridey friday",
  ]);
});

test("places for a question without options, and a waiting list without places, are reported", () => {
  expect(found({ capacity: { friday: 200 } }, "input")).toEqual(["SL6080 /uiSchema/slot/capacity"]);
  expect(found({ options: { choices }, waitingList: true })).toEqual(["SL6082 /uiSchema/slot/waitingList"]);
});
