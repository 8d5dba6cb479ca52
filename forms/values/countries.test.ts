import { getCountries, getCountryCallingCode } from "libphonenumber-js/mobile";
import { expect, test } from "vitest";
import countries from "#fixtures/countries.json" with { type: "json" };
import dialCodes from "#schemas/field/phone/dialCodes.json" with { type: "json" };
import { countryName, isCountry } from "./countries.ts";

test("case 16, how many there are: 247 countries and regions in all; mainland China, Hong Kong, Macao and Taiwan are 1 to 4, the others 100", () => {
  expect(countries).toHaveLength(247);
  const sorts = Object.fromEntries(
    countries.filter(({ itemSort }) => itemSort !== 100).map((country) => [country.twoCode, country.itemSort]),
  );
  expect(sorts).toEqual({ CN: 1, HK: 2, MO: 3, TW: 4 });
});

test("every country of the list that runners choose from is known and has a name in both languages, and no other is", () => {
  for (const { twoCode } of countries) {
    expect(isCountry(twoCode), twoCode).toBe(true);
    // The tables of languages differ in small ways from one version of Node to the next.
    expect(countryName(twoCode, "zh")).toMatch(/\p{sc=Han}/u);
    expect(countryName(twoCode, "en")).toMatch(/^[A-ZÅ][\p{L} .,’'&()-]{3,}$/u);
  }
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  const codes = letters.flatMap((first) => letters.map((second) => first + second)).filter(isCountry);
  expect(codes).toHaveLength(countries.length);
});

test("case 16, names of Hong Kong, Macao and Taiwan: as the list has them, in both languages", () => {
  for (const { twoCode, cnName, enName } of countries.filter(({ itemSort }) => itemSort < 100)) {
    expect(countryName(twoCode, "zh")).toBe(cnName);
    expect(countryName(twoCode, "en")).toBe(enName);
  }
});

test("every country with telephones has the dialling code by which its numbers are checked", () => {
  const expected = getCountries()
    .filter(isCountry)
    .map((code) => [code, getCountryCallingCode(code)]);
  expect(dialCodes).toEqual(Object.fromEntries(expected));
});
