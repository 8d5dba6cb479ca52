import { cleanText } from "#core/typedText.ts";
import { isDay } from "../days.ts";
import { checkCharacter, type DocumentType, documentTypes, readDocument } from "./identity.ts";

/**
 * Why a number is not valid for its kind of document; `kind` is another kind that it fits, `length`
 * is its length.
 */
export type NumberFault =
  | { why: "old" | "characters" | "place" | "date" | "future" | "check-digit" }
  | { why: "length"; length: number }
  | { why: "kind"; kind: DocumentType };

/**
 * Returns the first fault of a document number, in the order in which its owner would look;
 * undefined for a valid one.
 */
export function findNumberFault(type: string, number: string, today: string): NumberFault | undefined {
  if (readDocument(type, number, today)) return undefined;
  const plain = cleanText("number", number);
  const kind = strictKinds.find((otherType) => otherType !== type && readDocument(otherType, plain, today));
  if (kind) return { why: "kind", kind };
  return isResident(type, plain) ? residentFault(plain, today) : shapeFault(type as DocumentType, plain);
}

/**
 * Returns the key of a document: its kind, if known, and number; "" without a number. A permit of
 * Hong Kong and Macao residents keeps its first nine characters when it is issued anew.
 */
export function documentKey(type: string | undefined, number: string): string {
  const plain = cleanText("number", number);
  const isPermit = type === "3" || (type === undefined && /^[HM]\d{8}(\d{2})?$/.test(plain));
  return plain && `${type ?? ""}/${isPermit ? plain.slice(0, 9) : plain}`;
}

/** Returns whether every number of the kind contains the birthday and the gender. */
export function hasBirthdayAndGender(type: string | undefined): boolean {
  return type === "1" || type === "5";
}

// The numbers of these kinds are like no other's.
const strictKinds: DocumentType[] = ["1", "5", "6", "3"];

function isResident(type: string, number: string): boolean {
  return hasBirthdayAndGender(type) || (type === "6" && number.startsWith("9"));
}

function residentFault(number: string, today: string): NumberFault {
  if (/^\d{15}$/.test(number)) return { why: "old" };
  if (!/^\d*X?$/.test(number)) return { why: "characters" };
  if (number.length !== 18) return { why: "length", length: number.length };
  const birthday = `${number.slice(6, 10)}-${number.slice(10, 12)}-${number.slice(12, 14)}`;
  if (birthday > today && isDay(birthday)) return { why: "future" };
  if (birthday < "1900" || !isDay(birthday)) return { why: "date" };
  if (checkCharacter(number) !== number[17]) return { why: "check-digit" };
  return { why: "place" };
}

function shapeFault(type: DocumentType, number: string): NumberFault {
  const [characters, lengths] = shapes[type];
  if (!characters.test(number)) return { why: "characters" };
  return lengths.includes(number.length) ? { why: "characters" } : { why: "length", length: number.length };
}

const passportLengths = Array.from({ length: 13 }, (_, index) => index + 5);

// The characters of a number, and its possible lengths.
const shapes: Record<DocumentType, [characters: RegExp, lengths: number[]]> = {
  "1": [/^\d*X?$/, [18]],
  "2": [/^[A-Z0-9]+$/, passportLengths],
  "3": [/^[HM]\d*$/, [9, 11]],
  "4": [/^\d+[A-Z]?$/, [8, 10, 11]],
  "5": [/^\d*X?$/, [18]],
  "6": [/^[A-Z]{3}\d*$/, [15]],
};

/** Returns whether a text names a kind of document. */
export function isDocumentType(type: string | undefined): type is DocumentType {
  return type !== undefined && Object.hasOwn(documentTypes, type);
}
