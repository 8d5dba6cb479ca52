import { asc } from "drizzle-orm";
import type { Database } from "../../base/db/open.ts";
import { countries } from "../../base/db/schema.ts";

/**
 * One country or region: ISO 3166-1 codes, names, and its place in lists (1 to 4, then 100 for all
 * others).
 */
export type Country = typeof countries.$inferSelect;

/** All countries and regions in the order of the sign-up form: by sort, then by English name. */
export function listCountries(db: Database): Promise<Country[]> {
  return db.select().from(countries).orderBy(asc(countries.itemSort), asc(countries.enName));
}

/** Replaces the stored list by the given one; returns whether that changed anything. */
export async function replaceCountries(db: Database, list: Country[]): Promise<boolean> {
  const stored = await db.select().from(countries).orderBy(asc(countries.id));
  const sorted = list.toSorted((a, b) => a.id - b.id);
  if (JSON.stringify(stored.map(listFields)) === JSON.stringify(sorted.map(listFields))) return false;
  await db.delete(countries);
  await db.insert(countries).values(sorted);
  return true;
}

// In one order, so that two rows compare by what they say.
function listFields(country: Country): unknown[] {
  const { id, twoCode, threeCode, numberCode, cnName, enName, itemName, itemCode, itemSort, dictCode } = country;
  return [id, twoCode, threeCode, numberCode, cnName, enName, itemName, itemCode, itemSort, dictCode];
}
