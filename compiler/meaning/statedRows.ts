import { isObject, type JsonObject } from "#core/pointers.ts";
import { asText } from "#core/text.ts";
import { statedRows } from "#schemas/generated/traits/statedRows.ts";
import type { HtmlTable } from "../html/html.ts";
import type { Finding } from "../problems/problems.ts";
import { report } from "../problems/report.ts";
import type { Context } from "./context.ts";
import { findContradictions, type Statement } from "./statements.ts";

/** One row of a block: its name in each language and what it states in each column. */
interface Row {
  names: string[];
  values: { pointer: string; value: string }[];
}

/** A table of a block: the headings of its columns in each language, and its rows. */
interface StatedTable {
  what: "cut-off" | "prize";
  /** Without headings, the column is found by its name alone. */
  columns: string[][];
  rows: Row[];
}

/**
 * Reports cut-off times and prizes that a table of a document states otherwise than the block for
 * them, or than the document's other language.
 */
export function checkStatedRows({ instances, htmls }: Context): Finding[] {
  if (htmls.every(({ outline }) => outline.tables.length === 0)) return [];
  const tables = instances.flatMap(({ kind, instance, pointer }): StatedTable[] => {
    const { rows, prop = "" } = statedRows[`${kind}/${instance.type}`] ?? {};
    const [list, at] = [(instance.props as JsonObject)[prop], `${pointer}/props/${prop}`];
    if (rows === "cut-off") return [cutOffs(list, at)];
    return rows === "prize" ? prizes(list, at) : [];
  });
  const statements = new Map<Row["values"][number], { table: StatedTable; row: Row; others: Statement<string>[] }>();
  for (const { file, pointer, outline } of htmls)
    for (const htmlTable of outline.tables) {
      const table = closest(htmlTable, tables);
      for (const { row, value, cell } of table ? agreeing(htmlTable, table) : []) {
        const statement = statements.get(value) ?? { table: table as StatedTable, row, others: [] };
        statement.others.push({ pointer, file, value: cell, shown: cell });
        statements.set(value, statement);
      }
    }
  return [...statements].flatMap(([{ pointer, value }, { table, row, others }]) =>
    findContradictions([{ pointer, value, shown: value }, ...others]).flatMap(({ wrong, right }) => {
      const params = { what: table.what, name: row.names[0] ?? "", written: wrong.shown, wanted: right.shown };
      const details = { suggestion: right.shown, file: wrong.file };
      return wrong.pointer === undefined ? [] : [report("SL5207", wrong.pointer, params, details)];
    }),
  );
}

function cutOffs(points: unknown, at: string): StatedTable {
  const rows = objects(points).map(({ entry, index }): Row => {
    const names = [...texts(entry.name), ...(typeof entry.distanceKm === "number" ? [`${entry.distanceKm}km`] : [])];
    return { names: names.map(plain), values: [{ pointer: `${at}/${index}/at`, value: clock(asText(entry.at)) }] };
  });
  return { what: "cut-off", columns: [["关门时间", "closesat", "cutoff", "cutofftime"]], rows };
}

function prizes(groups: unknown, at: string): StatedTable[] {
  return objects(groups).map(({ entry, index }) => {
    const columns = objects(entry.columns).map(({ entry: column }) => texts(column).map(plain));
    const rows = objects(entry.rows).map(({ entry: row, index: place }): Row => {
      const amounts = Array.isArray(row.amounts) ? row.amounts : [];
      const values = amounts.map((amount, column) => ({
        pointer: `${at}/${index}/rows/${place}/amounts/${column}`,
        value: asText(amount),
      }));
      return { names: texts(row.rank).map(plain), values };
    });
    return { what: "prize", columns: columns.length > 0 ? columns : [["奖金", "prize", "prizemoney", "amount"]], rows };
  });
}

// Several groups have the same ranks: the one with which most of the document's table agrees is
// meant, and one that half of it denies is not.
function closest(htmlTable: HtmlTable, tables: readonly StatedTable[]): StatedTable | undefined {
  const scores = tables.map((table) => {
    const cells = agreeing(htmlTable, table);
    const same = cells.filter(({ value, cell }) => value.value === cell).length;
    return { table, score: cells.length > 1 && same * 2 >= cells.length ? same : 0 };
  });
  return scores.reduce((best, candidate) => (candidate.score > best.score ? candidate : best), {
    table: undefined,
    score: 0,
  } as {
    table: StatedTable | undefined;
    score: number;
  }).table;
}

function agreeing({ rows: [head = [], ...rows] }: HtmlTable, table: StatedTable) {
  const headings = head.map(({ text }) => plain(text));
  const places = table.columns.map((names) => headings.findIndex((heading) => names.includes(heading)));
  return rows.flatMap((cells) => {
    const name = plain(cells[0]?.text ?? "");
    const row = table.rows.find(({ names }) => names.includes(name));
    if (!row || name === "" || cells.length !== head.length) return [];
    return row.values.flatMap((value, column) => {
      const cell = read(cells[places[column] ?? -1]?.text ?? "", table.what);
      return cell === undefined ? [] : [{ row, value, cell }];
    });
  });
}

function read(text: string, what: StatedTable["what"]): string | undefined {
  const digits = text.replace(/[,，](?=\d{3})/g, "").trim();
  const cellPattern = what === "cut-off" ? /^\d{1,2}[:：]\d{2}$/ : /^[¥￥]?\s?\d+(?:\s?(?:元|yuan))?$/;
  if (!cellPattern.test(digits)) return undefined;
  return what === "cut-off" ? clock(digits) : digits.replace(/\D/g, "");
}

function clock(text: string): string {
  return text.replace("：", ":").padStart(5, "0");
}

function plain(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/公里|千米/g, "km")
    .replace(/[（(].*$/, "")
    .replace(/[\s‐-―~-]/g, "")
    .toLowerCase();
}

function texts(text: unknown): string[] {
  return isObject(text) ? [text.zh, text.en].filter((words): words is string => typeof words === "string") : [];
}

function objects(list: unknown): { entry: JsonObject; index: number }[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((row, index) => (isObject(row) ? [{ entry: row, index }] : []));
}
