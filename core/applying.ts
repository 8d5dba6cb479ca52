/** Until when (RFC 3339) and how often somebody can apply for an item. */
export interface ApplyingRules {
  closes?: string | undefined;
  againUntil?: string | undefined;
  rounds?: number | undefined;
}

/** What is left to apply: until when (ms since 1970), and how often; null for no limit. */
export interface Applying {
  until: number | null;
  left: number | null;
}

/** How many hours the link of an approval works if the form states nothing. */
export const usualLinkHours = 72;

/** Returns what is left to somebody who was rejected so many times for an item. */
export function findApplying({ closes, againUntil, rounds }: ApplyingRules, rejections: number): Applying {
  const end = rejections > 0 ? (againUntil ?? closes) : closes;
  return {
    until: end === undefined ? null : Date.parse(end),
    left: rounds === undefined ? null : Math.max(0, rounds - rejections),
  };
}

/** Returns whether an application is accepted at `now` (ms since 1970). */
export function canApply({ until, left }: Applying, now: number): boolean {
  return left !== 0 && (until === null || now < until);
}

interface BilingualText {
  zh: string;
  en?: string;
}

/**
 * How many applications there are for an item, by category, and for which reasons they were
 * rejected.
 */
export interface ApplicationCounts {
  item: string;
  itemName: BilingualText;
  /** `name` is null for applications without a category. */
  categories: { name: BilingualText | null; waiting: number; approved: number; rejected: number }[];
  grounds: { text: BilingualText; count: number }[];
}
