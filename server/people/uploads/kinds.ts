import { open, readFile } from "node:fs/promises";
import { fileTypeFromFile } from "file-type";
import { fileEndings, pictureEndings } from "#core/fileEndings.ts";
import { inspectArchive } from "./archive.ts";
import { isCompound } from "./compound.ts";
import { hasPdfScripts } from "./macros.ts";
import { inspectCompound } from "./officeFiles.ts";

/** The kind of a file by its name and its content. */
export type Recognised =
  | { outcome: "picture"; format: PictureFormat }
  | { outcome: "file"; type: string }
  | { outcome: "wrongType" | "otherContent" | "locked" | "macros" | "brokenArchive" | "archiveTooLarge" };

/** The accepted picture formats. */
export type PictureFormat = "jpeg" | "png" | "gif" | "bmp" | "webp";

const pictures: Record<string, PictureFormat> = {
  "image/jpeg": "jpeg",
  "image/png": "png",
  "image/apng": "png",
  "image/gif": "gif",
  "image/bmp": "bmp",
  "image/webp": "webp",
};

const types: Record<string, string> = {
  pdf: "application/pdf",
  doc: "application/msword",
  xls: "application/vnd.ms-excel",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  zip: "application/zip",
};

/**
 * Detects the kind of a file on disk. A picture may have the ending of another picture format,
 * because phones and messengers mix them up; any other content must match its ending.
 */
export async function recognise(path: string, ending: string): Promise<Recognised> {
  if (!fileEndings.includes(ending)) return { outcome: "wrongType" };
  const head = await readHead(path);
  // Before file-type, which unpacks archives.
  if (head.subarray(0, 2).toString("latin1") === "PK") return recogniseArchive(path, ending);
  const mime = (await fileTypeFromFile(path).catch(() => undefined))?.mime ?? "";
  if (pictureEndings.includes(ending)) {
    const format = pictures[mime];
    return format ? { outcome: "picture", format } : { outcome: "otherContent" };
  }
  if (mime === "application/x-cfb") return recogniseCompound(head, ending);
  if (mime !== types.pdf || ending !== "pdf") return { outcome: "otherContent" };
  return hasPdfScripts(await readFile(path)) ? { outcome: "macros" } : { outcome: "file", type: mime };
}

async function recogniseArchive(path: string, ending: string): Promise<Recognised> {
  const archive = await inspectArchive(path);
  if (archive.outcome === "tooLarge") return { outcome: "archiveTooLarge" };
  if (archive.outcome === "broken") return { outcome: "brokenArchive" };
  if (archive.outcome === "locked" || archive.outcome === "macros") return { outcome: archive.outcome };
  const type = types[ending];
  if (archive.outcome !== "archive" || archive.kind !== ending || !type) return { outcome: "otherContent" };
  // Packages and e-books are archives with types of their own.
  const mime = (await fileTypeFromFile(path).catch(() => undefined))?.mime;
  if (mime !== type && mime !== "application/zip") return { outcome: "otherContent" };
  return { outcome: "file", type };
}

function recogniseCompound(bytes: Buffer, ending: string): Recognised {
  const officeFile = inspectCompound(bytes);
  if (officeFile.outcome === "unreadable") return { outcome: "brokenArchive" };
  if (officeFile.outcome !== "readable") return { outcome: officeFile.outcome };
  return officeFile.kind === ending ? { outcome: "file", type: types[ending] ?? "" } : { outcome: "otherContent" };
}

// The directory of a compound file may be anywhere in it, so all of it is read.
async function readHead(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const first = Buffer.alloc(8);
    await file.read(first, 0, 8, 0);
    return isCompound(first) ? await file.readFile() : first;
  } finally {
    await file.close();
  }
}
