/** Calls `act` once after `ms` milliseconds; returns a function that cancels it. */
export type Timer = (ms: number, act: () => void) => () => void;

// A longer delay of setTimeout fires at once.
const longest = 2 ** 31 - 1;

/** A timer of any length that does not keep the process alive. */
export const unrefTimer: Timer = (ms, act) => {
  let timer: NodeJS.Timeout;
  const wait = (rest: number) => {
    const next = () => (rest > longest ? wait(rest - longest) : act());
    timer = setTimeout(next, Math.min(Math.max(rest, 0), longest)).unref();
  };
  wait(ms);
  return () => clearTimeout(timer);
};
