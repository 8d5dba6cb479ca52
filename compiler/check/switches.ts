import { isObject, type JsonObject, toPointer } from "#core/pointers.ts";
import type { Finding } from "../problems/problems.ts";
import { report } from "../problems/report.ts";

const lookups = ["registrationSearch", "scoreSearch", "pictureSearch"];
const lists = ["searchConfigList", "wonderfulPictures", "videoCollections"];
const switches = ["openStatus", "useMultipleSearch", "recommend"];
const clear: unknown[] = [true, false, 1, 0, "1", "true", "false", "", undefined];
const off = /^(?:0|off|no|n|closed|否|关|关闭|未开放)$/i;
const on = /^(?:on|yes|y|open|opened|是|开|开启|开放)$/i;

const jumps = [1, 2];

function checkJump(entry: unknown, keys: (string | number)[]): Finding[] {
  const jumpType = isObject(entry) ? entry.jumpType : undefined;
  if (["", "1", "2", null, undefined, ...jumps].includes(jumpType as string)) return [];
  // A value of another type is the schema's business.
  if (typeof jumpType !== "string" && typeof jumpType !== "number") return [];
  const writtenType = JSON.stringify(jumpType).slice(0, 60);
  const details = { severity: "warning" } as const;
  return [
    report(
      "SL2011",
      toPointer([...keys, "jumpType"]),
      { written: writtenType, choices: jumps, near: undefined },
      details,
    ),
  ];
}

/**
 * Reports the switches of a flat config that are neither on nor off, which means "off" here, but
 * other programs read some of them as "on"; and its kinds of links that there are not.
 */
export function checkSwitches(flat: JsonObject): Finding[] {
  return [
    ...checkSwitch(flat.internationalization, ["internationalization"]),
    ...lookups.flatMap((name) => checkJump(flat[name], [name])),
    ...(Array.isArray(flat.searchConfigList) ? flat.searchConfigList : []).flatMap((entry: unknown, index) =>
      checkJump(entry, ["searchConfigList", index]),
    ),
    ...lookups.flatMap((name) => checkEntry(flat[name], [name])),
    ...lists.flatMap((name) => {
      const list = flat[name];
      return Array.isArray(list) ? list.flatMap((entry, index) => checkEntry(entry, [name, index])) : [];
    }),
  ];
}

function checkEntry(entry: unknown, keys: (string | number)[]): Finding[] {
  return isObject(entry) ? switches.flatMap((name) => checkSwitch(entry[name], [...keys, name])) : [];
}

/** Returns the finding about a switch that is neither on nor off. */
export function checkSwitch(value: unknown, keys: (string | number)[]): Finding[] {
  // A value of another type is the schema's business.
  if (clear.includes(value) || (typeof value === "object" && value !== null)) return [];
  const [pointer, word] = [toPointer(keys), String(value ?? "").trim()];
  if (value === null && keys.at(-1) !== "openStatus") return [];
  const params = { written: JSON.stringify(value).slice(0, 60) };
  // To write "off" changes nothing for visitors; what was meant by "open" opens sign-ups, which is
  // for a person to decide.
  if (value === null || off.test(word))
    return [report("SL2018", pointer, params, { suggestion: "false", fix: { pointer, value: false } })];
  return [report("SL2018", pointer, params, on.test(word) ? { suggestion: "true" } : {})];
}
