import type { FieldFault, FieldLogic } from "../field.ts";
import { problemText } from "../problemText.ts";

/**
 * Returns whether it is the address of a public page: http or https, a host with a dot, no
 * password, nothing invisible.
 */
export function isWebAddress(address: string): boolean {
  if (/[\s\p{Cc}\p{Cf}\\]/u.test(address) || !/^https?:\/\/[^/]/i.test(address) || !URL.canParse(address)) return false;
  const { hostname, username, password } = new URL(address);
  return !username && !password && /^[^.].*\.[^.\d][^.]+$/.test(hostname);
}

/**
 * Returns the fault of an address that is not one of a public page; `at` is its place in the
 * answer.
 */
export function wrongAddress(at = ""): FieldFault {
  return { at, code: "url", text: problemText("url") };
}

/** The address of a public page on the web. */
export const url: FieldLogic<string, object> = {
  texts: () => ({ "": "line" }),
  check: (address) => (isWebAddress(address) ? [] : [wrongAddress()]),
  format: (address) => address,
};
