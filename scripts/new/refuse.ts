import { refuseCall } from "./call.ts";
import { type Kind, refuseUnit } from "./unit.ts";

const usage = `Write one of:
  npm run new home notice               a home block
  npm run new page results              a page type
  npm run new field jersey-number       a field of the sign-up form
  npm run new call profile setNickname  a call of the API
  npm run new composite my/wall FOLDER  a composite block, in the folder of a site or pack`;

/** Returns whether a word names a kind of unit. */
export function isUnit(word: string): word is Kind {
  return word === "home" || word === "page" || word === "field";
}

/** Returns why `npm run new` makes nothing of these words; undefined if it can. */
export function refuse(kind: string, words: string[]): string | undefined {
  const [first = "", second = ""] = words;
  if (isUnit(kind) && words.length === 1) return refuseUnit(kind, first);
  return kind === "call" && words.length === 2 ? refuseCall(first, second) : usage;
}
