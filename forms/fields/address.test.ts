import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readForm } from "#compiler/forms/readForm.ts";
import { compileSchema, getAnswerSchema } from "#compiler/forms/schema/references.ts";
import { runValidator } from "#compiler/forms/testValidator.ts";
import { shapeChecker } from "#compiler/forms/validators.ts";
import { formWith } from "#fixtures/forms/formWith.ts";
import { addressFormat } from "#forms/values/addressFormats.ts";
import { countryCodes } from "#forms/values/countries.ts";
import { runs } from "#scripts/properties.ts";
import { shapeCheck } from "#src/signup/form/shapeCheck.ts";
import { getFunctions } from "#src/signup/model/loadForm.ts";
import { checkAnswers } from "../answers/checkAnswers.ts";
import { describeAnswers } from "../answers/describe.ts";
import { upgradeAnswers } from "../answers/upgradeAnswers.ts";
import type { Answers, CheckShape, CompiledForm } from "../form.ts";
import { inEnglish, printed, testContext } from "../testForm.ts";

const field = (type: string, version = 1) => ({
  $ref: `https://startline.dev/schemas/field/${type}/v${version}.schema.json`,
});

/** A form that asks for name, nationality, document and address. */
function getForm({ version = 2, options = {}, isRequired = true } = {}): CompiledForm {
  const written = formWith(
    { schema: undefined },
    { country: field("country"), document: field("identity-document"), home: field("address", version) },
  ) as { uiSchema: object; steps: object };
  const properties = {
    name: { ...field("input"), maxLength: 40 },
    size: { type: "string", enum: ["S", "M"] },
    country: field("country"),
    document: field("identity-document"),
    home: field("address", version),
  };
  const { form, problems } = readForm(
    JSON.stringify({
      ...written,
      schema: { type: "object", required: ["name", ...(isRequired ? ["home"] : [])], properties },
      uiSchema: { ...written.uiSchema, home: { label: { zh: "地址", en: "Address" }, options } },
    }),
  );
  if (!form) throw new Error(JSON.stringify(problems));
  return form;
}

// Both checks of a form: the browser's runs the compiled module, the server's is its own.
const checksByForm = new Map<CompiledForm, { browser: CheckShape; server: CheckShape }>();

function getChecks(form: CompiledForm): { browser: CheckShape; server: CheckShape } {
  const functions = () => getFunctions({ default: () => runValidator(form.schema) } as never);
  const checks = checksByForm.get(form) ?? {
    browser: shapeCheck(form, functions()),
    server: shapeChecker(form.schema),
  };
  checksByForm.set(form, checks);
  return checks;
}

/** Lists the problems that browser and server find in answers. */
function listProblems(form: CompiledForm, answers: Answers): { browser: string[]; server: string[] } {
  const inWords = (check: CheckShape) =>
    printed(checkAnswers(form, check, answers, testContext({ entrants: [answers] }))).map(
      ({ pointer, code, message }) => `${pointer} ${code} ${message.en}`,
    );
  const { browser, server } = getChecks(form);
  return { browser: inWords(browser), server: inWords(server) };
}

const form = getForm();
const anna = {
  name: "Anna Meier",
  country: "GB",
  document: { type: "2", number: "C01X00T47", birthday: "1988-05-17", gender: 2 },
};
const london = { country: "GB", line1: "12 Canal Street", line2: "Flat 5", city: "London", postcode: "SW1A 1AA" };
const place = (code: string, name: string) => ({ code, name });
const shenzhen = {
  area: {
    province: place("440000", "广东省"),
    city: place("440300", "深圳市"),
    district: place("440305", "南山区"),
  },
  detail: "海德三道 8 号",
};
const wrongPlaces = (home: object, of = form) => {
  const { browser, server } = listProblems(of, { ...anna, home });
  expect(browser).toEqual(server);
  return server;
};

describe("a foreign runner's address", () => {
  test("a British runner with a passport gives lines, town and postcode, and both sides accept it", () => {
    expect(wrongPlaces(london)).toEqual([]);
    expect(describeAnswers(form, { home: london }, inEnglish).at(-1)?.words).toBe(
      "12 Canal Street, Flat 5, London, SW1A 1AA, United Kingdom",
    );
    expect(describeAnswers(form, { home: london }, { ...inEnglish, language: "zh" }).at(-1)?.words).toMatch(
      /SW1A 1AA, 英国$/,
    );
  });

  test("the parts that the country needs are required by the country's own names, and no others", () => {
    expect(wrongPlaces({ country: "GB", line1: "12 Canal Street" })).toEqual([
      "/home/city required Please enter the town or city.",
      "/home/postcode required Please enter the postcode.",
    ]);
    expect(wrongPlaces({ country: "US", line1: "1 Main Street", city: "Springfield" })).toEqual([
      "/home/region required Please enter the state.",
      "/home/postcode required Please enter the ZIP code.",
    ]);
    expect(wrongPlaces({ country: "AE", line1: "1 Marina Walk", region: "Dubai" })).toEqual([]);
    expect(wrongPlaces({ country: "MO", line1: "新馬路 1 號" })).toEqual([]);
  });

  test("a runner of any nationality may live in China, and a Chinese runner anywhere", () => {
    expect(wrongPlaces({ country: "CN", ...shenzhen })).toEqual([]);
    expect(listProblems(form, { ...anna, country: "CN", home: london }).server).toEqual([]);
  });

  test("an unusual postal code is accepted: no table of them is complete", () => {
    expect(wrongPlaces({ ...london, postcode: "XM4 5HQ-99" })).toEqual([]);
    expect(wrongPlaces({ ...london, postcode: "x".repeat(17) })).not.toEqual([]);
  });

  test("what a country's addresses do not have is refused: the form never sends what it does not show", () => {
    for (const part of ["region", "district"])
      expect(wrongPlaces({ ...london, [part]: "Kent" })[0]).toContain(`/home/${part}`);
    expect(wrongPlaces({ ...london, ...shenzhen })[0]).toContain("/home/area not-asked");
    expect(wrongPlaces({ country: "CN", ...shenzhen, city: "Shenzhen" })[0]).toContain("/home/city not-asked");
    expect(wrongPlaces({ country: "AE", line1: "1", region: "Dubai", postcode: "1" })[0]).toContain("/home/postcode");
  });

  test("a country that does not exist, or that the organiser does not offer, is refused", () => {
    expect(wrongPlaces({ ...london, country: "ZZ" })[0]).toContain("/home/country");
    expect(wrongPlaces(london, getForm({ options: { countries: ["CN", "HK"] } }))[0]).toContain("/home/country");
  });

  test("if an address is optional, a country without the rest is no address", () => {
    const open = getForm({ isRequired: false });
    expect(wrongPlaces({ country: "GB" }, open)).toEqual([]);
    expect(describeAnswers(open, { home: { country: "GB" } }, inEnglish)).toEqual([]);
    expect(wrongPlaces({ country: "GB" })).toHaveLength(3);
    expect(wrongPlaces({ country: "GB", city: "London" }, open)).toHaveLength(2);
  });
});

describe("a Chinese runner's address", () => {
  test("is province, city, district and street, as before", () => {
    expect(wrongPlaces({ country: "CN", ...shenzhen, postcode: "518000" })).toEqual([]);
    expect(
      describeAnswers(form, { home: { country: "CN", ...shenzhen } }, { ...inEnglish, language: "zh" }).at(-1)?.words,
    ).toBe("广东省 深圳市 南山区 海德三道 8 号");
    expect(wrongPlaces({ country: "CN" })).toEqual([
      "/home/area/province required Please choose the province.",
      "/home/detail required Please enter the street, house and flat.",
    ]);
    expect(wrongPlaces({ country: "CN", ...shenzhen, postcode: "SW1A" })).toEqual([
      "/home/postcode pattern A postcode in mainland China has 6 digits. Please check it.",
    ]);
  });

  test("in a form of the first version has the parts of that version, and is in the mainland only", () => {
    const old = getForm({ version: 1, options: { depth: "city" } });
    expect(old.fields["/home"]).toMatchObject({ version: 2, options: { depth: "city", countries: ["CN"] } });
    expect(wrongPlaces({ country: "CN", ...shenzhen }, old)).toEqual([]);
    expect(wrongPlaces(london, old)[0]).toContain("/home/country");
    const { answers, left } = upgradeAnswers(old, { home: shenzhen }, { version: 1, fieldVersions: { address: 1 } });
    expect({ answers, left }).toEqual({ answers: { home: { country: "CN", ...shenzhen } }, left: [] });
    expect(wrongPlaces(answers.home as object, old)).toEqual([]);
  });

  test("given to a form that an older program published is checked and read as it was", () => {
    const before = compileSchema(getAnswerSchema("address", 1) ?? {});
    const properties = { ...(form.schema.properties as object), home: before };
    const field = { type: "address", options: {}, messages: {} };
    const published = { ...form, fields: { "/home": field }, schema: { ...form.schema, properties } };
    expect(wrongPlaces(shenzhen, published)).toEqual([]);
    expect(describeAnswers(published, { home: shenzhen }, inEnglish).at(-1)?.words).toContain("海德三道 8 号");
  });
});

const text = fc.oneof(fc.constantFrom("", " ", '"', "12 Canal Street", "東京都", "دبي", "x".repeat(121)), fc.string());
const part = fc.option(text, { nil: undefined });
const someAddress = fc.record(
  {
    country: fc.oneof(fc.constantFrom(...countryCodes, "CN", "GB"), fc.constantFrom("ZZ", "cn", "", 7)),
    area: fc.constantFrom(shenzhen.area, { province: shenzhen.area.province }, {}, undefined),
    detail: part,
    line1: part,
    line2: part,
    district: part,
    city: part,
    region: part,
    postcode: part,
  },
  { requiredKeys: [] },
);

test("browser and server report the same about any address", () => {
  for (const testedForm of [form, getForm({ isRequired: false }), getForm({ options: { countries: ["CN", "GB"] } })])
    fc.assert(
      fc.property(someAddress, (home) => {
        const { browser, server } = listProblems(testedForm, { ...anna, home: JSON.parse(JSON.stringify(home)) });
        expect(browser).toEqual(server);
      }),
      { numRuns: runs(60) },
    );
});

test("a complete address is accepted in every country and script", () => {
  const written = fc.constantFrom("1 Main Street", "東京都渋谷区", "شارع الملك", "Łódź", "Улица Ленина 1");
  fc.assert(
    fc.property(fc.constantFrom(...countryCodes), written, fc.boolean(), (country, line, isWhole) => {
      if (country === "CN") return;
      const { order, required } = addressFormat(country);
      const parts = isWhole ? order.latin : required;
      const home = {
        country,
        ...Object.fromEntries(parts.map((name) => [name, line])),
        ...(parts.includes("postcode") && { postcode: "1234" }),
      };
      expect(wrongPlaces(home)).toEqual([]);
    }),
    { numRuns: runs(80) },
  );
});
