import type { ApiError } from "#src/client/errors.ts";

/** Milliseconds that one try may take. */
export const loadTimeout = 10_000;
/** How many tries follow the first. */
const retries = 5;

/**
 * Why loading failed: it may be tried again at `until` (ms since 1970 by this device), or at any
 * time.
 */
export type LoadFailure = { status: "paused"; until: number } | { status: "failed" };

/**
 * Loads with a timeout of 10 s and up to five retries. A refusal is not retried. Rejects only if
 * `signal` ended it; `pause` waits that many ms.
 */
export async function loadAgain<T>(
  load: (signal: AbortSignal) => Promise<T>,
  signal: AbortSignal,
  pause: (ms: number) => Promise<void> = wait,
): Promise<{ status: "loaded"; value: T } | LoadFailure> {
  for (let tries = 0; ; tries++) {
    try {
      return { status: "loaded", value: await withLimit(load, signal) };
    } catch (error) {
      signal.throwIfAborted();
      const pausedUntil = readPause(error);
      if (pausedUntil !== undefined) return { status: "paused", until: pausedUntil };
      if (tries >= retries || (error as ApiError).kind === "refused") return { status: "failed" };
    }
    await pause(Math.min(4000, 400 * 2 ** tries));
    signal.throwIfAborted();
  }
}

/**
 * Returns when a refused call may be made again, in ms since 1970 by this device; undefined for any
 * other failure.
 */
export function readPause(error: unknown): number | undefined {
  const { code, details } = error as Partial<ApiError>;
  // Also without one of our codes: a proxy in front may limit calls, too.
  if (code !== 429) return undefined;
  const { seconds } = (details ?? {}) as { seconds?: unknown };
  return Date.now() + (typeof seconds === "number" ? seconds : 60) * 1000;
}

async function withLimit<T>(load: (signal: AbortSignal) => Promise<T>, signal: AbortSignal): Promise<T> {
  const limit = new AbortController();
  const stop = () => limit.abort(signal.reason);
  const timer = setTimeout(() => limit.abort(new Error("It took too long.")), loadTimeout);
  signal.addEventListener("abort", stop);
  try {
    return await load(limit.signal);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", stop);
  }
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
