/** Work that waits for a pause in its requests, but not longer than a limit. */
export interface Debounce {
  /** Requests the work: the wait starts again. */
  start(): void;
  /** Cancels work that is requested. */
  stop(): void;
}

/**
 * Debounces work: it is done `wait` ms after the last start, and `maxWait` ms at most after the
 * first.
 */
export function createDebounce(work: () => unknown, { wait, maxWait }: { wait: number; maxWait: number }): Debounce {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let end: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    clearTimeout(end);
    timer = undefined;
    end = undefined;
  };
  const run = () => {
    stop();
    work();
  };
  return {
    start() {
      clearTimeout(timer);
      timer = setTimeout(run, wait);
      end ??= setTimeout(run, maxWait);
    },
    stop,
  };
}
