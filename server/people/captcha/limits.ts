import { eq, sql } from "drizzle-orm";
import { limits } from "../../base/db/accountSchema.ts";
import type { Database } from "../../base/db/open.ts";
import type { Secrets } from "../../base/secrets.ts";

/** Who asks, as far as it is counted. `device` distinguishes browsers that ask for one target; it proves nothing. */
export interface Asker {
  address: string;
  device: string;
}

/** The key that something is counted by: the people's data in it are hashed. */
export function limitKey(secrets: Secrets, name: string, ...parts: string[]): string {
  return `captcha/${name}/${secrets.mac("limit", parts.join("\0"))}`;
}

/** Takes back one count, of an answer that turned out right. */
export async function uncount(db: Database, key: string): Promise<void> {
  await db
    .update(limits)
    .set({ count: sql`greatest(${limits.count} - 1, 0)` })
    .where(eq(limits.key, key));
}
