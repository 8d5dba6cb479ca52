import { isValidPhoneNumber } from "libphonenumber-js/mobile";
import { expect, test } from "vitest";
import { checkPhone, isMainlandMobile } from "./phones.ts";

const isMobile = (country: string, number: string) =>
  isValidPhoneNumber(number, country as Parameters<typeof isValidPhoneNumber>[1] & string);
const rest = "12345678";

const upTo = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, more) => String(first + more));

test.each([
  ...upTo(130, 139),
  "145",
  "150",
  "159",
  "162",
  ...upTo(165, 167),
  ...upTo(170, 178),
  "180",
  "189",
  ...upTo(190, 193),
  ...upTo(195, 199),
])("case 13, mainland numbers: one that begins with %s is accepted", (beginning) => {
  expect(checkPhone("CN", beginning + rest, {})).toBeUndefined();
});

test.each(["140", "154", "161", "194", "179", "120", "100"])(
  "case 13, mainland numbers: one that begins with %s is no mobile number",
  (beginning) => {
    expect(checkPhone("CN", beginning + rest, {})).toBe("mobile");
  },
);

test.each([
  ["1381234567", "length"],
  ["138123456789", "length"],
  ["1381234567a", "characters"],
  ["138 1234 5678", "characters"],
  ["", "characters"],
])("case 13, mainland numbers: what is wrong with %j is its %s", (number, fault) => {
  expect(checkPhone("CN", number, {})).toBe(fault);
});

// The ranges that an organiser may write into the form instead, without a release.
const narrower = [
  "13",
  "140-141",
  "144-146",
  "148-149",
  "150-153",
  "155-159",
  "162",
  "165-167",
  "170-178",
  "18",
  "190-193",
  "195",
  "199",
];
test.each([
  ["140", true],
  ["147", false],
  ["154", false],
  ["195", true],
  ["196", false],
  ["198", false],
  ["199", true],
  ["135", true],
])("case 13, ranges of a form's own: a number that begins with %s is accepted: %s", (beginning, isAccepted) => {
  expect(checkPhone("CN", beginning + rest, { ranges: narrower }) === undefined).toBe(isAccepted);
});

test("a range whose ends differ in length accepts no number", () => {
  expect(isMainlandMobile("13812345678", ["13-1500"])).toBe(false);
});

test.each([
  ["HK", "91234567"],
  ["MO", "66123456"],
  ["TW", "0912345678"],
  ["TW", "912345678"],
  ["US", "2015550123"],
  ["GB", "07400123456"],
  ["KE", "712123456"],
])("case 14, numbers of other places: one of %s is accepted: %s", (country, number) => {
  expect(checkPhone(country, number, { isMobile })).toBeUndefined();
});

test.each([
  ["HK", "21234567", "mobile"],
  ["HK", "9123456", "mobile"],
  ["TW", "0212345678", "mobile"],
  ["US", "1", "length"],
  ["JP", "1234567890123456", "length"],
])("case 14, numbers of other places: one of %s that cannot be a mobile is refused: %s", (country, number, fault) => {
  expect(checkPhone(country, number, { isMobile })).toBe(fault);
});
