/** Calls once after so many ms, and returns a function that cancels it. */
export type Timer = (ms: number, act: () => void) => () => void;

// Above this, timers of JavaScript fire at once.
const longest = 2 ** 31 - 1;

/** A timer for any time ahead that keeps no process alive. */
export const unrefTimer: Timer = (ms, act) => {
  let timer: NodeJS.Timeout;
  const wait = (rest: number) => {
    const next = () => (rest > longest ? wait(rest - longest) : act());
    timer = setTimeout(next, Math.min(Math.max(rest, 0), longest)).unref();
  };
  wait(ms);
  return () => clearTimeout(timer);
};
