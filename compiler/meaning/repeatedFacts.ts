import type { Language } from "#core/text.ts";
import { findFact } from "../bind/facts.ts";
import { type Format, formatsOf, writeFact } from "../bind/formats.ts";
import { choosePlaceholder } from "../bind/placeholders.ts";
import type { Finding } from "../problems/problems.ts";
import { report } from "../problems/report.ts";
import type { Context } from "./context.ts";
import { plainName } from "./factTables.ts";
import { getMoments, momentsIn, type RaceMoments } from "./repeatedMoments.ts";

/** A number with its unit in a text: ¥150, 5,000 places, aged 20. */
interface Literal {
  fact: "fee" | "places" | "minAge" | "maxAge";
  value: number;
  /** The whole of it, and its digits. */
  at: number;
  text: string;
  digits: string;
}

/**
 * Reports fees, places, ages and dates in texts that repeat those of the race's facts. Those of
 * which it is not sure whose they are, are left alone.
 */
export function checkRepeatedFacts(context: Context): Finding[] {
  const { facts, timeZone } = context;
  if (!facts) return [];
  const items = context.site.race?.items ?? [];
  const moments = getMoments(facts.race, timeZone);
  return context.survey.texts.flatMap(({ value, pointer }) => {
    if (pointer.startsWith("/race/")) return [];
    return (["zh", "en"] as const).flatMap((language) => {
      const text = value[language];
      if (text === undefined || text.length > longestText) return [];
      const place = { text, language, pointer, context };
      return [...findRepeatedNumbers(place, items), ...boundMoments(place, moments)];
    });
  });
}

function findRepeatedNumbers(place: TextPlace, items: Items): Finding[] {
  const { text, language } = place;
  if (items.length === 0 || !hasDigit.test(text) || !hasUnit.test(text) || otherMoney.test(text)) return [];
  return literalsIn(text).flatMap((literal) => {
    const path = findRepeatedPath(literal, text, language, items);
    return path === undefined ? [] : finding(literal, path, place);
  });
}

function boundMoments(place: TextPlace, moments: RaceMoments): Finding[] {
  const { text, language, pointer } = place;
  return momentsIn(text, language, moments).flatMap(({ at, literal, path, format, written }) => {
    const name = choosePlaceholder(path);
    if (name === undefined) return [];
    const bound = format === "moment" ? `{${name}}` : `{${name}|${format}}`;
    const value = `${text.slice(0, at)}${bound}${text.slice(at + literal.length)}`;
    const isSame = written[language] === literal;
    const details = { suggestion: bound, ...(isSame && { fix: { pointer: `${pointer}/${language}`, value } }) };
    return [report("SL5214", `${pointer}/${language}`, { text: literal, fact: bound }, details)];
  });
}

type Items = NonNullable<NonNullable<Context["site"]["race"]>["items"]>;

// Most texts have no number, and this is found out in a tenth of the time.
const hasDigit = /\d/;
const hasUnit = /\d[^\n]{0,3}(?:元|yuan|RMB|CNY|places|个名额|岁)|(?:¥|￥|RMB|CNY|名额|aged?|least)[^\n]?\d/i;
// A prize, a deposit or a fine can be as high as a fee.
const otherMoney = /奖|押金|罚|退|优惠|折|补贴|prize|award|deposit|fine\b|penalt|refund|discount|voucher|save\b/i;
const otherAges = /监护|陪同|组别|年龄组|承诺|guardian|accompan|age group|commitment/i;
const feeWords = /报名|费|\b(?:fees?|costs?|entry|entries|price|pay)\b/i;

const number = String.raw`\d[\d,]{0,11}(?:\.\d\d?)?`;
// In a longer text, whose number it is cannot be judged.
const longestText = 2_000;
const literals: [Literal["fact"], RegExp][] = [
  ["fee", new RegExp(String.raw`(?:[¥￥]|\b(?:RMB|CNY)) ?(${number})`, "gi")],
  ["fee", new RegExp(String.raw`(${number}) ?(?:元|(?:yuan|RMB|CNY)\b)`, "gi")],
  ["places", new RegExp(String.raw`(${number}) ?(?:places\b|个名额)`, "gi")],
  ["places", new RegExp(`名额(?:为)? ?(${number})(?! ?[元¥%])`, "g")],
  ["minAge", /(?:年?满) ?(\d{1,2}) ?周?岁/g],
  ["minAge", /(?<!满 ?)(\d{1,2}) ?周?岁(?:及|（含）|\(含\))?以上/g],
  ["minAge", /\b(?:aged?|at least) (\d{1,2})(?= (?:years old )?(?:or|and) (?:over|older|above)\b| years old\b)/gi],
  ["maxAge", /(\d{1,2}) ?周?岁(?:及|（含）|\(含\))?以下/g],
];

function literalsIn(text: string): Literal[] {
  return literals.flatMap(([fact, pattern]) =>
    [...text.matchAll(pattern)].flatMap((match): Literal[] => {
      const [whole, digits = ""] = match;
      const end = match.index + whole.length;
      // A part of a longer number, of a range or of a sum.
      if (/[\d.,–~+*×至到-]\s?$/.test(text.slice(0, match.index))) return [];
      if (/^\s?(?:[\d.,]*\d|[万千百]|[–~+*×至到-]\s?\S?\d)/.test(text.slice(end))) return [];
      return [{ fact, value: Number(digits.replaceAll(",", "")), at: match.index, text: whole, digits }];
    }),
  );
}

// Of the one item that the text names; or, if it names none, of the only item with that number.
function findRepeatedPath(
  { fact, value }: Literal,
  text: string,
  language: Language,
  items: Items,
): string | undefined {
  const namedItems = itemsNamed(text, language, items);
  if (namedItems.length > 1) return undefined;
  const isAge = fact === "minAge" || fact === "maxAge";
  // An age can be that of a guardian, or of an age group.
  if (isAge && (namedItems.length !== 1 || otherAges.test(text))) return undefined;
  const field = fact === "fee" ? "feeFen" : fact;
  const wantedValue = fact === "fee" ? Math.round(value * 100) : value;
  const equal = items.filter((item) => item[field] === wantedValue && wantedValue > 0);
  const [only] = namedItems.length === 1 ? equal.filter((item) => namedItems.includes(item)) : equal;
  if (namedItems.length === 1 || (equal.length === 1 && (fact === "places" || feeWords.test(text))))
    return only && `/items/${only.id}/${field}`;
  const total = items.reduce((sum, item) => sum + (item.places ?? Number.NaN), 0);
  return fact === "places" && equal.length === 0 && total === value ? "/places" : undefined;
}

// The name of one item can be a part of another's: 马拉松, 半程马拉松.
function itemsNamed(text: string, language: Language, items: Items): Items {
  let remaining = text.toLowerCase();
  const names = items.map((item) => ({ item, name: plainName((language === "en" && item.name.en) || item.name.zh) }));
  return names
    .toSorted((a, b) => b.name.length - a.name.length)
    .flatMap(({ item, name }) => {
      if (name === "" || !remaining.includes(name)) return [];
      remaining = remaining.replaceAll(name, " ");
      return [item];
    });
}

interface TextPlace {
  text: string;
  language: Language;
  pointer: string;
  context: Context;
}

function finding({ at, text: literal, digits }: Literal, path: string, textPlace: TextPlace): Finding[] {
  const { text, language, pointer, context } = textPlace;
  const match = findFact(path, context.facts?.race);
  const name = choosePlaceholder(path);
  if (!("fact" in match) || name === undefined) return [];
  const { fact } = match;
  const written = (format: Format) => writeFact(fact, format, context.timeZone)[language];
  const [usual = "text"] = formatsOf[fact.kind];
  const isUsual = written(usual) === literal;
  const [old, bound] =
    isUsual || usual === "number" ? [isUsual ? literal : digits, `{${name}}`] : [digits, `{${name}|number}`];
  const place = `${pointer}/${language}`;
  const start = text.indexOf(old, at);
  const value = `${text.slice(0, start)}${bound}${text.slice(start + old.length)}`;
  const isSame = isUsual || written("number") === digits;
  const details = { suggestion: bound, ...(isSame && { fix: { pointer: place, value } }) };
  return [report("SL5214", place, { text: literal, fact: bound }, details)];
}
