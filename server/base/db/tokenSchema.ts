import { sql } from "drizzle-orm";
import { check, date, index, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { TokenScope } from "#core/apiTokens.ts";
import { accounts } from "./accountSchema.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/**
 * The API tokens of organisers. A token is found by its keyed hash; a revoked one stays, so that
 * its further uses can be logged and the audit can name it. What a token may do is limited at each
 * call to what its owner may.
 */
export const apiTokens = pgTable(
  "api_tokens",
  {
    tokenId: text("token_id").primaryKey(),
    accountId: text("account_id")
      .notNull()
      .references(() => accounts.accountId, { onDelete: "cascade" }),
    tokenMac: text("token_mac").notNull().unique(),
    /** Its last four characters, which are of the checksum, for its owner to recognise it by. */
    ending: text("ending").notNull(),
    name: text("name").notNull(),
    /**
     * The ids of the races that it is for; those over which its owner loses the right are removed.
     */
    races: jsonb("races").$type<string[]>().notNull(),
    scopes: jsonb("scopes").$type<TokenScope[]>().notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
    expiresAt: instant("expires_at").notNull(),
    /** The day of the last use, in UTC. */
    lastUsedOn: date("last_used_on", { mode: "string" }),
    revokedAt: instant("revoked_at"),
  },
  (table) => [
    index("api_tokens_by_account").on(table.accountId),
    check("api_token_lasts_a_year", sql`expires_at <= created_at + interval '366 days'`),
  ],
);
