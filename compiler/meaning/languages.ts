import { isWithin } from "#core/pointers.ts";
import { fieldNames } from "#schemas/generated/shapes.ts";
import { missingChinese, missingEnglish, untranslated } from "../problems/meaningCatalogueTexts.ts";
import type { Context, MeaningFinding } from "./context.ts";
import type { WrittenDocument } from "./writtenDocument.ts";

/** Texts that lack one of the site's languages, or whose English is Chinese. */
export function checkLanguages(context: Context): MeaningFinding[] {
  if (!context.isBilingual) return [];
  const { survey, upgraded, isFlat, written } = context;
  const places = [...upgraded];
  const texts = survey.texts.flatMap(({ value, pointer }) => {
    if (isFlat ? !hasEnglishField.test(pointer) : places.some((place) => isWithin(pointer, place))) return [];
    return judge(value.zh, value.en, pointer, isFlat ? pointer : `${pointer}/en`, `${pointer}/zh`);
  });
  return [...texts, ...written.flatMap(checkDocument)];
}

// The flat config has an English field for these texts alone.
const hasEnglishField = /^\/title$|^\/footer\/copyright$|^\/routes\/\d+(?:\/children\/\d+)*\/title$/;

const chinese = /\p{Script=Han}/gu;

/** What is missing or not translated of a text in two languages; `at` is the text, the others where its languages stand. */
export function judge(
  zh: string,
  en: string | undefined,
  at: string,
  enPointer: string,
  zhPointer: string,
): MeaningFinding[] {
  if (zh.trim() === "") return (en ?? "").trim() === "" ? [] : [missingChinese(zhPointer, en ?? "")];
  if ((en ?? "").trim() === "") return [missingEnglish(at === enPointer ? at : enPointer, zh)];
  return isChinese(en ?? "") ? [untranslated(enPointer, en ?? "")] : [];
}

// A Chinese name within an English sentence is fine; a text of Chinese is not.
function isChinese(text: string): boolean {
  const found = text.match(chinese)?.length ?? 0;
  if (found === 0) return false;
  const letters = text.replace(/<[^>]*>/g, "").match(/\p{L}/gu)?.length ?? 0;
  return found * 2 > letters;
}

const fields = new Set(fieldNames["document/1"]);

function checkDocument({ path, value }: WrittenDocument): MeaningFinding[] {
  const pairs = [
    ["title", "titleEn"],
    ["summary", "summaryEn"],
    ["content", "contentEn"],
  ] as const;
  // What is written under a misspelt name is not missing.
  const isMisspelt = Object.keys(value).some((key) => key !== "$schema" && !fields.has(key));
  return pairs.flatMap(([zhKey, enKey]) => {
    const [zh, en] = [value[zhKey], value[enKey]];
    if (en === undefined && isMisspelt) return [];
    if (typeof zh !== "string" || (en !== undefined && typeof en !== "string")) return [];
    const found = judge(zh, en, "", `/${enKey}`, `/${zhKey}`);
    return found.map((finding) => ({ ...finding, file: path }));
  });
}
