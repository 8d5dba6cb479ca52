import { countryWords, isCountry } from "#forms/values/countries.ts";
import type { CountryOptions } from "#schemas/generated/types.ts";
import type { FieldLogic } from "../field.ts";

/** A country or region that exists and that the form allows. */
export const country: FieldLogic<string, CountryOptions> = {
  check: (code, { options: { mode, countries } }) => {
    const allowed = mode === "single" ? [countries?.[0] ?? "CN"] : countries;
    return isCountry(code) && (allowed?.includes(code) ?? true) ? [] : [notOffered];
  },
  words: (code, _options, language) => countryWords(code, language),
};

const notOffered = {
  at: "",
  code: "country",
  message: { zh: "请从列表中选择国家或地区。", en: "Please choose a country or region from the list." },
};
