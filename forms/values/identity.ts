import { cleanText } from "#core/typedText.ts";
import { isDay } from "../days.ts";

/** The kinds of identity documents: the key is how the product's calls name it. */
export const documentTypes = {
  "1": "resident-id",
  "2": "passport",
  "3": "hk-macao-permit",
  "4": "taiwan-permit",
  "5": "hk-macao-taiwan-residence",
  "6": "foreign-residence",
} as const;

export type DocumentType = keyof typeof documentTypes;

/**
 * The data in a document number: `birthday` (YYYY-MM-DD) and `gender` (1 male, 2 female), if it has
 * them.
 */
export interface ReadDocument {
  number: string;
  birthday?: string;
  gender?: 1 | 2;
}

/**
 * Reads a document number by the rules of its kind; undefined if it is not valid. `today`
 * (YYYY-MM-DD) is the day that no birthday may be after.
 */
export function readDocument(type: string, number: string, today: string): ReadDocument | undefined {
  const plain = cleanText("number", number);
  switch (type as DocumentType) {
    case "1":
      // 81, 82 and 83 begin the numbers of residence permits, which are a kind of their own; 9 that
      // of foreigners.
      return /^[1-6]/.test(plain) ? readResidentNumber(plain, today) : undefined;
    case "5":
      return /^8[123]0000/.test(plain) ? readResidentNumber(plain, today) : undefined;
    case "6":
      return /^[A-Z]{3}\d{12}$/.test(plain) ? { number: plain } : readForeignNumber(plain, today);
    case "2":
      return /^[A-Z0-9]{5,17}$/.test(plain) && /\d/.test(plain) ? { number: plain } : undefined;
    case "3":
      return /^[HM]\d{8}(\d{2})?$/.test(plain) ? { number: plain } : undefined;
    case "4":
      return /^\d{8}$/.test(plain) || /^\d{10}[A-Z]?$/.test(plain) ? { number: plain } : undefined;
    default:
      return undefined;
  }
}

function readForeignNumber(number: string, today: string): ReadDocument | undefined {
  return number.startsWith("9") ? readResidentNumber(number, today) : undefined;
}

// GB 11643: six digits of place, eight of birth, three of order (odd for men), and a check
// character.
function readResidentNumber(number: string, today: string): ReadDocument | undefined {
  const [, year, month, day, order = ""] = /^\d{6}(\d{4})(\d{2})(\d{2})(\d{3})[\dX]$/.exec(number) ?? [];
  const birthday = `${year}-${month}-${day}`;
  if (year === undefined || !isDay(birthday) || birthday < "1900-01-01" || birthday > today) return undefined;
  if (checkCharacter(number) !== number[17]) return undefined;
  return { number, birthday, gender: Number(order) % 2 === 1 ? 1 : 2 };
}

/**
 * Returns the check character (ISO 7064 MOD 11-2) that belongs to the first 17 digits of a resident
 * number.
 */
export function checkCharacter(number: string): string {
  let sum = 0;
  for (let place = 0; place < 17; place++) sum += Number(number[place]) * (2 ** (17 - place) % 11);
  return "10X98765432"[sum % 11] ?? "";
}

/**
 * Returns the age in whole years on a day, both YYYY-MM-DD; a person born on 29 February is a year
 * older on 1 March in years without that day.
 */
export function ageOn(birthday: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthday.slice(0, 4));
  return day.slice(5) < birthday.slice(5) ? years - 1 : years;
}

/**
 * Returns a document number with all but its first and last characters hidden, as its owner sees
 * it.
 */
export function maskNumber(number: string): string {
  const shownCount = number.length >= 12 ? 4 : number.length >= 8 ? 2 : 1;
  return `${number.slice(0, Math.min(shownCount, 3))}${"*".repeat(Math.max(number.length - shownCount - Math.min(shownCount, 3), 3))}${number.slice(-shownCount)}`;
}

// Asterisks for the rest of a name: a long one would be a row of them, and recognisable by its
// length.
const mostHidden = 3;

/**
 * Returns a name with all but its first character hidden, and its spaces; of a name of several
 * words in letters, the first word and the initials are shown. Never shows the whole name.
 */
export function maskName(name: string): string {
  const [first = "", ...rest] = name.trim().split(/\s+/);
  if (rest.length > 0 && !characters.test(name)) return [first, ...rest.map(maskWord)].join(" ");
  const [initial = "", ...hidden] = name.replace(/\s/g, "");
  return initial && initial + "*".repeat(Math.min(Math.max(hidden.length, 1), mostHidden));
}

// A name of these has one or two for each of its parts, which a space can separate.
const characters = /[\p{sc=Han}\p{sc=Hangul}\p{sc=Hira}\p{sc=Kana}\p{sc=Bopo}]/u;

function maskWord(word: string): string {
  const [initial = "", ...hidden] = word;
  return hidden.length > 0 ? `${initial}.` : "*";
}
