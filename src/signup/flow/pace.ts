import type { ErrorCode } from "#contract/errors.ts";

/** How often a form is submitted again by itself before the runner is asked. */
export const mostAttempts = 8;

// Milliseconds. The browser knows the server's clock to a fraction of a second, so a form can come
// just before the opening.
const beforeOpening = 400;

/**
 * Returns after how many milliseconds a refused form is submitted again by itself, or undefined if
 * the runner decides: after the time that the server named, and at the moment of the opening. A
 * random part, so that those who were refused together do not return together.
 */
export function paceAfter(
  { code, waitSeconds }: { code: ErrorCode | undefined; waitSeconds: number | undefined },
  attempt: number,
  random: () => number = Math.random,
): number | undefined {
  if (attempt >= mostAttempts) return undefined;
  if (code === "sign-up/not-open" && attempt <= 3) return beforeOpening * attempt * (0.5 + random());
  const isLater = code === "request/too-many" || code === "server/unavailable";
  if (!isLater || waitSeconds === undefined || waitSeconds > 60) return undefined;
  return 1000 * (waitSeconds + Math.max(1, waitSeconds / 4) * random());
}
