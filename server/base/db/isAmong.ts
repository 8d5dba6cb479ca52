import { type Column, type Placeholder, type SQL, sql } from "drizzle-orm";

/**
 * The condition that a column has one of these values, with one parameter for any number of them.
 * For what very many ask at once: `inArray` has a parameter for each value, and a query of another
 * length is another query to the database and to its driver.
 */
export function isAmong(column: Column, values: readonly (string | number)[] | Placeholder): SQL {
  const list = Array.isArray(values) ? sql.param(values) : values;
  return sql`${column} = any(${list}::${sql.raw(column.getSQLType())}[])`;
}
