import fc from "fast-check";
import { expect, test } from "vitest";
import { inspectCompound } from "./officeFiles.ts";
import { sheet, words, writeCompound } from "./testOfficeFiles.ts";

test("a compound file with any damage is accepted or refused, and never throws or hangs", () => {
  const original = writeCompound({ Workbook: sheet(), WordDocument: words(), "a/small": "x" });
  const edit = fc.record({ at: fc.nat(original.length - 4), value: fc.oneof(fc.nat(200), fc.nat(0xffffffff)) });
  // The header and the directory have the numbers that lead elsewhere.
  const head = fc.record({ at: fc.nat(508), value: fc.nat(200) });
  fc.assert(
    fc.property(
      fc.array(fc.oneof(edit, head), { minLength: 1, maxLength: 12 }),
      fc.nat(original.length),
      (edits, cut) => {
        const bytes = Buffer.from(original);
        for (const { at, value } of edits) bytes.writeUInt32LE(value, at);
        for (const content of [bytes, bytes.subarray(0, cut)])
          expect(["readable", "unreadable", "locked", "macros"]).toContain(inspectCompound(content).outcome);
      },
    ),
  );
  expect(inspectCompound(original).outcome).toBe("readable");
});
