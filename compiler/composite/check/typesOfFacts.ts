import type { FactKind } from "#core/factKind.ts";
import { type JsonObject, pointerKeys } from "#core/pointers.ts";
import { itemKinds, raceKinds } from "../../bind/facts.ts";
import { formatsOf, isForFen } from "../../bind/formats.ts";
import { closestWord } from "../../problems/closest.ts";
import { report } from "../../problems/report.ts";
import { suggest } from "../../problems/suggest.ts";
import type { Schema } from "../language/values.ts";
import type { TreeCheck, Typed } from "./checkContext.ts";
import { bothLanguages, checkFit, checkKeys, text } from "./checkFit.ts";
import { misfit, never } from "./fits.ts";

// As large as `findFact` takes them.
const size = { minimum: 0, maximum: Number.MAX_SAFE_INTEGER };
const count: Schema = { type: "integer", ...size };

const numbers: Partial<Record<FactKind, Schema>> = {
  money: count,
  count,
  climb: count,
  age: count,
  duration: count,
  distance: { type: "number", ...size },
};

/**
 * Returns the type of a fact; in a place (`isInPlace`), the types of which its place takes the
 * first that fits.
 */
export function typeOfFact(node: JsonObject, at: string, check: TreeCheck, isInPlace: boolean): Typed | undefined {
  const kind = getKind(node, at, check);
  if (kind === undefined) return undefined;
  const { as } = node;
  const formats = formatsOf[kind];
  if (as !== undefined && !formats.includes(as as (typeof formats)[number])) {
    const [place, written] = [`${at}/as`, String(as)];
    const details = suggest(place, closestWord(written, formats), written);
    check.report(report("SL5211", place, { as: written.slice(0, 60), path: String(node.$race), formats }, details));
    return undefined;
  }
  const sure = (type: Schema): Typed => ({ type, mayMiss: false });
  if (kind === "link") return sure({ $ref: "common/1/link" });
  const moment: Schema = { type: "string", format: "date-time" };
  if (!isInPlace) {
    if (as === "number") return sure({ type: "number", ...size });
    if (as !== undefined || kind === "text") return sure(as === undefined ? text : bothLanguages);
    if (kind === "allocation") return sure({ enum: ["draw", "first-come"] });
    return kind === "moment"
      ? sure(moment)
      : kind === "ages"
        ? { type: never, mayMiss: true }
        : sure(numbers[kind] ?? count);
  }
  const textChoices = [bothLanguages, { type: "string" }];
  if (as === "number") return sure({ choices: [...textChoices, { type: "number", ...size }] });
  if (kind !== "moment")
    return sure({ choices: [...textChoices, ...(as === undefined ? plainNumbers(kind, at) : [])] });
  const day: Schema = { type: "string", format: "date" };
  const plain = as === undefined ? [moment, day] : as === "moment" ? [moment] : as === "date" ? [day] : [];
  return sure({ choices: [...textChoices, ...plain] });
}

function plainNumbers(kind: FactKind, at: string): Schema[] {
  const type = numbers[kind];
  return type && (kind !== "money" || isForFen(at)) ? [type] : [];
}

// The kinds of facts of an item or of the race, and the name of that fact among them.
function findKinds(path: string) {
  const parts = pointerKeys(path.startsWith("/") ? path : "");
  const isOfItem = parts[0] === "items" && parts.length === 3;
  const [kinds, name] = isOfItem ? [itemKinds, parts[2] ?? ""] : [raceKinds, parts.join("/")];
  return { kinds, name, parts, isOfItem };
}

function getKind({ $race, item }: JsonObject, at: string, check: TreeCheck): FactKind | undefined {
  const path = typeof $race === "string" ? $race : "";
  const { kinds, name, parts, isOfItem } = findKinds(path);
  if (Object.hasOwn(kinds, name) && (parts[1] === "*") === (item !== undefined)) {
    if (item === undefined) return kinds[name];
    const typed = check.readType(item, `${at}/item`, check);
    return typed && checkFit(typed.type, [{ type: "string" }], `${at}/item`, check) ? kinds[name] : undefined;
  }
  const close = closestWord(name, Object.keys(kinds));
  // A composite is for any race: it names an item by a value.
  const near = close === undefined ? undefined : isOfItem ? `/items/*/${close}` : `/${close}`;
  const details = near === path ? {} : suggest(`${at}/$race`, near, path);
  const params = { path: String($race).slice(0, 60), near: near === path ? undefined : near, isInTree: true };
  check.report(report("SL5208", `${at}/$race`, params, details));
  return undefined;
}

/**
 * Returns the types of a fact in the place of a value, which takes the first that fits; undefined
 * if something is wrong with it, which is reported.
 */
export function factChoices(node: JsonObject, at: string, check: TreeCheck): Schema[] | undefined {
  if (!checkKeys("$race", node, at, check)) return undefined;
  const { type } = typeOfFact(node, at, check, true) ?? {};
  return type && (Array.isArray(type.choices) ? (type.choices as Schema[]) : [type]);
}

/**
 * Checks a fact in the place of a value: its place takes the first writing of the fact that fits.
 */
export function checkFact(node: JsonObject, place: Schema, at: string, check: TreeCheck): void {
  const isUnfit = (choices?: Schema[]) => choices?.every((choice) => misfit(choice, place) !== undefined);
  if (!isUnfit(factChoices(node, at, check))) return;
  const path = String(node.$race);
  const { kinds, name } = findKinds(path);
  const kind = kinds[name] ?? "text";
  const isNumber = !isUnfit(factChoices({ ...node, as: "number" }, at, { ...check, report: () => undefined }));
  const fix = { pointer: `${at}/as`, value: "number" };
  const details = formatsOf[kind].includes("number") && isNumber ? { suggestion: "number", fix } : {};
  check.report(report("SL5210", at, { path: path.slice(0, 60), kind, isInRace: false }, details));
}
