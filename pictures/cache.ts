import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";

/**
 * The results of earlier runs, by the hash of what they were made from: one folder each, with its
 * files and the result as JSON.
 */
export interface Cache {
  /**
   * Returns the result of a key, or undefined if there is none. One that is not what `add` wrote is
   * removed: it is made anew.
   */
  find<Result>(key: string): Promise<Result | undefined>;
  /** Returns the folder of a key's files. */
  getFolder(key: string): string;
  /**
   * Calls `make` with an empty folder and stores its result with the files that it wrote there, all
   * or nothing.
   */
  add<Result>(key: string, make: (folder: string) => Promise<Result>): Promise<Result>;
  remove(key: string): Promise<void>;
  /** Removes what was not used for 60 days. */
  sweep(): Promise<void>;
}

const day = 86_400_000;
const unusedDays = 60;
const resultFile = "result.json";

/** Opens the cache in a folder, which is created with the first result. */
export function openCache(place: string): Cache {
  const folder = resolve(place);
  const getFolder = (key: string) => join(folder, key.slice(0, 2), key);
  const getResult = (key: string) => join(getFolder(key), resultFile);
  const remove = (key: string) => rm(getFolder(key), { recursive: true, force: true });
  const touch = async (path: string) => {
    const { mtimeMs } = await stat(path);
    if (Date.now() - mtimeMs > day) await utimes(path, new Date(), new Date());
  };
  // A folder that was set by mistake has other files, which belong to somebody.
  const placesIn = async (name: string): Promise<string[]> => {
    if (/^draft-[0-9a-f-]{36}$/.test(name)) return [join(folder, name)];
    const keys = /^[0-9a-f]{2}$/.test(name) ? await readdir(join(folder, name)).catch(() => []) : [];
    return keys.filter((key) => /^[0-9a-f]{64}$/.test(key)).map((key) => join(folder, name, key));
  };
  return {
    getFolder,
    async find(key) {
      const text = await readFile(getResult(key), "utf8").catch(() => undefined);
      const result = text === undefined ? undefined : readResult(text);
      if (result === undefined) {
        await remove(key).catch(() => undefined);
        return undefined;
      }
      // A cache that can only be read still works.
      await touch(getResult(key)).catch(() => undefined);
      return result as never;
    },
    async add(key, make) {
      const draft = join(folder, `draft-${randomUUID()}`);
      await mkdir(draft, { recursive: true });
      try {
        const result = await make(draft);
        await writeFile(join(draft, resultFile), printResult(result));
        await mkdir(join(folder, key.slice(0, 2)), { recursive: true });
        // Another program that added the same key at the same time has written the same.
        await rename(draft, getFolder(key)).catch(async (error) => {
          if (!(await stat(getResult(key)).catch(() => undefined))) throw error;
        });
        return result;
      } finally {
        await rm(draft, { recursive: true, force: true });
      }
    },
    remove,
    async sweep() {
      const limit = Date.now() - unusedDays * day;
      for (const name of await readdir(folder).catch(() => [])) {
        for (const place of await placesIn(name)) {
          const used = (await stat(join(place, resultFile)).catch(() => stat(place))).mtimeMs;
          if (used < limit) await rm(place, { recursive: true, force: true });
        }
      }
    },
  };
}

// With its checksum: a disk or an editor may damage it.
function printResult(result: unknown): string {
  return JSON.stringify({ sha256: hashResult(result), result });
}

function readResult(text: string): unknown {
  try {
    const { sha256, result } = JSON.parse(text) ?? {};
    return sha256 === hashResult(result) ? result : undefined;
  } catch {
    return undefined;
  }
}

function hashResult(result: unknown): string {
  return createHash("sha256").update(JSON.stringify(result)).digest("hex");
}

/** Returns whether all of these files have as many bytes as when they were made. */
export async function areWhole(files: { path: string; bytes: number }[]): Promise<boolean> {
  const found = await Promise.all(files.map(({ path }) => stat(path).catch(() => undefined)));
  return files.every(({ bytes }, index) => found[index]?.size === bytes);
}

/**
 * Returns the key of what a recipe makes from contents. A recipe's name changes with what it makes.
 */
export function cacheKey(recipe: string, ...contents: (string | Buffer)[]): string {
  const hash = createHash("sha256").update(recipe);
  for (const content of contents) hash.update(`\n${content.length}\n`).update(content);
  return hash.digest("hex");
}
