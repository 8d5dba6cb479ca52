import { type SQL, sql } from "drizzle-orm";
import { startError } from "../startError.ts";
import { type Database, hasOwnRows } from "./open.ts";
import { readRows } from "./readRows.ts";

/** How much was moved. */
export interface MovedRows {
  tables: number;
  rows: number;
}

interface Table {
  name: string;
  /** Quoted, in the order of the table. */
  columns: string[];
}

// Rows of one statement, and the characters that end it earlier: an edition or a form can be large.
const mostRows = 500;
const mostCharacters = 4_000_000;

/**
 * Copies every row of one database into another with the same tables, in one transaction: all of
 * it, exactly, or nothing. What a start has written into the other is replaced. Throws a StartError
 * if the other has accounts, sign-ups or editions of its own, or if a table differs after the copy.
 */
export async function moveRows(from: Database, to: Database): Promise<MovedRows> {
  return from.transaction((source) => to.transaction((target) => moveWithin(source, target)));
}

async function moveWithin(source: Database, target: Database): Promise<MovedRows> {
  for (const db of [source, target])
    await db.execute(sql`select set_config('timezone', 'UTC', true), set_config('datestyle', 'ISO, YMD', true)`);
  const tables = await readTables(source);
  const names = tables.map(({ name }) => quote(name)).join(", ");
  // Nobody writes from here on: a server that runs on the other database waits.
  await run(target, `lock table ${names} in access exclusive mode`);
  if (await hasOwnRows(target)) throw startError("targetHasRows");
  const keys = (await readForeignKeys(target)).filter(({ table }) => tables.some(({ name }) => name === table));
  // Its owner may do this everywhere; to turn off all triggers needs rights that a rented
  // PostgreSQL gives nobody.
  for (const { table, name } of keys) await run(target, `alter table ${quote(table)} drop constraint ${name}`);
  for (const { name } of tables) await run(target, `alter table ${quote(name)} disable trigger user`);
  await run(target, `truncate ${names} restart identity`);
  let rows = 0;
  for (const table of tables) rows += await copyTable(source, target, table);
  for (const { name } of tables) await run(target, `alter table ${quote(name)} enable trigger user`);
  for (const { table, name, definition } of keys)
    await run(target, `alter table ${quote(table)} add constraint ${name} ${definition}`);
  // Last: a sequence does not go back with its transaction.
  await copySequences(source, target);
  return { tables: tables.length, rows };
}

async function readTables(db: Database): Promise<Table[]> {
  const rows = await readRows<{ name: string; columns: string[] }>(
    db,
    sql`select c.relname as name, array_agg(quote_ident(a.attname) order by a.attnum) as columns
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where(c.relnamespace = 'public'::regnamespace and c.relkind = 'r') group by c.relname order by c.relname`,
  );
  return rows;
}

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

function readForeignKeys(db: Database): Promise<ForeignKey[]> {
  return readRows<ForeignKey>(
    db,
    sql`select c.relname as table, quote_ident(k.conname) as name, pg_get_constraintdef(k.oid) as definition
      from pg_constraint k join pg_class c on c.oid = k.conrelid
      where(k.contype = 'f' and k.connamespace = 'public'::regnamespace) order by 1, 2`,
  );
}

async function copyTable(source: Database, target: Database, { name, columns }: Table): Promise<number> {
  const table = quote(name);
  // As PostgreSQL itself writes and reads a row: every type keeps every digit.
  await run(source, `declare moving cursor for select row(${columns.join(", ")})::text as line from ${table}`);
  let count = 0;
  for (;;) {
    const lines = (await readRows<{ line: string }>(source, sql.raw(`fetch ${mostRows} from moving`))).map(
      ({ line }) => line,
    );
    for (const batch of splitLines(lines)) await run(target, insertInto(table, columns, batch));
    count += lines.length;
    if (lines.length < mostRows) break;
  }
  await run(source, "close moving");
  const [before, after] = [await sumTable(source, table, columns), await sumTable(target, table, columns)];
  if (before !== after) throw startError("rowsDiffer", { table: name });
  return count;
}

function insertInto(table: string, columns: string[], lines: string[]): SQL {
  const columnList = columns.join(", ");
  const fieldList = columns.map((column) => `(line).${column}`).join(", ");
  // Without the offset, each column would read the line again.
  return sql`${sql.raw(`insert into ${table} (${columnList}) overriding system value select ${fieldList} from (select line::${table} as line from json_array_elements_text(`)}${JSON.stringify(lines)}::json) as lines (line) offset 0) as rows`;
}

function* splitLines(lines: string[]): Generator<string[]> {
  let batch: string[] = [];
  let characters = 0;
  for (const line of lines) {
    batch.push(line);
    characters += line.length;
    if (characters < mostCharacters) continue;
    yield batch;
    batch = [];
    characters = 0;
  }
  if (batch.length > 0) yield batch;
}

// The number of rows and one hash of all of them, in an order that no collation changes.
async function sumTable(db: Database, table: string, columns: string[]): Promise<string> {
  const [row] = await readRows<{ sum: string }>(
    db,
    sql.raw(`select count(*) || ' ' || coalesce(md5(string_agg(hash, '' order by hash collate "C")), '') as sum
      from (select md5(row(${columns.join(", ")})::text) as hash from ${table}) as hashes`),
  );
  return row?.sum ?? "";
}

async function copySequences(source: Database, target: Database): Promise<void> {
  const sequences = await readRows<{ name: string; last: string | null }>(
    source,
    sql`select quote_ident(sequencename) as name, last_value::text as last from pg_sequences where(schemaname = 'public')`,
  );
  for (const { name, last } of sequences)
    if (last === null) await run(target, `alter sequence ${name} restart`);
    else await target.execute(sql`select setval(${name}::regclass, ${last}::bigint)`);
}

async function run(db: Database, statement: string | SQL): Promise<void> {
  await db.execute(typeof statement === "string" ? sql.raw(statement) : statement);
}

function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
