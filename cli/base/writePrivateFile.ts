import { createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { messages } from "#locales/generated/cli/command.ts";
import { getText } from "#locales/getText.ts";
import { UsageError } from "./terminal.ts";

/**
 * Writes a file that only its owner can read, or none if it fails half-way. Throws a UsageError if
 * it cannot be written.
 */
export async function writePrivateFile(content: Readable, file: string): Promise<void> {
  const draft = `${file}.draft`;
  try {
    await pipeline(content, createWriteStream(draft, { mode: 0o600 }));
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw describeWriteError(error, file);
  }
}

function describeWriteError(error: unknown, file: string): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code !== "ENOENT" && code !== "EACCES" && code !== "EISDIR" && code !== "ENOTDIR") return error;
  return new UsageError(getText(messages, "unwritable", { path: file, code }));
}
