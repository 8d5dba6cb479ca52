import { cp, mkdir, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";

// People leave pages open for days.
const daysKept = 7;

/**
 * Replaces the built site by a new build, and keeps what pages of earlier builds may still request:
 * the hashed files that were part of a build in the last seven days. The old build stays complete
 * until the new one replaces it.
 */
export async function swapSite(built: string, place: string, now = Date.now()): Promise<void> {
  const [earlier, current] = [join(place, "assets"), join(built, "assets")];
  await mkdir(current, { recursive: true });
  const names = new Set(await readdir(current));
  for (const name of await readdir(earlier).catch(() => [])) {
    const file = join(earlier, name);
    const { mtimeMs } = await stat(file);
    if (names.has(name) || now - mtimeMs > daysKept * 86_400_000) continue;
    // With the time of the last build that it was part of.
    await cp(file, join(current, name), { preserveTimestamps: true });
  }
  const old = `${place}-old`;
  await rm(old, { recursive: true, force: true });
  await rename(place, old).catch(() => undefined);
  await rename(built, place);
  await rm(old, { recursive: true, force: true });
}
