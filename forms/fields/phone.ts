import { countryWords } from "#forms/values/countries.ts";
import { checkPhone, type PhoneFault } from "#forms/values/phones.ts";
import dialCodes from "#schemas/field/phone/dialCodes.json" with { type: "json" };
import type { PhoneAnswer, PhoneOptions } from "#schemas/generated/types.ts";
import type { FieldFault, FieldLogic } from "../field.ts";

const codes: Record<string, string | undefined> = dialCodes;

/** A mobile number of a country that the form allows. */
export const phone: FieldLogic<PhoneAnswer, PhoneOptions> = {
  check({ country, number }, { options: { countries, mainlandRanges }, isMobile }) {
    if (!codes[country] || countries?.includes(country) === false) return [notOffered];
    const found = checkPhone(country, number, { ranges: mainlandRanges, isMobile });
    return found ? [{ at: "/number", code: found, message: sentences[found](country, number) }] : [];
  },
  words: ({ country, number }) => `+${codes[country] ?? country} ${grouped(country, number)}`,
};

const notOffered: FieldFault = {
  at: "/country",
  code: "country",
  message: { zh: "请重新选择国家或地区的区号。", en: "Please choose the dialling code again." },
};

const sentences: Record<PhoneFault, (country: string, number: string) => FieldFault["message"]> = {
  characters: () => ({
    zh: "手机号只能包含数字，请检查。",
    en: "A mobile number has digits only. Please check it.",
  }),
  length: (country, number) =>
    country === "CN"
      ? {
          zh: `手机号应为 11 位数字，现在是 ${number.length} 位。`,
          en: `A mobile number of mainland China has 11 digits; this one has ${number.length}.`,
        }
      : {
          zh: `${countryWords(country, "zh")}没有 ${number.length} 位的手机号，请检查。`,
          en: `No mobile number of ${nameInSentence(country)} has ${number.length} digits. Please check it.`,
        },
  mobile: (country) =>
    country === "CN"
      ? {
          zh: "没有这个号段的手机号，请检查前三位。",
          en: "No mobile number begins like this. Please check the first three digits.",
        }
      : {
          zh: `这不是${countryWords(country, "zh")}的手机号，请检查号码和区号。`,
          en: `This is no mobile number of ${nameInSentence(country)}. Please check the number and the dialling code.`,
        },
};

const withArticle = /^(United|Netherlands|Philippines|Bahamas|Maldives|Gambia|.* Islands$|.* Republic$)/;

function nameInSentence(country: string): string {
  const name = countryWords(country, "en");
  return withArticle.test(name) ? `the ${name}` : name;
}

// 138 0013 8000, as numbers of the mainland are read out.
function grouped(country: string, number: string): string {
  return country === "CN" ? number.replace(/^(\d{3})(\d{4})(\d{4})$/, "$1 $2 $3") : number;
}
