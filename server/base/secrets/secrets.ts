import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Database } from "../db/open.ts";
import { secretMarks } from "../db/schema.ts";
import { startError } from "../startError.ts";

/**
 * What is done with the server's secret key. The keys for each job are derived from it
 * (HKDF-SHA-256).
 */
export interface Secrets {
  /**
   * A text encrypted (AES-256-GCM, a new nonce each time), as base64url; only a server with the
   * same key can open it.
   */
  seal(text: string): string;
  /** The text that was sealed; throws if it was sealed with another key or changed. */
  open(sealed: string): string;
  /**
   * A keyed hash (HMAC-SHA-256, hexadecimal) that finds a value again without revealing it. `job`
   * keeps those of different jobs apart.
   */
  mac(job: string, value: string): string;
  /** A key of 32 bytes for a job of its own; the same for every server with the same key. */
  derive(job: string): Buffer;
}

/** How many characters a secret key has at least. */
export const shortestSecretKey = 32;

/** Makes the secrets from a key of 32 characters or more. */
export function getSecrets(secretKey: string): Secrets {
  const derive = (job: string) => Buffer.from(hkdfSync("sha256", secretKey, "startline", job, 32));
  const sealing = derive("seal");
  const marking = derive("mac");
  return {
    seal(text) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv("aes-256-gcm", sealing, nonce);
      const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url");
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, "base64url");
      const decipher = createDecipheriv("aes-256-gcm", sealing, bytes.subarray(0, 12));
      decipher.setAuthTag(bytes.subarray(12, 28));
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString("utf8");
    },
    derive: (job) => derive(`key/${job}`),
    mac: (job, value) => createHmac("sha256", marking).update(`${job}\0${value}`).digest("hex"),
  };
}

/** A token that nobody can guess: 256 random bits as base64url. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** Returns what finds the link of a kind with this token. */
export function linkMac({ mac }: Pick<Secrets, "mac">, kind: string, token: string): string {
  return mac(`${kind}-link`, token);
}

/** Makes a link of a kind that nobody can guess: its token, and the stored columns. */
export function newLink(
  { seal, mac }: Pick<Secrets, "seal" | "mac">,
  kind: string,
): { token: string; linkSealed: string; linkMac: string } {
  // 144 random bits, as `linkToken` of the contract.
  const token = randomBytes(18).toString("base64url");
  return { token, linkSealed: seal(token), linkMac: linkMac({ mac }, kind, token) };
}

/** Returns the stored form of a token: its SHA-256, so that a table of them lets nobody in. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/**
 * The secrets of this server: of SECRET_KEY, else of a key that is made once and kept in the data
 * folder, readable to its owner alone. Throws StartError if the database was written with another
 * key: what is sealed in it could not be opened.
 */
export async function openSecrets(
  db: Database,
  { secretKey, dataDir }: { secretKey?: string; dataDir: string },
): Promise<Secrets> {
  const secrets = getSecrets(secretKey ?? (await readKeyFile(join(dataDir, "secret.key"))));
  const mark = secrets.mac("mark", "startline");
  await db.insert(secretMarks).values({ id: 1, mark }).onConflictDoNothing();
  const [row] = await db.select().from(secretMarks);
  if (row?.mark === mark) return secrets;
  throw startError("otherSecretKey");
}

async function readKeyFile(file: string): Promise<string> {
  let key: string;
  try {
    // Fails if the file exists: two servers that start at once must not create two keys.
    await writeFile(file, newToken(), { mode: 0o600, flag: "wx" }).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
    });
    key = await readFile(file, "utf8");
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw startError("keyUnreadable", { file, reason: code ?? "" });
  }
  // A full disk or a crash leaves it empty or cut: keys of that could be guessed.
  if (key.length >= shortestSecretKey) return key;
  throw startError("keyCutOff", { file });
}
