import {
  parseUrl,
  readBytes,
  readChoice,
  readFolder,
  readOrigin,
  readPort,
  readSwitch,
  readWhole,
  type Variables,
} from "../envValues.ts";
import { readHosts } from "../hosts.ts";
import { shortestSecretKey } from "../secrets/secrets.ts";
import { startError } from "../startError.ts";
import { type AccountSettings, readAccountSettings } from "./accountSettings.ts";
import { type CaptchaSettings, readCaptcha } from "./captchaSettings.ts";
import { type DailyCaps, readDailyCaps } from "./dailyCaps.ts";
import { type MailSettings, readDelivery, type SmsSettings } from "./deliverySettings.ts";
import { isLoopbackHost, readTrustedProxies, type TrustedProxies } from "./proxies.ts";
import { originOfStore, readUploadSettings, type UploadSettings } from "./uploadSettings.ts";
import { readWallets, type WalletSettings } from "./walletSettings.ts";

/**
 * Key (16 or 32 bytes) and initial vector (16 bytes) of the request path cipher, as hexadecimal
 * digits.
 */
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
  /**
   * Absolute path of the folder of an organiser's own sites, loaded in addition; undefined if
   * SITES_DIR is set.
   */
  ownSitesDir?: string;
  /** The keys of encrypted request paths; undefined if paths are plain. */
  pathCipher?: PathCipher;
  /** Request paths are encrypted, with keys that are made of the secret key. */
  derivesPathCipher?: true;
  /** The page of staff keeps no copy of itself, and removes one that it kept. */
  noStaffWorker?: true;
  /** The base address of API calls from browsers; "" for this server. */
  apiUrl: string;
  /** Other origins that pages may fetch from. */
  connectHosts: string[];
  /** The sources of pictures and films other than this server; "https:" allows any. */
  imageHosts: string[];
  /** Other origins that serve published files. */
  fileHosts: string[];
  /** The origins that sites may report page views to; undefined for any. */
  analyticsHosts?: string[];
  /** The proxies in front that are believed about the visitor's address. */
  trustedProxies?: TrustedProxies;
  /** Limits and storage of uploads. */
  uploads: UploadSettings;
  /**
   * How many bytes this server's copies of published files may take, if they are in the database or
   * an S3-compatible store.
   */
  fileCacheBytes: number;
  /**
   * How many bytes have to be free on the disks that this server writes to: with less it is not
   * ready.
   */
  diskFloorBytes: number;
  /**
   * No outbox, no test accounts, nothing that is only for development: unless NODE_ENV allows it,
   * or only this machine reaches the server.
   */
  isProduction: boolean;
  /**
   * The secret that all keys are derived from; undefined: one is generated and stored in the data
   * folder.
   */
  secretKey?: string;
  /** How emails are sent; without it they stay in the outbox. */
  mail?: MailSettings;
  /** How text messages are sent; without it they stay in the outbox. */
  sms?: SmsSettings;
  /**
   * Absolute path of the file with the merchants that runners pay to; without it the sandbox, or
   * nobody in production.
   */
  paymentsFile?: string;
  /**
   * Whether the operator states that no server of this database takes payments: fees are then only
   * written down.
   */
  takesNoPayments: boolean;
  /** How many messages may be sent a day. */
  dailyCaps: DailyCaps;
  /** Opens the metrics; without it nobody reads them. */
  metricsToken?: string;
  /**
   * How many sign-ups of a race are let in a minute once more come, over all servers; 0 lets in
   * all.
   */
  waitingRoom: number;
  /** The number of the key that receipts are signed with; a higher one begins a new key. */
  receiptKey: number;
  /** Up to how many fen one organiser alone pays back of an order; more needs a second one. */
  refundLimitFen: number;
  /**
   * Up to how many places one organiser alone adds to a pool once sign-up has opened; more need a
   * second one.
   */
  placesLimit: number;
  /** Absolute path of the file with the test accounts; never in production. */
  debugConfig?: string;
  /** Whether the page for race day may keep anything on phones; off is its kill switch. */
  isMyKept: boolean;
  /** The wallets that passes of entries are made for. */
  wallets: WalletSettings;
  /** Rules for passwords and verification codes. */
  accounts: AccountSettings;
  /** How people prove that they are not a bot. */
  captcha: CaptchaSettings;
  /**
   * Days after the end of the race after which answers to general forms that came without an
   * account are deleted, unless the form sets another time.
   */
  answersKeptDays: number;
  /**
   * Days after the end of the race after which the answers of sign-ups are destroyed, unless their
   * form sets another time; undefined: they are kept.
   */
  signUpsKeptDays?: number;
}

// Visitors of a real race do not see invented ones beside it.
function readSitesFolders(
  { SITES_DIR: value }: Variables,
  { isProduction }: Pick<Env, "isProduction">,
): Pick<Env, "sitesDir" | "ownSitesDir"> {
  if (value || isProduction) return { sitesDir: readFolder("SITES_DIR", value || "sites") };
  return { sitesDir: readFolder("SITES_DIR", "fixtures/sites"), ownSitesDir: readFolder("SITES_DIR", "sites") };
}

const modes = ["production", "development", "test"] as const;

/**
 * Reads the settings from environment variables; throws a StartError with one sentence at the first
 * invalid value.
 */
export function readEnv(variables: Variables): Env {
  const databaseUrl = readDatabaseUrl(variables);
  const apiUrl = readOrigin("API_URL", variables.API_URL || "");
  const uploads = readUploadSettings(variables);
  const mode = readMode(variables);
  const { connectHosts, imageHosts, fileHosts, analyticsHosts } = readHosts(variables);
  return {
    port: readPort(variables.PORT || "8080"),
    dataDir: readFolder("DATA_DIR", variables.DATA_DIR || ".data"),
    ...readSitesFolders(variables, mode),
    apiUrl,
    connectHosts: [apiUrl, ...connectHosts].filter(Boolean),
    imageHosts: [...imageHosts, ...(uploads.s3 ? [originOfStore(uploads.s3)] : [])],
    fileHosts,
    uploads,
    fileCacheBytes: readBytes("FILE_CACHE", variables.FILE_CACHE || "2 GB"),
    diskFloorBytes: readBytes("DISK_FLOOR", variables.DISK_FLOOR || "512 MB"),
    accounts: readAccountSettings(variables),
    captcha: readCaptcha(variables),
    dailyCaps: readDailyCaps(variables),
    answersKeptDays: readWhole("ANSWERS_KEPT_DAYS", variables.ANSWERS_KEPT_DAYS, 365, { from: 1, to: 3650 }),
    waitingRoom: readWhole("WAITING_ROOM", variables.WAITING_ROOM, 0, { from: 0, to: 1_000_000 }),
    refundLimitFen: 100 * readWhole("REFUND_LIMIT_YUAN", variables.REFUND_LIMIT_YUAN, 500, { from: 0, to: 100_000 }),
    placesLimit: readWhole("PLACES_LIMIT", variables.PLACES_LIMIT, 50, { from: 0, to: 1_000_000 }),
    wallets: readWallets(variables),
    isMyKept: readSwitch("MY_OFFLINE", variables.MY_OFFLINE || "on"),
    receiptKey: readWhole("RECEIPT_KEY", variables.RECEIPT_KEY, 1, { from: 1, to: 100 }),
    ...(variables.SIGN_UPS_KEPT_DAYS && {
      signUpsKeptDays: readWhole("SIGN_UPS_KEPT_DAYS", variables.SIGN_UPS_KEPT_DAYS, 0, { from: 1, to: 3650 }),
    }),
    ...mode,
    ...readMetricsToken(variables),
    ...readSecretKey(variables),
    ...readDelivery(variables),
    takesNoPayments: readPayments(variables),
    ...(variables.PAYMENTS_FILE && { paymentsFile: readFolder("PAYMENTS_FILE", variables.PAYMENTS_FILE) }),
    ...readDebugConfig(variables, mode),
    ...(analyticsHosts && { analyticsHosts }),
    ...(databaseUrl && { databaseUrl }),
    ...readPathCipher(variables),
    ...(readSwitch("STAFF_OFFLINE", variables.STAFF_OFFLINE || "on") ? {} : { noStaffWorker: true as const }),
  };
}

/**
 * Reads who can reach the server and what they find there. Routes for development exist if
 * NODE_ENV states it, or, as long as it states nothing, if the server listens to this machine only
 * and without a proxy.
 */
function readMode({
  NODE_ENV: mode,
  HOST: host,
  TRUST_PROXY: trust,
}: Variables): Pick<Env, "host" | "isProduction" | "trustedProxies"> {
  const trustedProxies = readTrustedProxies(trust);
  const isLocal = trustedProxies === undefined && isLoopbackHost(host || "localhost");
  // A typo must not open what is only for development.
  const isProduction = mode ? readChoice("NODE_ENV", mode, modes) === "production" : !isLocal;
  return {
    host: host || (isProduction ? "::" : "localhost"),
    isProduction,
    ...(trustedProxies !== undefined && { trustedProxies }),
  };
}

function readDatabaseUrl({ DATABASE_URL: value }: Variables): string | undefined {
  if (!value) return undefined;
  // The value is not repeated: it usually holds a password.
  if (/^postgres(ql)?:$/.test(parseUrl(value)?.protocol ?? "")) return value;
  throw startError("databaseUrl");
}

function readPathCipher(variables: Variables): Pick<Env, "pathCipher" | "derivesPathCipher"> {
  if (!readSwitch("PATH_CIPHER", variables.PATH_CIPHER)) return {};
  if (!variables.PATH_CIPHER_KEY && !variables.PATH_CIPHER_IV) return { derivesPathCipher: true };
  const key = variables.PATH_CIPHER_KEY ?? "";
  const iv = variables.PATH_CIPHER_IV ?? "";
  if (!/^([0-9a-f]{32}|[0-9a-f]{64})$/i.test(key)) {
    throw startError("pathCipherKey");
  }
  if (!/^[0-9a-f]{32}$/i.test(iv)) {
    throw startError("pathCipherIv");
  }
  return { pathCipher: { key, iv } };
}

// A server that takes payments cannot state that none does.
function readPayments({ PAYMENTS: value, PAYMENTS_FILE: file }: Variables): boolean {
  if (!value) return false;
  if (readChoice("PAYMENTS", value, ["none"]) === "none" && file) throw startError("paymentsTwice");
  return true;
}

// The value is not repeated in the message: it is a secret.
function readSecretKey({ SECRET_KEY: value }: Variables): { secretKey?: string } {
  if (!value) return {};
  if (value.length >= shortestSecretKey) return { secretKey: value };
  throw startError("secretKeyTooShort");
}

// A short one could be guessed.
function readMetricsToken({ METRICS_TOKEN: value }: Variables): { metricsToken?: string } {
  if (!value) return {};
  if (value.length >= 16) return { metricsToken: value };
  throw startError("metricsTokenTooShort");
}

// Everybody knows the test accounts: refusing to start is safer than starting with them.
function readDebugConfig(
  { DEBUG_CONFIG: value, NODE_ENV: mode }: Variables,
  { isProduction }: Pick<Env, "isProduction">,
): { debugConfig?: string } {
  if (!value) return {};
  if (!isProduction) return { debugConfig: readFolder("DEBUG_CONFIG", value) };
  throw startError(mode ? "debugConfigInProduction" : "debugConfigForOthers");
}
