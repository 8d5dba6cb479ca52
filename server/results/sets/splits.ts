import { and, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../base/db/open.ts";
import { resultBatches } from "../../base/db/resultSchema.ts";
import type { Edition, ResultRules } from "./rules.ts";

/**
 * Returns the expression of the splits of a row `r` of a file, in the order of the item's points:
 * the site may have got other points since the file was read.
 */
export async function selectSplits(
  tx: Database,
  { raceId, item, edition }: Edition,
  { points }: Pick<ResultRules, "points">,
): Promise<SQL> {
  const { batchId, pointIds } = resultBatches;
  const batches = await tx
    .select({ batchId, pointIds })
    .from(resultBatches)
    .where(
      and(
        eq(resultBatches.raceId, raceId),
        eq(resultBatches.item, item),
        eq(resultBatches.edition, edition),
        eq(resultBatches.state, "imported"),
        isNotNull(pointIds),
      ),
    );
  const cases = batches.flatMap(({ batchId, pointIds }) => {
    const places = points.map(({ id }) => pointIds?.indexOf(id) ?? -1);
    const isSame = places.length === pointIds?.length && places.every((place, index) => place === index);
    return isSame ? [] : [sql`when ${batchId} then ${pickSplits(places)}`];
  });
  return cases.length === 0 ? sql`r.splits_ms` : sql`case r.batch_id ${sql.join(cases, sql` `)} else r.splits_ms end`;
}

// A file without splits states nothing about points, whichever there are.
function pickSplits(places: readonly number[]): SQL {
  const picked = places.map((place) => (place < 0 ? sql`null` : sql.raw(`r.splits_ms[${place + 1}]`)));
  return sql`case when r.splits_ms is not null then array[${sql.join(picked, sql`, `)}]::int[] end`;
}
