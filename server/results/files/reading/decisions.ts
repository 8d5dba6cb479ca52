import { collectNotation, parseTime, type TimeNotation, usualNotation } from "#core/raceTimes.ts";
import { type CountrySystem, collectCountries } from "../cells/countryCell.ts";
import { collectDays, type DayOrder } from "../cells/dayCell.ts";
import { isHombre } from "../cells/genderCell.ts";
import { isEmptyCell } from "../cells/plainCell.ts";
import { collectStatuses, type StatusSystem } from "../cells/statusCell.ts";
import { fileLimits } from "../model/limits.ts";
import type { ItemFacts, Mapping } from "../model/mapping.ts";
import type { FileProblem } from "../model/problem.ts";
import type { FileRecord } from "../source/records.ts";
import { listColumns } from "./columns.ts";

/** What the columns of a file mean as a whole: no cell decides it alone. */
export interface Decisions {
  /** By column. */
  notations: ReadonlyMap<number, TimeNotation>;
  statuses: StatusSystem;
  days: DayOrder;
  countries: CountrySystem;
  hasHombres: boolean;
  /** Whether complete rows have as many cells as the header, so that a shorter one was cut off. */
  isEven: boolean;
}

/**
 * Reads a file once, and decides what its columns mean; a column that stays unclear is a problem.
 */
export async function decideColumns(
  records: AsyncIterable<FileRecord>,
  mapping: Mapping,
  facts: ItemFacts,
  width: number,
): Promise<{ decisions: Decisions; problems: FileProblem[] }> {
  const columns = listColumns(mapping);
  const times = columns
    .filter(({ target }) => target.field === "gun" || target.field === "net" || target.field === "split")
    .map(({ index, target }) => ({ index, target, vote: collectNotation(findDistance(target.point, facts)) }));
  const finals = times.filter(({ target }) => target.field !== "split").map(({ index }) => index);
  const find = (field: string) => columns.find(({ target }) => target.field === field)?.index ?? -1;
  const [status, birthday, country, gender] = ["status", "birthday", "country", "gender"].map(find) as [
    number,
    number,
    number,
    number,
  ];
  const votes = { statuses: collectStatuses(), days: collectDays(), countries: collectCountries() };
  let [rows, short, ended, hombres] = [0, 0, 0, 0];
  for await (const { cells, fault } of records) {
    if (fault) continue;
    rows++;
    if (cells.length < width) short++;
    else if (cells.at(-1) === "") ended++;
    for (const { index, vote } of times) {
      const cell = cells[index] ?? "";
      if (!isEmptyCell(cell)) vote.add(cell);
    }
    const hasTime = finals.some((index) => parseTime(cells[index] ?? "") !== undefined);
    if (status >= 0) votes.statuses.add((cells[status] ?? "").trim(), hasTime);
    if (birthday >= 0) votes.days.add(cells[birthday] ?? "");
    if (country >= 0) votes.countries.add((cells[country] ?? "").trim());
    if (gender >= 0 && isHombre(cells[gender] ?? "")) hombres++;
  }
  const problems: FileProblem[] = [];
  const report = (column: number | null, code: FileProblem["code"], params: FileProblem["params"] = {}) => {
    const field = column === null ? null : (mapping.columns[column]?.field ?? null);
    problems.push({ line: mapping.headerLine, column, field, code, params });
  };
  const notations = new Map<number, TimeNotation>();
  for (const { index, target, vote } of times) {
    const { notation, isSure } = vote.decide();
    if (!isSure && !target.notation) report(index, "times-ambiguous");
    notations.set(index, target.notation ?? (isSure ? notation : usualNotation));
  }
  const days = votes.days.decide();
  if (!days.isSure) report(birthday, "days-ambiguous");
  if (rows > fileLimits.rows) report(null, "rows-many", { most: fileLimits.rows });
  const decisions: Decisions = {
    notations,
    statuses: votes.statuses.decide(),
    days: days.order,
    countries: votes.countries.decide(),
    hasHombres: hombres > 0,
    // Some programs leave out empty cells at the end of a row; then many rows are short.
    isEven: ended > 0 || short * 100 <= rows,
  };
  return { decisions, problems };
}

function findDistance(point: string | undefined, { points, distanceKm }: ItemFacts): number | undefined {
  return point === undefined ? distanceKm : points.find(({ id }) => id === point)?.distanceKm;
}
