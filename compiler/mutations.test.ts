import { expect, test } from "vitest";
import type { Mutation } from "#fixtures/mutations/mutation.ts";
import { mutations } from "#fixtures/mutations/table.ts";
import { messageOf } from "./problems/messageOf.ts";
import { identityOf } from "./problems/places.ts";
import type { Problem } from "./problems/problems.ts";
import { type Folder, folders, mutate, problemsOf } from "./testMutations.ts";

// A note is about no mistake.
const mistakesIn = (folder: Folder, edited?: string): Problem[] =>
  problemsOf(folder, edited).filter(({ severity }) => severity !== "note");

const before = Object.fromEntries(Object.entries(folders).map(([name, folder]) => [name, mistakesIn(folder)]));

/** The report of a mistake that is not exactly one problem on its line. */
function misjudged(mutation: Mutation): string | undefined {
  const { folder, lines } = mutate(mutation);
  const known = (before[mutation.site] ?? []).map(identityOf);
  const found = mistakesIn(folder, mutation.file).filter((problem) => !known.includes(identityOf(problem)));
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

test("an organiser who makes one mistake gets one problem, on its line", () => {
  expect(mutations.length).toBeGreaterThanOrEqual(200);
  expect(mutations.flatMap((mutation) => misjudged(mutation) ?? [])).toEqual([]);
}, 120_000);
