import { resolve } from "node:path";
import { root } from "./root.ts";
import { StartError } from "./start-error.ts";

/** Key (16 or 32 bytes) and initial vector (16 bytes) of the request path cipher, as hexadecimal digits. */
export interface PathCipher {
  key: string;
  iv: string;
}

/** All settings of the server, checked. */
export interface Env {
  port: number;
  host: string;
  /** Absolute path of the folder with the embedded database and the published files. */
  dataDir: string;
  /** PostgreSQL instead of the embedded database. */
  databaseUrl?: string;
  /** Absolute path of the folder whose sites are loaded at start. */
  sitesDir: string;
  /** Set where request paths are encrypted. */
  pathCipher?: PathCipher;
  /** Where browsers send their calls: "" for this server. */
  apiUrl: string;
  /** Other origins that pages may fetch from. */
  connectHosts: string[];
  /** Where pictures and films may come from besides this server; "https:" is anywhere. */
  imageHosts: string[];
  /** Other origins that published files are on. */
  fileHosts: string[];
  /** Whether the visitor's address is taken from the X-Forwarded headers of a proxy in front. */
  isBehindProxy: boolean;
}

type Variables = Record<string, string | undefined>;

/** Reads the settings from environment variables; throws StartError, one sentence, at the first bad value. */
export function readEnv(variables: Variables): Env {
  const databaseUrl = readDatabaseUrl(variables);
  const pathCipher = readPathCipher(variables);
  const apiUrl = readOrigin("API_URL", variables.API_URL || "");
  return {
    port: readPort(variables.PORT || "8080"),
    host: variables.HOST || "::",
    dataDir: readFolder("DATA_DIR", variables.DATA_DIR || ".data"),
    sitesDir: readFolder("SITES_DIR", variables.SITES_DIR || "fixtures/sites"),
    apiUrl,
    connectHosts: [apiUrl, ...readOrigins("CONNECT_HOSTS", variables)].filter(Boolean),
    imageHosts: readOrigins("IMAGE_HOSTS", variables, ["https:"]),
    fileHosts: readOrigins("FILE_HOSTS", variables),
    isBehindProxy: readSwitch("TRUST_PROXY", variables.TRUST_PROXY),
    ...(databaseUrl && { databaseUrl }),
    ...(pathCipher && { pathCipher }),
  };
}

function readPort(value: string): number {
  if (/^\d{1,5}$/.test(value) && Number(value) <= 65_535) return Number(value);
  throw new StartError(
    `PORT is "${value}", but it must be a whole number from 0 to 65535.`,
    `PORT 是“${value}”，但必须是 0 到 65535 的整数。`,
  );
}

function readFolder(name: string, value: string): string {
  if (value.includes("\0"))
    throw new StartError(`${name} holds a character that no path may have.`, `${name} 中有路径不能使用的字符。`);
  return resolve(root, value);
}

function readDatabaseUrl({ DATABASE_URL: value }: Variables): string | undefined {
  if (!value) return undefined;
  // The value is not repeated: it usually holds a password.
  if (/^postgres(ql)?:$/.test(parseUrl(value)?.protocol ?? "")) return value;
  throw new StartError(
    "DATABASE_URL must look like postgres://user:password@host:5432/name; leave it unset for the embedded database.",
    "DATABASE_URL 的写法应为 postgres://用户:密码@主机:5432/库名；不设置时使用内置数据库。",
  );
}

function readPathCipher(variables: Variables): PathCipher | undefined {
  if (!readSwitch("PATH_CIPHER", variables.PATH_CIPHER)) return undefined;
  const key = variables.PATH_CIPHER_KEY ?? "";
  const iv = variables.PATH_CIPHER_IV ?? "";
  if (!/^([0-9a-f]{32}|[0-9a-f]{64})$/i.test(key)) {
    throw new StartError(
      "PATH_CIPHER is on, so PATH_CIPHER_KEY must be 32 or 64 hexadecimal digits (AES-128 or AES-256).",
      "PATH_CIPHER 已开启，PATH_CIPHER_KEY 必须是 32 或 64 位十六进制数字（AES-128 或 AES-256）。",
    );
  }
  if (!/^[0-9a-f]{32}$/i.test(iv)) {
    throw new StartError(
      "PATH_CIPHER is on, so PATH_CIPHER_IV must be 32 hexadecimal digits.",
      "PATH_CIPHER 已开启，PATH_CIPHER_IV 必须是 32 位十六进制数字。",
    );
  }
  return { key, iv };
}

function readSwitch(name: string, value = "off"): boolean {
  if (value === "on" || value === "true" || value === "1") return true;
  if (value === "off" || value === "false" || value === "0" || value === "") return false;
  throw new StartError(
    `${name} is "${value}", but it must be on or off.`,
    `${name} 是“${value}”，但只能是 on 或 off。`,
  );
}

function readOrigins(name: string, variables: Variables, words: string[] = []): string[] {
  const hosts = (variables[name] ?? "").split(/[\s,]+/).filter(Boolean);
  return hosts.map((host) => (words.includes(host) ? host : readOrigin(name, host)));
}

// An origin and nothing else, because it goes into the Content-Security-Policy header as it is.
function readOrigin(name: string, value: string): string {
  if (value === "") return "";
  const url = parseUrl(value);
  if (url && /^https?:\/\/[\w.*:[\]-]+\/?$/.test(value) && url.origin === value.replace(/\/$/, "")) return url.origin;
  throw new StartError(
    `${name} has "${value}", but an address like https://api.example.com is needed.`,
    `${name} 中有“${value}”，应写成 https://api.example.com 这样的地址。`,
  );
}

function parseUrl(value: string): URL | undefined {
  return URL.canParse(value) ? new URL(value) : undefined;
}
