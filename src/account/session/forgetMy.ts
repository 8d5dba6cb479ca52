import { myCache } from "#core/myPage.ts";

/**
 * Deletes what the page for race day keeps on this phone: another person may use it. Never rejects.
 */
export async function forgetMy(): Promise<void> {
  try {
    await globalThis.caches?.delete(myCache);
  } catch {
    // Who has switched storage off has nothing stored.
  }
}
