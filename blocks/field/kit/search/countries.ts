import type { Language } from "#core/text.ts";
import names from "#schemas/field/country/names.json" with { type: "json" };
import type { SearchEntry } from "./searchEntries.ts";

/** What fields need of an entry of the list of countries. */
export interface Country {
  twoCode: string;
  threeCode: string;
  cnName: string;
  enName: string;
  itemSort: number;
}

const ownNames: Record<string, { zh: string; en: string } | undefined> = names;
const locales = { zh: "zh-CN-u-co-pinyin", en: "en" };

/**
 * Returns the name of a country, without the list: for fields that show one before anybody opens
 * them.
 */
export function countryName(code: string, language: Language): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  return ownNames[code]?.[language] ?? new Intl.DisplayNames(locales[language], { type: "region" }).of(code) ?? code;
}

/**
 * Returns the countries as entries to search in: those that come first in the list, the others by
 * their name in the language.
 */
export function countryEntries(countries: Country[], language: Language): SearchEntry[] {
  const { compare } = new Intl.Collator(locales[language]);
  const name = ({ cnName, enName }: Country) => (language === "zh" ? cnName : enName);
  return countries
    .toSorted((a, b) => a.itemSort - b.itemSort || compare(name(a), name(b)))
    .map((country) => ({
      id: country.twoCode,
      label: name(country),
      note: language === "zh" ? country.enName : country.twoCode,
      keys: [country.cnName, country.enName, country.twoCode, country.threeCode, ...getInitials(country.cnName)],
    }));
}

// The first character of each letter in the order of pinyin; no syllable begins with i, u or v.
const letters = "abcdefghjklmnopqrstwxyz";
const firsts = "阿八嚓哒妸发旮哈讥咔垃妈拿哦妑七然仨他穵夕丫帀";
// Characters that are read in another way in the names of countries: 秘鲁 is Bilu.
const otherReadings: Record<string, string | undefined> = { 秘: "b", 泊: "b", 埔: "p" };

let pinyin: Intl.Collator | undefined;

/**
 * Returns the initials of a Chinese name in pinyin, 日本 -> rb; of 秘鲁 both readings. Found by
 * sorting: tables of pinyin are large.
 */
export function getInitials(name: string): string[] {
  // One for all countries: making it takes as long as reading several names.
  pinyin ??= new Intl.Collator(locales.zh);
  const { compare } = pinyin;
  const read = (character: string) => {
    let letter = "";
    for (let index = 0; index < firsts.length; index++)
      if (compare(firsts[index] ?? "", character) <= 0) letter = letters[index] ?? "";
    return letter;
  };
  const characters = [...name].filter((character) => /\p{sc=Han}/u.test(character));
  const usual = characters.map(read).join("");
  const otherInitials = characters.map((character) => otherReadings[character] ?? read(character)).join("");
  return usual === otherInitials ? [usual] : [otherInitials, usual];
}
