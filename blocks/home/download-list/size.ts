const units = ["B", "KB", "MB", "GB"] as const;

/**
 * Returns a size in bytes as people read it before a download, in steps of 1024: 850 B, 4.2 MB, 38
 * MB.
 */
export function sizeText(bytes: number, write: (value: number) => string): string {
  let value = bytes;
  let unit = 0;
  // 999.6 KB is written as 1 MB.
  while (value >= 999.5 && unit < units.length - 1) {
    value /= 1024;
    unit++;
  }
  const rounded = value < 10 ? Math.max(Math.round(value * 10) / 10, unit > 0 ? 0.1 : 0) : Math.round(value);
  return `${write(rounded)} ${units[unit]}`;
}
