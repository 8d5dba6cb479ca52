/** A browser's idea of the server's clock is exact to a second. */
const toleranceMs = 1000;

/**
 * Returns the time of a stored document in milliseconds since 1970; undefined for any other file. The time is inside of the file, and its
 * address is the hash of its bytes: wherever the same document is published, its time is the same.
 */
export function documentTime(name: string, text: Buffer): number | undefined {
  if (!name.endsWith(".json") || !text.includes('"time"')) return undefined;
  try {
    const { time, title, content } = JSON.parse(text.toString()) as Record<string, unknown>;
    const isDocument = typeof title === "string" && typeof content === "string";
    return isDocument && typeof time === "number" ? time : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a document's time is still to come by the server's clock. `?at=` of a page changes nothing here: any visitor can write it. */
export function isAhead(time: number | undefined, now = Date.now()): boolean {
  return time !== undefined && time > now + toleranceMs;
}
