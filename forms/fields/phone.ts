import type { Sentence } from "#core/text.ts";
import { countryName } from "#forms/values/countries.ts";
import { checkPhone, type PhoneFault } from "#forms/values/phones.ts";
import dialCodes from "#schemas/field/phone/dialCodes.json" with { type: "json" };
import type { PhoneAnswer, PhoneOptions } from "#schemas/generated/types.ts";
import type { FieldFault, FieldLogic } from "../field.ts";
import { type ProblemText, problemText } from "../problemText.ts";

const codes: Record<string, string | undefined> = dialCodes;

/** A mobile number of a country that the form allows. */
export const phone: FieldLogic<PhoneAnswer, PhoneOptions> = {
  offers: { option: "countries", at: "/country" },
  texts: () => ({ "/number": "phone" }),
  check({ country, number }, { options: { countries, mainlandRanges }, isMobile }) {
    if (!codes[country] || countries?.includes(country) === false) return [notOffered];
    const phoneFault = checkPhone(country, number, { ranges: mainlandRanges, isMobile });
    return phoneFault ? [{ at: "/number", code: phoneFault, text: numberText(phoneFault, country, number) }] : [];
  },
  format: ({ country, number }) => `+${codes[country] ?? country} ${groupDigits(country, number)}`,
};

const notOffered: FieldFault = { at: "/country", code: "country", text: problemText("phone.country") };

function numberText(phoneFault: PhoneFault, country: string, { length: digits }: string): ProblemText {
  if (phoneFault === "characters") return problemText("phone.characters");
  const isMainland = country === "CN";
  if (phoneFault === "length")
    return isMainland
      ? problemText("phone.mainlandLength", { digits })
      : problemText("phone.length", { country: nameInSentence(country), digits });
  return isMainland
    ? problemText("phone.mainlandMobile")
    : problemText("phone.mobile", { country: nameInSentence(country) });
}

const withArticle = /^(United|Netherlands|Philippines|Bahamas|Maldives|Gambia|.* Islands$|.* Republic$)/;

function nameInSentence(country: string): Sentence {
  const en = countryName(country, "en");
  return { zh: countryName(country, "zh"), en: withArticle.test(en) ? `the ${en}` : en };
}

// 138 0013 8000, as people in the mainland write their numbers.
function groupDigits(country: string, number: string): string {
  return country === "CN" ? number.replace(/^(\d{3})(\d{4})(\d{4})$/, "$1 $2 $3") : number;
}
