/** Flags that keep Chromium from background work; with the one that it needs to run as root. */
export const chromiumFlags: string[];
/**
 * Returns the path of a Chromium, installed first if necessary and possible. Throws if there is
 * none.
 */
export function findChromium(): Promise<string>;
