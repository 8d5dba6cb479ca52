import { afterEach, expect, test } from "vitest";
import type { CompiledForm } from "#forms/form.ts";
import { testForm } from "#forms/testForm.ts";
import { answerUpgrades } from "#schemas/generated/fields.ts";
import type { LoadedForm } from "../form/loadForm.ts";
import { beginContent } from "./content.ts";
import { restoreContent } from "./restore.ts";

const size = {
  type: "object",
  properties: { id: { type: "string" }, label: { type: "string" } },
  additionalProperties: false,
};

function formWith(version?: number): CompiledForm {
  const field = { type: "clothing-size", ...(version && { version }), options: {}, messages: {} };
  return testForm({ properties: { shirt: size } }, { fields: { "/shirt": field } });
}

const loaded = (form: CompiledForm, hash: string) => ({ form, hash }) as LoadedForm;

function draftOf(form: CompiledForm, shirt: unknown) {
  const content = beginContent(form, "before");
  content.entrants = content.entrants.map((entrant) => ({ ...entrant, answers: { shirt } }));
  return { content: JSON.stringify(content), savedAt: 1 };
}

afterEach(() => {
  delete answerUpgrades["field/clothing-size/2"];
});

test("a draft that was answered with an earlier version of a field is upgraded to the form's current one", async () => {
  answerUpgrades["field/clothing-size/2"] = [{ op: "rename", from: "/size", to: "/id" }];
  const before = draftOf(formWith(), { size: "m" });
  const { content, left, isNewForm } = await restoreContent(loaded(formWith(2), "now"), before);
  expect(content.entrants[0]?.answers).toEqual({ shirt: { id: "m" } });
  expect([left, isNewForm, content.fieldVersions]).toEqual([[], true, { "clothing-size": 2 }]);
  // Saved with its new version, it is not upgraded again when the form changes for another reason.
  answerUpgrades["field/clothing-size/2"] = [{ op: "remove", at: "/id" }];
  const again = await restoreContent(loaded(formWith(2), "later"), { content: JSON.stringify(content), savedAt: 2 });
  expect(again.content.entrants[0]?.answers).toEqual({ shirt: { id: "m" } });
});
