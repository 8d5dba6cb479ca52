import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { migrationsFolder } from "../server/base/db/migrate.ts";
import { schema } from "../server/base/db/tables.ts";
import { renderMigration } from "./migration.ts";

test("the migration makes every table and column that the program reads: `npm run migration` writes it", async () => {
  const files = await renderMigration();
  for (const [name, content] of Object.entries(files))
    expect(readFileSync(join(migrationsFolder, name), "utf8")).toBe(content);
  // And a table that it does not make would be noticed.
  const { countries: _countries, ...others } = schema;
  expect(await renderMigration(others)).not.toEqual(files);
});
