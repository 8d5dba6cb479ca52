import type { ErrorOf } from "#contract/contract.ts";
import type { PrizeEventKind, PrizeState } from "#contract/resultWords.ts";
import { recordAudit } from "../../base/audit/record.ts";
import type { Database } from "../../base/db/open.ts";
import { prizeEvents } from "../../base/db/resultSchema.ts";
import { lockEdition } from "../sets/derive.ts";
import type { Edition } from "../sets/rules.ts";
import { type ComputedPrize, type ComputedPrizes, computePrizes } from "./prizes.ts";

/** Why what became of a prize is not stored. */
export interface PrizeRefusal {
  error: ErrorOf<"POST /sign-up/organise/results/prizes">;
  values?: { state: PrizeState };
}

const possible: Record<PrizeEventKind, readonly PrizeState[]> = {
  claimed: ["due"],
  paid: ["due", "claimed"],
  withheld: ["in_publicity", "due", "claimed", "expired"],
  released: ["withheld"],
};

/**
 * Stores what became of a prize, if it can in the state that the prize has now. Of two at once the
 * second sees what the first has stored.
 */
export async function markPrize(
  db: Database,
  edition: Edition,
  { list, bib, event, reason }: { list: string; bib: string; event: PrizeEventKind; reason: string | null },
  actor: string,
): Promise<ComputedPrizes | PrizeRefusal> {
  return db.transaction(async (transaction) => {
    const tx = transaction as Database;
    await lockEdition(tx, edition);
    const before = await computePrizes(tx, edition);
    const prize = before.prizes.find((one) => one.key === list && one.bib === bib);
    if (!prize) return { error: "prizes/unknown" };
    if (!possible[event].includes(prize.state) && !(event === "paid" && isPaidOtherwise(prize)))
      return { error: "prizes/wrong-state", values: { state: prize.state } };
    if (event === "withheld" && reason === null) return { error: "prizes/reason-missing" };
    const paidFen = event === "paid" ? prize.amountFen : null;
    await tx.insert(prizeEvents).values({ ...edition, list, bib, event, paidFen, reason, by: actor });
    const { raceId, item } = edition;
    const entityId = `${item}/${edition.edition}/${list}/${bib}`;
    const details = { amountFen: prize.amountFen };
    await recordAudit(tx, {
      raceId,
      actor,
      action: `prize-${event}`,
      entity: "prize",
      entityId,
      before: prize.state,
      reason,
      details,
    });
    return computePrizes(tx, edition);
  });
}

// The results were amended since: what is missing is paid, or what is too much is taken back.
function isPaidOtherwise({ state, amountFen, paidFen }: ComputedPrize): boolean {
  return state === "paid" && paidFen !== amountFen;
}
