import { readFile } from "node:fs/promises";

/** Returns the text of a file by its path; rejects if it cannot be read. */
export type ReadText = (path: string) => Promise<string>;

/** Reads what is on the disk. The error names the file, also if it is a folder. */
export const readFromDisk: ReadText = (path) =>
  readFile(path, "utf8").catch((error) => {
    throw Object.assign(error, { path });
  });
