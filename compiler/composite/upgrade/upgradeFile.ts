import { applyOperations, type Operation } from "#core/operations.ts";
import { isObject, type JsonObject, toPointer } from "#core/pointers.ts";
import { asText } from "#core/text.ts";
import { closestWord } from "../../problems/closest.ts";
import type { Finding } from "../../problems/problems.ts";
import { report } from "../../problems/report.ts";

/**
 * What brings an instance of a composite from the version before: operations on its props, on its
 * slots and on the name of its variant.
 */
export interface CompositeUpgrade {
  props: Operation[];
  slots: Operation[];
  variant: Operation[];
}

/** The parts of an instance that an upgrade can change. */
export interface InstanceParts {
  props: unknown;
  slots?: unknown;
  variant?: unknown;
}

const parts = ["props", "slots", "variant"] as const;

/**
 * Reads the value of an upgrade file: a list of operations on the props, or
 * `{ "props": […], "slots": […], "variant": […] }`. Wrong operations are findings, and left out.
 */
export function readUpgradeFile(value: unknown): { upgrade: CompositeUpgrade; findings: Finding[] } {
  const findings: Finding[] = [];
  const read = (list: unknown, path: Path) => readOperations(list, path, findings);
  if (!isObject(value)) return { upgrade: { props: read(value, []), slots: [], variant: [] }, findings };
  for (const name of Object.keys(value))
    if (name !== "$schema" && !(parts as readonly string[]).includes(name))
      findings.push(report("SL7042", toPointer([name]), { written: name, near: closestWord(name, [...parts]) }));
  const [props = [], slots = [], variant = []] = parts.map((name) =>
    value[name] === undefined ? [] : read(value[name], [name]),
  );
  return { upgrade: { props, slots, variant }, findings };
}

/** Returns the parts of an instance after upgrades, in order; the input stays as it was. */
export function upgradeParts<Parts extends InstanceParts>(
  instance: Parts,
  upgrades: readonly CompositeUpgrade[],
): Parts {
  const after = { ...instance };
  for (const { props, slots, variant } of upgrades) {
    after.props = applyOperations(after.props, props);
    if (after.slots !== undefined) after.slots = applyOperations(after.slots, slots);
    if (after.variant !== undefined) after.variant = applyOperations(after.variant, variant);
  }
  return after;
}

type Path = readonly (string | number)[];
type Kind = "pointer" | "word" | "any" | "table" | "list" | "operations" | "offset";

// The fields of each operation; those in `more` can be left out. core/operations.ts has what they
// do.
const fields: Record<Operation["op"], { needs: Record<string, Kind>; more?: Record<string, Kind> }> = {
  rename: { needs: { from: "pointer", to: "pointer" } },
  wrap: { needs: { at: "pointer", key: "word" } },
  default: { needs: { at: "pointer", value: "any" } },
  map: { needs: { at: "pointer", table: "table" }, more: { else: "any" } },
  remove: { needs: { at: "pointer" }, more: { when: "list" } },
  each: { needs: { at: "pointer", do: "operations" } },
  string: { needs: { at: "pointer" } },
  ids: { needs: { at: "pointer", prefix: "word" } },
  instant: { needs: { at: "pointer", offset: "offset" } },
  link: { needs: { at: "pointer" } },
};

function readOperations(list: unknown, path: Path, findings: Finding[]): Operation[] {
  if (!Array.isArray(list)) {
    findings.push(report("SL7043", toPointer(path), { name: "operations", op: undefined }));
    return [];
  }
  return list.flatMap((entry, index) => readOperation(entry, [...path, index], findings) ?? []);
}

function readOperation(value: unknown, path: Path, findings: Finding[]): Operation | undefined {
  const op = isObject(value) && typeof value.op === "string" ? value.op : "";
  if (!isObject(value) || !Object.hasOwn(fields, op)) {
    const near = closestWord(op, Object.keys(fields));
    const place = isObject(value) && value.op !== undefined ? [...path, "op"] : path;
    findings.push(report("SL7042", toPointer(place), { written: op, near }));
    return undefined;
  }
  const { needs, more = {} } = fields[op as Operation["op"]];
  const all = { ...needs, ...more };
  const wrong = Object.keys(needs).find((name) => !Object.hasOwn(value, name)) ?? wrongField(value, all);
  if (wrong !== undefined) {
    const place = Object.hasOwn(value, wrong) ? [...path, wrong] : path;
    findings.push(report("SL7043", toPointer(place), { name: wrong, op }));
    return undefined;
  }
  if (op !== "each") return value as Operation;
  return { op, at: asText(value.at), do: readOperations(value.do, [...path, "do"], findings) };
}

function wrongField(value: JsonObject, all: Record<string, Kind>): string | undefined {
  return Object.keys(value).find((name) => {
    const kind = Object.hasOwn(all, name) ? all[name] : undefined;
    return name !== "op" && !(kind && isOfKind(value[name], kind));
  });
}

function isOfKind(value: unknown, kind: Kind): boolean {
  switch (kind) {
    case "pointer":
      return typeof value === "string" && /^(?:\/(?:[^~/]|~[01])*)*$/.test(value);
    case "word":
      return typeof value === "string" && value !== "";
    case "offset":
      return typeof value === "string" && /^[+-]\d\d:\d\d$/.test(value);
    case "table":
      return isObject(value);
    case "list":
    case "operations":
      return Array.isArray(value);
    case "any":
      return true;
  }
}
