import type { ConfigProblem } from "#contract/configFiles.ts";
import { isObject, toPointer } from "#core/pointers.ts";

/** The storage providers of the cloud config, with the domain of their stores. */
const providers = { aliyun: "aliyuncs.com", huoshanyun: "volces.com", tencentyun: "myqcloud.com" } as const;

/**
 * Returns what is wrong with the text of a config file; `endpoint` is the store of this server's
 * files, if it is no folder or database.
 */
export function checkConfigFile(name: string, text: string, endpoint?: string): ConfigProblem[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return [{ fault: "not-json", place: "" }];
  }
  return name === "cloud.json" ? checkCloud(value, endpoint) : checkTable(value);
}

/** Returns whether a file with this problem can be used all the same. */
export function isOnlyReported({ fault }: ConfigProblem): boolean {
  return fault === "provider-not-in-use";
}

function checkCloud(value: unknown, endpoint: string | undefined): ConfigProblem[] {
  if (typeof value === "string") return [];
  if (!Array.isArray(value)) return [{ fault: "not-a-list", place: "" }];
  const ids = value.map((entry) => (isObject(entry) ? String(entry.id) : String(entry)));
  return value.flatMap((entry, index): ConfigProblem[] => {
    const place = toPointer([String(index)]);
    const id = ids[index] ?? "";
    if (!isObject(entry) || !isProvider(id)) return [{ fault: "unknown-provider", place, value: id }];
    if (ids.indexOf(id) < index) return [{ fault: "provider-twice", place, value: id }];
    return checkSwitch(entry.isOn, { id, place, endpoint });
  });
}

function checkSwitch(
  isOn: unknown,
  { id, place, endpoint }: { id: keyof typeof providers; place: string; endpoint: string | undefined },
): ConfigProblem[] {
  if (isOn !== undefined && typeof isOn !== "boolean")
    return [{ fault: "not-a-switch", place: `${place}/isOn`, value: JSON.stringify(isOn) }];
  if (!isOn) return [];
  const host = endpoint === undefined ? "" : new URL(endpoint).hostname;
  return host.endsWith(`.${providers[id]}`) ? [] : [{ fault: "provider-not-in-use", place, value: id }];
}

function isProvider(id: string): id is keyof typeof providers {
  return Object.hasOwn(providers, id);
}

function checkTable(value: unknown): ConfigProblem[] {
  if (!isObject(value)) return [{ fault: "not-a-table", place: "" }];
  return Object.entries(value).flatMap(([text, entry]): ConfigProblem[] =>
    isTranslation(entry) ? [] : [{ fault: "no-translation", place: toPointer([text]), value: text }],
  );
}

function isTranslation(entry: unknown): boolean {
  if (!isObject(entry)) return false;
  const labels = [entry.zh, entry.en].filter((text) => text !== undefined);
  return labels.length > 0 && labels.every((text) => typeof text === "string");
}
