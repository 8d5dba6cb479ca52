/** The server's clock, calculated from its responses; the visitor's clock before the first one. */
export interface ServerClock {
  /** Milliseconds since 1970 by the server. */
  now(): number;
  /**
   * Adjusts the clock by a response's `Date` header; `sentAt` and `receivedAt` are monotonic
   * milliseconds.
   */
  learn(dateHeader: string | null, sentAt: number, receivedAt: number): void;
  /**
   * Called when the two clocks of the browser no longer agree: it has slept, or its clock was set.
   * The next response then adjusts the clock.
   */
  onJump?: () => void;
}

// Milliseconds; clocks that are only corrected a little stay below.
const jump = 5000;

/**
 * Creates a clock that trusts the response with the shortest round trip and is monotonic,
 * independent of the visitor's clock.
 */
export function createClock(
  monotonic: () => number = () => performance.now(),
  wall: () => number = Date.now,
): ServerClock {
  const difference = () => wall() - monotonic();
  let offset = difference();
  let lastDifference = offset;
  let bestTrip = Number.POSITIVE_INFINITY;
  const clock: ServerClock = {
    now() {
      if (Math.abs(difference() - lastDifference) > jump) {
        lastDifference = difference();
        bestTrip = Number.POSITIVE_INFINITY;
        clock.onJump?.();
      }
      return Math.round(monotonic() + offset);
    },
    learn(dateHeader, sentAt, receivedAt) {
      const date = dateHeader ? Date.parse(dateHeader) : Number.NaN;
      const trip = receivedAt - sentAt;
      if (Number.isNaN(date) || trip >= bestTrip) return;
      bestTrip = trip;
      // The header has whole seconds: half of one is the expected value of what was cut off.
      offset = date + 500 - (sentAt + trip / 2);
    },
  };
  return clock;
}
