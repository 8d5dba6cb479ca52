/** The server's clock as answers show it; the visitor's own clock until the first one. */
export interface ServerClock {
  /** Milliseconds since 1970 by the server. */
  now(): number;
  /** Learns from an answer's `Date` header; `sentAt` and `receivedAt` are monotonic milliseconds. */
  learn(dateHeader: string | null, sentAt: number, receivedAt: number): void;
}

/** Makes a clock that believes the answer with the shortest way and runs on monotonically, whatever the visitor's clock does. */
export function createClock(
  monotonic: () => number = () => performance.now(),
  wall: () => number = Date.now,
): ServerClock {
  let offset = wall() - monotonic();
  let bestTrip = Number.POSITIVE_INFINITY;
  return {
    now: () => Math.round(monotonic() + offset),
    learn(dateHeader, sentAt, receivedAt) {
      const date = dateHeader ? Date.parse(dateHeader) : Number.NaN;
      const trip = receivedAt - sentAt;
      if (Number.isNaN(date) || trip >= bestTrip) return;
      bestTrip = trip;
      // The header has whole seconds: half of one is the fairest guess of what was cut off.
      offset = date + 500 - (sentAt + trip / 2);
    },
  };
}
