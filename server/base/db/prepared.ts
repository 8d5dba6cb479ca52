import { sql } from "drizzle-orm";
import pg from "pg";

const mark = "/* prepared */";

/**
 * Begins a statement that each connection of PostgreSQL parses and plans once. Only for a text that
 * is always the same, and whose plan is right for any number of rows in its tables, such as an
 * insert: a plan that was made for an empty table would read all of a full one.
 */
export const prepared = sql.raw(`${mark} `);

// Texts are written in the program, so there are few; those of a mistake that makes many are run as
// all others are.
const mostNames = 200;
const names = new Map<string, string>();

function getName(text: string): string | undefined {
  const cached = names.get(text);
  if (cached !== undefined || names.size >= mostNames) return cached;
  const name = `startline_${names.size + 1}`;
  names.set(text, name);
  return name;
}

/** A connection that prepares the statements which begin with `prepared`. */
export class PreparingClient extends pg.Client {
  override query(...args: unknown[]): never {
    const [config] = args as [{ text?: unknown; name?: string | undefined } | undefined];
    if (typeof config?.text === "string" && config.text.startsWith(mark)) config.name = getName(config.text);
    return super.query(...(args as Parameters<pg.Client["query"]>)) as never;
  }
}
