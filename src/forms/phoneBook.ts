import { isSupportedCountry, isValidPhoneNumber } from "libphonenumber-js/mobile";

/** Whether a number is a mobile number of a country (two letters). */
export default function isMobileNumber(country: string, number: string): boolean {
  return isSupportedCountry(country) && isValidPhoneNumber(number, country);
}
