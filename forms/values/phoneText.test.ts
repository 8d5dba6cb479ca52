import { expect, test } from "vitest";
import { cleanPhone, dialCode } from "./phoneText.ts";

const everywhere = () => true;

test.each([
  ["+86 138-0013-8000", "CN", "CN", "13800138000"],
  ["0086 13800138000", "CN", "CN", "13800138000"],
  ["8613800138000", "CN", "CN", "13800138000"],
  ["１３８ ００１３ ８０００", "CN", "CN", "13800138000"],
  ["\u202a138\u00a00013\u00a08000\u202c", "CN", "CN", "13800138000"],
  ["+852 9123 4567", "CN", "HK", "91234567"],
  ["+853 6612 3456", "HK", "MO", "66123456"],
  ["0912-345-678", "TW", "TW", "0912345678"],
  ["+1 (201) 555-0123", "CN", "US", "2015550123"],
  ["+1 416 555 0123", "CA", "CA", "4165550123"],
  ["+7 701 123 4567", "KZ", "KZ", "7011234567"],
  ["1381234567a", "CN", "CN", "1381234567a"],
  ["", "CN", "CN", ""],
])("%j with %s chosen is kept as %s %s", (typed, country, kept, number) => {
  expect(cleanPhone(typed, country, everywhere)).toEqual({ country: kept, number });
});

test("a code of a country that may not be chosen changes nothing but the signs between the digits", () => {
  expect(cleanPhone("+81 90 1234 5678", "CN", (code) => code === "CN")).toEqual({
    country: "CN",
    number: "+819012345678",
  });
});

test("every code is known by its country", () => {
  expect(["CN", "HK", "MO", "TW", "BS", "AQ"].map(dialCode)).toEqual(["86", "852", "853", "886", "1", undefined]);
});
