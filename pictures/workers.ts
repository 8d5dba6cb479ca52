import { type ChildProcess, fork } from "node:child_process";
import { existsSync } from "node:fs";
import { availableParallelism, constants, setPriority } from "node:os";
import { fileURLToPath } from "node:url";
import type { Job } from "./worker.ts";

/** How a job ended. A job that was too slow or crashed has ended its process, and nothing else. */
export type Ended<Result> = { outcome: "done"; result: Result } | { outcome: "slow" | "crashed" };

/** Processes that work on jobs, one for each core, started when they are needed. */
export interface Workers {
  /** Runs a job; rejects if a file cannot be read or written, or no process can be started. */
  run<Result>(job: Job, seconds: number): Promise<Ended<Result>>;
  close(): void;
}

// Each may hold a whole picture in memory.
const mostWorkers = 8;

/** Opens workers; `count` is how many work at the same time. */
export function openWorkers(count = Math.min(availableParallelism(), mostWorkers)): Workers {
  const idle: ChildProcess[] = [];
  const waiting: (() => void)[] = [];
  let running = 0;
  return {
    async run(job, seconds) {
      if (running >= count) await new Promise<void>((resolve) => waiting.push(resolve));
      else running++;
      try {
        const child = takeIdle(idle) ?? (await startWorker());
        const ended = await callWorker(child, job, seconds).finally(() => child.connected && idle.push(child));
        return ended as never;
      } finally {
        const next = waiting.shift();
        if (next) next();
        else running--;
      }
    },
    close() {
      for (const child of idle.splice(0)) child.kill("SIGKILL");
    },
  };
}

function takeIdle(idle: ChildProcess[]): ChildProcess | undefined {
  for (let child = idle.pop(); child; child = idle.pop()) if (child.connected) return child;
  return undefined;
}

type Reply = { result: unknown } | { error: { code?: string; message: string } };

function callWorker(child: ChildProcess, job: Job, seconds: number): Promise<Ended<unknown>> {
  return new Promise((resolve, reject) => {
    const end = (outcome: "slow" | "crashed") => {
      settle();
      child.disconnect?.();
      child.kill("SIGKILL");
      resolve({ outcome });
    };
    const onEnd = () => end("crashed");
    const onReply = (reply: Reply) => {
      settle();
      if ("result" in reply) resolve({ outcome: "done", result: reply.result });
      else reject(Object.assign(new Error(reply.error.message), { code: reply.error.code }));
    };
    const timer = setTimeout(() => end("slow"), seconds * 1000);
    const settle = () => {
      clearTimeout(timer);
      child.off("message", onReply).off("exit", onEnd).off("error", onEnd);
    };
    child.on("message", onReply).on("exit", onEnd).on("error", onEnd);
    child.send(job);
  });
}

// It gets neither the secrets of this process nor its priority: visitors come first.
async function startWorker(): Promise<ChildProcess> {
  const file = findWorker();
  const { PATH, TMPDIR, TEMP, SystemRoot } = process.env;
  const child = fork(file, {
    env: { PATH, TMPDIR, TEMP, SystemRoot },
    execArgv: file.endsWith(".ts") ? ["--import", "tsx"] : [],
    cwd: import.meta.dirname,
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  await new Promise((resolve, reject) => {
    child.once("message", resolve).once("error", reject);
    child.once("exit", (code) => reject(new Error(`The picture worker does not start (exit code ${code}).`)));
  });
  child.removeAllListeners("error").removeAllListeners("exit");
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  return child;
}

// Beside this file in the sources; in a built program, beside its entry.
function findWorker(): string {
  const places = ["./worker.ts", "./pictureWorker.js", "../pictureWorker.js"];
  const found = places.map((place) => fileURLToPath(new URL(place, import.meta.url))).find((path) => existsSync(path));
  if (!found) throw new Error("The program was built without its picture worker.");
  return found;
}
