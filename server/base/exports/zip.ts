import { Readable } from "node:stream";
import { ZipFile } from "yazl";

/** A file of an archive: its name, and its bytes as they come. */
export interface ZipEntry {
  name: string;
  content: AsyncIterable<Buffer> | Iterable<Buffer>;
}

// The first instant that a ZIP file can hold, in local time as the format has it: the same rows
// make the same file.
const mtime = new Date(1980, 0, 1);

/**
 * Streams a ZIP archive: none of its files need be in memory at once. The stream fails if the
 * content of an entry does.
 */
export function writeZip(entries: ZipEntry[]): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const fail = (error: Error) => output.destroy(error);
  zip.on("error", fail);
  for (const { name, content } of entries) {
    zip.addReadStream(Readable.from(content, { objectMode: false }).on("error", fail), name, {
      mtime,
      forceDosTimestamp: true,
    });
  }
  zip.end();
  return output;
}
