import { isObject, type JsonObject, pointerKeys } from "./pointers.ts";

/**
 * One declarative step of an upgrade. Pointers are relative to the value; a missing source is
 * skipped silently.
 */
export type Operation =
  | { op: "rename"; from: string; to: string }
  | { op: "wrap"; at: string; key: string }
  | { op: "default"; at: string; value: unknown }
  | { op: "map"; at: string; table: Record<string, unknown>; else?: unknown }
  | { op: "remove"; at: string; when?: unknown[] }
  | { op: "each"; at: string; do: Operation[] }
  | { op: "string"; at: string }
  | { op: "ids"; at: string; prefix: string }
  | { op: "instant"; at: string; offset: string }
  | { op: "link"; at: string };

/**
 * Applies operations in order and returns a new value; the input stays as it was, unknown keys keep
 * their place.
 */
export function applyOperations(value: unknown, operations: readonly Operation[]): unknown {
  return operations.reduce(applyOperation, value);
}

function applyOperation(value: unknown, operation: Operation): unknown {
  switch (operation.op) {
    case "rename":
      return move(value, pointerKeys(operation.from), pointerKeys(operation.to));
    case "wrap":
      return change(value, pointerKeys(operation.at), (old) => (isObject(old) ? old : { [operation.key]: old }));
    case "default":
      return has(value, pointerKeys(operation.at)) ? value : put(value, pointerKeys(operation.at), operation.value);
    case "map":
      return change(value, pointerKeys(operation.at), (old) => mapValue(old, operation));
    case "remove":
      return removeWhen(value, pointerKeys(operation.at), operation.when);
    case "each":
      return change(value, pointerKeys(operation.at), (list) =>
        Array.isArray(list) ? list.map((item) => (isObject(item) ? applyOperations(item, operation.do) : item)) : list,
      );
    case "string":
      return change(value, pointerKeys(operation.at), (old) => (typeof old === "number" ? String(old) : old));
    case "ids":
      return change(value, pointerKeys(operation.at), (list) => withIds(list, operation.prefix));
    case "instant":
      return change(value, pointerKeys(operation.at), (old) => toInstant(old, operation.offset));
    case "link":
      return change(value, pointerKeys(operation.at), toLink);
  }
}

function mapValue(old: unknown, { table, ...operation }: Extract<Operation, { op: "map" }>): unknown {
  // An object may have a toString of its own that is no function.
  const key = typeof old === "object" && old !== null ? undefined : String(old);
  if (key !== undefined && Object.hasOwn(table, key)) return table[key];
  return Object.hasOwn(operation, "else") ? operation.else : old;
}

function removeWhen(value: unknown, keys: string[], when?: unknown[]): unknown {
  if (!has(value, keys) || (when && !when.includes(read(value, keys)))) return value;
  return drop(value, keys);
}

function withIds(list: unknown, prefix: string): unknown {
  if (!Array.isArray(list)) return list;
  const ids = new Set(list.map((item) => (isObject(item) ? item.id : undefined)));
  return list.map((item, index) => {
    if (!isObject(item) || Object.hasOwn(item, "id")) return item;
    let id = `${prefix}-${index + 1}`;
    while (ids.has(id)) id = `${id}-b`;
    ids.add(id);
    return { id, ...item };
  });
}

/**
 * An organiser's "2025-08-11 10:00[:00]" or ms since 1970 as RFC 3339 at the given offset
 * ("+08:00"); else the value unchanged.
 */
export function toInstant(value: unknown, offset: string): unknown {
  if (typeof value === "number" && Number.isFinite(value) && Math.abs(value) < 8e15)
    return writeAtOffset(value, offset);
  if (typeof value !== "string") return value;
  const parts = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[ T](\d{1,2}):(\d{2})(?::(\d{2}))?)?$/.exec(value.trim());
  if (!parts) return value;
  const [year, month, day, hour = "00", minute = "00", second = "00"] = parts
    .slice(1)
    .map((part) => part?.padStart(2, "0"));
  return `${year}-${month}-${day}T${hour}:${minute}:${second}${offset}`;
}

// The clock of that offset: "Z" would be read as another zone than the race's.
function writeAtOffset(epoch: number, offset: string): string {
  const [, sign, hours, minutes] = /^([+-])(\d\d):(\d\d)$/.exec(offset) ?? [];
  const shift = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * (sign === "-" ? -60_000 : 60_000);
  return new Date(epoch + shift).toISOString().replace(/(?:\.000)?Z$/, sign ? offset : "Z");
}

/**
 * A page written without its slash ("news", "#/news") as the path "/news"; any other value
 * unchanged, so that the check can judge it.
 */
export function toLink(value: unknown): unknown {
  if (typeof value !== "string") return value;
  const path = value.trim().replace(/^#(?=\/)/, "");
  return /^[\w-]+(?:[/?]|$)/.test(path) ? `/${path}` : path;
}

function read(value: unknown, keys: string[]): unknown {
  return keys.reduce<unknown>(
    (inner, key) => (isObject(inner) && Object.hasOwn(inner, key) ? inner[key] : undefined),
    value,
  );
}

function has(value: unknown, keys: string[]): boolean {
  const parent = read(value, keys.slice(0, -1));
  return keys.length === 0 || (isObject(parent) && Object.hasOwn(parent, keys.at(-1) ?? ""));
}

// Entries instead of assignment: a key named __proto__ stays an ordinary key.
function change(value: unknown, keys: string[], edit: (old: unknown) => unknown): unknown {
  if (!has(value, keys)) return value;
  const [key, ...rest] = keys;
  if (key === undefined) return edit(value);
  return Object.fromEntries(
    Object.entries(value as JsonObject).map(([name, old]) => [name, name === key ? change(old, rest, edit) : old]),
  );
}

function put(value: unknown, keys: string[], newValue: unknown): unknown {
  const [key, ...rest] = keys;
  if (key === undefined) return newValue;
  if (!isObject(value)) return value;
  if (Object.hasOwn(value, key)) return change(value, [key], (old) => put(old, rest, newValue));
  return Object.fromEntries([...Object.entries(value), [key, put({}, rest, newValue)]]);
}

function drop(value: unknown, keys: string[]): unknown {
  const parent = keys.slice(0, -1);
  return change(value, parent, (old) =>
    Object.fromEntries(Object.entries(old as JsonObject).filter(([name]) => name !== keys.at(-1))),
  );
}

// A plain rename keeps the key's place; a move between objects adds it at the end.
function move(value: unknown, from: string[], to: string[]): unknown {
  if (!has(value, from) || has(value, to)) return value;
  const movedValue = read(value, from);
  const isSibling = from.length === to.length && from.slice(0, -1).every((key, index) => key === to[index]);
  if (!isSibling) {
    const result = put(value, to, movedValue);
    return has(result, to) ? drop(result, from) : value;
  }
  return change(value, from.slice(0, -1), (old) =>
    Object.fromEntries(
      Object.entries(old as JsonObject).map(([name, inner]) => [
        name === from.at(-1) ? (to.at(-1) ?? "") : name,
        inner,
      ]),
    ),
  );
}
