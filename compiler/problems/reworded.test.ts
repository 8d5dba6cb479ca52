import { describe, expect, test } from "vitest";
import { fixSource } from "../edit/fixes.ts";
import { readForm } from "../forms/readForm.ts";
import { readSite } from "../read.ts";
import { folders } from "../testMutations.ts";
import type { Problem } from "./problems.ts";
import { readMessage } from "./readMessage.ts";
import { reworded, sameForAll, unreadable } from "./testReworded.ts";

/**
 * Returns the problems of each reading of broken copies of the shipped forms, and their text after
 * --fix.
 */
function fixForms(): { problems: Problem[][]; fixed: string }[] {
  const forms = Object.values(folders).flatMap(({ forms: texts = {} }) => Object.values(texts).flatMap(breakForm));
  return forms.map((text) => {
    const problems: Problem[][] = [];
    const { source } = fixSource(text, (one) => {
      const formProblems = readForm(one, "form.json").problems;
      problems.push(formProblems);
      return formProblems.filter(({ file }) => file === "form.json");
    });
    return { problems, fixed: source };
  });
}

function breakForm(text: string): string[] {
  return [
    text.replaceAll('"label"', '"lable"'),
    text.replace('"steps"', '"step"'),
    text.replace("/phone/v1", "/phnoe/v1"),
    text.replace(/"fields": \["\w+"/, '"fields": ["nobody"'),
    text.replace(/"version": \d+/, '"version": "1"'),
  ];
}

// The sites of the corpus are in compiler/mutations.test.ts.
describe("an organiser of a form gets the same problems and the same fixes", () => {
  test("if no sentence can be made until it is printed", () => {
    const { sentence, tries } = unreadable();
    const rewordings = reworded(sentence, fixForms);
    expect(rewordings.flatMap(({ problems }) => problems.flat()).length).toBeGreaterThan(20);
    expect(tries()).toBe(0);
  });

  test("if every problem has the same sentence", () => {
    expect(reworded(sameForAll, fixForms)).toEqual(fixForms());
  });

  test("and afterwards the real sentences again", () => {
    const [problem] = readSite("[]").problems;
    expect(problem && readMessage(problem).en).toContain("one object");
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
  expect(same && readMessage(same).en).not.toContain("/routes/");
});
