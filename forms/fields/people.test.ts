import { describe, expect, test } from "vitest";
import type { FieldCheck } from "../field.ts";
import { writeSentence } from "../sentences.ts";
import { clothingSize } from "./clothingSize.ts";
import { club } from "./club.ts";
import { emergencyContact } from "./emergencyContact.ts";
import { guardian } from "./guardian.ts";
import { identityDocument } from "./identityDocument.ts";
import { pinyinName } from "./pinyinName.ts";

function asked<Options>(options: Options, answers: Record<string, unknown> = {}): FieldCheck<Options> {
  return {
    options,
    pointer: "/asked",
    isRequired: true,
    answerAt: (pointer) => answers[pointer],
    item: "marathon",
    today: "2025-08-11",
    raceDays: { marathon: "2025-10-26" },
    itemNames: {},
    entrants: [{}],
    index: 0,
  };
}

const getFaults = (faults: { at: string; code: string }[] | undefined) =>
  (faults ?? []).map(({ at, code }) => `${at} ${code}`);

describe("a guardian", () => {
  const phone = { country: "CN", number: "13800138000" };
  const born = (birthday: string) => ({
    name: "林海",
    relation: "father" as const,
    document: { type: "2" as const, number: "E12345678", birthday, gender: 1 as const },
    phone,
  });

  test("case 11, the guardian's age: 18 on the day of the race at the latest", () => {
    expect(getFaults(guardian.check?.(born("2007-10-26"), asked({})))).toEqual([]);
    expect(getFaults(guardian.check?.(born("2007-10-27"), asked({})))).toEqual(["/document/birthday adult"]);
  });

  test("a guardian who is too young by the number of the card reads it at the number", () => {
    const document = { type: "1" as const, number: "110101201001010031", birthday: "2010-01-01", gender: 1 as const };
    expect(getFaults(guardian.check?.({ ...born("1980-01-01"), document }, asked({})))).toEqual([
      "/document/number adult",
    ]);
  });

  test("has a document that the form accepts and a relation that it offers", () => {
    const options = { types: ["1" as const], relations: ["mother" as const] };
    expect(getFaults(guardian.check?.(born("1980-01-01"), asked(options)))).toEqual([
      "/relation enum",
      "/document/type type",
    ]);
  });

  test("states birthday and gender if the document does not", () => {
    const document = { type: "2" as const, number: "E12345678" };
    expect(getFaults(guardian.check?.({ ...born("1980-01-01"), document }, asked({})))).toEqual([
      "/document/birthday required",
      "/document/gender required",
    ]);
  });
});

describe("an identity document", () => {
  const card = { type: "1" as const, number: "11010519491231002X", birthday: "1949-12-31", gender: 2 as const };

  test("cannot have another birthday or gender than its number", () => {
    const forged = { ...card, birthday: "1980-12-31", gender: 1 as const };
    expect(getFaults(identityDocument.check?.(forged, asked({})))).toEqual(["/birthday differs", "/gender differs"]);
  });

  test("case 1, wrong check digit: one short sentence in both languages", () => {
    const slip = { ...card, number: "110105194912310021" };
    const [fault] = identityDocument.check?.(slip, asked({})) ?? [];
    expect(fault).toMatchObject({ at: "/number", code: "check-digit" });
    for (const sentence of Object.values(writeSentence(fault!.text))) expect(sentence).toMatch(/^[^.。\n]+[.。]$/);
  });

  test("of a form without birthday and gender needs neither", () => {
    const passport = { type: "2" as const, number: "E12345678" };
    expect(getFaults(identityDocument.check?.(passport, asked({ asks: [] })))).toEqual([]);
    expect(getFaults(identityDocument.check?.(passport, asked({ asks: ["gender"] })))).toEqual(["/gender required"]);
  });

  test("is born today at the latest, and not before 1900", () => {
    const passport = (birthday: string) => ({ type: "2" as const, number: "E12345678", birthday, gender: 1 as const });
    expect(getFaults(identityDocument.check?.(passport("2025-08-11"), asked({})))).toEqual([]);
    expect(getFaults(identityDocument.check?.(passport("2025-08-12"), asked({})))).toEqual(["/birthday future"]);
    expect(getFaults(identityDocument.check?.(passport("1899-12-31"), asked({})))).toEqual(["/birthday date"]);
  });

  test("is read aloud as people would write it", () => {
    expect(identityDocument.format(card, {}, "zh")).toBe("居民身份证 11010519491231002X，1949-12-31，女");
    expect(identityDocument.format(card, {}, "en")).toBe(
      "Resident identity card 11010519491231002X, 1949-12-31, Female",
    );
  });
});

test("an emergency contact's phone number is checked as a phone number, at its own place", () => {
  const contact = { name: "林晓", relation: "spouse" as const, phone: { country: "CN", number: "12345" } };
  const places = emergencyContact.check?.(contact, asked({}))?.map(({ at }) => at);
  expect(places).toEqual(["/phone/number"]);
});

describe("a name in letters", () => {
  test.each(["吕晓单", "阿卜杜拉·买买提", "Maria Rossi"])("of %s has a given name", (name) => {
    const check = pinyinName.check?.({ family: "LYU" }, asked({ from: "/name" }, { "/name": name }));
    expect(getFaults(check)).toEqual(["/given required"]);
  });

  test.each(["Suharto", "", undefined])("of %j may be one name", (name) => {
    expect(getFaults(pinyinName.check?.({ family: "SUHARTO" }, asked({ from: "/name" }, { "/name": name })))).toEqual(
      [],
    );
  });
});

describe("a shirt size", () => {
  const options = {
    gender: "/document",
    sizes: [
      { id: "m-s", label: "S", gender: 1 as const },
      { id: "w-s", label: "S", gender: 2 as const },
      { id: "w-m", label: "M", gender: 2 as const, isSoldOut: true },
      { id: "cap", label: "One size" },
    ],
  };
  const woman = { "/document": { gender: 2 } };

  test.each([
    ["w-s", []],
    ["cap", []],
    ["m-s", [" gender"]],
    ["w-m", [" sold-out"]],
    ["xl", [" enum"]],
  ])("%s is judged for a woman: %j", (size, faults) => {
    expect(getFaults(clothingSize.check?.(size, asked(options, woman)))).toEqual(faults);
  });

  test("is refused once the organiser's list has it as sold out, for that field only", () => {
    const judged = (soldOut: unknown) => getFaults(clothingSize.check?.("w-s", { ...asked(options, woman), soldOut }));
    expect(judged({ "/asked": ["w-s"] })).toEqual([" sold-out"]);
    for (const list of [undefined, null, [], { "/other": ["w-s"] }, { "/asked": "w-s" }])
      expect(judged(list)).toEqual([]);
  });

  test("is not refused while the gender is still unknown", () => {
    expect(getFaults(clothingSize.check?.("m-s", asked(options)))).toEqual([]);
  });

  test("states whom it is cut for", () => {
    expect(clothingSize.format("w-s", options, "zh")).toBe("女款 S");
    expect(clothingSize.format("cap", options, "en")).toBe("One size");
  });
});

test("a club without an id is accepted only if the form accepts unlisted clubs", () => {
  expect(getFaults(club.check?.({ name: "晨跑队" }, asked({})))).toEqual([" unlisted"]);
  expect(getFaults(club.check?.({ name: "晨跑队" }, asked({ acceptsUnlisted: true })))).toEqual([]);
});
