import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { usualBounds } from "./bounds.ts";
import type { BrandFile, BrandJob } from "./brand.ts";
import { areWhole, type Cache, cacheKey, openCache } from "./cache.ts";
import type { FailedPicture } from "./results.ts";
import { openWorkers } from "./workers.ts";

/** The files that were made of a brand, by name, and their folder; or why nothing was. */
export type BrandFiles =
  | { outcome: "made"; folder: string; files: BrandFile[] }
  | Pick<FailedPicture, "outcome" | "reason">;

// Its name changes if a brand becomes different files.
const recipe = "brand 1";

/**
 * Makes a site's icons and the picture of its links, or finds them in the cache. Never throws for
 * what is in the files.
 */
export async function makeBrandFiles(
  written: Omit<BrandJob, "out" | "bounds">,
  { cache: place, seconds = usualBounds.seconds }: { cache: string; seconds?: number | undefined },
): Promise<BrandFiles> {
  const cache = openCache(place);
  const parts = withWholePaths(written);
  const sources = [parts.icon, parts.share?.source, parts.logo];
  const contents = await Promise.all(sources.map((source) => (source ? readFile(source) : "")));
  const colours = JSON.stringify([parts.surface, parts.accent, parts.share?.focus ?? null]);
  const key = cacheKey(recipe, colours, ...contents);
  const brandFiles = await findWhole(cache, key);
  const made = brandFiles ?? (await cache.add<BrandFiles>(key, (out) => makeNew(parts, out, seconds)));
  return made.outcome === "made" ? { ...made, folder: cache.getFolder(key) } : made;
}

// The process that opens them has a working folder of its own.
function withWholePaths<Parts extends Pick<BrandJob, "icon" | "share" | "logo">>(parts: Parts): Parts {
  const { icon, share, logo } = parts;
  return {
    ...parts,
    ...(icon && { icon: resolve(icon) }),
    ...(share && { share: { ...share, source: resolve(share.source) } }),
    ...(logo && { logo: resolve(logo) }),
  };
}

async function findWhole(cache: Cache, key: string): Promise<BrandFiles | undefined> {
  const brandFiles = await cache.find<BrandFiles>(key);
  if (brandFiles?.outcome !== "made") return brandFiles;
  const folder = cache.getFolder(key);
  if (await areWhole(brandFiles.files.map((file) => ({ path: brandPath(folder, file), bytes: file.bytes }))))
    return brandFiles;
  await cache.remove(key);
  return undefined;
}

async function makeNew(parts: Omit<BrandJob, "out" | "bounds">, out: string, seconds: number): Promise<BrandFiles> {
  const workers = openWorkers(1);
  try {
    const job = { kind: "brand", ...parts, out, bounds: usualBounds } as const;
    const ended = await workers.run<{ files: BrandFile[] }>(job, seconds).catch((error: NodeJS.ErrnoException) => {
      // What the disk refuses has a code; what the decoder refuses has none.
      if (error.code) throw error;
      return { outcome: "crashed" } as const;
    });
    if (ended.outcome === "done") return { outcome: "made", folder: "", files: ended.result.files };
    return { outcome: "failed", reason: ended.outcome === "slow" ? "slow" : "broken" };
  } finally {
    workers.close();
  }
}

/** Returns the path of a made file. */
export function brandPath(folder: string, { name }: BrandFile): string {
  return join(folder, name);
}
