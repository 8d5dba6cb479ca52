import { isWithin } from "#core/pointers.ts";
import { namesIn } from "../check/knownNames.ts";
import type { Finding } from "../problems/problems.ts";
import { quote } from "../problems/quote.ts";
import { report } from "../problems/report.ts";
import type { Context } from "./context.ts";
import type { WrittenDocument } from "./writtenDocument.ts";

/** Reports texts that lack one of the site's languages, or whose English is Chinese. */
export function checkLanguages(context: Context): Finding[] {
  if (!context.isBilingual) return [];
  const { survey, upgraded, isFlat, written } = context;
  const places = [...upgraded];
  const untranslated = survey.texts.filter(({ value }) => !isTranslated(value));
  const texts = untranslated.flatMap(({ value, pointer }) => {
    if (isFlat ? !hasEnglishField.test(pointer) : places.some((place) => isWithin(pointer, place))) return [];
    return checkText(value.zh, value.en, isFlat ? pointer : `${pointer}/en`, `${pointer}/zh`);
  });
  return [...texts, ...written.flatMap(checkDocument)];
}

// The flat config has an English field for these texts alone.
const hasEnglishField = /^\/title$|^\/footer\/copyright$|^\/routes\/\d+(?:\/children\/\d+)*\/title$/;

const chinese = /\p{Script=Han}/gu;

function isTranslated({ zh, en }: { zh: string; en?: string }): boolean {
  return zh.trim() !== "" && en !== undefined && en.trim() !== "" && !isChinese(en);
}

/**
 * Returns the findings about a text that lacks a language or is not translated. The pointers lead
 * to its two languages.
 */
export function checkText(
  zh: string,
  en: string | undefined,
  enPointer: string,
  zhPointer: string,
  enKey = "en",
): Finding[] {
  if (zh.trim() === "") return (en ?? "").trim() === "" ? [] : [report("SL5302", zhPointer, { text: quote(en ?? "") })];
  if (en === undefined || en.trim() === "") return [report("SL5301", enPointer, { text: quote(zh), key: enKey })];
  return isChinese(en) ? [report("SL5303", enPointer, { text: quote(en) })] : [];
}

// A Chinese name within an English sentence is fine; a text of Chinese is not.
function isChinese(text: string): boolean {
  if (!/[^\0-\u2e7f]/.test(text)) return false;
  const count = text.match(chinese)?.length ?? 0;
  if (count === 0) return false;
  const letters = text.replace(/<[^>]*>/g, "").match(/\p{L}/gu)?.length ?? 0;
  return count * 2 > letters;
}

const fields = new Set(namesIn("document/1").at(""));

function checkDocument({ path, value }: WrittenDocument): Finding[] {
  const pairs = [
    ["title", "titleEn"],
    ["summary", "summaryEn"],
    ["content", "contentEn"],
  ] as const;
  // What is written under a misspelt name is not missing.
  const isMisspelt = Object.keys(value).some((key) => key !== "$schema" && !fields.has(key));
  // One that is for readers of one language only needs no other.
  if (Array.isArray(value.languages) && value.languages.length === 1) return [];
  return pairs.flatMap(([zhKey, enKey]) => {
    const [zh, en] = [value[zhKey], value[enKey]];
    if (en === undefined && isMisspelt) return [];
    if (typeof zh !== "string" || (en !== undefined && typeof en !== "string")) return [];
    const findings = checkText(zh, en, `/${enKey}`, `/${zhKey}`, enKey);
    return findings.map((finding) => ({ ...finding, file: path }));
  });
}
