import type { InventedResult } from "./inventRunners.ts";

const separator = ";";

/** Writes a file as RACE RESULT exports it, with decimal commas; `points` are km. */
export function writeResults(results: readonly InventedResult[], points: readonly number[]): string {
  const header = [...personColumns, "Category", "Start wave", "Gun Time", "Net Time"];
  const rows = results.map((result) => {
    const { category, start, gunMs, netMs, splitsMs, status } = result;
    const times = [gunMs, netMs, ...splitsMs].map((ms) => (ms === null ? "" : writeTime(ms)));
    return [...describePerson(result), category, start, ...times, status];
  });
  return writeCsv([[...header, ...points.map((km) => `${km} km`), "Status"], ...rows]);
}

/** Writes a list of starters: the same people without times. */
export function writeStartList(results: readonly InventedResult[]): string {
  const header = [...personColumns, "Start wave"];
  return writeCsv([header, ...results.map((result) => [...describePerson(result), result.start])]);
}

/** What a list of starters holds: without times, a file is imported only if that is stated. */
export const startListColumns = [
  "bib",
  "name",
  "latinName",
  "birthYear",
  "gender",
  "country",
  "club",
  "city",
  "document",
  "wave",
].map((field) => ({ field }));

/** Writes a table, one array of cells for each row. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return `\ufeff${rows.map((row) => row.map(quote).join(separator)).join("\r\n")}\r\n`;
}

/** Writes milliseconds as hours:minutes:seconds with a decimal comma: 1:32:07,45. */
export function writeTime(ms: number): string {
  const hundredths = Math.round(ms / 10);
  const seconds = Math.floor(hundredths / 100);
  const pad = (value: number) => String(value).padStart(2, "0");
  const clock = [Math.floor(seconds / 3600), pad(Math.floor(seconds / 60) % 60), pad(seconds % 60)];
  return `${clock.join(":")},${pad(hundredths % 100)}`;
}

const personColumns = ["Bib", "Name", "Latin Name", "YearOfBirth", "Gender", "Nation", "Club", "City", "Document"];

function describePerson({ bib, person }: InventedResult): string[] {
  const { name, latinName, birthYear, gender, country, club, city, document } = person;
  return [bib, name, latinName, String(birthYear), gender, country, club, city, document];
}

function quote(cell: string): string {
  return /[;"\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
