import type { FieldLogic } from "../field.ts";

const local = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const domain = /^([\p{L}\p{N}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+(\p{L}{2,63}|xn--[a-z\d-]{1,59})$/iu;

/** Whether mail could be sent to the address: a name of at most 64 characters, one @, and a domain with an ending. */
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

/** An email address that mail could be sent to. */
export const email: FieldLogic<string, object> = {
  check: (address) => (isEmail(address) ? [] : [notAnEmail]),
  words: (address) => address,
};

const notAnEmail = {
  at: "",
  code: "email",
  message: {
    zh: "请输入正确的邮箱地址，例如 name@qq.com。",
    en: "Please enter a correct email address, such as name@qq.com.",
  },
};
