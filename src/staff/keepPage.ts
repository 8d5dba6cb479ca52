import { staffPath, staffWorkerPath } from "#core/staffPaths.ts";
import { trustWorker } from "#src/uploads/preview/startWorker.ts";

const prefix = "startline-staff-";

/**
 * Stores this edition of the page with the files that it has loaded, and removes earlier ones; the
 * worker answers with them without a network. Resolves to whether that works here.
 */
export async function keepPage(edition: string, isOffline: boolean): Promise<boolean> {
  if (!("serviceWorker" in navigator) || !("caches" in globalThis)) return false;
  if (!isOffline) {
    await removePages();
    return false;
  }
  try {
    await navigator.serviceWorker.register(trustWorker(staffWorkerPath), { scope: staffPath });
    const cache = await caches.open(prefix + edition);
    await cache.addAll([staffPath, ...listFiles()]);
    await removePages(prefix + edition);
    return true;
  } catch {
    return false;
  }
}

// What a style sheet or a module has loaded itself is in the list, too.
function listFiles(): string[] {
  const names = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
  const isBuilt = ({ origin, pathname }: URL) => origin === location.origin && pathname.startsWith("/assets/");
  return [...new Set(names.filter(isBuilt).map(({ pathname }) => pathname))];
}

async function removePages(current?: string): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== current);
  await Promise.all(names.map((name) => caches.delete(name)));
  if (current !== undefined) return;
  const registrations = await navigator.serviceWorker.getRegistrations();
  const own = registrations.filter(({ scope }) => new URL(scope).pathname === staffPath);
  await Promise.all(own.map((registration) => registration.unregister()));
}
