import { describe, expect, test } from "vitest";
import { type Fixable, fixables } from "#fixtures/mutations/fixables.ts";
import type { Mutation } from "#fixtures/mutations/mutation.ts";
import { mutations } from "#fixtures/mutations/table.ts";
import { applyFixes, fixSource } from "./edit/fixes.ts";
import { getIdentity } from "./problems/places.ts";
import type { Problem } from "./problems/problems.ts";
import { readMessage } from "./problems/readMessage.ts";
import { reworded, sameForAll, unreadable } from "./problems/testReworded.ts";
import { type Folder, folders, getText, listProblems, mutate, withText } from "./testMutations.ts";

type Read = (text: string) => Problem[];

// A note is about no mistake.
const isMistake = ({ severity }: Problem) => severity !== "note";
const mistakesIn = (folder: Folder): Problem[] => listProblems(folder).filter(isMistake);
const before = Object.fromEntries(Object.entries(folders).map(([name, folder]) => [name, mistakesIn(folder)]));

// The corpus is checked once, for all tests: each text of a file of a site, while no sentence can
// be made.
const { sentence, tries } = unreadable();
const checked = new Map<string, Problem[]>();

/** Returns the problems of a mutation's site with a text in the place of its file. */
function readOnce({ site, file }: Mutation, folder: Folder): Read {
  return (text) => {
    const key = `${site}/${file}\n${text}`;
    const problems = checked.get(key) ?? reworded(sentence, () => listProblems(withText(folder, file, text), file));
    checked.set(key, problems);
    return problems;
  };
}

/** Returns the problems that a mistake causes, and the lines that it is on. */
function judge(mutation: Mutation): { mutation: Mutation; found: Problem[]; lines: number[] } {
  const { folder, lines } = mutate(mutation);
  const identities = (before[mutation.site] ?? []).map(getIdentity);
  const problems = readOnce(mutation, folder)(getText(folder, mutation.file)).filter(isMistake);
  return { mutation, found: problems.filter((problem) => !identities.includes(getIdentity(problem))), lines };
}

/** The report of a mistake that is not exactly one problem on its line. */
function misjudged({ mutation, found, lines }: ReturnType<typeof judge>): string | undefined {
  const [only] = found;
  if (found.length === 1 && only?.file === mutation.file && lines.includes(only.line ?? 0)) return undefined;
  const reported = found
    .map((problem) => `    ${problem.code} ${problem.file}:${problem.line} ${readMessage(problem).en}`)
    .join("\n");
  return `${mutation.site}/${mutation.file}:${lines} ${mutation.does}\n${reported || "    (nothing)"}`;
}

test("an organiser whose site is right gets no error, and no warning that is not true", () => {
  const problems = Object.values(before).flat();
  expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
  expect([...new Set(problems.map(({ code }) => code))]).toEqual(["SL2004"]);
});

test("an organiser who makes one mistake gets one problem, on its line, and no check makes a sentence", () => {
  expect(mutations.length).toBeGreaterThanOrEqual(200);
  const judged = mutations.map(judge);
  expect(tries()).toBe(0);
  expect(judged.flatMap((judgement) => misjudged(judgement) ?? [])).toEqual([]);
});

/**
 * Returns the rest of a problem after its own fix, and after those that follow it; undefined if it
 * is solved.
 */
function unsolved(mutation: Fixable, read: Read, text: string): string[] {
  return read(text).flatMap(({ code, pointer, severity, fix }) => {
    if (!fix) return [];
    const { source, count } = applyFixes(text, [fix]);
    const { source: fixed } = fixSource(source, (edited) =>
      read(edited).filter((problem) => problem.pointer === pointer),
    );
    // What was pasted is one problem: that its pictures are on another host is the next one.
    const isOne = code === "SL5511";
    const left = read(fixed).filter(
      (problem) => problem.pointer === pointer && (problem.code === code || (!isOne && problem.severity === severity)),
    );
    return count === 0 || left.length > 0
      ? [`${mutation.does}: ${code} ${JSON.stringify(fix)} leaves ${left[0]?.code}`]
      : [];
  });
}

function openFile(mutation: Fixable): { text: string; read: Read } {
  const { folder } = mutate(mutation);
  const readMutation = readOnce(mutation, folder);
  const isOwn = ({ file }: Problem) => file === mutation.file;
  return { text: getText(folder, mutation.file), read: (text) => readMutation(text).filter(isOwn) };
}

test("every fix that is offered leaves its problem solved, and none needs a sentence", () => {
  const left = [...mutations, ...fixables].flatMap((mutation) => {
    const { text, read } = openFile(mutation);
    return unsolved(mutation, read, text);
  });
  expect(tries()).toBe(0);
  expect(left).toEqual([]);
});

test.each(fixables)("an organiser who $does gets it fixed", (mutation) => {
  const { text, read } = openFile(mutation);
  expect(text).toContain(mutation.write);
  const { source, count } = fixSource(text, read);
  expect(count).toBeGreaterThan(0);
  expect(source).toContain(mutation.fixed ?? mutation.find);
});

interface Outcome {
  /** What each reading reports: before the fixes, and after each round of them. */
  problems: Problem[][];
  /** The text of the edited file after --fix. */
  fixed: string;
}

/** Checks and fixes mutations, with `keep` between the checks and their result. */
function fixAll(chosen: Mutation[], reader: typeof readOnce, keep = (problems: Problem[]) => problems): Outcome[] {
  return chosen.map((mutation) => {
    const { folder } = mutate(mutation);
    const readMutation = reader(mutation, folder);
    const problems: Problem[][] = [];
    const { source } = fixSource(getText(folder, mutation.file), (text) => {
      const keptProblems = keep(readMutation(text));
      problems.push(keptProblems);
      return keptProblems.filter(({ file }) => file === mutation.file);
    });
    return { problems, fixed: source };
  });
}

const readAnew: typeof readOnce =
  ({ file }, folder) =>
  (text) =>
    listProblems(withText(folder, file, text), file);

describe("an organiser gets the same problems and the same fixes", () => {
  // What reads a sentence makes it, and is counted above: a part of the corpus shows that counting
  // is enough.
  test("if every problem has the same sentence", () => {
    const some = mutations.filter((_, index) => index % 5 === 0);
    expect(reworded(sameForAll, () => fixAll(some, readAnew))).toEqual(fixAll(some, readOnce));
  });

  test("unless a check reads a sentence, which these tests notice", () => {
    const some = mutations.slice(0, 20);
    const namedInQuotes = (problems: Problem[]) => problems.filter((problem) => readMessage(problem).en.includes('"'));
    const read = () => fixAll(some, readAnew, namedInQuotes);
    expect(reworded(sameForAll, read)).not.toEqual(read());
    const { sentence: other, tries: tried } = unreadable();
    expect(() => reworded(other, read)).toThrow("made a sentence");
    expect(tried()).toBeGreaterThan(0);
  });
});
