import { readFile } from "node:fs/promises";
import { md5 } from "../http/prebuilt.ts";

/** Makes the hash under which a file is stored, from its path. */
export type HashFile = (path: string) => Promise<string>;

/** The MD5 of a file's content. */
export const hashFile: HashFile = async (path) => md5(await readFile(path));

/** The same for every file, and opens none: for those who only check a folder. */
export const noHash: HashFile = async () => "";
