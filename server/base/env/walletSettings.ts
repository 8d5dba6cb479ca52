import { readFileSync } from "node:fs";
import { parseUrl, readFolder, type Variables } from "../envValues.ts";
import { startError } from "../startError.ts";

/** The certificate of an Apple Developer account that signs passes. */
export interface AppleWallet {
  /** Such as pass.org.example.race. */
  passType: string;
  team: string;
  /** PEM of the certificate of the pass type, of its key, and of Apple's intermediate (G4). */
  certificate: string;
  key: string;
  intermediate: string;
}

/** The service account of an issuer of Google Wallet. */
export interface GoogleWallet {
  issuer: string;
  email: string;
  /** PEM. */
  key: string;
  /** The origin of its REST server, and of what gives tokens. */
  api: string;
  tokens: string;
}

/** The wallets that passes are made for; without settings of one there are none of it. */
export interface WalletSettings {
  apple?: AppleWallet;
  google?: GoogleWallet;
}

/** Reads WALLET_*; throws StartError, one sentence, at the first bad value. */
export function readWallets(variables: Variables): WalletSettings {
  const { WALLET_APPLE_PASS_TYPE: passType, WALLET_GOOGLE_ISSUER: issuer } = variables;
  return {
    ...(passType && { apple: readApple(passType, variables) }),
    ...(issuer && { google: readGoogle(issuer, variables) }),
  };
}

function readApple(passType: string, variables: Variables): AppleWallet {
  const [team = "", certificate, key, intermediate] = [
    variables.WALLET_APPLE_TEAM,
    ...["CERTIFICATE", "KEY", "INTERMEDIATE"].map((name) => readPem(`WALLET_APPLE_${name}`, variables)),
  ] as [string | undefined, string, string, string];
  if (!/^[A-Z0-9]{10}$/.test(team)) throw startError("walletSetting", { name: "WALLET_APPLE_TEAM" });
  return { passType, team, certificate, key, intermediate };
}

function readGoogle(issuer: string, variables: Variables): GoogleWallet {
  const name = "WALLET_GOOGLE_ACCOUNT_FILE";
  if (!/^\d{1,24}$/.test(issuer)) throw startError("walletSetting", { name: "WALLET_GOOGLE_ISSUER" });
  const account = readAccount(readFile(name, variables));
  if (!account) throw startError("walletSetting", { name });
  const read = (setting: string, usual: string) => {
    const url = parseUrl(variables[setting] || usual);
    if (url && /^https?:$/.test(url.protocol)) return url.origin;
    throw startError("walletSetting", { name: setting });
  };
  return {
    issuer,
    ...account,
    api: read("WALLET_GOOGLE_API", "https://walletobjects.googleapis.com"),
    tokens: read("WALLET_GOOGLE_TOKENS", "https://oauth2.googleapis.com"),
  };
}

// The key file of the service account, as Google gives it.
function readAccount(text: string): { email: string; key: string } | undefined {
  try {
    const { client_email: email, private_key: key } = JSON.parse(text) as Record<string, unknown>;
    return typeof email === "string" && typeof key === "string" ? { email, key } : undefined;
  } catch {
    return undefined;
  }
}

function readPem(name: string, variables: Variables): string {
  const text = readFile(name, variables);
  if (text.includes("-----BEGIN ")) return text;
  throw startError("walletSetting", { name });
}

// The path and the content are not repeated: both may be secret.
function readFile(name: string, variables: Variables): string {
  try {
    return readFileSync(readFolder(name, variables[name] ?? ""), "utf8");
  } catch {
    throw startError("walletSetting", { name });
  }
}
