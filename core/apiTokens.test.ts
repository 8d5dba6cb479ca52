import { expect, test } from "vitest";
import { crc32, isTokenForm, randomDigits, tokenOfDigits } from "./apiTokens.ts";

const token = tokenOfDigits("a1".repeat(30).slice(0, randomDigits));

test("the checksum is the usual CRC-32", () => {
  // The check value of CRC-32 in the catalogue of parametrised CRC algorithms.
  expect(crc32("123456789")).toBe(0xcbf43926);
  expect(crc32("")).toBe(0);
});

test("a scanner that knows the form finds every token", () => {
  expect(token).toMatch(/^slt_[0-9A-Za-z]{49}$/);
  expect(isTokenForm(token)).toBe(true);
});

test("an organiser who cut a token off, or mistyped one character of it, learns so without a server", () => {
  for (let at = 0; at < token.length; at += 1) {
    const otherCharacter = token[at] === "x" ? "y" : "x";
    expect(isTokenForm(token.slice(0, at) + otherCharacter + token.slice(at + 1)), `character ${at}`).toBe(false);
    expect(isTokenForm(token.slice(0, at)), `cut off at ${at}`).toBe(false);
  }
  for (const text of [`${token}0`, ` ${token}`, `${token}\n`, token.toUpperCase(), "", "slt_"])
    expect(isTokenForm(text)).toBe(false);
});
