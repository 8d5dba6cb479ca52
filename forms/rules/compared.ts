import { isObject } from "#core/pointers.ts";
import { documentKey } from "#forms/values/documents.ts";

/** How two answers are compared. */
export type ComparedAs = "text" | "phone" | "document";

/**
 * Returns whether two answers are the same. As text: regardless of spaces, capitals and widths; as
 * a phone: with or without its country; as a document: of one kind and number.
 */
export function isSame(as: ComparedAs, a: unknown, b: unknown): boolean {
  if (as === "phone") return isSamePhone(getPhone(a), getPhone(b));
  const getKey = as === "document" ? keyOfDocument : textKey;
  const key = getKey(a);
  return key !== "" && key === getKey(b);
}

/**
 * Returns an answer as it is compared: without spaces, capitals and full-width letters; of an
 * object its values in the order of their names.
 */
function textKey(answer: unknown): string {
  if (Array.isArray(answer)) return answer.map(textKey).join("\n");
  if (isObject(answer))
    return Object.keys(answer)
      .sort()
      .map((name) => textKey(answer[name]))
      .join("\n");
  // Names are written with several middle dots.
  return answer === undefined || answer === null
    ? ""
    : String(answer)
        .normalize("NFKC")
        .toLowerCase()
        .replace(/\s/gu, "")
        .replace(/[•․‧∙⋅・.]/gu, "·");
}

interface Phone {
  country: string;
  digits: string;
  /** Whether the digits begin with a country's. */
  isWhole: boolean;
}

const dialled: Record<string, string | undefined> = { CN: "86", HK: "852", MO: "853", TW: "886" };

function getPhone(answer: unknown): Phone | undefined {
  const { country, number } = isObject(answer) ? answer : { country: undefined, number: answer };
  if (typeof number !== "string" && typeof number !== "number") return undefined;
  const phoneText = String(number)
    .normalize("NFKC")
    .replace(/[^\d+]/g, "");
  const isWhole = /^(\+|00)/.test(phoneText);
  const digits = phoneText.replace(/^(\+|00)/, "").replace(/\+/g, "");
  const home = typeof country === "string" ? country.toUpperCase() : undefined;
  // A mainland number has eleven digits and begins with 1: 86 before it is the country.
  if ((home ?? "CN") === "CN" && /^86(?=1\d{10}$)/.test(digits))
    return { country: "CN", digits: digits.slice(2), isWhole: false };
  const begins = Object.entries(dialled).find(
    ([code, dial]) => (isWhole || code === home) && dial && digits.startsWith(dial),
  );
  if (begins && (isWhole || digits.length > 10))
    return { country: begins[0], digits: withoutTrunk(digits.slice(begins[1]?.length)), isWhole: false };
  return { country: home ?? "CN", digits: isWhole ? digits : withoutTrunk(digits), isWhole };
}

// The 0 before a number inside of its country is not dialled from elsewhere.
function withoutTrunk(digits: string): string {
  return digits.replace(/^0/, "");
}

function isSamePhone(phone: Phone | undefined, other: Phone | undefined): boolean {
  if (!phone?.digits || !other?.digits) return false;
  if (phone.isWhole === other.isWhole)
    return phone.digits === other.digits && (phone.isWhole || phone.country === other.country);
  const [whole, part] = phone.isWhole ? [phone, other] : [other, phone];
  const country = whole.digits.length - part.digits.length;
  return part.digits.length >= 6 && country > 0 && country <= 3 && whole.digits.endsWith(part.digits);
}

// A document, or a number by itself.
function keyOfDocument(answer: unknown): string {
  const { type, number } = isObject(answer) ? answer : { type: undefined, number: answer };
  if (typeof number !== "string") return "";
  return documentKey(typeof type === "string" ? type : undefined, number);
}
