import type { Race } from "#schemas/generated/types.ts";
import type { HtmlTable } from "../html/html.ts";
import type { ParamsOf } from "../problems/table.ts";
import type { HtmlPlace } from "./htmlPlaces.ts";

/** A fact of a race item. Fees are in yuan, distances in kilometres; a minimum age of 0 is none. */
export type ItemFact = ParamsOf<"SL5201">["fact"];

/** A number that a table states about a race item. */
export interface TableFact {
  place: HtmlPlace;
  /** Index of the race item. */
  item: number;
  fact: ItemFact;
  value: number;
}

type Items = NonNullable<Race["items"]>;

const headings: [ItemFact, RegExp][] = [
  ["places", /^(?:名额|places\b)/i],
  ["fee", /^(?:报名费|费用|(?:entry )?fee\b).*(?:元|¥|yuan|CNY|RMB)/i],
  ["distance", /^(?:距离|distance\b)/i],
  ["minAge", /^(?:最低年龄|minimum age\b)/i],
];

/**
 * Reads what the tables of a piece of HTML state about the items of a race: in rows that start with
 * an item's name, in columns that name the fact.
 */
export function factsInTables(place: HtmlPlace, items: Items): TableFact[] {
  return place.outline.tables.flatMap((table) => factsInTable(table, items).map((fact) => ({ ...fact, place })));
}

function factsInTable({ rows: [head = [], ...rows] }: HtmlTable, items: Items): Omit<TableFact, "place">[] {
  const columns = head.map(({ text }) => headings.find(([, words]) => words.test(text))?.[0]);
  if (columns.every((fact) => fact === undefined)) return [];
  return rows.flatMap((row) => {
    const item = itemNamed(row[0]?.text ?? "", items);
    if (item === undefined || row.length !== head.length) return [];
    return columns.flatMap((fact, column) => {
      const value = fact === undefined ? undefined : readNumber(row[column]?.text ?? "", fact);
      return fact === undefined || value === undefined ? [] : [{ item, fact, value }];
    });
  });
}

function itemNamed(label: string, items: Items): number | undefined {
  const plainLabel = plainName(label);
  const indices = items.flatMap(({ name }, index) =>
    [name.zh, name.en ?? name.zh].some((itemName) => plainName(itemName) === plainLabel) ? [index] : [],
  );
  return plainLabel !== "" && indices.length === 1 ? indices[0] : undefined;
}

/**
 * Returns the name of an item as names are compared: "Marathon (42.195 km)" and "Fun run, incl.
 * family run" by the text before.
 */
export function plainName(name: string): string {
  return (name.split(/[（(，,]/)[0] ?? "").trim().toLowerCase();
}

function readNumber(cell: string, fact: ItemFact): number | undefined {
  const text = cell.replace(/(\d)[,，](?=\d{3})/g, "$1").trim();
  if (fact === "fee" && /^(?:免费|free)$/i.test(text)) return 0;
  if (fact === "minAge" && /^(?:不限|无|none|no limit|any|—|-)$/i.test(text)) return 0;
  const numbers = text.match(/\d+(?:\.\d+)?/g);
  return numbers?.length === 1 ? Number(numbers[0]) : undefined;
}
