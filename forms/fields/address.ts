import { type AddressPart, addressFormat, addressLine } from "#forms/values/addressFormats.ts";
import { placeInWords } from "#forms/values/areas.ts";
import { countryWords, isCountry } from "#forms/values/countries.ts";
import type { FieldAnswers, FieldOptions } from "#schemas/generated/types.ts";
import type { FieldCheck, FieldFault, FieldLogic } from "../field.ts";
import { within } from "../within.ts";
import { hasText, nothingWritten } from "../words.ts";
import { provinceCityDistrict } from "./provinceCityDistrict.ts";

type Address = FieldAnswers["address"];
type Check = FieldCheck<FieldOptions["address"]>;

// What an address in mainland China has, and what any other can have. Answers to the first version of the field name no country.
const mainlandParts = ["area", "detail", "postcode"] as const;
const otherParts = ["line1", "line2", "district", "city", "region", "postcode"] as const;

/** A postal address: in mainland China a whole place and a street, elsewhere what addresses of the country have. */
export const address: FieldLogic<Address, FieldOptions["address"]> = {
  check(answer, field) {
    const { country = "CN" } = answer;
    if (!isCountry(country) || field.options.countries?.includes(country) === false) return [notOffered];
    // A country alone is no address yet.
    if (!field.isRequired && partsIn(answer).length === 0) return [];
    const foreign = foreignParts(answer, country);
    if (foreign.length > 0) return foreign;
    return country === "CN" ? checkMainland(answer, field) : checkElsewhere(answer, country);
  },
  words(answer, _options, language) {
    const { country = "CN", area, detail = "", postcode = "" } = answer;
    if (partsIn(answer).length === 0) return "";
    if (country === "CN") return [placeInWords(area ?? {}), detail, postcode].filter(Boolean).join(" ");
    return addressLine(country, countryWords(country, language), textsOf(answer));
  },
};

function textsOf({ country: _country, area: _area, detail: _detail, ...texts }: Address) {
  return texts;
}

function partsIn(answer: Address) {
  return ([...mainlandParts.slice(0, 2), ...otherParts] as const).filter((part) => answer[part] !== undefined);
}

// The form never sends what it does not show.
function foreignParts(answer: Address, country: string): FieldFault[] {
  const known: readonly string[] =
    country === "CN" ? mainlandParts : ["line1", "line2", ...addressFormat(country).order.latin];
  return partsIn(answer).flatMap((part) => (known.includes(part) ? [] : [{ ...notAsked, at: `/${part}` }]));
}

function checkMainland({ area, detail, postcode }: Address, field: Check): FieldFault[] {
  const { depth } = field.options;
  const place = area ?? ({} as NonNullable<Address["area"]>);
  const faults = provinceCityDistrict.check?.(place, { ...field, options: depth ? { depth } : {} }) ?? [];
  return [
    ...within("/area", faults),
    ...(detail === undefined ? [noStreet] : hasText(detail) ? [] : [{ ...nothingWritten, at: "/detail" }]),
    ...(postcode === undefined || /^\d{6}$/.test(postcode) ? [] : [wrongPostcode]),
  ];
}

// Postal codes elsewhere are not judged: tables of them are never whole, and a runner could not go on.
function checkElsewhere(answer: Address, country: string): FieldFault[] {
  const { required, words } = addressFormat(country);
  return otherParts.flatMap((part: AddressPart) => {
    const text = answer[part];
    if (text !== undefined) return hasText(text) ? [] : [{ ...nothingWritten, at: `/${part}` }];
    if (!required.includes(part)) return [];
    const { zh, en } = words[part];
    return [{ at: `/${part}`, code: "required", message: { zh: `请填写${zh}。`, en: `Please enter the ${en}.` } }];
  });
}

const notOffered: FieldFault = {
  at: "/country",
  code: "country",
  message: { zh: "请从列表中选择国家或地区。", en: "Please choose a country or region from the list." },
};

const notAsked = {
  code: "not-asked",
  message: {
    zh: "这个国家或地区的地址没有这一项，请重新选择国家或地区。",
    en: "Addresses of this country have no such part: please choose the country again.",
  },
};

const noStreet: FieldFault = {
  at: "/detail",
  code: "required",
  message: { zh: "请填写街道和门牌号。", en: "Please enter the street, house and flat." },
};

const wrongPostcode: FieldFault = {
  at: "/postcode",
  code: "pattern",
  message: { zh: "邮政编码是 6 位数字，请检查。", en: "A postcode in mainland China has 6 digits. Please check it." },
};
