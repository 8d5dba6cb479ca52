import { expect, test } from "vitest";
import type { Mutation } from "#fixtures/mutations/mutation.ts";
import { mutations } from "#fixtures/mutations/table.ts";
import { messageOf } from "./problems/messageOf.ts";
import { identityOf } from "./problems/places.ts";
import type { Problem } from "./problems/problems.ts";
import { reworded, unreadable } from "./problems/testReworded.ts";
import { type Folder, folders, mutate, problemsOf } from "./testMutations.ts";

// A note is about no mistake.
const mistakesIn = (folder: Folder, edited?: string): Problem[] =>
  problemsOf(folder, edited).filter(({ severity }) => severity !== "note");

const before = Object.fromEntries(Object.entries(folders).map(([name, folder]) => [name, mistakesIn(folder)]));

/** What is found of a mistake, and the lines that it is on. */
function judge(mutation: Mutation): { mutation: Mutation; found: Problem[]; lines: number[] } {
  const { folder, lines } = mutate(mutation);
  const known = (before[mutation.site] ?? []).map(identityOf);
  const found = mistakesIn(folder, mutation.file).filter((problem) => !known.includes(identityOf(problem)));
  return { mutation, found, lines };
}

/** The report of a mistake that is not exactly one problem on its line. */
function misjudged({ mutation, found, lines }: ReturnType<typeof judge>): string | undefined {
  const [only] = found;
  if (found.length === 1 && only?.file === mutation.file && lines.includes(only.line ?? 0)) return undefined;
  const reported = found.map((one) => `    ${one.code} ${one.file}:${one.line} ${messageOf(one).en}`).join("\n");
  return `${mutation.site}/${mutation.file}:${lines} ${mutation.does}\n${reported || "    (nothing)"}`;
}

test("an organiser whose site is right gets no error, and no warning that is not true", () => {
  const problems = Object.values(before).flat();
  expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
  expect([...new Set(problems.map(({ code }) => code))]).toEqual(["SL2004"]);
});

test("an organiser who makes one mistake gets one problem, on its line, and no check makes a sentence", () => {
  expect(mutations.length).toBeGreaterThanOrEqual(200);
  const { sentence, tries } = unreadable();
  const judged = reworded(sentence, () => mutations.map(judge));
  expect(tries()).toBe(0);
  expect(judged.flatMap((one) => misjudged(one) ?? [])).toEqual([]);
});
