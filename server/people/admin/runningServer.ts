import { randomBytes, timingSafeEqual } from "node:crypto";
import { readFile, rm, writeFile } from "node:fs/promises";
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

/** Returns whether an Authorization header has the key; takes as long for a wrong key as for the right one. */
export function hasKey(header: string | undefined, key: string): boolean {
  const given = Buffer.from(header ?? "");
  const wanted = Buffer.from(`Bearer ${key}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** Writes the server's port and key into the data folder, for the server's own user only. */
export async function announceServer(dataDir: string, server: RunningServer): Promise<void> {
  await writeFile(file(dataDir), JSON.stringify(server), { mode: 0o600 });
}

/** Removes what the server with this key announced; what another server on the same folder announced stays. */
export async function withdrawServer(dataDir: string, key: string): Promise<void> {
  const text = await readFile(file(dataDir), "utf8").catch(() => "");
  if (text.includes(`"${key}"`)) await rm(file(dataDir), { force: true });
}

/** Returns the server that runs on this data folder; undefined if none does. */
export async function findRunningServer(dataDir: string): Promise<RunningServer | undefined> {
  const text = await readFile(file(dataDir), "utf8").catch(() => undefined);
  if (text === undefined) return undefined;
  const server = JSON.parse(text) as RunningServer;
  const answer = await fetch(`http://127.0.0.1:${server.port}/healthz`).catch(() => undefined);
  return answer?.ok ? server : undefined;
}
