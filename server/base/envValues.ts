import { resolve } from "node:path";
import { root } from "./root.ts";
import { startError } from "./startError.ts";

/** Environment variables as they come. */
export type Variables = Record<string, string | undefined>;

/** on or off; throws StartError for anything else. */
export function readSwitch(name: string, value = "off"): boolean {
  if (value === "on" || value === "true" || value === "1") return true;
  if (value === "off" || value === "false" || value === "0" || value === "") return false;
  throw startError("switch", { name, value });
}

/** Addresses separated by spaces or commas, without a path; `words` are allowed, too. */
export function readOrigins(name: string, variables: Variables, words: string[] = []): string[] {
  const hosts = (variables[name] ?? "").split(/[\s,]+/).filter(Boolean);
  return hosts.map((host) => (words.includes(host) ? host : readOrigin(name, host)));
}

/**
 * An address without a path (it goes into the Content-Security-Policy header as it is), or "" for
 * none; throws StartError for anything else.
 */
export function readOrigin(name: string, value: string): string {
  if (value === "") return "";
  const url = parseUrl(value);
  if (url && /^https?:\/\/[\w.*:[\]-]+\/?$/.test(value) && url.origin === value.replace(/\/$/, "")) return url.origin;
  throw startError("origin", { name, value });
}

/** The address as a URL; undefined if it is not one. */
export function parseUrl(value: string): URL | undefined {
  return URL.canParse(value) ? new URL(value) : undefined;
}

/** An absolute path; a relative one is of the program's own folder. */
export function readFolder(name: string, value: string): string {
  if (value.includes("\0")) throw startError("folderCharacter", { name });
  return resolve(root, value);
}

/** A port; throws StartError for any other text. */
export function readPort(value: string): number {
  if (/^\d{1,5}$/.test(value) && Number(value) <= 65_535) return Number(value);
  throw startError("port", { value });
}

/** One of these words; throws StartError for anything else. */
export function readChoice<T extends string>(name: string, value: string, words: readonly T[]): T {
  const match = words.find((word) => word === value);
  if (match !== undefined) return match;
  throw startError("choice", { name, value, words: { zh: words.join("、"), en: words.join(" or ") } });
}

/**
 * A whole number within bounds, or `otherwise` if none is given; throws StartError for anything
 * else.
 */
export function readWhole(
  name: string,
  value: string | undefined,
  otherwise: number,
  { from, to }: { from: number; to: number },
): number {
  if (!value) return otherwise;
  if (/^\d{1,9}$/.test(value) && Number(value) >= from && Number(value) <= to) return Number(value);
  throw startError("whole", { name, value, from, to });
}

const units = { "": 1, B: 1, KB: 1024, MB: 1024 ** 2, GB: 1024 ** 3 };

/** A number of bytes, such as "20 MB"; throws StartError for anything else. */
export function readBytes(name: string, value: string): number {
  const [, digits = "", unit = ""] = /^(\d{1,12})\s*(B|KB|MB|GB|)$/i.exec(value.trim()) ?? [];
  const bytes = Number(digits) * units[unit.toUpperCase() as keyof typeof units];
  if (digits !== "" && bytes > 0 && bytes <= 1024 ** 4) return bytes;
  throw startError("size", { name, value });
}
