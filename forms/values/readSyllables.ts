import { pinyin } from "pinyin-pro";
import type { ReadSyllables } from "./pinyin.ts";

/**
 * Reads Chinese characters as pinyin; large, so it is loaded when somebody first needs a
 * suggestion.
 */
export const readSyllables: ReadSyllables = (text, asSurname) =>
  pinyin(text, { toneType: "none", type: "array", v: true, surname: asSurname ? "head" : "off" });
