import { cleanText } from "#core/typedText.ts";
/**
 * Returns a web address in its usual form: no spaces around it, plain signs for full-width ones,
 * and https:// if no scheme was typed.
 */
export function cleanAddress(text: string): string {
  const plain = cleanText("line", text).replace(/[：／．？＝＆＃％]/g, (sign) => sign.normalize("NFKC"));
  if (plain === "" || /^[a-z][a-z\d+.-]*:/i.test(plain)) return plain;
  return /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+([/?#:].*)?$/u.test(plain) ? `https://${plain}` : plain;
}
