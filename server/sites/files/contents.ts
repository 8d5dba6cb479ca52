import { eq, sql } from "drizzle-orm";
import type { Database } from "../../base/db/open.ts";
import { publishedParts } from "../../base/db/schema.ts";

/** The bytes of published files for all servers, each under its SHA-256. */
export interface Contents {
  /** Stores bytes; when it resolves, every server can read them. */
  put(sha256: string, content: Buffer): Promise<void>;
  /** Returns whether there are as many bytes under this hash. */
  holds(sha256: string, bytes: number): Promise<boolean>;
  /**
   * Returns the bytes in parts, none if there are none. Nothing checks that they match their hash.
   */
  read(sha256: string): AsyncIterable<Uint8Array>;
}

const partBytes = 1024 * 1024;

/**
 * Stores contents in a table of the database, in parts: a film never has to be in memory as one
 * value of a query.
 */
export function openDatabaseContents(db: Database): Contents {
  const { sha256: hash, part, content } = publishedParts;
  return {
    async put(sha256, content) {
      for (let number = 0; number * partBytes < content.length; number++) {
        const bytes = content.subarray(number * partBytes, (number + 1) * partBytes);
        await db
          .insert(publishedParts)
          .values({ sha256, part: number, content: bytes })
          .onConflictDoUpdate({ target: [hash, part], set: { content: bytes } });
      }
    },
    async holds(sha256, bytes) {
      const size = sql<number>`coalesce(sum(length(${content})), 0)::int`;
      const [row] = await db.select({ size }).from(publishedParts).where(eq(hash, sha256));
      return row?.size === bytes;
    },
    async *read(sha256) {
      for (let number = 0; ; number++) {
        const [row] = await db
          .select({ content })
          .from(publishedParts)
          .where(sql`${hash} = ${sha256} and ${part} = ${number}`);
        if (row) yield row.content;
        if (!row || row.content.length < partBytes) return;
      }
    },
  };
}
