import { setTimeout } from "node:timers/promises";

/** How a worker gets and runs its jobs; `claim` returns at most `most` jobs that are due. */
export interface Work<Job> {
  /** How many jobs run at a time. */
  concurrency: number;
  /** ms between two polls if nothing is due. */
  pollMs: number;
  /** ms until the next poll after one that failed. */
  errorMs: number;
  claim(most: number): Promise<Job[]>;
  handle(job: Job): Promise<void>;
  onError(error: Error): void;
}

/**
 * Runs jobs as they become due. Returns a function that stops claiming and resolves when the
 * running jobs have ended.
 */
export function startWorker<Job>({ concurrency, pollMs, errorMs, claim, handle, onError }: Work<Job>) {
  const closing = new AbortController();
  const running = new Set<Promise<void>>();
  const pause = (ms: number) => setTimeout(ms, undefined, { signal: closing.signal }).catch(() => undefined);
  const start = (job: Job) => {
    const ended = handle(job)
      .catch(onError)
      .finally(() => running.delete(ended));
    running.add(ended);
  };
  const poll = async () => {
    while (!closing.signal.aborted) {
      try {
        for (const job of await claim(concurrency - running.size)) start(job);
        if (running.size === concurrency) await Promise.race(running);
        else await pause(pollMs);
      } catch (error) {
        onError(error as Error);
        await pause(errorMs);
      }
    }
  };
  const stopped = poll();
  return async (): Promise<void> => {
    closing.abort();
    await stopped;
    await Promise.all(running);
  };
}
