import type { Problem } from "#compiler/problems/problems.ts";
import { auditLines } from "../../base/db/accountSchema.ts";
import type { Database } from "../../base/db/open.ts";
import { compareWithEntries } from "../../entries/compare.ts";
import { commandActor } from "../../people/accounts/rights.ts";
import type { Edition, Publication } from "./publication.ts";

/**
 * Returns what an edition means for the entries of its race, in the transaction that publishes it. Fewer places than are taken refuse it; a change that asks for a
 * reason is a note if there is one, which becomes an audit line. A lenient publication is never refused.
 */
export async function compareEntries(
  tx: Database,
  { reason, isLenient }: Publication,
  { facts, raceFacts }: Edition,
  raceId: string | undefined,
): Promise<{ problems: Problem[]; isRefused: boolean }> {
  if (raceId === undefined) return { problems: [], isRefused: false };
  const { refused, asking } = await compareWithEntries(tx, raceId, raceFacts, facts);
  const why = reason?.trim();
  if (why && asking.length > 0 && refused.length === 0)
    await tx.insert(auditLines).values({
      ...{ actor: commandActor, action: "publish", entity: "race", entityId: raceId },
      details: { reason: why, changes: asking.map(({ code, params }) => ({ code, ...params })) },
    });
  const asked = why ? asking.map((one) => ({ ...one, severity: "note" as const })) : asking;
  const problems = [...refused, ...asked].map((one) => ({ ...one, file: "site.json" }) as Problem);
  return { problems, isRefused: !isLenient && (refused.length > 0 || (asking.length > 0 && !why)) };
}
