import { eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../../base/db/open.ts";
import { publishedFiles } from "../../base/db/schema.ts";

/** What the database has about a published file. */
export interface IndexedFile {
  sha256: string;
  bytes: number;
  /** Whether a server has read other bytes than these. */
  isDamaged: boolean;
}

const atOnce = 1000;

/**
 * Returns the published files at these paths, `<hash>/<name>`; paths without a file are left out.
 */
export async function findFiles(db: Database, paths: string[]): Promise<Map<string, IndexedFile>> {
  const { path, sha256, bytes, damagedAt } = publishedFiles;
  const files = new Map<string, IndexedFile>();
  for (let first = 0; first < paths.length; first += atOnce) {
    const batch = paths.slice(first, first + atOnce);
    const rows = await db.select({ path, sha256, bytes, damagedAt }).from(publishedFiles).where(inArray(path, batch));
    for (const row of rows)
      files.set(row.path, { sha256: row.sha256, bytes: row.bytes, isDamaged: row.damagedAt !== null });
  }
  return files;
}

/** Enters files whose bytes are stored, all or none; what was at their paths is replaced. */
export async function enterFiles(
  db: Database,
  files: { path: string; sha256: string; bytes: number }[],
): Promise<void> {
  const { path, sha256, bytes } = publishedFiles;
  await db
    .insert(publishedFiles)
    .values(files)
    .onConflictDoUpdate({
      target: path,
      set: {
        sha256: sql`excluded.${sql.raw(sha256.name)}`,
        bytes: sql`excluded.${sql.raw(bytes.name)}`,
        damagedAt: null,
      },
    });
}

/**
 * Records that the stored bytes are not those of this hash: the files count as missing until they
 * are stored again.
 */
export async function markDamaged(db: Database, sha256: string): Promise<void> {
  await db.update(publishedFiles).set({ damagedAt: sql`now()` }).where(eq(publishedFiles.sha256, sha256));
}
