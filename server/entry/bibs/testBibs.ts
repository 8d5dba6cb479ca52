import { bibWishes } from "../../base/db/bibSchema.ts";
import { entries } from "../../base/db/entrySchema.ts";
import type { Database } from "../../base/db/open.ts";

/** Enters the first entry into the draw of lucky numbers. */
export async function keepWish(db: Database): Promise<void> {
  const [entry] = await db.select().from(entries);
  await db.insert(bibWishes).values({ entryId: entry?.entryId ?? "" });
}
