/** Works through what is due, several at a time. */
export interface Dispatcher {
  /** Looks for work at once. */
  wake(): void;
  /** Takes no more work; resolves when what was begun has ended. */
  close(): Promise<void>;
}

/** What a dispatcher does. */
export interface Work {
  /** How many are handled at a time. */
  lanes: number;
  /** ms between two looks for work when nobody wakes it. */
  pollMs: number;
  claim(most: number): Promise<string[]>;
  handle(id: string): Promise<void>;
  onError(error: Error): void;
}

// pg-boss has a worker of its own, but it does not wait for its own reports of success and failure: where the database is
// away at that moment they reject with nobody listening, and that ends the program.
/** Starts to work. No error of `claim` or `handle` stops it: `onError` learns of it. */
export function startDispatcher({ lanes, pollMs, claim, handle, onError }: Work): Dispatcher {
  const running = new Set<Promise<void>>();
  const bell = newBell();
  let isOpen = true;
  const begin = (id: string) => {
    const work = handle(id)
      .catch(onError)
      .finally(() => running.delete(work));
    running.add(work);
  };
  const loop = async () => {
    while (isOpen) {
      bell.reset();
      const ids = await claim(lanes - running.size).catch((error: Error) => {
        onError(error);
        return [];
      });
      for (const id of ids) begin(id);
      if (running.size >= lanes) await Promise.race(running);
      else if (ids.length === 0) await bell.rest(pollMs);
    }
  };
  const ended = loop();
  return {
    wake: bell.ring,
    async close() {
      isOpen = false;
      bell.ring();
      await ended;
      await Promise.all(running);
    },
  };
}

// Whoever rings while nobody rests is not forgotten: the next rest is over at once.
function newBell() {
  let hasRung = false;
  let end: (() => void) | undefined;
  return {
    reset() {
      hasRung = false;
    },
    ring() {
      hasRung = true;
      end?.();
    },
    async rest(ms: number) {
      if (hasRung) return;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms);
        end = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      end = undefined;
    },
  };
}
