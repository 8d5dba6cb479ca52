import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";

/** Ends a process and all of its group when this process ends, even if it is killed. The function it returns ends them at once. */
export function leash({ pid }: Pick<ChildProcess, "pid">): () => Promise<void> {
  // Only this process holds the other end of its input: when the process ends, the input ends.
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
  // The process that runs a test file outlives the one that has started it.
  process.once("disconnect", end);
  return end;
}
