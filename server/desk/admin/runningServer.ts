import { randomBytes, timingSafeEqual } from "node:crypto";
import { link, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** The port of a running server's admin calls, and the key that they need. */
export interface RunningServer {
  port: number;
  key: string;
}

const file = (dataDir: string) => join(dataDir, "server.json");

/** Returns a key that nobody can guess. */
export function newKey(): string {
  return randomBytes(32).toString("base64url");
}

/**
 * Returns whether an Authorization header has the key; takes as long for a wrong key as for the
 * right one.
 */
export function hasKey(header: string | undefined, key: string): boolean {
  const given = Buffer.from(header ?? "");
  const expected = Buffer.from(`Bearer ${key}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/**
 * Writes the server's port and key into the data folder, for the server's own user only. A reader
 * sees the whole file or the one before.
 */
export async function announceServer(dataDir: string, server: RunningServer): Promise<void> {
  const draft = makeName(dataDir, "draft");
  try {
    await writeFile(draft, JSON.stringify(server), { mode: 0o600 });
    await rename(draft, file(dataDir));
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/**
 * Removes what the server with this key announced; what another server on the same folder announced
 * stays.
 */
export async function withdrawServer(dataDir: string, key: string): Promise<void> {
  if ((await readServer(file(dataDir)))?.key !== key) return;
  // Another server may announce itself meanwhile: only a file that has this name no longer is
  // certain to be one's own.
  const withdrawn = makeName(dataDir, "withdrawn");
  const isMoved = await rename(file(dataDir), withdrawn).then(
    () => true,
    () => false,
  );
  if (!isMoved) return;
  if ((await readServer(withdrawn))?.key !== key) await link(withdrawn, file(dataDir)).catch(() => {});
  await rm(withdrawn, { force: true });
}

/**
 * Returns the server that runs on this data folder; undefined if none does. A file that a crash
 * left is recognised, also if another program has its port since: only the server that wrote it
 * knows the key.
 */
export async function findRunningServer(dataDir: string): Promise<RunningServer | undefined> {
  const server = await readServer(file(dataDir));
  return server && (await knowsKey(server)) ? server : undefined;
}

// A call that only reads, of a domain name that nobody can have.
const harmlessCall = "/admin/releases?domainName=server.invalid";
const longestWaitMs = 10_000;

async function knowsKey({ port, key }: RunningServer): Promise<boolean> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}${harmlessCall}`, {
      headers: { authorization: `Bearer ${key}` },
      redirect: "error",
      signal: AbortSignal.timeout(longestWaitMs),
    });
    const { code, data } = (await response.json()) as { code?: unknown; data?: unknown };
    return code === 0 && Array.isArray(data);
  } catch {
    return false;
  }
}

async function readServer(path: string): Promise<RunningServer | undefined> {
  try {
    const { port, key } = JSON.parse(await readFile(path, "utf8")) as Partial<RunningServer>;
    return typeof port === "number" && typeof key === "string" ? { port, key } : undefined;
  } catch {
    return undefined;
  }
}

function makeName(dataDir: string, suffix: string): string {
  return `${file(dataDir)}.${process.pid}-${randomBytes(4).toString("hex")}.${suffix}`;
}
