/** A debounce with a longest wait. */
export interface Delay {
  /** Starts the pause again; the work is done after it. */
  start(): void;
  stop(): void;
}

/** Delays work by `pause` milliseconds from the last start, and by `longest` at most from the first. */
export function createDelay(work: () => unknown, { pause, longest }: { pause: number; longest: number }): Delay {
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
      timer = setTimeout(run, pause);
      end ??= setTimeout(run, longest);
    },
    stop,
  };
}
