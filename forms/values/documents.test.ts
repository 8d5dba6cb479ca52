import { describe, expect, test } from "vitest";
import { cleanText } from "#core/typedText.ts";
import { documentKey, findNumberFault } from "./documents.ts";
import { checkCharacter } from "./identity.ts";

const today = "2026-11-21";
const withCheck = (digits: string) => digits + checkCharacter(digits);

describe("a refused document number has a reason", () => {
  test("case 1, wrong check digit: it is distinguished from every other fault", () => {
    expect(findNumberFault("1", "110105194912310021", today)).toEqual({ why: "check-digit" });
  });

  test.each([
    ["1", withCheck("11010519900231001"), { why: "date" }],
    ["1", withCheck("11010518990101001"), { why: "date" }],
    ["1", withCheck("11010520261122001"), { why: "future" }],
    ["1", withCheck("71010519900101001"), { why: "place" }],
    ["1", withCheck("81000019900101001"), { why: "kind", kind: "5" }],
    ["5", "11010519491231002X", { why: "kind", kind: "1" }],
    ["5", withCheck("84000019900101001"), { why: "place" }],
  ])("case 3, day and place inside the number: of kind %s, %j", (type, number, fault) => {
    expect(findNumberFault(type, number, today)).toEqual(fault);
  });

  test.each([
    ["1", "110105491231002", { why: "old" }],
    ["1", "1101051949123100", { why: "length", length: 16 }],
    ["1", "", { why: "length", length: 0 }],
    ["1", "11010519491231OO2X", { why: "characters" }],
    ["1", withCheck("91184019850101001"), { why: "kind", kind: "6" }],
    ["1", "H12345678", { why: "kind", kind: "3" }],
    ["2", "11010519491231002X", { why: "kind", kind: "1" }],
    ["2", "E123", { why: "length", length: 4 }],
    ["2", "E1234567é", { why: "characters" }],
    ["2", "ABCDEFGH", { why: "characters" }],
    ["3", "K12345678", { why: "characters" }],
    ["3", "H1234567", { why: "length", length: 8 }],
    ["4", "H12345678", { why: "kind", kind: "3" }],
    ["4", "123456789", { why: "length", length: 9 }],
    ["6", "USA1100900101", { why: "length", length: 13 }],
    ["6", "9118401985010100", { why: "length", length: 16 }],
  ])("of kind %s, %j", (type, number, fault) => {
    expect(findNumberFault(type, number, today)).toEqual(fault);
  });
});

test.each([
  "11010519491231002x",
  "110105 19491231 002X",
  "１１０１０５ １９４９１２３１ ００２ｘ",
  "110105\u00a019491231\u00a0002X",
])(
  "case 1, a number as it is typed or pasted: %j is accepted, and kept with a large X and nothing between",
  (number) => {
    expect(findNumberFault("1", number, today)).toBeUndefined();
    expect(cleanText("number", number)).toBe("11010519491231002X");
  },
);

test.each([
  ["1", "of a person born in a county that no longer exists", withCheck("33010519900101001")],
  ["1", "of another such county", withCheck("32052119900101001")],
  ["1", "of a person born today", withCheck("11010520261121001")],
  ["5", "of a Hong Kong resident", withCheck("81000019900101001")],
  ["5", "of a Macao resident", withCheck("82000019900101001")],
  ["5", "of a Taiwan resident", withCheck("83000019900101001")],
])("case 3, numbers that stay good: of kind %s, one %s is accepted", (type, _whose, number) => {
  expect(findNumberFault(type, number, today)).toBeUndefined();
});

test("a permit's number is kept in capitals", () => {
  expect(findNumberFault("3", "h1234567801", today)).toBeUndefined();
  expect(cleanText("number", "h1234567801")).toBe("H1234567801");
});

test("case 8, a permit that was issued anew: it is the same person's, another kind of the same number is not", () => {
  expect(documentKey("3", "H1234567801")).toBe(documentKey("3", " h1234567802"));
  expect(documentKey("3", "H12345678")).toBe(documentKey("3", "H1234567802"));
  expect(documentKey("3", "H1234567801")).not.toBe(documentKey("3", "H1234567901"));
  expect(documentKey("2", "E123456780")).not.toBe(documentKey("2", "E123456781"));
  expect(documentKey("2", "H12345678")).not.toBe(documentKey("3", "H12345678"));
});
