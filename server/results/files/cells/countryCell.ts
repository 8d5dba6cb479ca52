import { countryName, isCountry } from "#forms/values/countries.ts";
import codes from "#schemas/field/country/codes.json" with { type: "json" };
import { plainWord } from "../headers/headerNames.ts";
import table from "./countryNames.json" with { type: "json" };

/** Whose codes a column of countries has: BRN is Brunei for ISO and Bahrain for the Olympics. */
export type CountrySystem = "iso" | "ioc";

const languages = ["en", "zh-CN", "de", "fr", "es"];
const olympic: Record<string, string | undefined> = table.ioc;
const onlyOlympic: Record<string, string | undefined> = table.iocOnly;
const threeCodes = new Set(codes.map(([, three = ""]) => three));

/**
 * Returns the three-letter code of ISO 3166-1 of a country in any notation: a code of ISO with two
 * letters or three, one of the Olympics, or a name in five languages. Undefined if it is none.
 */
export function readCountryCell(cell: string, system: CountrySystem): string | undefined {
  const text = cell.trim();
  if (/^[A-Za-z]{3}$/.test(text)) {
    const code = text.toUpperCase();
    if (system === "ioc" && onlyOlympic[code]) return onlyOlympic[code];
    if (threeCodes.has(code)) return code;
    if (olympic[code]) return olympic[code];
  }
  return getNames().get(plainWord(text));
}

/** The cells of a column of countries, whose system is decided together. */
export interface CountryVote {
  add(text: string): void;
  decide(): CountrySystem;
}

/** Collects the cells of a column of countries: one code that only the Olympics have decides. */
export function collectCountries(): CountryVote {
  const counts = { olympic: 0, iso: 0 };
  const isDifferent = new Set(Object.values(table.ioc).filter((code) => !onlyOlympic[code]));
  const add = (text: string) => {
    if (!/^[A-Z]{3}$/.test(text)) return;
    if (olympic[text] && !threeCodes.has(text)) counts.olympic++;
    else if (isDifferent.has(text)) counts.iso++;
  };
  return { add, decide: () => (counts.olympic > counts.iso ? "ioc" : "iso") };
}

let names: Map<string, string> | undefined;

// Made when it is first needed: Intl takes some milliseconds for five languages.
function getNames(): Map<string, string> {
  if (names) return names;
  names = new Map();
  const add = (name: string | undefined, three: string) => {
    const plain = plainWord(name ?? "");
    if (plain !== "" && !names?.has(plain)) names?.set(plain, three);
  };
  const shown = languages.map((language) => new Intl.DisplayNames(language, { type: "region" }));
  for (const [two = "", three = ""] of codes) {
    add(two, three);
    if (isCountry(two)) for (const language of ["zh", "en"] as const) add(countryName(two, language), three);
    for (const each of shown) add(each.of(two), three);
  }
  for (const [three, others] of Object.entries(table.names)) for (const name of others) add(name, three);
  return names;
}
