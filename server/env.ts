import {
  parseUrl,
  readBytes,
  readChoice,
  readFolder,
  readOrigin,
  readOrigins,
  readPort,
  readSwitch,
  type Variables,
} from "./base/envValues.ts";
import { shortestSecretKey } from "./base/secrets.ts";
import { startError } from "./base/startError.ts";
import { type MailSettings, readDelivery, type SmsSettings } from "./delivery/settings.ts";
import { type AccountSettings, readAccountSettings } from "./people/accounts/settings.ts";
import { type CaptchaSettings, readCaptcha } from "./people/captcha/settings.ts";
import { type DailyCaps, readDailyCaps } from "./sending/dailyCaps.ts";
import { originOfStore, readUploadSettings, type UploadSettings } from "./uploads/settings.ts";

/** Key (16 or 32 bytes) and initial vector (16 bytes) of the request path cipher, as hexadecimal digits. */
export interface PathCipher {
  key: string;
  iv: string;
}

/** The validated settings of the server. */
export interface Env {
  port: number;
  host: string;
  /** Absolute path of the folder with the embedded database and the published files. */
  dataDir: string;
  /** PostgreSQL instead of the embedded database. */
  databaseUrl?: string;
  /** Absolute path of the folder whose sites are loaded at start. */
  sitesDir: string;
  /** Absolute path of the folder of an organiser's own sites, loaded in addition; undefined if SITES_DIR is set. */
  ownSitesDir?: string;
  /** The keys of encrypted request paths; undefined if paths are plain. */
  pathCipher?: PathCipher;
  /** The base address of API calls from browsers; "" for this server. */
  apiUrl: string;
  /** Other origins that pages may fetch from. */
  connectHosts: string[];
  /** The sources of pictures and films other than this server; "https:" allows any. */
  imageHosts: string[];
  /** Other origins that serve published files. */
  fileHosts: string[];
  /** Whether the visitor's address is taken from the X-Forwarded headers of a proxy in front. */
  isBehindProxy: boolean;
  /** Limits and storage of uploads. */
  uploads: UploadSettings;
  /** How many bytes this server's copies of published files may take, if they are in the database or an S3-compatible store. */
  fileCacheBytes: number;
  /** NODE_ENV=production: no outbox, no test accounts, nothing that is only for development. */
  isProduction: boolean;
  /** The secret that all keys are derived from; undefined: one is generated and stored in the data folder. */
  secretKey?: string;
  /** How emails are sent; without it they stay in the outbox. */
  mail?: MailSettings;
  /** How text messages are sent; without it they stay in the outbox. */
  sms?: SmsSettings;
  /** How many messages may be sent a day. */
  dailyCaps: DailyCaps;
  /** Absolute path of the file with the test accounts; never in production. */
  debugConfig?: string;
  /** Rules for passwords and verification codes. */
  accounts: AccountSettings;
  /** How people prove that they are not a bot. */
  captcha: CaptchaSettings;
}

const modes = ["production", "development", "test"] as const;

/** Reads the sources of pictures and films that the operator allows to every site, in addition to the store of uploads. */
export function readAllowedSources(variables: Variables): string[] {
  return [...readOrigins("IMAGE_HOSTS", variables, ["https:"]), ...readOrigins("FILE_HOSTS", variables)];
}

/** Reads the settings from environment variables; throws a StartError with one sentence at the first invalid value. */
export function readEnv(variables: Variables): Env {
  const databaseUrl = readDatabaseUrl(variables);
  const pathCipher = readPathCipher(variables);
  const apiUrl = readOrigin("API_URL", variables.API_URL || "");
  const uploads = readUploadSettings(variables);
  return {
    port: readPort(variables.PORT || "8080"),
    host: variables.HOST || "::",
    dataDir: readFolder("DATA_DIR", variables.DATA_DIR || ".data"),
    sitesDir: readFolder("SITES_DIR", variables.SITES_DIR || "fixtures/sites"),
    ...(!variables.SITES_DIR && { ownSitesDir: readFolder("SITES_DIR", "sites") }),
    apiUrl,
    connectHosts: [apiUrl, ...readOrigins("CONNECT_HOSTS", variables)].filter(Boolean),
    imageHosts: [
      ...readOrigins("IMAGE_HOSTS", variables, ["https:"]),
      ...(uploads.s3 ? [originOfStore(uploads.s3)] : []),
    ],
    fileHosts: readOrigins("FILE_HOSTS", variables),
    isBehindProxy: readSwitch("TRUST_PROXY", variables.TRUST_PROXY),
    uploads,
    fileCacheBytes: readBytes("FILE_CACHE", variables.FILE_CACHE || "2 GB"),
    // A typo must not open what is only for development.
    isProduction: readChoice("NODE_ENV", variables.NODE_ENV || "development", modes) === "production",
    accounts: readAccountSettings(variables),
    captcha: readCaptcha(variables),
    dailyCaps: readDailyCaps(variables),
    ...readSecretKey(variables),
    ...readDelivery(variables),
    ...readDebugConfig(variables),
    ...(databaseUrl && { databaseUrl }),
    ...(pathCipher && { pathCipher }),
  };
}

function readDatabaseUrl({ DATABASE_URL: value }: Variables): string | undefined {
  if (!value) return undefined;
  // The value is not repeated: it usually holds a password.
  if (/^postgres(ql)?:$/.test(parseUrl(value)?.protocol ?? "")) return value;
  throw startError("databaseUrl");
}

function readPathCipher(variables: Variables): PathCipher | undefined {
  if (!readSwitch("PATH_CIPHER", variables.PATH_CIPHER)) return undefined;
  const key = variables.PATH_CIPHER_KEY ?? "";
  const iv = variables.PATH_CIPHER_IV ?? "";
  if (!/^([0-9a-f]{32}|[0-9a-f]{64})$/i.test(key)) {
    throw startError("pathCipherKey");
  }
  if (!/^[0-9a-f]{32}$/i.test(iv)) {
    throw startError("pathCipherIv");
  }
  return { key, iv };
}

// The value is not repeated in the message: it is a secret.
function readSecretKey({ SECRET_KEY: value }: Variables): { secretKey?: string } {
  if (!value) return {};
  if (value.length >= shortestSecretKey) return { secretKey: value };
  throw startError("secretKeyTooShort");
}

// Everybody knows the test accounts: refusing to start is safer than starting with them.
function readDebugConfig({ DEBUG_CONFIG: value, NODE_ENV: mode }: Variables): { debugConfig?: string } {
  if (!value) return {};
  if (mode !== "production") return { debugConfig: readFolder("DEBUG_CONFIG", value) };
  throw startError("debugConfigInProduction");
}
