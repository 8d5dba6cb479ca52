import { randomBytes, timingSafeEqual } from "node:crypto";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Where a running server can be told to publish, and the key that lets in. */
export interface Door {
  port: number;
  key: string;
}

const file = (dataDir: string) => join(dataDir, "server.json");

/** A key that nobody can guess. */
export function newKey(): string {
  return randomBytes(32).toString("base64url");
}

/** Whether a request's Authorization header has the key; takes as long for a wrong one as for the right one. */
export function hasKey(header: string | undefined, key: string): boolean {
  const given = Buffer.from(header ?? "");
  const wanted = Buffer.from(`Bearer ${key}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** Leaves the door's place in the data folder for those who may read it: the server's own user. */
export async function announceDoor(dataDir: string, door: Door): Promise<void> {
  await writeFile(file(dataDir), JSON.stringify(door), { mode: 0o600 });
}

/** Takes the announcement of the door with this key back; that of another server on the same folder stays. */
export async function closeDoor(dataDir: string, key: string): Promise<void> {
  const text = await readFile(file(dataDir), "utf8").catch(() => "");
  if (text.includes(`"${key}"`)) await rm(file(dataDir), { force: true });
}

/** The door of the server that runs on this data folder; undefined where none does. */
export async function findDoor(dataDir: string): Promise<Door | undefined> {
  const text = await readFile(file(dataDir), "utf8").catch(() => undefined);
  if (text === undefined) return undefined;
  const door = JSON.parse(text) as Door;
  const answer = await fetch(`http://127.0.0.1:${door.port}/healthz`).catch(() => undefined);
  return answer?.ok ? door : undefined;
}
