import { upgradeSteps } from "#schemas/generated/upgrades.ts";
import type { Operation } from "../operations.ts";
import { isWithin } from "../pointers.ts";

/** Leads from a place in upgraded props back to the place that the organiser wrote: "/slides/0/image/src" -> "/carouselList/0/surfacePlotUrl". */
export function writtenProp(name: string, from: number, to: number, pointer: string): string {
  let place = pointer;
  for (let version = to; version > from; version--) place = undo(place, upgradeSteps[`${name}/${version}`] ?? []);
  return place;
}

function undo(pointer: string, operations: readonly Operation[]): string {
  let place = pointer;
  for (const operation of operations.toReversed()) {
    if (operation.op === "rename" && isWithin(place, operation.to))
      place = operation.from + place.slice(operation.to.length);
    else if (operation.op === "wrap" && place === `${operation.at}/${operation.key}`) place = operation.at;
    else if (operation.op === "each") place = undoInList(place, operation.at, operation.do);
  }
  return place;
}

function undoInList(pointer: string, list: string, operations: readonly Operation[]): string {
  const [, index, rest] = (isWithin(pointer, list) && /^\/(\d+)(\/.*)$/.exec(pointer.slice(list.length))) || [];
  return index === undefined || rest === undefined ? pointer : `${list}/${index}${undo(rest, operations)}`;
}
