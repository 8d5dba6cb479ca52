import { expect, test } from "vitest";
import { appAddress, base32, codeAt, stepOfCode } from "./totp.ts";

// The secret and the times of RFC 6238, appendix B; its codes have eight digits, of which the last
// six are these.
const secret = Buffer.from("12345678901234567890");
const vectors = [
  [59, "287082"],
  [1111111109, "081804"],
  [1111111111, "050471"],
  [1234567890, "005924"],
  [2000000000, "279037"],
  [20000000000, "353130"],
] as const;

test.each(vectors)("at second %i an authenticator app shows %s", (seconds, code) => {
  expect(codeAt(secret, Math.floor(seconds / 30))).toBe(code);
  expect(stepOfCode(secret, code, seconds)).toBe(Math.floor(seconds / 30));
});

test("a code is accepted a step early or late, and no longer", () => {
  const code = codeAt(secret, 1000);
  const accepted = [-60, -30, 0, 30, 60].map((by) => stepOfCode(secret, code, 1000 * 30 + by));
  expect(accepted).toEqual([undefined, 1000, 1000, 1000, undefined]);
  for (const text of ["", "12345", "1234567", "abcdef", "１２３４５６"])
    expect(stepOfCode(secret, text, 0)).toBeUndefined();
});

test("a secret is typed as base32, as RFC 4648 has it", () => {
  expect(["f", "fo", "foo", "foob", "fooba", "foobar"].map((text) => base32(Buffer.from(text)))).toEqual([
    "MY",
    "MZXQ",
    "MZXW6",
    "MZXW6YQ",
    "MZXW6YTB",
    "MZXW6YTBOI",
  ]);
  const address = appAddress("MZXW6", { issuer: "云岭 越野", account: "a@b.example" });
  expect(new URL(address).searchParams.get("issuer")).toBe("云岭 越野");
  expect(decodeURIComponent(new URL(address).pathname)).toContain("云岭 越野:a@b.example");
});
