type Parse = (number: string, country: string) => { isValid(): boolean } | undefined;

let parse: Parse | undefined;

/** Loads what knows the phone numbers of all countries (33 kB), once; resolves when it is there or cannot be had. */
export async function loadPhones(): Promise<void> {
  if (parse) return;
  try {
    const { parsePhoneNumberFromString } = await import("libphonenumber-js/mobile");
    parse = (number, country) => parsePhoneNumberFromString(number, country as never);
  } catch {
    // The server checks the number again.
  }
}

/** Whether a number could be a mobile number of a country (two letters). As long as nothing is known of it, it could. */
export function isMobile(country: string, number: string): boolean {
  if (!parse) {
    void loadPhones();
    return true;
  }
  return parse(number, country)?.isValid() ?? false;
}
