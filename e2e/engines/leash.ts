import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";

/**
 * Ends a process and its process group when this process ends, even if it is killed. Returns a
 * function that ends them at once.
 */
export function leash({ pid }: Pick<ChildProcess, "pid">): () => Promise<void> {
  // Its input is a pipe from this process, and ends with it.
  const watcher = spawn("sh", ["-c", 'cat; kill -s KILL -- "-$0"', String(pid)], {
    stdio: ["pipe", "ignore", "ignore"],
    detached: true,
  });
  watcher.unref();
  const ended = once(watcher, "exit");
  const end = async () => {
    process.off("disconnect", end);
    watcher.stdin?.end();
    await ended;
  };
  // A worker that runs test files can outlive the process that started it.
  process.once("disconnect", end);
  return end;
}
