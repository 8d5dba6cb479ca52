import { type ChildProcess, fork } from "node:child_process";
import { existsSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { fileURLToPath } from "node:url";
import { openTurns } from "./turns.ts";

/**
 * Draws papers one after the other, of all who wait in turn, in a process that is started
 * when it is needed and ended when it is not.
 */
export interface Drawer {
  /**
   * Returns the file for an account, or for another name whose work waits together; "busy" if too
   * many wait, or too many of that account. Rejects if it cannot be drawn.
   */
  draw(job: object, accountId: string): Promise<Buffer | "busy">;
  close(): void;
}

/** What the worker answers to a job. */
export type Drawn = { file: Uint8Array } | { error: string };

interface DrawerOptions {
  /** How many may wait. */
  most?: number;
  /** How many of one account may wait. */
  mostOfAccount?: number;
  /** How long one may take. */
  seconds?: number;
  /** How long the process, with its fonts, is kept without work. */
  idleSeconds?: number;
}

/** Opens a drawer of confirmations and certificates, which `server/printWorker.ts` draws. */
export function openDrawer({
  most = 100,
  mostOfAccount = 5,
  seconds = 45,
  idleSeconds = 60,
}: DrawerOptions = {}): Drawer {
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  const turns = openTurns({ most, mostOfAccount });
  const end = () => {
    clearTimeout(idle);
    child?.kill("SIGKILL");
    child = undefined;
  };
  const drawNext = async (job: object): Promise<Buffer> => {
    clearTimeout(idle);
    // It may have ended between two calls.
    if (!child?.connected) child = startWorker();
    try {
      const file = await callWorker(child, job, seconds);
      idle = setTimeout(end, idleSeconds * 1000).unref();
      return file;
    } catch (error) {
      end();
      throw error;
    }
  };
  return {
    draw: (job, accountId) => turns.take(accountId, () => drawNext(job)),
    close: end,
  };
}

function callWorker(child: ChildProcess, job: object, seconds: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const fail = (reason: string) => {
      settle();
      reject(new Error(`A paper was not drawn: ${reason}`));
    };
    const onMessage = (result: Drawn) => {
      if ("error" in result) return fail(result.error);
      settle();
      resolve(Buffer.from(result.file));
    };
    const onExit = (code: number | null) => fail(`its process ended (${code})`);
    const timer = setTimeout(() => fail(`it took more than ${seconds} s`), seconds * 1000);
    const settle = () => {
      clearTimeout(timer);
      child.off("message", onMessage).off("exit", onExit);
    };
    child.on("message", onMessage).on("exit", onExit);
    child.send(job);
  });
}

// It gets neither the secrets of this process nor its priority: visitors come first.
function startWorker(): ChildProcess {
  const file = findWorker();
  const { PATH, TMPDIR, TEMP, SystemRoot } = process.env;
  const child = fork(file, {
    env: { PATH, TMPDIR, TEMP, SystemRoot },
    execArgv: file.endsWith(".ts") ? ["--import", "tsx"] : [],
    cwd: import.meta.dirname,
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  // Its end, which each call sees, follows.
  child.on("error", () => child.kill("SIGKILL"));
  child.unref();
  child.channel?.unref();
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  return child;
}

// Beside the layers in the sources; in a built program, beside its entry.
function findWorker(): string {
  const places = ["../../printWorker.ts", "./printWorker.js", "../printWorker.js"];
  const path = places.map((place) => fileURLToPath(new URL(place, import.meta.url))).find((path) => existsSync(path));
  if (!path) throw new Error("The program was built without its worker of papers.");
  return path;
}
