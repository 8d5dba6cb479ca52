import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { layTestDatabase } from "../server/base/db/testDatabase.ts";

const pictures = join(import.meta.dirname, "../node_modules/.cache/startline/pictures");

const shippedSites = "fixtures/sites";

export interface RunningServer {
  port: number;
  pid: number | undefined;
  dataDir: string;
  /** Everything the server printed so far. */
  output(): string;
  stop(): Promise<void>;
}

/**
 * Starts the built server on a free port (or that of PORT), as `npm start` would: in the data folder that DATA_DIR names, or a new one, whose
 * embedded database has its tables already. Waits until it is ready, and on a new data folder until it has published its sites.
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
  const stop = async () => {
    if (child.exitCode === null) {
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGINT");
      await ended;
    }
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { port, pid: child.pid, dataDir, output, stop };
}

/** Gives a new data folder the pictures that earlier servers made: else the icons of every race would be drawn again. */
export function sharePictures(dataDir: string): void {
  mkdirSync(pictures, { recursive: true });
  symlinkSync(pictures, join(dataDir, "pictures"), "junction");
}

async function waitUntilReady(port: number, child: ChildProcess, output: () => string): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    if (child.exitCode !== null) throw new Error(`The server ended before it was ready:\n${output()}`);
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill("SIGKILL");
  throw new Error(`The server was not ready within a minute:\n${output()}`);
}

// A server is ready before it has published the folders that are new to it.
async function waitUntilPublished(sitesDir: string, output: () => string): Promise<void> {
  const names = readdirSync(sitesDir).filter((name) => !name.startsWith("."));
  const isPublished = (name: string) =>
    ["published", "refused", "not published"].some((outcome) => output().includes(`Site ${name}: ${outcome}`));
  for (let tries = 0; tries < 600; tries++) {
    if (names.every(isPublished)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The sites were not published within a minute:\n${output()}`);
}

/** A port of this machine that nothing listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
