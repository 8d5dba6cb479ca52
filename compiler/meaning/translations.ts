import { escapeKey, isObject, pointerKeys, toPointer, valueAt } from "#core/pointers.ts";
import { parseJson } from "../parse/parse.ts";
import type { Finding, Problem } from "../problems/problems.ts";
import { quote } from "../problems/quote.ts";
import { report } from "../problems/report.ts";
import type { Context } from "./context.ts";

/**
 * translations.lock.json: the hashes of each bilingual text by its key, as they were when its
 * languages last matched.
 */
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

/** The file of the lock, in the folder of its site. */
export const lockFile = "translations.lock.json";

/**
 * Texts whose Chinese has changed since the lock was written, while their English has not; or what
 * is wrong with the lock itself.
 */
export function checkTranslations(context: Context): Finding[] {
  if (context.translations === undefined) return [];
  const { texts, found } = readLock(context.translations);
  if (!texts || !context.isBilingual) return found;
  const outdated = getPairs(context).flatMap(({ key, zh, en, pointer, file }) => {
    const locked = texts.get(key);
    if (!locked || locked.zh === hash(zh) || locked.en !== hash(en)) return [];
    return [report("SL5304", pointer, { text: quote(zh) }, { file })];
  });
  return [...found, ...outdated];
}

/** Returns the text of translations.lock.json for a site as it is now: its languages fit. */
export function writeTranslationLock(context: Context): string {
  const texts = getPairs(context).map(({ key, zh, en }) => [key, { zh: hash(zh), en: hash(en) }] as const);
  const sorted = texts.sort(([a], [b]) => (a < b ? -1 : Number(a > b)));
  const lock: TranslationLock = { version: 1, texts: Object.fromEntries(sorted) };
  return `${JSON.stringify(lock, null, 2)}\n`;
}

type Locked = TranslationLock["texts"][string];

// An entry that cannot be used is left out: its text counts as new.
function readLock(text: string): { texts?: Map<string, Locked>; found: Finding[] } {
  const { value: lock, problem } = parseJson(text, lockFile);
  // Lost characters, and a size or depth beyond the limits, are reported of the text of every file.
  if (problem) return { found: /^SL(?:1005|1008|300[34])$/.test(problem.code) ? [] : [reportBrokenLock("", problem)] };
  if (!isObject(lock)) return { found: [reportBrokenLock("")] };
  if (lock.version !== 1) return { found: [reportBrokenLock("/version")] };
  if (!isObject(lock.texts)) {
    const strayKey = Object.keys(lock).find((key) => key !== "version");
    return { found: [reportBrokenLock(strayKey === undefined ? "" : toPointer([strayKey]))] };
  }
  const texts = new Map<string, Locked>();
  const findings: Finding[] = [];
  for (const [key, entry] of Object.entries(lock.texts)) {
    if (isObject(entry) && typeof entry.zh === "string" && typeof entry.en === "string")
      texts.set(key, { zh: entry.zh, en: entry.en });
    else {
      const wrong = isObject(entry) && ["zh", "en"].find((name) => name in entry && typeof entry[name] !== "string");
      findings.push(reportBrokenLock(toPointer(["texts", key, ...(wrong ? [wrong] : [])])));
    }
  }
  return { texts, found: findings.slice(0, 1) };
}

// One mistake in a generated file is one problem: it is written again as a whole.
function reportBrokenLock(pointer: string, cause?: Problem): Finding {
  const { line, column } = cause ?? {};
  const params = cause ? { cause: { code: cause.code, pointer: cause.pointer, params: cause.params } } : {};
  return { ...report("SL5305", pointer, params, { file: lockFile }), ...(line && { line, column }) };
}

function getPairs({ survey, site, written }: Context): Pair[] {
  const texts = survey.texts.flatMap(({ value, pointer }): Pair[] =>
    value.en ? [{ key: getKey(pointer, site), zh: value.zh, en: value.en, pointer: `${pointer}/en` }] : [],
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
function getKey(pointer: string, site: unknown): string {
  let place = "";
  return pointerKeys(pointer)
    .map((key) => {
      place += `/${escapeKey(key)}`;
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
