import { isUnavailable } from "../db/unavailable.ts";
import { errorLine } from "./loggable.ts";

const msBetweenLines = 10_000;
let nextLineAt = Number.NEGATIVE_INFINITY;

/**
 * Returns whether this process may log again that the database cannot be reached: at most every 10
 * s.
 */
export function isOutageLineDue(now = performance.now()): boolean {
  if (now < nextLineAt) return false;
  nextLineAt = now + msBetweenLines;
  return true;
}

/** Makes the next line about an outage due at once; for tests. */
export function forgetOutageLine(): void {
  nextLineAt = Number.NEGATIVE_INFINITY;
}

/**
 * Returns what logs the errors of work without a request, each as one line; of an outage of the
 * database one line in 10 s, for all work and all requests of this process together.
 */
export function logFailures(log: (line: string) => void, work: string): (error: unknown) => void {
  return (error) => {
    if (!isUnavailable(error)) return log(`${work}: ${errorLine(error)}`);
    if (isOutageLineDue()) log(`${work}: the database cannot be reached. ${errorLine(error)}`);
  };
}
