import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { generateDrizzleJson, generateMigration } from "drizzle-kit/api";
import { migrationsFolder } from "../server/base/db/migrate.ts";
import { schema } from "../server/base/db/tables.ts";

const triggersFile = join(migrationsFolder, "../triggers.sql");
const breakpoint = "\n--> statement-breakpoint\n";

// Sequences are defaults of columns, tables are referred to by constraints and indexes.
const kinds = ["CREATE SEQUENCE", "CREATE TABLE", "ALTER TABLE", "CREATE INDEX"];

function findKind(statement: string): number {
  return kinds.findIndex((kind) => statement.replace("UNIQUE ", "").startsWith(kind));
}

/**
 * Returns the files of the one migration by name: it makes the tables of the schema files and the
 * triggers of `triggers.sql`.
 */
export async function renderMigration(tables: Record<string, unknown> = schema): Promise<Record<string, string>> {
  // drizzle-kit gives every array a property that loops see.
  Object.defineProperty(Array.prototype, "random", { enumerable: false, configurable: true, writable: true });
  const none = generateDrizzleJson({});
  const statements = await generateMigration(none, generateDrizzleJson(tables, none.id));
  // drizzle-kit writes them in the order in which modules were loaded.
  statements.sort((a, b) => findKind(a) - findKind(b) || (a < b ? -1 : 1));
  const entries = [{ idx: 0, version: none.version, when: 1, tag: "0000_tables", breakpoints: true }];
  const journal = { version: none.version, dialect: none.dialect, entries };
  return {
    "0000_tables.sql": [...statements, readFileSync(triggersFile, "utf8")].join(breakpoint),
    "meta/_journal.json": `${JSON.stringify(journal, null, 2)}\n`,
  };
}

if (import.meta.filename === process.argv[1])
  for (const [name, content] of Object.entries(await renderMigration())) {
    mkdirSync(dirname(join(migrationsFolder, name)), { recursive: true });
    writeFileSync(join(migrationsFolder, name), content);
  }
