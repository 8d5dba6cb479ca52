import { expect, test } from "vitest";
import { type Fixable, fixables } from "#fixtures/mutations/fixables.ts";
import { mutations } from "#fixtures/mutations/table.ts";
import type { Problem } from "../problems/problems.ts";
import { reworded, unreadable } from "../problems/testReworded.ts";
import { mutate, problemsOf, textOf, withText } from "../testMutations.ts";
import { applyFixes, fixSource } from "./fixes.ts";

/**
 * What is left of a problem after its own fix, and after those that follow it; undefined if it is
 * solved.
 */
function unsolved(mutation: Fixable, read: (text: string) => Problem[], text: string): string[] {
  return read(text).flatMap(({ code, pointer, severity, fix }) => {
    if (!fix) return [];
    const { source, count } = applyFixes(text, [fix]);
    const { source: fixed } = fixSource(source, (one) => read(one).filter((problem) => problem.pointer === pointer));
    // What was pasted is one problem: that its pictures are on another host is the next one.
    const isOne = code === "SL5511";
    const left = read(fixed).filter(
      (one) => one.pointer === pointer && (one.code === code || (!isOne && one.severity === severity)),
    );
    return count === 0 || left.length > 0
      ? [`${mutation.does}: ${code} ${JSON.stringify(fix)} leaves ${left[0]?.code}`]
      : [];
  });
}

const reader = (mutation: Fixable) => {
  const { folder } = mutate(mutation);
  // Most texts are read several times: as what is fixed, and as what is left.
  const found = new Map<string, Problem[]>();
  const read = (text: string) => {
    const problems =
      found.get(text) ??
      problemsOf(withText(folder, mutation.file, text), mutation.file).filter(({ file }) => file === mutation.file);
    found.set(text, problems);
    return problems;
  };
  return { text: textOf(folder, mutation.file), read };
};

test("every fix that is offered leaves its problem solved, and none needs a sentence", () => {
  const { sentence, tries } = unreadable();
  const left = reworded(sentence, () =>
    [...mutations, ...fixables].flatMap((mutation) => {
      const { text, read } = reader(mutation);
      return unsolved(mutation, read, text);
    }),
  );
  expect(tries()).toBe(0);
  expect(left).toEqual([]);
});

test.each(fixables)("an organiser who $does gets it fixed", (mutation) => {
  const { text, read } = reader(mutation);
  expect(text).toContain(mutation.write);
  const { source, count } = fixSource(text, read);
  expect(count).toBeGreaterThan(0);
  expect(source).toContain(mutation.fixed ?? mutation.find);
});
