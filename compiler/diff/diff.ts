import { isObject, type JsonObject, toPointer } from "#core/pointers.ts";
import { inNewOrder, listKeys } from "./listKeys.ts";

/** One difference between two sites. */
export interface Change {
  kind: "added" | "removed" | "moved" | "changed";
  /** Its place; for a removed value, its former place. */
  pointer: string;
  /** Its former place, if that is another one. */
  from?: string;
  /** The language of a text that changed. */
  language?: "zh" | "en";
  /** The former value of a changed or removed one. */
  before?: unknown;
  /** The new value of a changed or added one. */
  after?: unknown;
}

type Path = readonly (string | number)[];

/**
 * Compares two sites of version 2 (or any two JSON values). Entries of lists are identified by
 * their id, routes by their path, not by their place: an entry that moved is one move, and its
 * changes are separate. Equal sites have no differences.
 */
export function diffSites(before: unknown, after: unknown): Change[] {
  const changes: Change[] = [];
  compare(before, after, [], [], changes);
  return pairMoves(changes);
}

function compare(before: unknown, after: unknown, was: Path, is: Path, changes: Change[]): void {
  if (before === after) return;
  if (Array.isArray(before) && Array.isArray(after)) compareLists(before, after, was, is, changes);
  else if (isObject(before) && isObject(after)) compareObjects(before, after, was, is, changes);
  else changes.push({ kind: "changed", ...place(was, is), before, after });
}

function compareObjects(before: JsonObject, after: JsonObject, was: Path, is: Path, changes: Change[]): void {
  for (const key of Object.keys(before)) {
    const [old, now] = [
      [...was, key],
      [...is, key],
    ];
    if (Object.hasOwn(after, key)) compare(before[key], after[key], old, now, changes);
    else changes.push({ kind: "removed", ...chooseLanguage(old), pointer: toPointer(old), before: before[key] });
  }
  for (const key of Object.keys(after))
    if (!Object.hasOwn(before, key))
      changes.push({
        kind: "added",
        ...chooseLanguage([...is, key]),
        pointer: toPointer([...is, key]),
        after: after[key],
      });
}

function compareLists(before: unknown[], after: unknown[], was: Path, is: Path, changes: Change[]): void {
  const [oldKeys, newKeys] = listKeys(before, after);
  const oldPlaces = new Map(oldKeys.map((key, index) => [key, index]));
  const newPlaces = new Map(newKeys.map((key, index) => [key, index]));
  for (const [index, key] of oldKeys.entries())
    if (!newPlaces.has(key))
      changes.push({ kind: "removed", pointer: toPointer([...was, index]), before: before[index] });
  const keptPlaces = newKeys.flatMap((key) => oldPlaces.get(key) ?? []);
  const steady = inNewOrder(keptPlaces);
  for (const [index, key] of newKeys.entries()) {
    const old = oldPlaces.get(key);
    if (old === undefined) {
      changes.push({ kind: "added", pointer: toPointer([...is, index]), after: after[index] });
      continue;
    }
    const [from, to] = [
      [...was, old],
      [...is, index],
    ];
    if (!steady.has(old)) changes.push({ kind: "moved", pointer: toPointer(to), from: toPointer(from) });
    compare(before[old], after[index], from, to, changes);
  }
}

// A block that is missing in one list and new in another, such as a section's, has moved.
function pairMoves(changes: Change[]): Change[] {
  const removed = changes.filter(({ kind, before }) => kind === "removed" && isBlock(before));
  if (removed.length === 0) return changes;
  const gone = new Set<Change>();
  const paired = changes.flatMap((change) => {
    if (change.kind !== "added" || !isBlock(change.after)) return [change];
    const { id, type } = change.after;
    const source = removed.find(({ before }) => isBlock(before) && before.id === id && before.type === type);
    if (!source || gone.has(source)) return [change];
    gone.add(source);
    return findMove(source, change);
  });
  return paired.filter((change) => !gone.has(change));
}

function findMove(source: Change, { pointer, after }: Change): Change[] {
  const { pointer: from, before } = source;
  const inner = diffSites(before, after).map((change): Change => {
    const wasElsewhere = change.kind === "changed" || change.from !== undefined;
    return {
      ...change,
      pointer: (change.kind === "removed" ? from : pointer) + change.pointer,
      ...(wasElsewhere && { from: from + (change.from ?? change.pointer) }),
    };
  });
  return [{ kind: "moved", pointer, from }, ...inner];
}

function isBlock(value: unknown): value is JsonObject {
  return isObject(value) && typeof value.type === "string" && typeof value.id === "string" && isObject(value.props);
}

function place(was: Path, is: Path): Pick<Change, "pointer" | "from" | "language"> {
  const [from, pointer] = [toPointer(was), toPointer(is)];
  return { pointer, ...(from !== pointer && { from }), ...chooseLanguage(is) };
}

function chooseLanguage(path: Path): Pick<Change, "language"> {
  const last = path.at(-1);
  return last === "zh" || last === "en" ? { language: last } : {};
}
