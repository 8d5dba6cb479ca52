import type { FieldFault, FieldLogic } from "../field.ts";
import { problemText } from "../problemText.ts";

const local = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const domain = /^([\p{L}\p{N}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+(\p{L}{2,63}|xn--[a-z\d-]{1,59})$/iu;

/**
 * Returns whether a text can be an email address: a name of at most 64 characters, one @, and a
 * domain with an ending.
 */
export function isEmail(address: string): boolean {
  const at = address.lastIndexOf("@");
  return (
    at > 0 &&
    at <= 64 &&
    address.length <= 254 &&
    local.test(address.slice(0, at)) &&
    domain.test(address.slice(at + 1))
  );
}

/** An email address. */
export const email: FieldLogic<string, object> = {
  means: "email",
  texts: () => ({ "": "email" }),
  check: (address) => (isEmail(address) ? [] : [notAnEmail]),
  format: (address) => address,
};

const notAnEmail: FieldFault = { at: "", code: "email", text: problemText("email") };
