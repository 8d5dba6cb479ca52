import { makePassing, type RaceClock, type SentPassing } from "./passing.ts";
import { parseObjects } from "./raceResult.ts";

const columns = ["timingid", "chipid", "timestamp"];

/**
 * Reads what forwarders of Racemap send: an array of `{ timingId, chipId, timestamp }` in JSON, or
 * CSV with these columns, in this order if it has no header. Returns undefined if it is neither.
 */
export function readRacemap(text: string, clock: RaceClock): SentPassing[] | undefined {
  const trimmed = text.trim();
  const records = /^[[{]/.test(trimmed) ? parseObjects(trimmed) : readCsv(trimmed);
  return records?.map((record) => {
    const { timingId, timingName, chipId, timestamp } = record;
    const fields = {
      id: record.id,
      point: timingName ?? timingId,
      device: timingId,
      chip: chipId,
      time: timestamp,
      isRemoved: record.removed === true,
      raw: JSON.stringify({ timingId, timingName, chipId, timestamp, id: record.id, removed: record.removed }),
    };
    return makePassing(fields, clock);
  });
}

function readCsv(text: string): Record<string, unknown>[] | undefined {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "");
  const delimiter = lines[0]?.includes(";") ? ";" : ",";
  const split = (line: string) => line.split(delimiter).map((cell) => cell.trim().replace(/^"(.*)"$/, "$1"));
  const header = split(lines[0] ?? "").map((cell) => cell.toLowerCase());
  const hasHeader = columns.every((column) => header.includes(column));
  const rows = (hasHeader ? lines.slice(1) : lines).map(split);
  if (lines.length > 0 && rows.every((cells) => cells.length < columns.length) && !hasHeader) return undefined;
  const [timing = 0, chip = 1, time = 2] = hasHeader ? columns.map((column) => header.indexOf(column)) : [];
  return rows.map((cells) => ({ timingId: cells[timing], chipId: cells[chip], timestamp: cells[time] }));
}
