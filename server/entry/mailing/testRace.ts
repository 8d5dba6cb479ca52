import { sql } from "drizzle-orm";
import type { LineOutcome } from "#core/handOuts.ts";
import { handOuts } from "../../base/db/handOutSchema.ts";
import type { Database } from "../../base/db/open.ts";
import { readRows } from "../../base/db/readRows.ts";
import { takeStep } from "../../desk/mailing/steps.ts";
import type { SignupTools } from "../../money/payments/tools.ts";
import { findRaceSite, type RaceSite } from "../../race/raceSite.ts";
import { handOut as handOutOnce } from "../handOut/handOut.ts";
import { addConfirmed } from "../pickUp/testPickUps.ts";
import { park } from "../testForm.ts";
import { endCollected } from "./end.ts";

/** A mailing that is open now. */
export const openMailing = {
  opensAt: "2025-01-02T00:00:00+08:00",
  closesAt: "2036-01-01T00:00:00+08:00",
  feeFen: 1500,
  regions: [{ provinces: ["540000"], feeFen: 3000 }, { provinces: ["650000"] }],
  contents: { zh: "号码布和参赛服", en: "Bib and shirt" },
};

/** What makes the race of `raceFolder` one that is over, with a mailing. */
export const overWith = (overrides: object = {}) => ({
  race: {
    startsAt: "2025-01-01T09:00:00+08:00",
    endsAt: "2025-01-01T12:00:00+08:00",
    mailing: { ...openMailing, ...overrides },
  },
});

/** Stores that the pack of an entry was handed out, past the program. */
export async function handOut(db: Database, entryId: string): Promise<void> {
  const fact = { raceId: "7001", material: "bib", site: "expo", deviceId: "device", seq: 1, byAccount: "staff" };
  await db.insert(handOuts).values({ entryId, ...fact, at: new Date() });
}

/** Adds mailings that are paid and wait to be packed, one of each entry; returns the entries. */
export async function addPaid(
  db: Database,
  { many, accountId }: { many: number; accountId: string },
): Promise<string[]> {
  const ids = await addConfirmed(db, { many, accountId });
  await db.execute(sql`
    with added as (
      insert into mailings (mailing_id, race_id, entry_id, account_id, domain_name, fee_fen, language, state)
      select 'm-' || id, '7001', id, ${accountId}, ${park}, 0, 'zh', 'paid'
      from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) id returning mailing_id
    ) insert into mailing_history (mailing_id, after, actor) select mailing_id, 'paid', 'x' from added`);
  return ids;
}

/** Hands the bib of an entry out as a staff device's line does; returns what became of it. */
export async function giveOut(
  tools: SignupTools,
  { code, site, seq = 1 }: { code: string; site: RaceSite; seq?: number },
): Promise<LineOutcome> {
  const done = { raceId: site.raceId, site: "expo", deviceId: "device", seq, at: new Date(), byAccount: "staff" };
  const { outcome } = await tools.db.transaction((tx) =>
    handOutOnce(
      tx as Database,
      done,
      { code, material: "bib" },
      { materials: ["bib"], endMailing: endingBy(tools, site) },
    ),
  );
  return outcome;
}

const endingBy = (tools: SignupTools, site: RaceSite) => async (tx: Database, entryId: string, actor: string) =>
  (await endCollected(tx, tools, [entryId], { actor, site })).length > 0;

async function pack(tools: SignupTools, entryId: string, site: RaceSite): Promise<"packed" | "refused"> {
  const packed = await takeStep(tools, site, { mailingId: `m-${entryId}`, step: "packed", actor: "organiser" });
  return "state" in packed ? "packed" : "refused";
}

/** What became of the packs: how often each of both was done and refused, as the calls answered. */
export interface Raced {
  given: number;
  mailed: number;
  packed: number;
  refused: number;
}

/**
 * Packs each pack for its mailing and hands it out at the same moment, over two servers, in either
 * order by turns.
 */
export async function raceMailings(
  servers: readonly [SignupTools, SignupTools],
  ids: readonly string[],
): Promise<Raced> {
  const site = await findRaceSite(servers[0], park);
  if (!site) throw new Error("The race is not published.");
  const raced: Raced = { given: 0, mailed: 0, packed: 0, refused: 0 };
  const queue = [...ids.entries()].reverse();
  const work = async () => {
    for (let next = queue.pop(); next; next = queue.pop()) {
      const [n, entryId] = next;
      const [first, second] = n % 2 === 0 ? servers : [servers[1], servers[0]];
      const both = [
        // The public code of such an entry is its id.
        async () => ((await giveOut(first, { code: entryId, site, seq: n + 1 })) === "done" ? "given" : "mailed"),
        () => pack(second, entryId, site),
      ] as const;
      const runs = n % 4 > 1 ? both.toReversed() : both;
      for (const outcome of await Promise.all(runs.map((run) => run()))) raced[outcome]++;
    }
  };
  await Promise.all(Array.from({ length: 8 }, work));
  return raced;
}

/** Counts the packs that were both handed out and mailed, and those that were one of both. */
export async function countOutcomes(db: Database): Promise<{ both: number; either: number }> {
  const [row] = await readRows<{ both: number; either: number }>(
    db,
    sql`select (count(*) filter (where(h.hand_out_id is not null and m.state = 'packed')))::int as both,
      (count(*) filter (where((h.hand_out_id is not null) <> (m.state = 'packed'))))::int as either
    from mailings m left join hand_outs h on h.entry_id = m.entry_id and h.undone_at is null`,
  );
  return row ?? { both: 0, either: 0 };
}
