import { once } from "node:events";
import yauzl, { type Entry, type ZipFile } from "yauzl";
import { hasMacroParts } from "./macros.ts";

/** The kind of a zip file by its content, if its sizes are within bounds. */
export type Archive =
  | { outcome: "archive"; kind: "docx" | "xlsx" | "zip" }
  | { outcome: "tooLarge" | "broken" | "odd" | "locked" | "macros" };

const mostEntries = 5_000;
// Unpacked bytes of all entries. Office files are opened by viewers; other archives are only stored.
const mostUnpacked = { office: 100 * 1024 ** 2, any: 1024 ** 3 };

/**
 * Inspects a zip file without unpacking it: its declared sizes are summed before any entry is opened. The entries of an office file are
 * then read once to verify these sizes.
 */
export async function inspectArchive(path: string): Promise<Archive> {
  const zip = await open(path);
  if (!zip) return { outcome: "broken" };
  try {
    const entries = await listEntries(zip);
    if (!entries) return { outcome: "tooLarge" };
    const kind = kindOf(entries);
    if (kind === undefined) return { outcome: "odd" };
    if (kind === "macros") return { outcome: "macros" };
    const unpacked = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
    if (unpacked > (kind === "zip" ? mostUnpacked.any : mostUnpacked.office)) return { outcome: "tooLarge" };
    if (kind === "zip") return { outcome: "archive", kind };
    if (entries.some((entry) => entry.isEncrypted())) return { outcome: "locked" };
    let contentTypes = "";
    for (const entry of entries) {
      const isTypes = nameOf(entry) === contentTypesName;
      for await (const chunk of await readEntry(zip, entry)) if (isTypes) contentTypes += chunk;
    }
    return hasMacroParts([], contentTypes) ? { outcome: "macros" } : { outcome: "archive", kind };
  } catch {
    return { outcome: "broken" };
  } finally {
    zip.close();
  }
}

function open(path: string): Promise<ZipFile | undefined> {
  return new Promise((resolve) => {
    // Entries are read after all are listed.
    yauzl.open(path, { lazyEntries: true, autoClose: false }, (error, zip) => resolve(error ? undefined : zip));
  });
}

// Returns undefined if there are too many.
async function listEntries(zip: ZipFile): Promise<Entry[] | undefined> {
  if (zip.entryCount > mostEntries) return undefined;
  const entries: Entry[] = [];
  zip.on("entry", (entry: Entry) => {
    entries.push(entry);
    zip.readEntry();
  });
  const ended = once(zip, "end");
  zip.readEntry();
  await ended;
  return entries;
}

// Office programs read the names of parts in any case (ECMA-376, part 2, 6.2.2.3).
function nameOf({ fileName }: Entry): string {
  return fileName.toLowerCase().replaceAll("\\", "/");
}

const contentTypesName = "[content_types].xml";

function kindOf(entries: Entry[]): "docx" | "xlsx" | "zip" | "macros" | undefined {
  const names = new Set(entries.map(nameOf));
  // Also in an archive that is no office file, which may become one by another name.
  if (hasMacroParts([...names], "")) return "macros";
  if (!names.has(contentTypesName)) return "zip";
  if (names.has("word/document.xml")) return "docx";
  return names.has("xl/workbook.xml") ? "xlsx" : undefined;
}

// yauzl fails a stream whose size differs from the declared one.
async function readEntry(zip: ZipFile, entry: Entry): Promise<NodeJS.ReadableStream | Buffer[]> {
  if (entry.fileName.endsWith("/")) return [];
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, opened) => (error ? reject(error) : resolve(opened)));
  });
}
