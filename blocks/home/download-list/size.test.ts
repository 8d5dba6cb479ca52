import { expect, test } from "vitest";
import { sizeText } from "./size.ts";

test.each([
  [0, "0 B"],
  [850, "850 B"],
  [1024, "1 KB"],
  [4_300_000, "4.1 MB"],
  [40_000_000, "38 MB"],
  [1_048_000, "1 MB"],
  [1023 * 1024, "1 MB"],
  [5 * 1024 ** 3, "5 GB"],
])("a file of %i bytes is %s", (bytes, text) => {
  expect(sizeText(bytes, String)).toBe(text);
});
