/** Returns the address of a stored file. */
export function fileUri(hash: string, name: string): string {
  return `/files/${hash}/${name}`;
}

/**
 * Returns a name that the store accepts for any file name: ASCII letters, digits, dots, hyphens and
 * underscores.
 */
export function storableName(name: string): string {
  return name
    .replace(/[^\w.-]/g, "-")
    .replace(/^\.+/, "-")
    .slice(-100);
}

/** Returns whether an address can be in the store. Any other is refused before the disk is read. */
export function isStorable(hash: string, name: string): boolean {
  return /^[0-9a-f]{32}$/.test(hash) && /^[\w-][\w.-]{0,127}$/.test(name);
}
