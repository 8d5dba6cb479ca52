import type { SecurityEvent } from "./kinds.ts";

/** How many events of one kind and network there were, beyond the first. */
export interface Counted {
  event: SecurityEvent;
  count: number;
}

/** Milliseconds that events are counted for. */
const windowMs = 60_000;

/**
 * How many kinds and networks of one minute have rows of their own; the others of a kind share one.
 */
export const mostCounted = 100;

/**
 * Counts events of a minute, so that a flood of them costs a number of rows that does not grow with
 * it.
 */
export class Flood {
  readonly #counts = new Map<string, Counted>();
  readonly #write: (counter: Counted) => Promise<void>;
  #timer: NodeJS.Timeout | undefined;

  constructor(write: (counter: Counted) => Promise<void>) {
    this.#write = write;
  }

  /**
   * Returns whether an event is the first of its kind and network in this minute, and has to be
   * written; counts it otherwise.
   */
  isFirst(event: SecurityEvent): boolean {
    this.#timer ??= setTimeout(() => void this.flush().catch(() => undefined), windowMs).unref();
    const ownKey = `${event.kind} ${event.network ?? ""}`;
    const isNew = !this.#counts.has(ownKey);
    const isShared = isNew && this.#counts.size >= mostCounted;
    const key = isShared ? `${event.kind} *` : ownKey;
    const counter = this.#counts.get(key);
    if (!counter) {
      const { network: _network, accountId: _account, ...shared } = event;
      this.#counts.set(key, { event: isShared ? shared : event, count: isShared ? 1 : 0 });
      return !isShared;
    }
    counter.count += 1;
    // One row names one account, or none.
    for (const name of ["actor", "accountId", "details"] as const)
      if (JSON.stringify(counter.event[name]) !== JSON.stringify(event[name]))
        counter.event = { ...counter.event, [name]: undefined };
    return false;
  }

  /** Writes the counts and begins anew. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const counters = [...this.#counts.values()].filter(({ count }) => count > 0);
    this.#counts.clear();
    for (const counter of counters) await this.#write(counter);
  }
}
