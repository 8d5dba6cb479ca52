import type { Problem } from "#compiler/problems/problems.ts";
import type { Database } from "../../base/db/open.ts";
import { compareWithEntries } from "../items/compare.ts";
import type { Edition, Publication } from "./publication.ts";

/**
 * Returns what an edition means for the entries of its race, in the transaction that publishes it.
 * Fewer places than are taken refuse it; a change that asks for a reason is a note if there is one,
 * and then one of the `changes` that the audit names. A lenient publication is never refused.
 */
export async function compareEntries(
  tx: Database,
  { reason, isLenient }: Publication,
  { facts, raceFacts, locate }: Edition,
  raceId: string | undefined,
): Promise<{ problems: Problem[]; isRefused: boolean; changes: object[] }> {
  if (raceId === undefined) return { problems: [], isRefused: false, changes: [] };
  const { refused, asking, kept } = await compareWithEntries(tx, raceId, raceFacts, facts);
  const why = reason?.trim();
  const changes = asking.map(({ code, params }) => ({ code, ...params }));
  const findings = why ? asking.map((finding) => ({ ...finding, severity: "note" as const })) : asking;
  const problems = [...refused, ...findings, ...kept].map(
    (finding) => locate?.(finding) ?? ({ ...finding, file: "site.json" } as Problem),
  );
  return { problems, isRefused: !isLenient && (refused.length > 0 || (asking.length > 0 && !why)), changes };
}
