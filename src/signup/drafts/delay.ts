/** Work that waits for a pause, and not for ever. */
export interface Delay {
  /** Something happened: the work is done once nothing has for a while. */
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
