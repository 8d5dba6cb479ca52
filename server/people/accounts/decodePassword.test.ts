import { expect, test } from "vitest";
import { maxEncodedLength } from "#contract/account.ts";
import encodePassword, { passwordKeyText } from "#src/account/encodePassword.ts";
import { decodePassword } from "./decodePassword.ts";

test.each(["abc123", "长城 runner 42", "🏃".repeat(128), "", " spaces "])(
  "the server reads the password %j that a browser encoded",
  (password) => {
    const encoded = encodePassword(password);
    expect(encoded.length).toBeLessThanOrEqual(maxEncodedLength);
    expect(encoded).not.toContain(password === "" ? passwordKeyText : password);
    expect(decodePassword(encoded)).toBe(password);
  },
);

test("the same password looks different each time", () => {
  expect(encodePassword("abc123")).not.toBe(encodePassword("abc123"));
});

test("a password typed on another keyboard is the same password", () => {
  expect(decodePassword(encodePassword("ｒｕｎ１２３"))).toBe("run123");
});

test.each(["", "abc123", "A".repeat(22), "A".repeat(64), "A".repeat(5000), "!!", encodePassword("abc123").slice(2)])(
  "%s is no encoded password",
  (junk) => expect(decodePassword(junk)).toBeUndefined(),
);
