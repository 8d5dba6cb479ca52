import { isObject } from "#core/pointers.ts";
import type { Sentence } from "#core/text.ts";
import {
  beyondCourse,
  differentFact,
  differentInformation,
  swappedAges,
  wrongUnit,
} from "../problems/meaningCatalogueFacts.ts";
import type { Context, MeaningFinding } from "./context.ts";
import { type Fact, factsInTables, type TableFact } from "./factTables.ts";
import { type Witness, weigh } from "./witnesses.ts";

const names: Record<Fact, Sentence & { unit: string }> = {
  fee: { zh: "报名费", en: "fee", unit: "元" },
  places: { zh: "名额", en: "number of places", unit: "" },
  distance: { zh: "距离", en: "distance", unit: " km" },
  minAge: { zh: "最低年龄", en: "minimum age", unit: "" },
};

const fields: Record<Fact, "feeFen" | "places" | "distanceKm" | "minAge"> = {
  fee: "feeFen",
  places: "places",
  distance: "distanceKm",
  minAge: "minAge",
};

/** Fees, places, distances and ages that cannot be, or that documents, race information and blocks state otherwise than the race facts. */
export function checkFacts(context: Context): MeaningFinding[] {
  const impossible = [...checkItems(context), ...checkCourse(context)];
  const isFound = (pointer: string) => impossible.some((finding) => finding.pointer === pointer);
  const tables = checkTables(context, isFound);
  return [...impossible, ...tables, ...checkInformation(context, impossible.length + tables.length > 0)];
}

function checkItems({ site }: Context): MeaningFinding[] {
  return (site.race?.items ?? []).flatMap((item, index) => {
    const at = `/race/items/${index}`;
    const { feeFen = 0, distanceKm, minAge, maxAge } = item;
    const found: MeaningFinding[] = [];
    // Nobody runs for less than ten yuan, or farther than from one end of a country to the other.
    if (feeFen > 0 && feeFen < 1000)
      found.push(
        wrongUnit(`${at}/feeFen`, feeFen, { zh: "分（百分之一元）", en: "fen (hundredths of a yuan)" }, feeFen * 100),
      );
    if (distanceKm > 1000)
      found.push(wrongUnit(`${at}/distanceKm`, distanceKm, { zh: "公里", en: "kilometres" }, distanceKm / 1000));
    if (minAge !== undefined && maxAge !== undefined && minAge > maxAge)
      found.push(swappedAges(`${at}/minAge`, minAge, maxAge));
    return found;
  });
}

function checkCourse({ site, instances }: Context): MeaningFinding[] {
  const longest = Math.max(0, ...(site.race?.items ?? []).map(({ distanceKm }) => distanceKm));
  if (longest === 0) return [];
  return instances.flatMap(({ instance, pointer }) => {
    const { points } = instance.props as { points?: unknown };
    if (instance.type !== "cut-off-times" || !Array.isArray(points)) return [];
    return points.flatMap((point, index) => {
      const distance = isObject(point) ? Number(point.distanceKm) : 0;
      // A course may be a little longer than its name.
      return distance > longest * 1.05
        ? [beyondCourse(`${pointer}/props/points/${index}/distanceKm`, distance, longest)]
        : [];
    });
  });
}

function checkTables(context: Context, isFound: (pointer: string) => boolean): MeaningFinding[] {
  const { site, htmls } = context;
  const items = site.race?.items ?? [];
  if (items.length === 0) return [];
  const stated = htmls.flatMap((html) => factsInTables(html, items));
  const found = new Map<string, MeaningFinding>();
  for (const [index, item] of items.entries())
    for (const fact of Object.keys(fields) as Fact[]) {
      const here = stated.filter((one) => one.item === index && one.fact === fact);
      const own = ownFact(item, index, fact);
      if (here.length === 0 || isFound(own.pointer ?? "")) continue;
      for (const { wrong, right } of weigh<number>([
        ...(Number.isNaN(own.value) ? [] : [own]),
        ...here.map(toWitness),
      ])) {
        if (wrong.pointer === undefined) continue;
        const finding = differentFact(wrong.pointer, names[fact], item.name.zh, wrong.shown, right.shown);
        found.set(`${wrong.file} ${wrong.pointer} ${fact} ${index}`, { ...finding, file: wrong.file });
      }
    }
  return [...found.values()];
}

type Item = NonNullable<NonNullable<Context["site"]["race"]>["items"]>[number];

// Left out, a minimum age means that there is none; other facts that are left out say nothing.
function ownFact(item: Item, index: number, fact: Fact): Witness<number> {
  const written = item[fields[fact]];
  const value = fact === "fee" ? Number(written) / 100 : Number(written ?? (fact === "minAge" ? 0 : Number.NaN));
  const pointer = `/race/items/${index}${written === undefined ? "" : `/${fields[fact]}`}`;
  return { pointer, value, shown: show(value, fact) };
}

function toWitness({ place, value, fact }: TableFact): Witness<number> {
  return { pointer: place.pointer, file: place.file, value, shown: show(value, fact) };
}

function show(value: number, fact: Fact): string {
  return fact === "minAge" && value === 0 ? "—" : `${value}${names[fact].unit}`;
}

// The race information is a file of its own: what it says is only compared where the site writes its own race facts.
function checkInformation({ site, platform, isFlat, racePlaces }: Context, isDisputed: boolean): MeaningFinding[] {
  const { race } = site;
  if (!race || isFlat || !platform) return [];
  const found: MeaningFinding[] = [];
  const name = isObject(platform.name) ? String(platform.name.zh) : "";
  if (name !== "" && name !== race.name.zh)
    found.push(differentInformation("/raceName", { zh: "赛事名称", en: "name of the race" }, name, race.name.zh));
  const places = (race.items ?? []).reduce((sum, item) => sum + (item.places ?? Number.NaN), 0);
  const isKnown = racePlaces !== undefined && Number.isFinite(places) && places > 0;
  if (isKnown && racePlaces !== places && !isDisputed)
    found.push(
      differentInformation(
        "/signUpMaxNumber",
        { zh: "名额总数", en: "number of places" },
        `${racePlaces}`,
        `${places}`,
      ),
    );
  return found.map((finding) => ({ ...finding, file: "race.json" }));
}
