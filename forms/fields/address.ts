import type { TextKind } from "#core/typedText.ts";
import { type AddressPart, addressFormat, addressLine } from "#forms/values/addressFormats.ts";
import { formatPlace } from "#forms/values/areas.ts";
import { countryName, isCountry } from "#forms/values/countries.ts";
import type { FieldAnswers, FieldOptions } from "#schemas/generated/types.ts";
import type { FieldCheck, FieldFault, FieldLogic } from "../field.ts";
import { problemText } from "../problemText.ts";
import { blankText, hasText } from "../requiredText.ts";
import { within } from "./kit/within.ts";
import { provinceCityDistrict } from "./provinceCityDistrict.ts";

type Address = FieldAnswers["address"];
type Check = FieldCheck<FieldOptions["address"]>;

// What an address in mainland China has, and what any other can have. Answers to the first version
// of the field name no country.
const mainlandParts = ["area", "detail", "postcode"] as const;
const otherParts = ["line1", "line2", "district", "city", "region", "postcode"] as const;

const texts: Record<string, TextKind> = Object.fromEntries(
  ["detail", ...otherParts].map((part) => [`/${part}`, "line"]),
);

/**
 * A postal address: in mainland China a complete place and a street, elsewhere the parts that
 * addresses of the country have.
 */
export const address: FieldLogic<Address, FieldOptions["address"]> = {
  offers: { option: "countries", at: "/country" },
  hasPlaces: true,
  texts: () => texts,
  check(answer, field) {
    const { country = "CN" } = answer;
    if (!isCountry(country) || field.options.countries?.includes(country) === false) return [notOffered];
    // A country alone is no address yet.
    if (!field.isRequired && partsIn(answer).length === 0) return [];
    const foreign = foreignParts(answer, country);
    if (foreign.length > 0) return foreign;
    return country === "CN" ? checkMainland(answer, field) : checkElsewhere(answer, country);
  },
  format(answer, _options, language) {
    const { country = "CN", area, detail = "", postcode = "" } = answer;
    if (partsIn(answer).length === 0) return "";
    if (country === "CN") return [formatPlace(area ?? {}), detail, postcode].filter(Boolean).join(" ");
    return addressLine(country, countryName(country, language), listTexts(answer));
  },
};

function listTexts({ country: _country, area: _area, detail: _detail, ...texts }: Address) {
  return texts;
}

function partsIn(answer: Address) {
  return ([...mainlandParts.slice(0, 2), ...otherParts] as const).filter((part) => answer[part] !== undefined);
}

// The form never sends parts that it does not show.
function foreignParts(answer: Address, country: string): FieldFault[] {
  const parts: readonly string[] =
    country === "CN" ? mainlandParts : ["line1", "line2", ...addressFormat(country).order.latin];
  return partsIn(answer).flatMap((part) =>
    parts.includes(part) ? [] : [{ at: `/${part}`, code: "not-asked", text: problemText("address.notAsked") }],
  );
}

function checkMainland({ area, detail, postcode }: Address, field: Check): FieldFault[] {
  const { depth } = field.options;
  const place = area ?? ({} as NonNullable<Address["area"]>);
  const faults = provinceCityDistrict.check?.(place, { ...field, options: depth ? { depth } : {} }) ?? [];
  return [
    ...within("/area", faults),
    ...(detail === undefined ? [noStreet] : hasText(detail) ? [] : [{ ...blankText, at: "/detail" }]),
    ...(postcode === undefined || /^\d{6}$/.test(postcode) ? [] : [wrongPostcode]),
  ];
}

// Postal codes elsewhere are not checked: no table of them is complete, and a runner could not
// continue.
function checkElsewhere(answer: Address, country: string): FieldFault[] {
  const { required, names } = addressFormat(country);
  return otherParts.flatMap((part: AddressPart) => {
    const text = answer[part];
    if (text !== undefined) return hasText(text) ? [] : [{ ...blankText, at: `/${part}` }];
    if (!required.includes(part)) return [];
    return [{ at: `/${part}`, code: "required", text: problemText("address.part", { part: names[part] }) }];
  });
}

const notOffered: FieldFault = { at: "/country", code: "country", text: problemText("country") };

const noStreet: FieldFault = { at: "/detail", code: "required", text: problemText("address.noStreet") };

const wrongPostcode: FieldFault = { at: "/postcode", code: "pattern", text: problemText("address.postcode") };
