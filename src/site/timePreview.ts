/** A preview of the page at another time, from `?at=` of its address. */
export interface TimePreview {
  /** The value in the address. */
  asked: string;
  /** The time in milliseconds since 1970; undefined if the value is not a time. */
  at: number | undefined;
  /**
   * The time by which the page is rendered: that instant, and what has passed since the page was
   * opened.
   */
  now(): number;
}

const instant = /^(\d{4})-(\d\d)-(\d\d)T\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/;

/**
 * Reads `?at=` of an address's query: an RFC 3339 instant with its offset, seconds left out or not.
 * `realNow` is the server's time, which a page with an unreadable `at` is rendered at. Undefined if
 * there is no `at`.
 */
export function readTimePreview(
  search: string,
  realNow: () => number,
  monotonic: () => number = () => performance.now(),
): TimePreview | undefined {
  const parameter = new URLSearchParams(search).get("at");
  if (parameter === null) return undefined;
  // A "+" in a query stands for a blank unless it was written as %2B, which nobody does by hand.
  const instantText = parameter.replace(/ (?=\d\d:\d\d$)/, "+");
  const at = readInstant(instantText);
  const openedAt = monotonic();
  return {
    asked: instantText,
    at,
    now: () => (at === undefined ? realNow() : Math.round(at + monotonic() - openedAt)),
  };
}

function readInstant(text: string): number | undefined {
  const [, year, month, day] = instant.exec(text) ?? [];
  const at = Date.parse(text);
  // 30 February would become a day of March.
  const isDay = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))).getUTCDate() === Number(day);
  return isDay && Number.isFinite(at) ? at : undefined;
}

/**
 * What the ribbon gets from the site's script; it imports none of its modules, so that these stay
 * in one file.
 */
export interface TimeRibbonProps {
  preview: Pick<TimePreview, "at" | "asked">;
  className: string | undefined;
}
