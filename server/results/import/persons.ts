import { inArray } from "drizzle-orm";
import { isDocumentType } from "#forms/values/documents.ts";
import { persons } from "../../base/db/entrySchema.ts";
import type { Database } from "../../base/db/open.ts";
import type { Secrets } from "../../base/secrets/secrets.ts";
import { documentMac } from "../../race/documents.ts";
import type { ResultRow } from "../files/model/row.ts";

// Files state a number and not of which document: most are resident identity cards.
const documentTypes = ["1", "2", "3", "4", "5", "6"].filter(isDocumentType);

/**
 * Returns the keyed hash of each row's document, null for a row without one: that of a person with
 * an entry if there is one, else that of a card of the first kind.
 */
export async function findPersons(
  db: Database,
  secrets: Secrets,
  rows: readonly Pick<ResultRow, "document">[],
): Promise<(string | null)[]> {
  const hashes = rows.map(({ document }) =>
    document === null ? [] : documentTypes.map((type) => documentMac(secrets, { type, number: document })),
  );
  const all = hashes.flat();
  if (all.length === 0) return hashes.map(() => null);
  const { personId } = persons;
  const entrants = new Set(
    (await db.select({ personId }).from(persons).where(inArray(personId, all))).map((row) => row.personId),
  );
  return hashes.map((macs) => macs.find((mac) => entrants.has(mac)) ?? macs[0] ?? null);
}
