import { createSign, createVerify, type KeyObject } from "node:crypto";

/**
 * Returns parameters as Alipay signs them: those with a value, sorted by name, as name=value joined
 * by &.
 */
export function signedText(parameters: Record<string, string>, without: readonly string[]): string {
  return Object.keys(parameters)
    .filter((name) => !without.includes(name) && parameters[name] !== "")
    .sort()
    .map((name) => `${name}=${parameters[name]}`)
    .join("&");
}

/** Returns the signature of a text (RSA2, which is RSA-SHA256), as base64. */
export function signText(text: string, privateKey: KeyObject): string {
  return createSign("RSA-SHA256").update(text, "utf8").sign(privateKey, "base64");
}

/** Returns whether a signature of a text is the one of this key. */
export function verifyText(text: string, signature: string, publicKey: KeyObject): boolean {
  return createVerify("RSA-SHA256").update(text, "utf8").verify(publicKey, signature, "base64");
}

/**
 * Returns the value of a name in the text of a JSON object, exactly as it is written there: Alipay
 * signs those characters. undefined if the text has no object of this name.
 */
export function writtenObject(text: string, name: string): string | undefined {
  const start = new RegExp(`^\\s*\\{\\s*"${name}"\\s*:\\s*`).exec(text)?.[0].length;
  if (start === undefined || text[start] !== "{") return undefined;
  let depth = 0;
  let isQuoted = false;
  for (let at = start; at < text.length; at += 1) {
    const character = text[at];
    if (isQuoted) {
      if (character === "\\") at += 1;
      else if (character === '"') isQuoted = false;
    } else if (character === '"') isQuoted = true;
    else if (character === "{") depth += 1;
    else if (character === "}") {
      depth -= 1;
      if (depth === 0) return text.slice(start, at + 1);
    }
  }
  return undefined;
}
