import { readAreas } from "./routes.ts";

let names: Promise<ReadonlyMap<string, string>> | undefined;

/** Returns the Chinese names of the provinces by their codes. */
export function nameProvinces(): Promise<ReadonlyMap<string, string>> {
  names ??= readAreas().then((areas) => new Map(areas.map(({ value, label }) => [value, label])));
  return names;
}
