import { describe, expect, test } from "vitest";
import type { Mutation } from "#fixtures/mutations/mutation.ts";
import { mutations } from "#fixtures/mutations/table.ts";
import { fixSource } from "../edit/fixes.ts";
import { readForm } from "../forms/readForm.ts";
import { readSite } from "../read.ts";
import { folders, mutate, problemsOf, textOf, withText } from "../testMutations.ts";
import { messageOf } from "./messageOf.ts";
import type { Problem } from "./problems.ts";
import { reworded, unreadable } from "./testReworded.ts";

interface Outcome {
  /** What each reading reports: before the fixes, and after each round of them. */
  problems: Problem[][];
  /** The text of the edited file after --fix. */
  fixed: string;
}

const all = (problems: Problem[]) => problems;

/** Checks and fixes mutations of sites, with `keep` between the checks and their result. */
function outcomesOfSites(chosen: Mutation[], keep = all): Outcome[] {
  return chosen.map((mutation) => {
    const { folder } = mutate(mutation);
    const { file } = mutation;
    return outcomeOf(file, textOf(folder, file), (text) => keep(problemsOf(withText(folder, file, text), file)));
  });
}

/** Checks and fixes broken copies of the shipped forms. */
function outcomesOfForms(): Outcome[] {
  const forms = Object.values(folders).flatMap(({ forms: texts = {} }) => Object.values(texts).flatMap(brokenForms));
  return forms.map((text) => outcomeOf("form.json", text, (source) => readForm(source, "form.json").problems));
}

function outcomeOf(file: string, text: string, read: (text: string) => Problem[]): Outcome {
  const problems: Problem[][] = [];
  const { source } = fixSource(text, (one) => {
    const found = read(one);
    problems.push(found);
    return found.filter((one) => one.file === file);
  });
  return { problems, fixed: source };
}

function brokenForms(text: string): string[] {
  return [
    text.replaceAll('"label"', '"lable"'),
    text.replace('"steps"', '"step"'),
    text.replace("/phone/v1", "/phnoe/v1"),
    text.replace(/"fields": \["\w+"/, '"fields": ["nobody"'),
    text.replace(/"version": \d+/, '"version": "1"'),
  ];
}

const sameForAll = () => ({ otherwise: { zh: ["不同的话。"], en: ["Something else."] } });

// The other mistakes are checked and fixed without sentences in mutations.test.ts and
// soundFixes.test.ts.
describe("an organiser gets the same problems and the same fixes", () => {
  test("if no sentence can be made until it is printed", () => {
    const { sentence, tries } = unreadable();
    const found = reworded(sentence, outcomesOfForms);
    expect(found.flatMap(({ problems }) => problems.flat()).length).toBeGreaterThan(20);
    expect(tries()).toBe(0);
  });

  // What reads a sentence makes it, and is counted: a part of the corpus shows that counting is
  // enough.
  test("if every problem has the same sentence", () => {
    const some = mutations.filter((_, index) => index % 5 === 0);
    expect(reworded(sameForAll, () => outcomesOfSites(some))).toEqual(outcomesOfSites(some));
    expect(reworded(sameForAll, outcomesOfForms)).toEqual(outcomesOfForms());
  });

  test("unless a check reads a sentence, which this test notices", () => {
    const some = mutations.slice(0, 20);
    const namedInQuotes = (problems: Problem[]) => problems.filter((one) => messageOf(one).en.includes('"'));
    const read = () => outcomesOfSites(some, namedInQuotes);
    expect(reworded(sameForAll, read)).not.toEqual(read());
    const { sentence, tries } = unreadable();
    expect(() => reworded(sentence, read)).toThrow("made a sentence");
    expect(tries()).toBeGreaterThan(0);
  });

  test("and afterwards the real sentences again", () => {
    const [problem] = readSite("[]").problems;
    expect(problem && messageOf(problem).en).toContain("one object");
  });
});

test("an organiser of an old site reads the place of the other id in the old file, not in the upgraded one", () => {
  const item = (id: number) => ({ id, surfacePlotUrl: "media/a.jpg" });
  const site = { websiteTitle: "赛", wonderfulPictures: [item(1), item(1)], remoteAsyncRoutes: [] };
  const { problems } = readSite(JSON.stringify(site), "site.json");
  expect(problems).toMatchObject([{ code: "SL2005", params: { first: { pointer: "/wonderfulPictures/0" } } }]);
  const routes = [
    { path: "/a", name: "a", component: "document-view", meta: { title: "甲" }, dataPath: "documents/a.json" },
    { path: "/a", name: "b", component: "document-view", meta: { title: "乙" }, dataPath: "documents/a.json" },
  ];
  const twice = readSite(JSON.stringify({ websiteTitle: "赛", remoteAsyncRoutes: routes }), "site.json").problems;
  const same = twice.find(({ code }) => code === "SL5005");
  expect(same?.params).toMatchObject({ first: { pointer: expect.stringMatching(/^\/remoteAsyncRoutes\/0/) } });
  expect(same && messageOf(same).en).not.toContain("/routes/");
});
