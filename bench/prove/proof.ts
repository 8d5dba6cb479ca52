import type { BuiltApp, Parts } from "#server/app.ts";
import type { Database } from "#server/base/db/open.ts";
import type { Env } from "#server/base/env/env.ts";

/**
 * One claim about the system that is tried on a real PostgreSQL. Its `id` is the one that the
 * report and the command line use, such as A1.
 */
export interface Proof {
  id: string;
  /** What is claimed, in one line. */
  title: string;
  run(context: ProofContext): Promise<Outcome>;
}

/**
 * Whether what is claimed was so, with what was measured. Figures are printed in their order; times
 * are in ms unless their names state a unit.
 */
export interface Outcome {
  isKept: boolean;
  figures: Record<string, string | number>;
  plots?: Plot[];
}

/** A plot of the report: lines or bars over a common axis. */
export interface Plot {
  title: string;
  kind: "lines" | "bars";
  x: string;
  y: string;
  series: { name: string; points: [x: number, y: number][] }[];
}

/** A fresh database with all tables, on the one PostgreSQL of this run. */
export interface ProofDatabase {
  url: string;
  db: Database;
}

/** A process of the built server. */
export interface ServerProcess {
  /** Such as http://127.0.0.1:4711. */
  address: string;
  port: number;
  /** Returns what it has printed. */
  output(): string;
  /** Ends it as a loss of power would (SIGKILL), and resolves once it is gone. */
  kill(): Promise<void>;
  /** Starts it again on the same port, with the same files; only after `kill`. */
  restart(): Promise<void>;
}

/** What a server process is started with. */
export interface ServerOptions {
  /** The folder of the sites that it publishes. */
  sitesDir: string;
  /** By how many ms its clock is fast; negative if it is slow. */
  clockMs?: number;
  /** More of its environment variables. */
  env?: Record<string, string>;
}

/** What a server inside this process is built from, in addition to its settings. */
export type BuildParts = Partial<Pick<Parts, "adminKey" | "builtSite">> & { env?: Partial<Env> };

/** What proofs work with. All that a context has opened is closed once its proof is over. */
export interface ProofContext {
  /** Printed and kept in the report; `PROVE_SEED` sets another. */
  seed: number;
  /** A number from 0 to below 1; the same ones in each run with the same seed. */
  random(): number;
  /** Creates a database that has all tables and no rows. */
  openDatabase(): Promise<ProofDatabase>;
  /**
   * Starts processes of the built server over a database; the first publishes the sites before the
   * others start.
   */
  startServers(database: ProofDatabase, many: number, options: ServerOptions): Promise<ServerProcess[]>;
  /**
   * Builds servers inside this process, each with its own connections; the sites of `sitesDir` are
   * published. Their payments go to the sandbox. `parts` is what they have that others do not.
   */
  buildServers(
    database: ProofDatabase,
    many: number,
    sitesDir: string,
    parts?: BuildParts,
  ): Promise<(BuiltApp & { db: Database })[]>;
  /** Creates a folder with these files; objects become JSON. */
  writeFolder(files: Record<string, unknown>): Promise<string>;
  /**
   * Kills all processes of PostgreSQL (SIGKILL), as a loss of power would; `startPostgres` starts
   * it again, which replays its log.
   */
  killPostgres(): Promise<void>;
  startPostgres(): Promise<void>;
  /** Called once the proof is over, last first. */
  onEnd(close: () => unknown): void;
}
