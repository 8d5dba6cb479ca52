import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { MultipartFile } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { HostileText, refuseFaultIn } from "../../base/http/hostileText.ts";
import type { Uploads } from "./uploads.ts";

/**
 * The result of a multipart call: a file on disk, which the caller deletes, or why there is none.
 */
export type Received =
  | { outcome: "received"; path: string; name: string; fields: Record<string, string> }
  | { outcome: "noFile" | "tooLarge" | "cut" };

/**
 * Streams the file of a multipart call to disk, up to the size limit. `fields` are those before the
 * file.
 */
export async function receive(
  request: FastifyRequest,
  { arrivals, limitBytes, fieldBytes = 4096 }: Pick<Uploads, "arrivals"> & { limitBytes: number; fieldBytes?: number },
): Promise<Received> {
  if (!request.isMultipart()) return { outcome: "noFile" };
  // Refused before the body is read.
  if (Number(request.headers["content-length"]) > limitBytes + 64 * 1024) return { outcome: "tooLarge" };
  const path = join(arrivals, randomUUID());
  try {
    const part = await request.file({
      limits: { fileSize: limitBytes, files: 1, fields: 10, parts: 11, fieldSize: fieldBytes, headerPairs: 50 },
      throwFileSizeLimit: false,
    });
    if (!part?.filename) {
      part?.file.resume();
      return { outcome: "noFile" };
    }
    try {
      refuseFaultIn("/body", listTexts(part));
    } catch (error) {
      part.file.resume();
      throw error;
    }
    await mkdir(arrivals, { recursive: true });
    await pipeline(part.file, createWriteStream(path, { mode: 0o600 }));
    if (!part.file.truncated) return { outcome: "received", path, name: part.filename, fields: readFields(part) };
    await rm(path, { force: true });
    return { outcome: "tooLarge" };
  } catch (error) {
    await rm(path, { force: true });
    if (!(error instanceof HostileText) && isClientError(error)) return { outcome: "cut" };
    throw error;
  }
}

// Fields and parts refer to each other, so only their texts are checked.
function listTexts({ fields }: MultipartFile): unknown[] {
  return Object.values(fields)
    .flat()
    .flatMap((multipart) =>
      multipart ? [{ [multipart.fieldname]: multipart.type === "file" ? multipart.filename : multipart.value }] : [],
    );
}

function readFields({ fields }: MultipartFile): Record<string, string> {
  const values = Object.values(fields).flat();
  return Object.fromEntries(
    values.flatMap((part) => (part?.type === "field" ? [[part.fieldname, String(part.value)] as const] : [])),
  );
}

// An incomplete or malformed body is the client's error; a full disk is the server's.
function isClientError(error: unknown): boolean {
  const { code = "", syscall, message = "" } = error as NodeJS.ErrnoException;
  if (syscall !== undefined && code !== "ECONNRESET") return false;
  return /^(FST_|ERR_STREAM|ECONNRESET|ABORT_ERR)/.test(code) || /multipart|part terminated|end of/i.test(message);
}
