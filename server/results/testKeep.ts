import { entries } from "../base/db/entrySchema.ts";
import type { Database } from "../base/db/open.ts";
import { resultHidings, resultSets, results } from "../base/db/resultSchema.ts";

/** Stores a published result of the first entry. */
export async function keepResult(db: Database): Promise<void> {
  const edition = { raceId: "1", item: "x", edition: "2025" };
  const [set] = await db
    .insert(resultSets)
    .values({ ...edition, number: 0, kind: "draft", rules: {} })
    .returning();
  const [entry] = await db.select().from(entries);
  const result = { row: 1, status: "finished" as const, entryId: entry?.entryId ?? "" };
  await db.insert(results).values({ setId: set?.setId ?? 0, ...result });
  await db.update(resultSets).set({ number: 1, kind: "official", publishedAt: new Date() });
}

/** Stores that the runner of the first entry hides the name. */
export async function keepHiding(db: Database): Promise<void> {
  const [entry] = await db.select().from(entries);
  const hiding = { hidingId: "hiding", raceId: "1", entryId: entry?.entryId ?? "", part: "name" as const };
  await db.insert(resultHidings).values(hiding);
}
