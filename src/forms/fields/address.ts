import type { FieldAnswers, FieldOptions } from "#schemas/generated/types.ts";
import { placeInWords } from "#src/rules/areas.ts";
import type { FieldLogic } from "../field.ts";
import { within } from "../within.ts";
import { hasText, nothingWritten } from "../words.ts";
import { provinceCityDistrict } from "./provinceCityDistrict.ts";

/** A postal address: a whole place and a street that says something. */
export const address: FieldLogic<FieldAnswers["address"], FieldOptions["address"]> = {
  check: ({ area, detail }, field) => {
    const { depth } = field.options;
    const place = provinceCityDistrict.check?.(area, { ...field, options: depth ? { depth } : {} }) ?? [];
    return [...within("/area", place), ...(hasText(detail) ? [] : [{ ...nothingWritten, at: "/detail" }])];
  },
  words: ({ area, detail, postcode }) => [placeInWords(area), detail, postcode ?? ""].filter(Boolean).join(" "),
};
