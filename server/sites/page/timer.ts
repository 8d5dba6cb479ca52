/** Calls `act` once after `ms` milliseconds; returns a function that cancels it. */
export type Timer = (ms: number, act: () => void) => () => void;

// A longer delay of setTimeout fires at once.
const longest = 2 ** 31 - 1;

/** A timer of any length that does not keep the process alive. */
export const unrefTimer: Timer = (ms, act) => {
  let timer: NodeJS.Timeout;
  const wait = (remaining: number) => {
    const next = () => (remaining > longest ? wait(remaining - longest) : act());
    timer = setTimeout(next, Math.min(Math.max(remaining, 0), longest)).unref();
  };
  wait(ms);
  return () => clearTimeout(timer);
};
