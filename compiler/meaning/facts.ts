import { isObject } from "#core/pointers.ts";
import { asNumber } from "#core/text.ts";
import type { Finding } from "../problems/problems.ts";
import { report } from "../problems/report.ts";
import type { ParamsOf } from "../problems/table.ts";
import type { Context } from "./context.ts";
import { factsInTables, type ItemFact, type TableFact } from "./factTables.ts";
import { findContradictions, type Statement } from "./statements.ts";
import { wrongUnit } from "./wrongUnit.ts";

const units: Record<ItemFact, string> = { fee: "元", places: "", distance: " km", minAge: "" };

const fields: Record<ItemFact, "feeFen" | "places" | "distanceKm" | "minAge"> = {
  fee: "feeFen",
  places: "places",
  distance: "distanceKm",
  minAge: "minAge",
};

/**
 * Reports fees, places, distances and ages that cannot be, or that documents, race information and
 * blocks state otherwise than the race facts.
 */
export function checkFacts(context: Context): Finding[] {
  const impossible = [...checkItems(context), ...checkCourse(context)];
  const isFound = (pointer: string) => impossible.some((finding) => finding.pointer === pointer);
  const tables = checkTables(context, isFound);
  return [...impossible, ...tables, ...compareInformation(context, impossible.length + tables.length > 0)];
}

function checkItems({ site }: Context): Finding[] {
  return (site.race?.items ?? []).flatMap((item, index) => {
    const at = `/race/items/${index}`;
    const { feeFen = 0, distanceKm, minAge, maxAge } = item;
    const findings: Finding[] = [];
    // Nobody runs for less than ten yuan, or farther than from one end of a country to the other.
    if (feeFen > 0 && feeFen < 1000)
      findings.push(wrongUnit(`${at}/feeFen`, { written: feeFen, unit: "fen", wanted: feeFen * 100 }));
    if (distanceKm > 1000) {
      const params = { written: distanceKm, unit: "kilometres", wanted: distanceKm / 1000 } as const;
      findings.push(wrongUnit(`${at}/distanceKm`, params));
    }
    if (minAge !== undefined && maxAge !== undefined && minAge > maxAge)
      findings.push(report("SL5202", `${at}/minAge`, { min: minAge, max: maxAge }));
    return findings;
  });
}

function checkCourse({ site, getInstances }: Context): Finding[] {
  const longest = Math.max(0, ...(site.race?.items ?? []).map(({ distanceKm }) => distanceKm));
  if (longest === 0) return [];
  return getInstances("cut-off-times").flatMap(({ instance, pointer }) => {
    const { points } = instance.props as { points?: unknown };
    if (!Array.isArray(points)) return [];
    return points.flatMap((point, index) => {
      const distance = isObject(point) ? asNumber(point.distanceKm) : 0;
      // A course may be a little longer than its name.
      return distance > longest * 1.05
        ? [report("SL5205", `${pointer}/props/points/${index}/distanceKm`, { distance, longest })]
        : [];
    });
  });
}

function checkTables(context: Context, isFound: (pointer: string) => boolean): Finding[] {
  const { site, htmls } = context;
  const items = site.race?.items ?? [];
  if (items.length === 0) return [];
  const tableFacts = htmls.flatMap((html) => factsInTables(html, items));
  const findings = new Map<string, Finding>();
  for (const [index, item] of items.entries())
    for (const fact of Object.keys(fields) as ItemFact[]) {
      const here = tableFacts.filter((tableFact) => tableFact.item === index && tableFact.fact === fact);
      const statement = ownFact(item, index, fact);
      if (here.length === 0 || isFound(statement.pointer ?? "")) continue;
      for (const { wrong, right } of findContradictions<number>([
        ...(Number.isNaN(statement.value) ? [] : [statement]),
        ...here.map(toStatement),
      ])) {
        if (wrong.pointer === undefined) continue;
        const params = { fact, item: item.name, written: wrong.value, wanted: right.value };
        const details = { suggestion: right.shown, file: wrong.file };
        findings.set(
          `${wrong.file} ${wrong.pointer} ${fact} ${index}`,
          report("SL5201", wrong.pointer, params, details),
        );
      }
    }
  return [...findings.values()];
}

type Item = NonNullable<NonNullable<Context["site"]["race"]>["items"]>[number];

// Left out, a minimum age means that there is none; other facts that are left out say nothing.
function ownFact(item: Item, index: number, fact: ItemFact): Statement<number> {
  const fieldValue = item[fields[fact]];
  const value = fact === "fee" ? Number(fieldValue) / 100 : Number(fieldValue ?? (fact === "minAge" ? 0 : Number.NaN));
  const pointer = `/race/items/${index}${fieldValue === undefined ? "" : `/${fields[fact]}`}`;
  return { pointer, value, shown: show(value, fact) };
}

function toStatement({ place, value, fact }: TableFact): Statement<number> {
  return { pointer: place.pointer, file: place.file, value, shown: show(value, fact) };
}

function show(value: number, fact: ItemFact): string {
  return fact === "minAge" && value === 0 ? "—" : `${value}${units[fact]}`;
}

// The race information is another file: it is only compared if the site states its own race facts.
function compareInformation({ site, platform, isFlat, racePlaces }: Context, isDisputed: boolean): Finding[] {
  const { race } = site;
  if (!race || isFlat || !platform) return [];
  const findings: Finding[] = [];
  const name = isObject(platform.name) ? String(platform.name.zh) : "";
  if (name !== "" && name !== race.name.zh) findings.push(otherInformation("/raceName", "name", name, race.name.zh));
  const places = (race.items ?? []).reduce((sum, item) => sum + (item.places ?? Number.NaN), 0);
  const isKnown = racePlaces !== undefined && Number.isFinite(places) && places > 0;
  if (isKnown && racePlaces !== places && !isDisputed)
    findings.push(otherInformation("/signUpMaxNumber", "places", `${racePlaces}`, `${places}`));
  return findings;
}

function otherInformation(
  pointer: string,
  fact: ParamsOf<"SL5203">["fact"],
  written: string,
  expected: string,
): Finding {
  return report("SL5203", pointer, { fact, written, wanted: expected }, { suggestion: expected, file: "race.json" });
}
