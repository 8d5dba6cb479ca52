import { randomUUID, timingSafeEqual } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { getNetwork } from "../../base/http/network.ts";
import type { Secrets } from "../../base/secrets/secrets.ts";

// The prefix makes browsers accept it over https (and on localhost) alone, for this very host.
const cookieName = "__Host-device";
const oneYear = 365 * 24 * 3600;

/**
 * The cookie that a browser gets when its user has logged in: it states, signed, that this browser
 * is one of that account's own, so that a stranger's wrong passwords do not keep the owner out. It
 * lets nobody in.
 */
export function deviceCookie(secrets: Secrets, accountId: string): string {
  const value = `${accountId}.${randomUUID()}`;
  const mark = secrets.mac("device", value);
  return `${cookieName}=${value}.${mark}; Path=/; Max-Age=${oneYear}; HttpOnly; Secure; SameSite=Strict`;
}

/**
 * The id of a request's device if its cookie is genuine and of that account; undefined otherwise.
 */
export function knownDevice(secrets: Secrets, cookies: string | undefined, accountId: string): string | undefined {
  const value = new RegExp(`(?:^|;\\s*)${cookieName}=([\\w-]+)\\.([\\w-]+)\\.([0-9a-f]{64})(?:;|$)`).exec(
    cookies ?? "",
  );
  const [, owner, device, mark] = value ?? [];
  if (owner !== accountId || !device || !mark) return undefined;
  const expected = secrets.mac("device", `${owner}.${device}`);
  return timingSafeEqual(Buffer.from(mark), Buffer.from(expected)) ? device : undefined;
}

/** The origin of a request, as far as limits distinguish browsers. */
export interface RequestOrigin {
  cookies: string | undefined;
  stranger: string;
  /** The IP address. */
  address: string;
}

/** Returns the origin of a request. */
export function requestOrigin(request: FastifyRequest): RequestOrigin {
  return { cookies: request.headers.cookie, stranger: getStranger(request), address: request.ip };
}

/**
 * Returns what distinguishes an unknown browser from another: its User-Agent and network. Both can
 * be forged; what rests on it alone is a convenience.
 */
export function getStranger(request: FastifyRequest): string {
  return `${request.headers["user-agent"] ?? ""}\n${getNetwork(request.ip)}`;
}

/**
 * Whom guesses at the codes of an account are counted by: a browser of the account's own, else the
 * network.
 */
export function identifyGuesser(
  secrets: Secrets,
  { cookies, address }: RequestOrigin,
  accountId: string | undefined,
): string {
  const device = knownDevice(secrets, cookies, accountId ?? "");
  return device === undefined ? `network/${getNetwork(address)}` : `device/${device}`;
}

const browsers = [
  ["MicroMessenger", "WeChat"],
  ["Edg", "Edge"],
  ["OPR", "Opera"],
  ["Firefox", "Firefox"],
  ["FxiOS", "Firefox"],
  ["CriOS", "Chrome"],
  ["Chrome", "Chrome"],
  ["Safari", "Safari"],
] as const;
const systems = [
  ["iPhone", "iPhone"],
  ["iPad", "iPad"],
  ["Android", "Android"],
  ["Windows", "Windows"],
  ["Mac OS", "macOS"],
  ["Linux", "Linux"],
] as const;

/**
 * The browser and system that a User-Agent names, such as "Firefox · Windows": what the owner of a
 * session knows it by.
 */
export function describeDevice(userAgent: string | undefined): string {
  const find = (names: readonly (readonly [string, string])[]) =>
    names.find(([mark]) => userAgent?.includes(mark))?.[1];
  return [find(browsers), find(systems)].filter(Boolean).join(" · ") || "?";
}
