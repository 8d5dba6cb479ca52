import { eq } from "drizzle-orm";
import type { Database } from "../../base/db/open.ts";
import { configFiles } from "../../base/db/schema.ts";
import { md5 } from "../../base/http/prebuilt.ts";

/**
 * Returns the JSON text of a config file such as cloud.json or i18n/site.json; undefined if there
 * is none.
 */
export async function readConfigFile(db: Database, name: string): Promise<string | undefined> {
  const [file] = await db.select({ body: configFiles.body }).from(configFiles).where(eq(configFiles.name, name));
  return file?.body;
}

/**
 * Stores a config file that ships with the program, unless the same text was stored before, so that
 * later changes by an operator in the database stay. Returns whether it was stored. Throws if the
 * text is not JSON.
 */
export async function loadShippedFile(db: Database, name: string, text: string): Promise<boolean> {
  const body = JSON.stringify(JSON.parse(text));
  const fixtureMd5 = md5(text);
  const [stored] = await db
    .select({ fixtureMd5: configFiles.fixtureMd5 })
    .from(configFiles)
    .where(eq(configFiles.name, name));
  if (stored?.fixtureMd5 === fixtureMd5) return false;
  await db
    .insert(configFiles)
    .values({ name, body, fixtureMd5 })
    .onConflictDoUpdate({ target: configFiles.name, set: { body, fixtureMd5 } });
  return true;
}
