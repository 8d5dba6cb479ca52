import { writeFileSync } from "node:fs";
import { join } from "node:path";
import codes from "#schemas/field/country/codes.json" with { type: "json" };

// These four come first, under the names that mainland forms use.
const first: Record<string, { sort: number; cnName: string; enName: string }> = {
  CN: { sort: 1, cnName: "中国", enName: "China" },
  HK: { sort: 2, cnName: "中国香港", enName: "Hong Kong, China" },
  MO: { sort: 3, cnName: "中国澳门", enName: "Macao, China" },
  TW: { sort: 4, cnName: "中国台湾", enName: "Taiwan, China" },
};
const otherSort = 100;

// Bouvet Island, and Heard Island and McDonald Islands, have never had a resident. Forms offer the
// other 247.
const uninhabited = ["BV", "HM"];

const chinese = new Intl.DisplayNames("zh-CN", { type: "region" });
const english = new Intl.DisplayNames("en", { type: "region" });

const countries = codes
  .map(([twoCode = "", threeCode = "", numberCode = ""], index) => {
    const preset = first[twoCode];
    const cnName = preset?.cnName ?? nameIn(chinese, twoCode);
    const enName = preset?.enName ?? nameIn(english, twoCode);
    const itemSort = preset?.sort ?? otherSort;
    return {
      id: index + 1,
      twoCode,
      threeCode,
      numberCode,
      cnName,
      enName,
      itemName: cnName,
      itemCode: threeCode,
      itemSort,
      dictCode: "country",
    };
  })
  .filter(({ twoCode }) => !uninhabited.includes(twoCode))
  .toSorted((a, b) => a.itemSort - b.itemSort || a.id - b.id);

const lines = countries.map((country) => `  ${JSON.stringify(country)}`).join(",\n");
writeFileSync(join(import.meta.dirname, "../fixtures/countries.json"), `[\n${lines}\n]\n`);
console.log(`countries: ${countries.length} written`);

// Intl returns a code that it has no name for unchanged, and a runner would read the code.
function nameIn(names: Intl.DisplayNames, code: string): string {
  const name = names.of(code);
  if (!name || name === code) throw new Error(`This Node has no name for the country code ${code}.`);
  return name;
}
