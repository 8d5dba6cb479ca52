import type { ErrorCode } from "#contract/errors.ts";
import { hasPasswordShape, type PasswordPolicy } from "#core/passwordPolicy.ts";

// What people choose when ten characters are required.
const commonPasswords = new Set(
  `1234567890 0123456789 9876543210 0987654321 12345678910 123456789a a123456789 1234567891 1111111111 0000000000
  1212121212 1122334455 1234512345 1234554321 123123123123 12341234123 1231231234 147258369 1472583690 7894561230
  qwertyuiop qwerty1234 qwerty12345 qwerty123456 1234qwerasdf 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx3edc qazwsxedcrfv qwer1234qwer
  asdfghjkl1 asdfghjkl; zxcvbnm123 abcdefghij abcd123456 abc1234567 abcdefg123 aaaaaaaaaa a1b2c3d4e5 aa123456789
  password12 password123 password1234 passw0rd123 p@ssw0rd123 administrator welcome123 letmein1234 iloveyou123 iloveyou12
  5201314520 5201314521 woaini1314 woaini520 woaini5201314 woaini123456 marathon123 running123 football123 baseball123
  superman123 princess123 sunshine123 changeme123 startline123 qq123456789 zxc123456789 asd123456789 wang123456 li123456789`.split(
    /\s+/,
  ),
);

/** Why a password is not accepted. */
export type PasswordFault = Extract<ErrorCode, `account/password-${string}`>;

/**
 * Returns why a password is not accepted; undefined if it is. `email` is the address of its
 * account, if there is one.
 */
export function findFault(policy: PasswordPolicy, password: string, email: string | null): PasswordFault | undefined {
  if (!hasPasswordShape(policy, password)) return `account/password-${policy}`;
  if (policy === "basic") return undefined;
  const lower = password.toLowerCase();
  if (commonPasswords.has(lower)) return "account/password-common";
  const isEmail = email !== null && (lower === email || lower === email.split("@")[0]);
  return isEmail ? "account/password-is-email" : undefined;
}
