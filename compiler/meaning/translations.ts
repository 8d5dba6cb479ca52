import { isObject, pointerKeys, valueAt } from "#core/pointers.ts";
import type { Finding } from "../problems/problems.ts";
import { quote } from "../problems/quote.ts";
import { report } from "../problems/report.ts";
import type { Context } from "./context.ts";

/** translations.lock.json: the hashes of each bilingual text by its key, as they were when its languages last matched. */
export interface TranslationLock {
  version: 1;
  texts: Record<string, { zh: string; en: string }>;
}

interface Pair {
  key: string;
  zh: string;
  en: string;
  pointer: string;
  file?: string;
}

/** Texts whose Chinese has changed since the lock was written, while their English has not. */
export function checkTranslations(context: Context): Finding[] {
  const lock = readLock(context.translations);
  if (!lock || !context.isBilingual) return [];
  return pairsOf(context).flatMap(({ key, zh, en, pointer, file }) => {
    const locked = Object.hasOwn(lock.texts, key) ? lock.texts[key] : undefined;
    if (!locked || locked.zh === hash(zh) || locked.en !== hash(en)) return [];
    return [report("SL5304", pointer, { text: quote(zh) }, { file })];
  });
}

/** The text of translations.lock.json for a site as it is now: its languages fit. */
export function writeTranslationLock(context: Context): string {
  const texts = pairsOf(context).map(({ key, zh, en }) => [key, { zh: hash(zh), en: hash(en) }] as const);
  const sorted = texts.sort(([a], [b]) => (a < b ? -1 : Number(a > b)));
  const lock: TranslationLock = { version: 1, texts: Object.fromEntries(sorted) };
  return `${JSON.stringify(lock, null, 2)}\n`;
}

function readLock(text: string | undefined): TranslationLock | undefined {
  if (text === undefined) return undefined;
  try {
    const lock: unknown = JSON.parse(text);
    return isObject(lock) && isObject(lock.texts) ? (lock as unknown as TranslationLock) : undefined;
  } catch {
    return undefined;
  }
}

function pairsOf({ survey, site, written }: Context): Pair[] {
  const texts = survey.texts.flatMap(({ value, pointer }): Pair[] =>
    value.en ? [{ key: keyOf(pointer, site), zh: value.zh, en: value.en, pointer: `${pointer}/en` }] : [],
  );
  const documents = written.flatMap(({ path, value }) =>
    ["title", "summary", "content"].flatMap((name): Pair[] => {
      const [zh, en] = [value[name], value[`${name}En`]];
      if (typeof zh !== "string" || typeof en !== "string" || en === "") return [];
      return [{ key: `${path}#${name}`, zh, en, pointer: `/${name}En`, file: path }];
    }),
  );
  return [...texts, ...documents];
}

// Entries are called by their id or path, so that a text keeps its key when a list is sorted anew.
function keyOf(pointer: string, site: unknown): string {
  let place = "";
  return pointerKeys(pointer)
    .map((key) => {
      place += `/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`;
      if (!/^\d+$/.test(key)) return key;
      const entry = valueAt(site, place);
      const name = isObject(entry) ? (entry.id ?? entry.path) : undefined;
      return typeof name === "string" ? name.replace(/^\//, "") : key;
    })
    .join("/");
}

// FNV-1a in 64 bits, in two halves: it only has to detect changes.
function hash(text: string): string {
  let [low, high] = [0x811c9dc5, 0x01000193];
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high ^ (code + index), 0x85ebca6b);
  }
  return [high, low].map((half) => (half >>> 0).toString(16).padStart(8, "0")).join("");
}
