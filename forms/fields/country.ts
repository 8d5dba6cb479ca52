import { countryName, isCountry } from "#forms/values/countries.ts";
import type { CountryOptions } from "#schemas/generated/types.ts";
import type { FieldFault, FieldLogic } from "../field.ts";
import { problemText } from "../problemText.ts";

/** A country or region that exists and that the form allows. */
export const country: FieldLogic<string, CountryOptions> = {
  offers: { option: "countries", at: "" },
  check: (code, { options: { mode, countries } }) => {
    const allowed = mode === "single" ? [countries?.[0] ?? "CN"] : countries;
    return isCountry(code) && (allowed?.includes(code) ?? true) ? [] : [notOffered];
  },
  format: (code, _options, language) => countryName(code, language),
};

const notOffered: FieldFault = { at: "", code: "country", text: problemText("country") };
