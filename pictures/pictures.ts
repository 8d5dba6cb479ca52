import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pipeline } from "node:stream/promises";
import { type Bounds, usualBounds } from "./bounds.ts";
import { areWhole, type Cache, openCache } from "./cache.ts";
import { type FailedPicture, type MadePicture, variantFile } from "./results.ts";
import { openWorkers, type Workers } from "./workers.ts";

/** One picture that is ready, made now or earlier; `done` of `total` are. */
export interface Progress {
  path: string;
  result: MadePicture | FailedPicture;
  /** Whether it was made now. */
  isNew: boolean;
  done: number;
  total: number;
}

/** How pictures are made. */
export interface PictureOptions {
  /** The folder that remembers what was made. */
  cache: string;
  onProgress?: ((progress: Progress) => void) | undefined;
  /** Tries pictures again that failed before. */
  retries?: boolean | undefined;
  bounds?: Bounds | undefined;
}

/** A picture of a folder: what was made of it, and the folder of its variants. */
export interface ReadyPicture {
  result: MadePicture | FailedPicture;
  variants: string;
}

// Its name changes if a picture becomes different variants, which then have new addresses.
const recipe = "picture 1";

/**
 * Makes the variants of a folder's pictures, in parallel; those that are cached are not opened by a
 * decoder. A file never stops the others.
 */
export async function makePictures(
  folder: string,
  paths: string[],
  { cache: place, onProgress, retries = false, bounds = usualBounds }: PictureOptions,
): Promise<Map<string, ReadyPicture>> {
  const ready = new Map<string, ReadyPicture>();
  if (paths.length === 0) return ready;
  const cache = openCache(place);
  const making = new Map<string, Promise<Made>>();
  let workers: Workers | undefined;
  const make = (source: string, key: string) => {
    workers ??= openWorkers();
    return makeOne({ cache, workers, source, key, bounds });
  };
  const work = async (path: string) => {
    // The processes that open it have a working folder of their own.
    const source = resolve(folder, path);
    const key = await getKey(source);
    const known = making.get(key) ?? findOrMake(cache, key, retries, () => make(source, key));
    making.set(key, known);
    const { result, isNew } = await known;
    ready.set(path, { result, variants: cache.getFolder(key) });
    onProgress?.({ path, result, isNew, done: ready.size, total: paths.length });
  };
  try {
    await runEach(paths, work);
  } finally {
    workers?.close();
  }
  if (workers) await cache.sweep();
  return ready;
}

interface Made {
  result: MadePicture | FailedPicture;
  isNew: boolean;
}

async function findOrMake(cache: Cache, key: string, retries: boolean, make: () => Promise<Made>): Promise<Made> {
  const result = await cache.find<Made["result"]>(key);
  if (result && !(retries && result.outcome === "failed") && (await isWhole(cache.getFolder(key), result)))
    return { result, isNew: false };
  if (result) await cache.remove(key);
  return make();
}

async function isWhole(folder: string, result: Made["result"]): Promise<boolean> {
  if (result.outcome === "failed") return true;
  return areWhole(
    result.variants.map((variant) => ({ path: join(folder, variantFile(variant)), bytes: variant.bytes })),
  );
}

async function makeOne({
  cache,
  workers,
  source,
  key,
  bounds,
}: {
  cache: Cache;
  workers: Workers;
  source: string;
  key: string;
  bounds: Bounds;
}): Promise<Made> {
  const result = await cache.add(key, async (out): Promise<Made["result"]> => {
    const ended = await workers.run<Made["result"]>({ kind: "picture", source, out, bounds }, bounds.seconds);
    if (ended.outcome === "done") return ended.result;
    return { outcome: "failed", reason: ended.outcome === "slow" ? "slow" : "broken" };
  });
  return { result, isNew: true };
}

// More at a time than workers: while some are made, others are hashed.
async function runEach(paths: string[], work: (path: string) => Promise<void>): Promise<void> {
  const waiting = [...paths];
  const next = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) await work(path);
  };
  await Promise.all(Array.from({ length: 16 }, next));
}

// Hashes by the file's identity: a save of the config does not read a hundred photos again.
const hashes = new Map<string, { stamp: string; key: string }>();
const mostHashes = 20_000;

async function getKey(source: string): Promise<string> {
  const { size, mtimeNs, ctimeNs, ino } = await stat(source, { bigint: true });
  const stamp = [size, mtimeNs, ctimeNs, ino].join(" ");
  const known = hashes.get(source);
  if (known?.stamp === stamp) return known.key;
  const hash = createHash("sha256").update(recipe);
  await pipeline(createReadStream(source), hash);
  const key = hash.digest("hex");
  if (hashes.size >= mostHashes) hashes.clear();
  hashes.set(source, { stamp, key });
  return key;
}
