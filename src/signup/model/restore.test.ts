import { afterEach, describe, expect, test } from "vitest";
import type { CompiledForm } from "#forms/form.ts";
import { testForm } from "#forms/testForm.ts";
import { answerUpgrades } from "#schemas/generated/fields.ts";
import { beginContent, type DraftContent, type Entrant } from "./content.ts";
import type { LoadedForm } from "./loadForm.ts";
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

function getDraft(form: CompiledForm, shirt: unknown) {
  const content = beginContent(form, "before");
  content.entrants = content.entrants.map((entrant) => ({ ...entrant, answers: { shirt } }));
  return { content: JSON.stringify(content), savedAt: 1 };
}

afterEach(() => {
  delete answerUpgrades["field/clothing-size/2"];
});

test("a draft that was answered with an earlier version of a field is upgraded to the form's current one", async () => {
  answerUpgrades["field/clothing-size/2"] = [{ op: "rename", from: "/size", to: "/id" }];
  const before = getDraft(formWith(), { size: "m" });
  const { content, left, isNewForm } = await restoreContent(loaded(formWith(2), "now"), before);
  expect(content.entrants[0]?.answers).toEqual({ shirt: { id: "m" } });
  expect([left, isNewForm, content.fieldVersions]).toEqual([[], true, { "clothing-size": 2 }]);
  // Saved with its new version, it is not upgraded again when the form changes for another reason.
  answerUpgrades["field/clothing-size/2"] = [{ op: "remove", at: "/id" }];
  const again = await restoreContent(loaded(formWith(2), "later"), { content: JSON.stringify(content), savedAt: 2 });
  expect(again.content.entrants[0]?.answers).toEqual({ shirt: { id: "m" } });
});

describe("a runner whose organiser goes back to the edition before", () => {
  const text = { type: "string" };
  const first = testForm({ properties: { name: text, shoe: { type: "integer" }, team: text } });
  const second = testForm(
    { properties: { fullName: text, club: text, mascot: text } },
    { version: 2, upgrades: [{ from: 1, rename: { name: "fullName", team: "club" } }] },
  );
  const begun = (form: CompiledForm, entrant: Partial<Entrant>) => {
    const content = beginContent(form, "begun");
    return { ...content, entrants: content.entrants.map((before) => ({ ...before, ...entrant })) };
  };
  const reopened = async (form: CompiledForm, content: DraftContent) =>
    restoreContent(loaded(form, `version ${form.version}`), { content: JSON.stringify(content), savedAt: 1 });

  test("finds every answer of a draft that moved forwards and back, also the hidden ones", async () => {
    const draft = begun(first, { answers: { name: "Lin", shoe: 42 }, aside: { "/team": "Canal" } });
    const forwards = await reopened(second, draft);
    expect(forwards.content.entrants[0]).toMatchObject({ answers: { fullName: "Lin" }, aside: { "/club": "Canal" } });
    expect(forwards.left).toEqual([{ pointer: "/shoe", value: 42 }]);
    const back = await reopened(first, forwards.content);
    expect(back.content.entrants).toEqual(draft.entrants);
    expect(back.left).toEqual([]);
  });

  test("finds what was answered to the later edition, and has its new question listed once", async () => {
    const draft = begun(second, { answers: { fullName: "Lin", mascot: "Duck" }, aside: { "/mascot": "Swan" } });
    const back = await reopened(first, draft);
    expect(back.content.entrants[0]?.answers).toEqual({ name: "Lin" });
    expect(back.left).toEqual([{ pointer: "/mascot", value: "Duck" }]);
    const again = await reopened(second, back.content);
    expect(again.content.entrants[0]?.answers).toEqual({ fullName: "Lin", mascot: "Duck" });
    expect([again.left, again.content.entrants[0]?.left]).toEqual([[], [{ pointer: "/mascot", value: "Swan" }]]);
  });

  test("keeps hidden answers of a list at their places", async () => {
    const friends = { type: "array", items: { type: "object", properties: { team: text } } };
    const listed = (version: number) =>
      testForm(
        { properties: { [version === 1 ? "friends" : "others"]: friends } },
        { version, upgrades: version === 1 ? [] : [{ from: 1, rename: { friends: "others" } }] },
      );
    const draft = begun(listed(1), { answers: { friends: [{}, {}] }, aside: { "/friends/1/team": "Canal" } });
    const forwards = await reopened(listed(2), draft);
    expect(forwards.content.entrants[0]?.aside).toEqual({ "/others/1/team": "Canal" });
    expect((await reopened(listed(1), forwards.content)).content.entrants).toEqual(draft.entrants);
  });
});
