import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { layTestDatabase } from "../server/base/db/testDatabase.ts";
import { patience } from "./patience.ts";

// Shared by all servers of the browser tests, and kept for the next run.
const pictures = join(import.meta.dirname, "../node_modules/.cache/startline/pictures");

const shippedSites = "fixtures/sites";

/** A built server that the tests have started. */
export interface RunningServer {
  port: number;
  pid: number | undefined;
  dataDir: string;
  /** Returns what the server has printed. */
  output(): string;
  stop(): Promise<void>;
  /** Ends it at once (SIGKILL); its data folder stays until `stop`. */
  kill(): Promise<void>;
}

/**
 * Starts the built server like `npm start`, on PORT or a free port, with DATA_DIR or a new data
 * folder, whose embedded database has its tables already. Resolves when it is ready and, with a new
 * data folder, has published its sites. Throws with its output after `patience`.
 */
export async function startServer(env: Record<string, string> = {}): Promise<RunningServer> {
  const port = Number(env.PORT ?? (await freePort()));
  const dataDir = mkdtempSync(join(tmpdir(), "startline-"));
  if (!env.DATA_DIR && !env.DATABASE_URL) await layTestDatabase(dataDir);
  sharePictures(dataDir);
  const child = spawn(process.execPath, ["dist/server/main.js"], {
    env: {
      ...process.env,
      NODE_ENV: "production",
      SITES_DIR: shippedSites,
      PORT: String(port),
      DATA_DIR: dataDir,
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => (printed += chunk.toString()));
  const output = () => printed;
  await waitUntilReady(port, child, output);
  if (!env.DATA_DIR) await waitUntilPublished(env.SITES_DIR ?? shippedSites, output);
  const end = async (signal: "SIGINT" | "SIGKILL") => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill(signal);
    await ended;
  };
  const stop = async () => {
    await end("SIGINT");
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { port, pid: child.pid, dataDir, output, stop, kill: () => end("SIGKILL") };
}

/**
 * Links the pictures of earlier servers into a new data folder: else the server draws the icons of
 * each race again.
 */
export function sharePictures(dataDir: string): void {
  mkdirSync(pictures, { recursive: true });
  symlinkSync(pictures, join(dataDir, "pictures"), "junction");
}

async function waitUntilReady(port: number, child: ChildProcess, output: () => string): Promise<void> {
  for (let tries = 0; tries < patience / 100; tries++) {
    if (child.exitCode !== null) throw new Error(`The server ended before it was ready:\n${output()}`);
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill("SIGKILL");
  throw new Error(`The server was not ready in time:\n${output()}`);
}

// A server is ready before it has published the folders that are new to it.
async function waitUntilPublished(sitesDir: string, output: () => string): Promise<void> {
  const names = readdirSync(sitesDir).filter((name) => !name.startsWith("."));
  const isPublished = (name: string) =>
    ["published", "refused", "not published"].some((outcome) => output().includes(`Site ${name}: ${outcome}`));
  for (let tries = 0; tries < patience / 100; tries++) {
    if (names.every(isPublished)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The sites were not published in time:\n${output()}`);
}

/** Returns a free port of this machine. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
