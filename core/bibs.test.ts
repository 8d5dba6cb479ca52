import { expect, test } from "vitest";
import { findBibBlock, readBib, writeBib } from "./bibs.ts";

const block = { item: "full", from: 1, to: 1500, prefix: "A", digits: 4 };

test("a bib is written as it is printed, and only so is it of its block", () => {
  expect(writeBib(block, 88)).toBe("A0088");
  expect(readBib(block, "A0088")).toBe(88);
  for (const other of ["A88", "B0088", "0088", "A00088", "A1501", "A0000", "A00.5", "A 088", "A0x58", ""])
    expect(readBib(block, other)).toBeUndefined();
  expect(readBib({ from: 0, to: 10 }, "7")).toBe(7);
  expect(readBib({ from: 0, to: 10 }, "")).toBeUndefined();
});

test("a bib is looked for in the blocks of its item only", () => {
  const blocks = [block, { ...block, item: "half", prefix: "H" }];
  expect(findBibBlock(blocks, "half", "H0001")?.prefix).toBe("H");
  expect(findBibBlock(blocks, "half", "A0001")).toBeUndefined();
});
