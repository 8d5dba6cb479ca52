import { setTimeout } from "node:timers/promises";
import { logFailures } from "../http/logFailure.ts";

/** How a worker gets and runs its jobs. */
export interface Work<Job> {
  /** What the log calls it. */
  name: string;
  /** Logs what failed; the job is due again when its lease is over. */
  log(line: string): void;
  /** How many jobs run at a time; 4 by default. */
  concurrency?: number;
  /** ms between two polls if nothing is due. */
  pollMs: number;
  /** ms until the next poll after one that failed; 5000 by default. */
  errorMs?: number;
  /** Returns at most `most` jobs that are due, at least one is requested. */
  claim(limit: number): Promise<Job[]>;
  handle(job: Job): Promise<unknown>;
}

/**
 * Runs jobs as they become due. Any number of servers on one database share them. Returns a
 * function that stops claiming and resolves when the running jobs have ended.
 */
export function startWorker<Job>(work: Work<Job>): () => Promise<void> {
  const { name, log, concurrency = 4, pollMs, errorMs = 5000, claim, handle } = work;
  const onError = logFailures(log, name);
  const closing = new AbortController();
  const running = new Set<Promise<unknown>>();
  const pause = (ms: number) => setTimeout(ms, undefined, { signal: closing.signal }).catch(() => undefined);
  const start = (job: Job) => {
    const handling = handle(job)
      .catch(onError)
      .finally(() => running.delete(handling));
    running.add(handling);
  };
  const poll = async () => {
    while (!closing.signal.aborted) {
      try {
        for (const job of await claim(concurrency - running.size)) start(job);
        if (running.size === concurrency) await Promise.race(running);
        else await pause(pollMs);
      } catch (error) {
        onError(error);
        await pause(errorMs);
      }
    }
  };
  const stopped = poll();
  return async () => {
    closing.abort();
    await stopped;
    await Promise.all(running);
  };
}
