import { afterEach, describe, expect, test } from "vitest";
import type { Answers } from "../form.ts";
import { shownPointers } from "../shown.ts";
import { testContext, testForm, testIsValid, testShape } from "../testForm.ts";
import { calculateAnswers } from "./calculated.ts";
import { checkAnswers } from "./checkAnswers.ts";

// biome-ignore-start lint/suspicious/noThenProperty: keywords of JSON Schema
const asksFor = (name: string, age: object) => ({
  if: { properties: { age }, required: ["age"] },
  then: { properties: { [name]: { type: "object", minProperties: 1 } }, required: [name] },
});
// biome-ignore-end lint/suspicious/noThenProperty: keywords of JSON Schema
const form = testForm(
  {
    properties: { birthday: { type: "string" }, age: { type: "integer" }, document: {}, phone: {} },
    required: ["birthday"],
    allOf: [
      asksFor("guardian", { maximum: 12 }),
      asksFor("minorConsent", { minimum: 13, maximum: 17 }),
      asksFor("seniorConsent", { minimum: 66 }),
    ],
  },
  {
    fields: {
      "/birthday": { label: { zh: "出生日期", en: "Birthday" } },
      "/document": { label: { zh: "证件", en: "Document" } },
      "/guardian": { label: { zh: "监护人", en: "Guardian" } },
      "/minorConsent": { label: { zh: "未成年人承诺书", en: "Consent for minors" } },
      "/seniorConsent": { label: { zh: "高龄承诺书", en: "Consent over 65" } },
    },
    calculated: [{ field: "age", calculate: "age", from: "/birthday" }],
    rules: [
      { rule: "differs", field: "/guardian/document", other: "/document", as: "document" },
      { rule: "differs", field: "/guardian/phone", other: "/phone", as: "phone" },
      { rule: "age", field: "/guardian/birthday", min: 18 },
    ],
  },
);
const check = (answers: Answers) => {
  const all = calculateAnswers(form, answers, testContext());
  return checkAnswers(form, testShape(form), all, testContext()).map(({ pointer, code }) => `${pointer} ${code}`);
};
const shown = (birthday: string) => {
  const all = calculateAnswers(form, { birthday }, testContext());
  return [...shownPointers(form, all, testIsValid(form))].filter((pointer) => /guardian|Consent/.test(pointer));
};

describe("on the race day", () => {
  test.each([
    ["who is a day short of 13", "2012-10-27", "/guardian"],
    ["who turns 13", "2012-10-26", "/minorConsent"],
    ["who is a day short of 18", "2007-10-27", "/minorConsent"],
    ["who turns 18", "2007-10-26", undefined],
    ["who is a day short of 66", "1959-10-27", undefined],
    ["who turns 66", "1959-10-26", "/seniorConsent"],
  ])(
    "case 11, guardian and commitment by age: %s sees the questions of that age, and no others",
    (_, birthday, pointer) => {
      expect(shown(birthday)).toEqual(pointer ? [pointer] : []);
      expect(check({ birthday })).toEqual(pointer ? [`${pointer} required`] : []);
    },
  );

  test("case 11, a child's guardian: another person, an adult, with another phone", () => {
    const child = { birthday: "2015-01-01", document: { type: "2", number: "E12345678" }, phone: "13800138000" };
    expect(
      check({ ...child, guardian: { document: child.document, phone: "+86 13800138000", birthday: "2007-10-27" } }),
    ).toEqual(
      expect.arrayContaining(["/guardian/document differs", "/guardian/phone differs", "/guardian/birthday age"]),
    );
    const guardian = { document: { type: "2", number: "E87654321" }, phone: "13800138001", birthday: "2007-10-26" };
    expect(check({ ...child, guardian })).toEqual([]);
  });
});

describe("the day is that of the race's time zone, regardless of the browser's", () => {
  const zone = process.env.TZ;
  afterEach(() => {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  });

  test.each([
    ["America/Los_Angeles", 480],
    ["Pacific/Kiritimati", -840],
  ])("case 9, a program far from the race: in %s the race's day counts", (timeZone, minutes) => {
    process.env.TZ = timeZone;
    expect(new Date("2025-01-01T12:00:00Z").getTimezoneOffset()).toBe(minutes);
    expect(shown("2012-10-27")).toEqual(["/guardian"]);
    expect(shown("2012-10-26")).toEqual(["/minorConsent"]);
  });
});
