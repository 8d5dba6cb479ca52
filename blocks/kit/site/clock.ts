import { useSyncExternalStore } from "react";
import { useSite } from "./site.ts";

/** Returns the server's time in ms, floored to `step` ms and renewed each step. */
export function useNow(step: number): number {
  const { now, renderedAt, noteTime } = useSite();
  const floored = (time: number) => Math.floor(time / step) * step;
  return useSyncExternalStore(
    (onChange) => watchClock(onChange, now, step),
    () => floored(now()),
    () => {
      noteTime?.(floored);
      return floored(renderedAt ?? now());
    },
  );
}

/**
 * Returns the latest of these instants (ms since 1970) that is not after the server's time;
 * -Infinity before the first. Renewed when the next one comes.
 */
export function useLatest(instants: number[]): number {
  const { now, renderedAt, noteTime } = useSite();
  const latest = (time: number) => Math.max(...instants.filter((instant) => instant <= time));
  return useSyncExternalStore(
    (onChange) => watchClock(onChange, now, 1000),
    () => latest(now()),
    () => {
      noteTime?.(latest);
      return latest(renderedAt ?? now());
    },
  );
}

/**
 * Returns the same for what changes without an instant that the config names, such as "3 days
 * left": undefined in a prerendered page, which may be shown much later, and while the browser
 * hydrates that page.
 */
export function useLiveNow(step: number): number | undefined {
  const now = useNow(step);
  return useIsHydrating() ? undefined : now;
}

/**
 * Returns whether a page is being prerendered or hydrated: what is rendered then must be the same
 * on both sides.
 */
export function useIsHydrating(): boolean {
  const { renderedAt } = useSite();
  return useSyncExternalStore(
    never,
    () => false,
    () => renderedAt !== undefined,
  );
}

const never = () => () => undefined;

// One timer for each watcher, aligned to the step, so that all countdowns of a page turn together.
function watchClock(onChange: () => void, now: () => number, step: number): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(
      () => {
        onChange();
        wait();
      },
      Math.min(step - (now() % step) + 5, 60_000),
    );
  };
  wait();
  return () => clearTimeout(timer);
}
