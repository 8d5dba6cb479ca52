import { once } from "node:events";
import yauzl, { type Entry, type ZipFile } from "yauzl";
import { isCompound } from "./compound.ts";
import { hasMacroNames, hasMacroTypes, hasPdfScripts } from "./macros.ts";
import { inspectCompound } from "./officeFiles.ts";

/**
 * The kind of a zip file by its content, or why it is refused; `otherPackage` is an Office package
 * of a kind that is not accepted.
 */
export type Archive = { outcome: "archive"; kind: "docx" | "xlsx" | "zip" } | { outcome: "otherPackage" | Refusal };

type Refusal = "tooLarge" | "broken" | "locked" | "macros";

const mostEntries = 5_000;
// Unpacked bytes of all entries. Office files are opened by viewers; other archives are only
// stored.
const mostUnpacked = { office: 100 * 1024 ** 2, any: 1024 ** 3 };
// Unpacked bytes of the files in an archive that have to be read whole, and how deep archives may
// be nested.
const mostRead = 100 * 1024 ** 2;
const mostDepth = 3;

interface Budget {
  entries: number;
  bytes: number;
}

/**
 * Inspects a zip file: its declared sizes are summed before any entry is opened. The entries of an
 * office file are then read once to verify these sizes. Office files, PDFs and archives in it are
 * also inspected, by their content; what cannot be read is refused.
 */
export async function inspectArchive(path: string): Promise<Archive> {
  return inspect(await open(path), { entries: mostEntries, bytes: mostRead }, 1);
}

async function inspect(zip: ZipFile | undefined, budget: Budget, depth: number): Promise<Archive> {
  if (!zip) return { outcome: "broken" };
  try {
    const entries = await listEntries(zip, budget);
    if (!entries || depth > mostDepth) return { outcome: "tooLarge" };
    const names = entries.map(getName);
    // Also in an archive that is not an office file: a rename may make it one.
    if (hasMacroNames(names)) return { outcome: "macros" };
    const kind = getKind(new Set(names));
    const unpacked = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
    if (unpacked > (kind === "zip" ? mostUnpacked.any : mostUnpacked.office)) return { outcome: "tooLarge" };
    if (entries.some((entry) => entry.isEncrypted())) return { outcome: "locked" };
    for (const entry of entries) {
      const refusal = await inspectEntry(zip, entry, { budget, depth, isWhole: kind !== "zip" });
      if (refusal) return { outcome: refusal };
    }
    return kind ? { outcome: "archive", kind } : { outcome: "otherPackage" };
  } catch {
    return { outcome: "broken" };
  } finally {
    zip.close();
  }
}

function open(source: string | Buffer): Promise<ZipFile | undefined> {
  // Entries are read after all are listed.
  const options = { lazyEntries: true, autoClose: false };
  return new Promise((resolve) => {
    const settle = (error: Error | null, zip: ZipFile) => resolve(error ? undefined : zip);
    if (Buffer.isBuffer(source)) yauzl.fromBuffer(source, options, settle);
    else yauzl.open(source, options, settle);
  });
}

// Returns undefined if there are too many.
async function listEntries(zip: ZipFile, budget: Budget): Promise<Entry[] | undefined> {
  budget.entries -= zip.entryCount;
  if (budget.entries < 0) return undefined;
  const entries: Entry[] = [];
  zip.on("entry", (entry: Entry) => {
    entries.push(entry);
    zip.readEntry();
  });
  const ending = once(zip, "end");
  zip.readEntry();
  await ending;
  return entries;
}

// Office programs read the names of parts in any case (ECMA-376, part 2, 6.2.2.3).
function getName({ fileName }: Entry): string {
  return fileName.toLowerCase().replaceAll("\\", "/");
}

const contentTypesName = "[content_types].xml";

function getKind(names: Set<string>): "docx" | "xlsx" | "zip" | undefined {
  if (!names.has(contentTypesName)) return "zip";
  if (names.has("word/document.xml")) return "docx";
  return names.has("xl/workbook.xml") ? "xlsx" : undefined;
}

interface Reading {
  budget: Budget;
  depth: number;
  /** Whether the entry is read to its end in any case. */
  isWhole: boolean;
}

async function inspectEntry(zip: ZipFile, entry: Entry, reading: Reading): Promise<Refusal | undefined> {
  const name = getName(entry);
  if (name.endsWith("/")) return undefined;
  const isTable = name === contentTypesName || name.endsWith(".rels");
  const parts: Buffer[] = [];
  let [size, isRecognised, isNeeded] = [0, false, true];
  // yauzl fails a stream whose size differs from the declared one.
  for await (const part of await readEntry(zip, entry)) {
    size += part.length;
    if (isNeeded) parts.push(part);
    if (isNeeded && size > reading.budget.bytes) return "tooLarge";
    if (isRecognised || size < headSize) continue;
    isRecognised = true;
    isNeeded = isTable || kindOfContent(Buffer.concat(parts)) !== undefined;
    if (!isNeeded && !reading.isWhole) return undefined;
  }
  if (!isNeeded) return undefined;
  const bytes = Buffer.concat(parts);
  if (isTable && hasMacroTypes(bytes)) return "macros";
  return inspectContent(bytes, reading);
}

// The bytes by which a content is recognised.
const headSize = 512;

// The first bytes of rar, 7z, gzip, bzip2, xz, cab, zstd and arj.
const otherArchives = ["526172211a", "377abcaf", "1f8b08", "425a68", "fd377a585a", "4d53434600", "28b52ffd", "60ea"];

function kindOfContent(bytes: Buffer): "archive" | "compound" | "pdf" | "otherArchive" | undefined {
  const start = bytes.toString("hex", 0, 8);
  if (start.startsWith("504b0304") || start.startsWith("504b0506")) return "archive";
  if (isCompound(bytes)) return "compound";
  const head = bytes.toString("latin1", 0, headSize);
  if (head.includes("%PDF-")) return "pdf";
  const isOther = otherArchives.some((magic) => start.startsWith(magic)) || head.startsWith("ustar", 257);
  return isOther ? "otherArchive" : undefined;
}

async function inspectContent(bytes: Buffer, { budget, depth }: Reading): Promise<Refusal | undefined> {
  const kind = kindOfContent(bytes);
  if (kind === undefined) return undefined;
  budget.bytes -= bytes.length;
  if (kind === "pdf") return hasPdfScripts(bytes) ? "macros" : undefined;
  if (kind === "otherArchive") return "broken";
  if (kind === "compound") {
    const { outcome } = inspectCompound(bytes);
    if (outcome === "readable") return undefined;
    return outcome === "unreadable" ? "broken" : outcome;
  }
  const { outcome } = await inspect(await open(bytes), budget, depth + 1);
  return outcome === "archive" || outcome === "otherPackage" ? undefined : outcome;
}

async function readEntry(zip: ZipFile, entry: Entry): Promise<AsyncIterable<Buffer>> {
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(stream as AsyncIterable<Buffer>)));
  });
}
