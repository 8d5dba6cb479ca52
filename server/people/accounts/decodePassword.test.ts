import { expect, test, vi } from "vitest";
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

// Made by crypto-js, which encoded passwords in earlier versions; the initial vector is 00 11 22 …
// ff.
test.each([
  ["abc123", "ABEiM0RVZneImaq7zN3u_47Hh30vlXcjsDd5tj3YjoI"],
  ["长城 runner 42", "ABEiM0RVZneImaq7zN3u_wh7bbIYnKIkTyUv9-KDWX-2TZr-WEElsshF6JmHywx2"],
  ["🏃🏃🏃", "ABEiM0RVZneImaq7zN3u_8XUGVLqzl2c1cD_NEe5uAU"],
  ["", "ABEiM0RVZneImaq7zN3u_2uSjdQBYKI_mDhBLJhVlkc"],
  ["sixteen letters!", "ABEiM0RVZneImaq7zN3u_3ZwMFZr862bbOTs6Rkk8w1d4ijjEaECUoHNetQG3gkn"],
])("a browser sends the password %j byte for byte as it always did", (password, encoded) => {
  const fill = (bytes: Uint8Array) => bytes.map((_zero, index, all) => (all[index] = 17 * index));
  const random = vi.spyOn(crypto, "getRandomValues").mockImplementation(fill as never);
  expect(encodePassword(password)).toBe(encoded);
  random.mockRestore();
  expect(decodePassword(encoded)).toBe(password);
});

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
