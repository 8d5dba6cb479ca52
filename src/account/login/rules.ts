import { hasPasswordShape, type PasswordPolicy } from "#core/passwordPolicy.ts";
import { cleanAccountPhone, cleanText } from "#core/typedText.ts";

/** What can be wrong with an entry; each is a text of the drawer. */
export type Fault =
  | "phoneRequired"
  | "phoneWrong"
  | "codeRequired"
  | "codeFirst"
  | "passwordRequired"
  | "passwordBasic"
  | "passwordStrong"
  | "emailRequired"
  | "emailInvalid"
  | "emailWrong"
  | "emailTaken"
  | "confirmRequired"
  | "confirmDiffers";

/** Returns what is wrong with a value, if anything. */
export type Rule = (value: string) => Fault | undefined;

/** Requires the mainland's 11 digits (1, then 3 to 9), or another country's number with its +. */
export const checkPhone: Rule = (value) => {
  const phone = cleanAccountPhone(value);
  if (phone === "") return "phoneRequired";
  return /^(?:1[3-9]\d{9}|\+[1-9]\d{6,14})$/.test(phone) ? undefined : "phoneWrong";
};

/** Requires a code that is not blank. */
export const checkCode: Rule = (value) => (cleanText("code", value) === "" ? "codeRequired" : undefined);

/** Requires an email address; the error of the login differs from the others. */
export function emailRule(isLogin: boolean): Rule {
  return (value) => {
    const email = cleanText("email", value);
    if (email === "") return "emailRequired";
    if (/^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63})*\.[a-z][a-z\d-]*[a-z\d]$/i.test(email))
      return;
    return isLogin ? "emailInvalid" : "emailWrong";
  };
}

/** Requires a password of the shape that the server's policy asks for. */
export function passwordRule(policy: PasswordPolicy): Rule {
  return (value) => {
    if (value === "") return "passwordRequired";
    if (hasPasswordShape(policy, value)) return undefined;
    return policy === "strong" ? "passwordStrong" : "passwordBasic";
  };
}

/** Requires the same text as the password. */
export function confirmRule(password: string): Rule {
  return (value) => {
    if (value === "") return "confirmRequired";
    return value === password ? undefined : "confirmDiffers";
  };
}
