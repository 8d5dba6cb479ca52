import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";

/** Ends a process and all of its group when this process ends, even if it is killed. The function it returns ends them at once. */
export function leash({ pid }: Pick<ChildProcess, "pid">): () => Promise<void> {
  // The other end of its input is in this process only: when that has gone, the input ends.
  const watcher = spawn("sh", ["-c", 'cat; kill -s KILL -- "-$0"', String(pid)], {
    stdio: ["pipe", "ignore", "ignore"],
    detached: true,
  });
  watcher.unref();
  const ended = once(watcher, "exit");
  return async () => {
    watcher.stdin?.end();
    await ended;
  };
}
