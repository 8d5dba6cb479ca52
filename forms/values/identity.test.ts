import { expect, test } from "vitest";
import { ageOn, checkCharacter, maskName, maskNumber, readDocument } from "./identity.ts";

const today = "2026-11-21";
const withCheck = (digits: string) => digits + checkCharacter(digits);

// The standard's own two examples.
test.each([
  ["11010519491231002X", "1949-12-31", 2],
  ["440524188001010014", undefined, undefined],
])("a runner's resident number %s is read with its birthday", (number, birthday, gender) => {
  const document = readDocument("1", number, today);
  expect(document?.birthday).toBe(birthday);
  expect(document?.gender).toBe(gender);
});

test.each([
  ["1", "a typing slip in any digit", "11010519491231003X"],
  ["1", "a day that does not exist", withCheck("11010519900230001")],
  ["1", "a birthday tomorrow", withCheck("11010520261122001")],
  ["1", "15 digits of the old kind", "110105491231002"],
  ["1", "a residence permit's number", withCheck("81000019900101001")],
  ["5", "a resident number", "11010519491231002X"],
  ["3", "letters of no permit", "K12345678"],
  ["4", "too few digits", "1234567"],
  ["2", "nothing but letters", "ABCDEFGH"],
  ["6", "too short", "ABC123"],
  ["9", "a kind that does not exist", "E12345678"],
  ["1", "nothing", ""],
])("as a document of kind %s, %s is refused", (type, _what, number) => {
  expect(readDocument(type, number, today)).toBeUndefined();
});

test.each([
  ["2", " e1234-5678 ", "E12345678"],
  ["3", "h12345678", "H12345678"],
  ["4", "12345678", "12345678"],
  ["5", withCheck("83000019900101002"), withCheck("83000019900101002")],
  ["6", "usa110090010112", "USA110090010112"],
  ["6", withCheck("91184019850101001"), withCheck("91184019850101001")],
  ["1", "１１０１０５１９４９１２３１００２ｘ", "11010519491231002X"],
])("a document of kind %s is read however it is typed: %j", (type, typed, number) => {
  expect(readDocument(type, typed, today)?.number).toBe(number);
});

test("case 1, wrong check digit: every single wrong digit and every swap of neighbours is noticed", () => {
  const number = "11010519491231002X";
  for (let place = 0; place < 17; place++) {
    for (let digit = 0; digit < 10; digit++) {
      const wrong = number.slice(0, place) + digit + number.slice(place + 1);
      if (wrong !== number) expect(readDocument("1", wrong, today), wrong).toBeUndefined();
    }
    const swapped = number.slice(0, place) + number[place + 1] + number[place] + number.slice(place + 2);
    if (swapped !== number) expect(readDocument("1", swapped, today), swapped).toBeUndefined();
  }
});

test("a runner is a year older on the birthday and not the day before", () => {
  expect(ageOn("2006-10-26", "2026-10-25")).toBe(19);
  expect(ageOn("2006-10-26", "2026-10-26")).toBe(20);
  expect(ageOn("2004-02-29", "2026-02-28")).toBe(21);
  expect(ageOn("2004-02-29", "2026-03-01")).toBe(22);
});

test("a masked number hides its length if it is short, and never shows the middle", () => {
  expect(maskNumber("11010519491231002X")).toBe("110***********002X");
  expect(maskNumber("E12345678")).toBe("E1*****78");
  expect(maskNumber("12345")).toBe("1***5");
  expect(maskName("王小明")).toBe("王**");
  expect(maskName("买买提·阿卜杜拉赫曼·伊布拉音江")).toBe("买***");
  expect(maskName("Maria Rossi Bianchi")).toBe("Maria R. B.");
});

test.each([
  ["张 三", "张*"],
  ["张\u3000三", "张*"],
  ["欧阳 小 明", "欧***"],
  ["김 철수", "김**"],
  ["山田 エミリ", "山***"],
  ["Wu X", "Wu *"],
  ["李", "李*"],
  ["", ""],
])("the masked name of %j never shows the whole: %s", (name, masked) => {
  expect(maskName(name)).toBe(masked);
});
