import { expect, test } from "vitest";
import { printProblem } from "./problem.ts";

const describe = ({ code }: { code: string }) => ({ zh: `${code}。`, en: `${code}.` });
const print = (code: string, params: object) => printProblem(code, params, describe as never);

test.each([
  [
    "a name that is near",
    "SL6113",
    { pool: "al", near: "all" },
    'The race has no pool "al". Did you mean "all"? Correct',
  ],
  ["no name that is near", "SL6113", { pool: "al", near: undefined }, 'The race has no pool "al". Correct it'],
  ["one of a kind", "SL7007", { type: "my/a", slot: "s", max: 1, count: 2 }, "takes 1 block, and there are 2;"],
  ["several of a kind", "SL7007", { type: "my/a", slot: "s", max: 3, count: 5 }, "takes 3 blocks, and"],
  ["a list of one name", "SL6046", { names: ["a"], decider: "b" }, '"a" depends on "b"'],
  ["a list of two names", "SL6046", { names: ["a", "c"], decider: "b" }, '"a", "c" depend on "b"'],
  ["a list that is empty", "SL2010", { name: "a", beside: [] }, 'The field "a" is missing. Add it.'],
  ["another place", "SL5005", { path: "/a", first: { pointer: "/routes/0" } }, "is already used by /routes/0, so"],
  ["another file", "SL2005", { id: "a", first: { file: "b.json" } }, "is already used by b.json."],
  ["an amount", "SL6133", { fee: 15050, item: { zh: "半马" }, itemFee: 10000 }, "¥150.5, and 半马 costs ¥100."],
  ["a kind of value, in small letters", "SL5210", { path: "/a", kind: "money" }, '"/a" is an amount of money, which'],
  [
    "a kind of value, with a capital at the beginning",
    "SL2001",
    { expected: ["number", "null"], written: "missing", meant: undefined },
    "A number or null is expected here, but nothing is written. Write a number or null.",
  ],
  ["a name that every object has", "SL7013", { word: "constructor", expected: [] }, 'cannot have "constructor" here.'],
  ["the version after", "SL6025", { version: 2 }, "version 2. Write version 3, and"],
  ["the problem behind it", "SL4007", { cause: { code: "SL1001" } }, "cannot be used. SL1001. Correct it"],
  ["what a switch is", "SL6038", { value: "a", isOffered: false }, 'enum has "a", but'],
  ["that two names are the same", "SL7008", { type: "my/a", inside: "my/a" }, 'contains "my/a" itself'],
  ["that two names differ", "SL7008", { type: "my/a", inside: "my/b" }, 'by way of "my/b"'],
] as const)("an organiser reads %s", (_, code, params, part) => {
  expect(print(code, params).en).toContain(part);
});

test("an organiser reads Chinese with Chinese quotation marks and commas", () => {
  expect(print("SL6057", { id: "c", items: ["a", "b"] }).zh).toContain("只用于“a”、“b”，提到“c”的");
});

test("an organiser with a hundred names reads the first of them", () => {
  const blocks = Array.from({ length: 100 }, (_, index) => `n${index}`);
  const { en } = print("SL7006", { type: "my/a", slot: "s", block: "x", blocks });
  expect(en).toContain('"n11".');
  expect(en).not.toContain("n12");
});
