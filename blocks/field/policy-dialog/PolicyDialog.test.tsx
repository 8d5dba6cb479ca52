import { expect, test } from "vitest";
import { FormContext, type FormPolicy, type FormSurroundings } from "#blocks/field/kit/frame/fieldProps.ts";
import { listWords, renderInSite } from "#blocks/kit/site/renderInSite.tsx";
import PolicyDialog from "./PolicyDialog.tsx";

const policy: FormPolicy = {
  id: "declaration",
  version: "2",
  title: { zh: "参赛声明", en: "Declaration" },
  text: { zh: "<p>我自愿参赛。</p>" },
};

function show(version: string | undefined, policies: FormPolicy[], language: "zh" | "en" = "en"): string {
  const form: FormSurroundings = {
    race: undefined,
    item: "marathon",
    today: "2025-08-15",
    raceDay: "2025-10-26",
    answerAt: () => undefined,
    loadChoices: async () => [],
    parts: { current: () => undefined, load: async () => Promise.reject(new Error("none")) },
    policy: (id) => policies.find((policy) => policy.id === id),
  };
  const answer = version && { policy: "declaration", version, agreedAt: "2025-08-11T02:03:04Z" };
  const field = (
    <FormContext value={form}>
      <PolicyDialog
        id="declaration"
        name="declaration"
        label="Declaration"
        help={undefined}
        placeholder={undefined}
        isRequired
        options={{ policy: "declaration" }}
        schema={{}}
        answer={answer || undefined}
        onAnswer={() => undefined}
        onLeave={() => undefined}
        problems={{}}
      />
    </FormContext>
  );
  return listWords(renderInSite(field, { language }));
}

test("case 21, what was agreed to: the runner reads which edition and when, by the race's clock", () => {
  expect(show("2", [policy])).toContain("You agreed on 11 Aug, 10:03 (version 2).");
});

test("case 21, a text that changed since: a runner who agreed before reads so and is asked again", () => {
  const words = show("1", [policy]);
  expect(words).toContain("The text has changed since you agreed: this is version 2.");
  expect(words).toContain("Read and agree: Declaration");
  expect(show("1", [policy], "zh")).toContain("内容已更新到版本 2");
});

test("a runner who has not agreed yet sees no date", () => {
  expect(show(undefined, [policy])).toBe("Declaration Read and agree: Declaration");
});

test("a form that names a missing text shows this, and whom to contact", () => {
  expect(show(undefined, [])).toContain("contact the organiser");
});
