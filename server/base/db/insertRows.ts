import { getTableColumns, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Database } from "./open.ts";
import { rowsOf } from "./rowsOf.ts";

/**
 * Inserts rows, all with the same columns, in their order and by one statement with one parameter, and returns what `returning` names. For what very many do at once: a query with a parameter for
 * each value takes longer to write and to read than to run. `computed` are columns that all rows have from the database, and `more` follows the rows, such as `on conflict do nothing`.
 */
export async function insertRows<Table extends PgTable, Returned extends object = never>(
  tx: Database,
  table: Table,
  rows: readonly Partial<Table["$inferInsert"]>[],
  { computed = {}, more = sql`` }: { computed?: Record<string, SQL>; more?: SQL } = {},
): Promise<Returned[]> {
  const [first] = rows;
  if (!first) return [];
  const names = Object.keys(first);
  const all = getTableColumns(table);
  const columnOf = (name: string) => {
    const column = all[name];
    if (!column) throw new Error(`There is no column ${name}.`);
    return column;
  };
  const columns = names.map((name) => ({ name, column: columnOf(name) }));
  const list = rows.map((row: Record<string, unknown>) => {
    if (Object.keys(row).length !== names.length) throw new Error("Rows of one statement have the same columns.");
    return Object.fromEntries(
      columns.map(({ name, column }) => {
        const value = row[name] ?? null;
        const isPlain = value === null || column.dataType === "json" || column.dataType === "array";
        return [column.name, isPlain ? value : column.mapToDriverValue(value)];
      }),
    );
  });
  const given = columns.map(({ column }) => sql.identifier(column.name));
  const added = Object.keys(computed).map((name) => sql.identifier(columnOf(name).name));
  const written = sql.join([...given, ...added], sql`, `);
  const values = sql.join([...given, ...Object.values(computed)], sql`, `);
  return rowsOf<Returned>(
    tx,
    sql`insert into ${table} (${written}) select ${values} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(list)}::jsonb) ${more}`,
  );
}
