import { open } from "node:fs/promises";
import { isHeic, isPicture } from "./kinds.ts";
import type { FailedPicture } from "./results.ts";

/**
 * Judges a picture by its first bytes: returns why nothing could be made of it, or undefined if
 * they are those of a picture.
 */
export async function peekPicture(path: string): Promise<FailedPicture | undefined> {
  const head = await readHead(path);
  if (isHeic(head)) return { outcome: "failed", reason: "heic" };
  return isPicture(head) ? undefined : { outcome: "failed", reason: "broken" };
}

/** Returns the first 16 bytes of a file; a shorter file is filled with zeros. */
export async function readHead(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    return (await file.read(Buffer.alloc(16), 0, 16, 0)).buffer;
  } finally {
    await file.close();
  }
}
