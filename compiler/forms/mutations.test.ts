import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { FormMutation } from "#fixtures/mutations/formMutation.ts";
import { formMutations } from "#fixtures/mutations/formTable.ts";
import { fixSource } from "../edit/fixes.ts";
import type { Problem } from "../problems/problems.ts";
import { readMessage } from "../problems/readMessage.ts";
import { mutateText } from "../testMutations.ts";
import { readForm } from "./readForm.ts";

const race = "fixtures/sites/open-demo-10k/forms";
const surroundings = {
  marathon: { items: ["marathon", "half"], languages: ["zh", "en"] },
  relay: {
    items: ["relay"],
    languages: ["zh", "en"],
    signUp: { opensAt: "2025-08-11T10:00:00+08:00", closesAt: "2025-08-21T10:00:00+08:00" },
  },
  race: { items: ["ten-km", "family-3k"], languages: ["zh", "en"] },
};

function getText(form: FormMutation["form"] | "message"): string {
  return readFileSync(`${isOfRace(form) ? race : "fixtures/forms"}/${form}.json`, "utf8");
}

function problemsIn(form: FormMutation["form"] | "message", text: string): Problem[] {
  return readForm(text, `${form}.json`, surroundings[isOfRace(form) ? "race" : form]).problems;
}

function isOfRace(form: FormMutation["form"] | "message"): form is Exclude<typeof form, "marathon" | "relay"> {
  return form !== "marathon" && form !== "relay";
}

/** The report of a mistake that is not exactly one problem of its code on its line. */
function misjudged(mutation: FormMutation): string | undefined {
  const { changed, lines } = mutateText(getText(mutation.form), mutation);
  const problems = problemsIn(mutation.form, changed);
  const [only] = problems;
  if (problems.length === 1 && only?.code === mutation.code && lines.includes(only.line ?? 0)) return undefined;
  const reported = problems
    .map((problem) => `    ${problem.code} :${problem.line} ${readMessage(problem).en}`)
    .join("\n");
  return `${mutation.form}:${lines} ${mutation.code} ${mutation.does}\n${reported || "    (nothing)"}`;
}

test.each(["sign-up", "family", "kept-places", "volunteers", "message", "marathon", "relay"] as const)(
  "an organiser whose form is right gets no problem: %s",
  (form) => {
    expect(problemsIn(form, getText(form))).toEqual([]);
  },
);

test("an organiser who makes one mistake in a form gets one problem, on its line", () => {
  expect(formMutations.length).toBeGreaterThanOrEqual(80);
  const wrong = formMutations.flatMap((mutation) => misjudged(mutation) ?? []);
  expect(wrong.join("\n")).toBe("");
});

test("what the program fixes is right afterwards, and most slips are fixed", () => {
  const fixed = formMutations.flatMap(({ form, ...mutation }) => {
    const { changed } = mutateText(getText(form), mutation);
    if (problemsIn(form, changed)[0]?.fix === undefined) return [];
    const { source, problems } = fixSource(changed, (text) => problemsIn(form, text));
    return [{ does: mutation.does, codes: problems.map(({ code }) => code), isOriginal: source === getText(form) }];
  });
  expect(fixed.filter(({ codes }) => codes.length > 0)).toEqual([]);
  expect(fixed.filter(({ isOriginal }) => isOriginal).length).toBeGreaterThan(30);
  // The mistake added something that the fix keeps.
  const expected = ["misspells the name of a message", "asks for a document's type as a number"];
  expect(fixed.filter(({ isOriginal }) => !isOriginal).map(({ does }) => does)).toEqual(expected);
});
