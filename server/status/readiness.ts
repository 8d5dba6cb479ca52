import { stat, statfs } from "node:fs/promises";
import { sql } from "drizzle-orm";
import type { ReasonNotReady } from "#contract/errors.ts";
import { messages } from "#locales/generated/server/readiness.ts";
import { getText } from "#locales/getText.ts";
import { limits } from "../base/db/accountSchema.ts";
import type { Database } from "../base/db/open.ts";
import type { Merchants } from "../money/payments/merchants.ts";
import type { SiteFiles } from "../sites/publish/siteFiles.ts";

/** Whether a server can be sent visitors. */
export interface Readiness {
  /** Why not; empty if it is ready. */
  reasons: ReasonNotReady[];
  /** The domain names of the sites with missing files. */
  missing: string[];
}

/** What the readiness of a server depends on. */
export interface ReadinessParts {
  db: Database;
  siteFiles: Pick<SiteFiles, "findIncomplete" | "checkReadable">;
  /** Those of this server; it is not ready while they differ from those of the other servers. */
  merchants?: Pick<Merchants, "othersAre"> | undefined;
  /**
   * Absolute paths of the folders that the server writes to; those that do not exist yet are
   * ignored.
   */
  folders: string[];
  /** How many bytes have to be free on the disk of each folder. */
  diskFloorBytes: number;
  /** Writes a line into the log. */
  warn(facts: object, line: string): void;
}

/** A reason with what the log has about it. */
interface Found {
  reason: ReasonNotReady;
  line: string;
  error?: unknown;
}

const patienceMs = 3000;
const bytesOfMb = 1024 ** 2;

/**
 * Watches whether a server is ready. The function that it returns checks at most once in
 * `intervalMs`, however often it is called; a check that takes longer than 3 s has failed. The log
 * has a line when a reason begins and one when it ends.
 */
export function watchReadiness(parts: ReadinessParts, intervalMs = 2000): () => Promise<Readiness> {
  const current = new Set<ReasonNotReady>();
  const write = oneAtATime(() => writeDatabase(parts.db));
  const readFiles = oneAtATime(() => findMissing(parts.siteFiles));
  let checkedAt = Number.NEGATIVE_INFINITY;
  let checking: Promise<Readiness> | undefined;
  const check = async () => {
    const [database, files, disk] = await Promise.all([settle(write()), settle(readFiles()), findFullDisk(parts)]);
    const missing = files.value ?? [];
    const reasons: Found[] = [];
    if (database.error !== undefined)
      reasons.push({
        reason: "database-not-writable",
        line: getText(messages, "databaseNotWritable").en,
        error: database.error,
      });
    if (missing.length > 0)
      reasons.push({
        reason: "files-missing",
        line: getText(messages, "filesMissing", { sites: missing.join(", ") }).en,
      });
    // The list of published files is in the database: a failure of it is one reason, not two.
    if (files.error !== undefined && database.error === undefined)
      reasons.push({ reason: "files-unreadable", line: getText(messages, "filesUnreadable").en, error: files.error });
    if (disk) reasons.push(disk);
    const otherMerchants = parts.merchants?.othersAre;
    if (otherMerchants !== undefined)
      reasons.push({
        reason: "merchants-differ",
        line: getText(messages, "merchantsDiffer", { others: otherMerchants }).en,
      });
    logChanges(current, reasons, parts.warn);
    return { reasons: reasons.map(({ reason }) => reason), missing };
  };
  return () => {
    if (checking && performance.now() - checkedAt < intervalMs) return checking;
    checkedAt = performance.now();
    checking = check();
    return checking;
  };
}

function logChanges(current: Set<ReasonNotReady>, reasons: Found[], warn: ReadinessParts["warn"]): void {
  for (const { reason, line, error } of reasons) {
    if (!current.has(reason)) warn({ reason, ...(error !== undefined && { err: error }) }, line);
    current.add(reason);
  }
  for (const reason of current) {
    if (reasons.some((other) => other.reason === reason)) continue;
    current.delete(reason);
    warn({ reason }, getText(messages, "ended", { reason }).en);
  }
}

/**
 * The row of `limits` that a check writes, which is that of no limit; its count is how many there
 * were.
 */
export const readinessKey = "readyz";

// Only a write shows that the database has space and is not read-only, as a standby is.
async function writeDatabase(db: Database): Promise<void> {
  const endsAt = sql`now() + interval '1 day'`;
  await db
    .insert(limits)
    .values({ key: readinessKey, count: 1, endsAt })
    .onConflictDoUpdate({ target: limits.key, set: { count: sql`${limits.count} % 1000000 + 1`, endsAt } });
}

// Returns the domain names of the sites with missing files; throws if the files cannot be read.
async function findMissing(siteFiles: ReadinessParts["siteFiles"]): Promise<string[]> {
  const incomplete = await siteFiles.findIncomplete();
  if (incomplete.length === 0) await siteFiles.checkReadable();
  return incomplete.flatMap(({ domainNames }) => domainNames);
}

async function findFullDisk({ folders, diskFloorBytes }: ReadinessParts): Promise<Found | undefined> {
  for (const folder of folders) {
    if (!(await stat(folder).catch(() => undefined))) continue;
    // What is reserved for the superuser is not free; a disk that does not answer has no space.
    const { value: { bavail, bsize } = { bavail: 0, bsize: 0 } } = await settle(statfs(folder));
    const free = bavail * bsize;
    if (free >= diskFloorBytes) continue;
    const [leftMb = 0, floor = 0] = [free, diskFloorBytes].map((bytes) => Math.floor(bytes / bytesOfMb));
    return {
      reason: "disk-nearly-full",
      line: getText(messages, "diskNearlyFull", { folder, left: leftMb, floor }).en,
    };
  }
  return undefined;
}

// While a run is not finished, nobody begins another: those of a database that hangs would become
// more and more.
function oneAtATime<Result>(run: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<Result> | undefined;
  return () => {
    running ??= run().finally(() => {
      running = undefined;
    });
    return running;
  };
}

// Waits for a result 3 s at most.
async function settle<Result>(result: Promise<Result>): Promise<{ value?: Result; error?: unknown }> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error("No answer within 3 s.")), patienceMs);
  });
  return Promise.race([result, late])
    .then(
      (value) => ({ value }),
      (error: unknown) => ({ error }),
    )
    .finally(() => clearTimeout(timer));
}
