import { and, eq, getTableColumns, isNull, lte, sql } from "drizzle-orm";
import type { Database } from "../../../base/db/open.ts";
import { sandboxNotices } from "../../../base/db/paymentSchema.ts";
import { claimJobs } from "../../../base/jobs/claim.ts";
import { startWorker } from "../../../base/jobs/worker.ts";
import type { Secrets } from "../../../base/secrets/secrets.ts";
import { signNotice } from "../../providers/sandbox/notice.ts";

/** How the sandbox sends its notifications. */
export interface NotifierParts {
  db: Database;
  secrets: Pick<Secrets, "mac">;
  /** The address that is notified. */
  target: string;
  log(line: string): void;
  pollMs?: number;
  /** Seconds until the first retry; each further one takes twice as long, up to ten tries. */
  retrySeconds?: number;
}

type Notice = typeof sandboxNotices.$inferSelect;

const mostTries = 10;

/**
 * Sends the notifications that are due, until it is stopped. Several servers on one database share
 * them.
 */
export function startNotifier(parts: NotifierParts): () => Promise<void> {
  const { db, log, pollMs = 500 } = parts;
  return startWorker({
    name: "Sandbox",
    log,
    pollMs,
    claim: (limit) => claimNotices(db, limit, parts),
    handle: (notice) => send(parts, notice),
  });
}

function claimNotices(db: Database, limit: number, { retrySeconds = 5 }: NotifierParts): Promise<Notice[]> {
  const { noticeId, endedAt, dueAt, tries } = sandboxNotices;
  const isDue = and(isNull(endedAt), lte(dueAt, sql`now()`));
  const next = sql`now() + make_interval(secs => ${retrySeconds} * power(2, ${tries}))`;
  const lease = { tries: sql`${tries} + 1`, dueAt: next };
  const job = getTableColumns(sandboxNotices);
  return claimJobs(db, { table: sandboxNotices, id: noticeId, isDue, since: dueAt, lease, job }, limit);
}

async function send({ db, secrets, target, log }: NotifierParts, { noticeId, body, tries }: Notice): Promise<void> {
  const headers = signNotice(secrets, body);
  const status = await fetch(target, { method: "POST", headers, body, signal: AbortSignal.timeout(5000) }).then(
    (response) => response.status,
    () => 0,
  );
  if (status !== 200) log(`Sandbox: a notification was answered with ${status || "nothing"}.`);
  if (status === 200 || tries >= mostTries)
    await db.update(sandboxNotices).set({ endedAt: sql`now()` }).where(eq(sandboxNotices.noticeId, noticeId));
}
