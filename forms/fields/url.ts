import type { FieldLogic } from "../field.ts";

/** Whether it is the address of a public page: http or https, a host with a dot, no password, nothing invisible. */
export function isWebAddress(address: string): boolean {
  if (/[\s\p{Cc}\p{Cf}\\]/u.test(address) || !/^https?:\/\/[^/]/i.test(address) || !URL.canParse(address)) return false;
  const { hostname, username, password } = new URL(address);
  return !username && !password && /^[^.].*\.[^.\d][^.]+$/.test(hostname);
}

/** What is wrong with an address that is none; `at` is its place in the answer. */
export const wrongAddress = (at = "") => ({
  at,
  code: "url",
  message: { zh: "请输入正确的网址", en: "Please enter a correct URL." },
});

/** The address of a public page on the web. */
export const url: FieldLogic<string, object> = {
  check: (address) => (isWebAddress(address) ? [] : [wrongAddress()]),
  words: (address) => address,
};
