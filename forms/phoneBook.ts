import { type CountryCode, parsePhoneNumberFromString } from "libphonenumber-js/mobile";

/**
 * Returns whether a number, as it is dialled at home or with its country's code, is a mobile number
 * of a country (two letters).
 */
export default function isMobileNumber(country: string, number: string): boolean {
  return parsePhoneNumberFromString(number, country as CountryCode)?.isValid() ?? false;
}
