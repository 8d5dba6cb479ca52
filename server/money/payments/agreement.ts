import { createHash, randomUUID } from "node:crypto";
import { asc, eq, lt, ne, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { messages } from "#locales/generated/server/start.ts";
import { getText } from "#locales/getText.ts";
import type { Database } from "../../base/db/open.ts";
import { paymentServers } from "../../base/db/paymentSchema.ts";
import { scheduleCleanUp } from "../../base/jobs/cleanUp.ts";
import type { Merchants } from "./merchants.ts";

const everyMs = 20_000;
const failure = "the merchants of the servers could not be compared";
// A server that has not reported for so long has ended.
const goneSeconds = 60;

interface AgreementParts {
  db: Database;
  merchants: Merchants;
  /** Whether other servers can share the database. */
  isShared: boolean;
  /** Writes one line into the operator's log. */
  warn(line: string): void;
}

/** One server among those of a database. */
export interface Agreement {
  /**
   * Reports this server's merchants, and compares them with those of the server that has run the
   * longest.
   */
  renew(): Promise<void>;
  /** Reports that this server has ended. */
  end(): Promise<void>;
}

/**
 * Makes a server one of those whose merchants are compared. If they differ, `merchants.othersAre`
 * is set until they agree, and the log has a line when that begins.
 */
export function openAgreement({ db, merchants, isShared, warn }: AgreementParts): Agreement {
  const serverId = randomUUID();
  const fingerprint = computeFingerprint(merchants);
  const names = listNames(merchants);
  const isOwn = eq(paymentServers.serverId, serverId);
  return {
    async renew() {
      // An embedded database has one server: the row of another is of one that has ended.
      const isGone = lt(paymentServers.seenAt, sql`now() - make_interval(secs => ${goneSeconds})`);
      await db.delete(paymentServers).where(isShared ? isGone : ne(paymentServers.serverId, serverId));
      await db
        .insert(paymentServers)
        .values({ serverId, fingerprint, names })
        .onConflictDoUpdate({ target: paymentServers.serverId, set: { seenAt: sql`now()` } });
      const [first] = await db.select().from(paymentServers).orderBy(asc(paymentServers.seq)).limit(1);
      const othersAre = first && first.fingerprint !== fingerprint ? first.names : undefined;
      if (othersAre !== undefined && merchants.othersAre === undefined)
        warn(getText(messages, "merchantsDiffer", { own: names, others: othersAre }).en);
      merchants.othersAre = othersAre;
    },
    async end() {
      await db.delete(paymentServers).where(isOwn);
    },
  };
}

/** Has a server compare its merchants before it serves, and then regularly. */
export function keepAgreement(app: FastifyInstance, parts: Omit<AgreementParts, "warn">): void {
  const agreement = openAgreement({ ...parts, warn: (line) => app.log.warn(line) });
  // Without a database there are no sign-ups, and the next comparison is soon.
  app.addHook("onReady", () => agreement.renew().catch((error) => app.log.error({ err: error }, failure)));
  scheduleCleanUp(app, {
    everyMs,
    failure,
    run: () => agreement.renew(),
  });
  // The database may be closed already.
  app.addHook("onClose", () => agreement.end().catch(() => undefined));
}

/** Returns what a server's merchants are called: `name (provider)` of each; "none" without any. */
export function listNames({ all }: Merchants): string {
  return all.map(({ name, kind }) => `${name} (${kind})`).join(", ") || "none";
}

// The order in the file does not matter.
function computeFingerprint({ all }: Merchants): string {
  const facts = all.map(({ name, kind, account, races }) => [name, kind, account, races?.toSorted()]);
  const sorted = facts.map((fact) => JSON.stringify(fact)).sort();
  return createHash("sha256").update(JSON.stringify(sorted)).digest("hex");
}
