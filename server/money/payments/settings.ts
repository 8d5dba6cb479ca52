import { createPrivateKey, createPublicKey } from "node:crypto";
import { readFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { parseUrl } from "../../base/envValues.ts";
import { startError } from "../../base/startError.ts";
import type { AlipaySettings } from "../providers/alipay/settings.ts";
import type { WechatSettings } from "../providers/wechat/settings.ts";

/** A merchant of the file of PAYMENTS_FILE. */
export type MerchantSettings = { name: string; races?: string[] } & (
  | ({ provider: "wechat" } & WechatSettings)
  | ({ provider: "alipay" } & AlipaySettings)
);

interface Place {
  file: string;
  merchant: string;
}

/**
 * Reads the merchants of a file `{ "notify": "https://…", "merchants": […] }`; key files are named
 * relative to it. Throws StartError at the first bad value, and repeats no secret.
 */
export async function readMerchants(file: string, notificationPath: string): Promise<MerchantSettings[]> {
  const text = await readFile(file, "utf8").catch(({ code }: NodeJS.ErrnoException) => {
    throw startError("paymentsUnreadable", { file, reason: code ?? "" });
  });
  const { notify, merchants } = parse(text);
  if (!Array.isArray(merchants) || merchants.length === 0) throw startError("paymentsWithoutList", { file });
  const origin = typeof notify === "string" ? parseSafeOrigin(notify) : undefined;
  if (!origin) throw startError("paymentsNotify", { file });
  const settings: MerchantSettings[] = [];
  for (const [index, config] of merchants.entries()) {
    const merchant = isRecord(config) ? config : {};
    const name = typeof merchant.name === "string" ? merchant.name : "";
    const place = { file, merchant: name || String(index + 1) };
    if (
      !/^[a-z0-9][a-z0-9-]{0,39}$/.test(name) ||
      name === "sandbox" ||
      settings.some((merchantSettings) => merchantSettings.name === name)
    )
      throw startError("paymentsName", place);
    settings.push(await readMerchant(merchant, { place, name, notifyUrl: `${origin}${notificationPath}/${name}` }));
  }
  return settings;
}

async function readMerchant(
  config: Record<string, unknown>,
  { place, name, notifyUrl }: { place: Place; name: string; notifyUrl: string },
): Promise<MerchantSettings> {
  const races = readRaces(config.races, place);
  const commonFields = { name, ...(races && { races }) };
  if (config.provider === "wechat")
    return { ...commonFields, provider: "wechat", ...(await readWechat(config, place)), notifyUrl };
  if (config.provider === "alipay")
    return { ...commonFields, provider: "alipay", ...(await readAlipay(config, place)), notifyUrl };
  throw startError("paymentsProvider", place);
}

async function readWechat(config: Record<string, unknown>, place: Place): Promise<Omit<WechatSettings, "notifyUrl">> {
  const field = listFields(config, place);
  const verifyBy = field("verifyBy", /^(public-key|certificates|both)$/);
  return {
    mchId: field("mchId", /^\d{8,10}$/),
    appId: field("appId", /^wx[0-9a-f]{16}$/),
    serial: field("serial", /^[0-9A-Fa-f]{16,64}$/).toUpperCase(),
    privateKey: await readKey(field("privateKeyFile"), { field: "privateKeyFile", isPrivate: true, ...place }),
    apiV3Key: field("apiV3Key", /^[\x21-\x7e]{32}$/),
    ...(verifyBy !== "certificates" && {
      publicKey: {
        id: field("publicKeyId", /^PUB_KEY_ID_\w{10,60}$/),
        pem: await readKey(field("publicKeyFile"), { field: "publicKeyFile", isPrivate: false, ...place }),
      },
    }),
    usesCertificates: verifyBy !== "public-key",
    endpoint: readEndpoint(config.endpoint ?? "https://api.mch.weixin.qq.com", place),
  };
}

async function readAlipay(config: Record<string, unknown>, place: Place): Promise<Omit<AlipaySettings, "notifyUrl">> {
  const field = listFields(config, place);
  const publicKeyFile = field("alipayPublicKeyFile");
  return {
    appId: field("appId", /^\d{16}$/),
    sellerId: field("sellerId", /^2088\d{12}$/),
    privateKey: await readKey(field("privateKeyFile"), { field: "privateKeyFile", isPrivate: true, ...place }),
    alipayPublicKey: await readKey(publicKeyFile, { field: "alipayPublicKeyFile", isPrivate: false, ...place }),
    endpoint: readEndpoint(config.endpoint ?? "https://openapi.alipay.com/gateway.do", place),
  };
}

function listFields(config: Record<string, unknown>, place: Place) {
  return (field: string, pattern = /./): string => {
    const value = config[field];
    if (typeof value === "string" && pattern.test(value)) return value;
    throw startError("paymentsField", { ...place, field });
  };
}

async function readKey(path: string, place: Place & { field: string; isPrivate: boolean }): Promise<string> {
  const { file, isPrivate } = place;
  try {
    const pem = toPem(await readFile(resolve(dirname(file), path), "utf8"), isPrivate);
    const key = isPrivate ? createPrivateKey(pem) : createPublicKey(pem);
    // Shorter keys can be broken, and other kinds sign in another way.
    if (key.asymmetricKeyType !== "rsa" || (key.asymmetricKeyDetails?.modulusLength ?? 0) < 2048) throw new Error();
    return pem;
  } catch {
    throw startError("paymentsKey", { file, merchant: place.merchant, field: place.field });
  }
}

// Alipay's tool writes keys as one line of base64, without the frame of PEM.
function toPem(text: string, isPrivate: boolean): string {
  const trimmed = text.trim();
  if (trimmed.startsWith("-----")) return trimmed;
  const bytes = Buffer.from(trimmed, "base64");
  const key = isPrivate
    ? createPrivateKey({ key: bytes, format: "der", type: isPkcs8(bytes) ? "pkcs8" : "pkcs1" })
    : createPublicKey({ key: bytes, format: "der", type: "spki" });
  return key.export({ format: "pem", type: isPrivate ? "pkcs8" : "spki" } as never) as string;
}

// The object id of RSA, which the other format does not have.
const rsaId = Buffer.from("06092a864886f70d010101", "hex");
const isPkcs8 = (bytes: Buffer) => bytes.subarray(0, 40).includes(rsaId);

function readRaces(value: unknown, place: Place): string[] | undefined {
  if (value === undefined) return undefined;
  if (Array.isArray(value) && value.length > 0 && value.every((id) => typeof id === "string" && id !== ""))
    return value as string[];
  throw startError("paymentsField", { ...place, field: "races" });
}

// Without TLS anybody on the way reads and changes payments, so only a server on this machine, in
// tests, may do without.
function readEndpoint(value: unknown, place: Place): string {
  const url = typeof value === "string" ? parseUrl(value) : undefined;
  if (url && isSafe(url) && !url.search && !url.username) return url.href.replace(/\/$/, "");
  throw startError("paymentsField", { ...place, field: "endpoint" });
}

function parseSafeOrigin(value: string): string | undefined {
  const url = parseUrl(value);
  return url && isSafe(url) && url.pathname === "/" && !url.search && !url.username ? url.origin : undefined;
}

function isSafe({ protocol, hostname }: URL): boolean {
  return protocol === "https:" || (protocol === "http:" && /^(localhost|127\.0\.0\.1)$/.test(hostname));
}

function parse(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
