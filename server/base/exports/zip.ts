import { Readable } from "node:stream";
import { finished } from "node:stream/promises";
import { ZipFile } from "yazl";

/** A file of an archive: its name, and its bytes as they come. */
export interface ZipEntry {
  name: string;
  content: AsyncIterable<Buffer> | Iterable<Buffer>;
  /** Whether it is stored as it is, because its bytes do not get fewer. */
  isStored?: boolean;
}

// The first instant that a ZIP file can hold, in local time as the format has it: the same rows
// make the same file.
const mtime = new Date(1980, 0, 1);

/**
 * Streams a ZIP archive: none of its files need be in memory at once, and the next entry is asked
 * for once the one before it is sent. The stream fails if the content of an entry does.
 */
export function writeZip(entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const fail = (error: Error) => output.destroy(error);
  zip.on("error", fail);
  addEntries(zip, entries).then(() => zip.end(), fail);
  return output;
}

async function addEntries(zip: ZipFile, entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>): Promise<void> {
  for await (const { name, content, isStored = false } of entries) {
    const stream = Readable.from(content, { objectMode: false });
    const isSent = finished(stream);
    zip.addReadStream(stream, name, { mtime, forceDosTimestamp: true, compress: !isStored });
    await isSent;
  }
}
