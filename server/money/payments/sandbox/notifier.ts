import { and, asc, eq, inArray, isNull, lte, sql } from "drizzle-orm";
import type { Database } from "../../../base/db/open.ts";
import { sandboxNotices } from "../../../base/db/paymentSchema.ts";
import { startWorker } from "../../../base/delivery/worker.ts";
import { logFailures } from "../../../base/http/logFailure.ts";
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
  const onError = logFailures(log, "Sandbox");
  const claim = (most: number) => claimNotices(db, most, parts);
  return startWorker({
    concurrency: 4,
    pollMs,
    errorMs: 5000,
    onError,
    claim,
    handle: (notice) => send(parts, notice),
  });
}

async function claimNotices(db: Database, most: number, { retrySeconds = 5 }: NotifierParts): Promise<Notice[]> {
  const isDue = and(isNull(sandboxNotices.endedAt), lte(sandboxNotices.dueAt, sql`now()`));
  const earliest = () =>
    db.select({ id: sandboxNotices.noticeId }).from(sandboxNotices).where(isDue).orderBy(asc(sandboxNotices.dueAt));
  if ((await earliest().limit(1)).length === 0) return [];
  const due = db.$with("due").as(earliest().limit(most).for("update", { skipLocked: true }));
  const next = sql`now() + make_interval(secs => ${retrySeconds} * power(2, ${sandboxNotices.tries}))`;
  return db
    .with(due)
    .update(sandboxNotices)
    .set({ tries: sql`${sandboxNotices.tries} + 1`, dueAt: next })
    .where(inArray(sandboxNotices.noticeId, db.select({ id: due.id }).from(due)))
    .returning();
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
