import { type Column, getTableColumns, getTableName, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Database } from "./open.ts";
import { prepared } from "./prepared.ts";
import { readRows } from "./readRows.ts";

/**
 * Inserts rows, all with the same columns, in their order and by one statement with one parameter,
 * and returns what `returning` names. For what very many do at once: a query with a parameter for
 * each value takes longer to write and to read than to run. `computed` are columns that all rows
 * have from the database, and `more` follows the rows, such as `on conflict do nothing`.
 */
export async function insertRows<Table extends PgTable, Returned extends object = never>(
  tx: Database,
  table: Table,
  rows: readonly Partial<Table["$inferInsert"]>[],
  { computed = {}, more = sql`` }: { computed?: Record<string, SQL>; more?: SQL } = {},
): Promise<Returned[]> {
  const [first] = rows;
  if (!first) return [];
  const { columns, head, from, written } = getShape(table, Object.keys(first), Object.keys(computed));
  const list = rows.map((row: Record<string, unknown>) => {
    if (Object.keys(row).length !== columns.length) throw new Error("Rows of one statement have the same columns.");
    const values: Record<string, unknown> = {};
    for (const { name, column, isPlain } of columns) {
      const value = row[name] ?? null;
      values[column.name] = isPlain || value === null ? value : column.mapToDriverValue(value);
    }
    return values;
  });
  const values = sql.join([written, ...Object.values(computed)], sql.raw(", "));
  return readRows<Returned>(tx, sql`${prepared}${head}${values}${from}${JSON.stringify(list)}::jsonb) ${more}`);
}

interface Shape {
  columns: { name: string; column: Column; isPlain: boolean }[];
  /**
   * The statement until what is selected, the columns of the rows, and the statement from there to
   * the rows.
   */
  head: SQL;
  written: SQL;
  from: SQL;
}

const shapes = new WeakMap<PgTable, Map<string, Shape>>();

// Made once for the columns of each caller: writing it took as long as the rest.
function getShape(table: PgTable, names: string[], computed: string[]): Shape {
  const cached = shapes.get(table) ?? new Map<string, Shape>();
  shapes.set(table, cached);
  const key = `${names} ${computed}`;
  const shape = cached.get(key) ?? makeShape(table, names, computed);
  cached.set(key, shape);
  return shape;
}

function makeShape(table: PgTable, names: string[], computed: string[]): Shape {
  const columnsByName = getTableColumns(table);
  const getColumn = (name: string) => {
    const column = columnsByName[name];
    if (!column) throw new Error(`There is no column ${name}.`);
    return column;
  };
  const written = (formatNames: string[]) => formatNames.map((name) => `"${getColumn(name).name}"`).join(", ");
  const tableName = `"${getTableName(table)}"`;
  return {
    columns: names.map((name) => {
      const column = getColumn(name);
      return { name, column, isPlain: column.dataType === "json" || column.dataType === "array" };
    }),
    head: sql.raw(`insert into ${tableName} (${written([...names, ...computed])}) select `),
    written: sql.raw(written(names)),
    from: sql.raw(` from jsonb_populate_recordset(null::${tableName}, `),
  };
}
