import { makePassing, type RaceClock, type SentPassing } from "./passing.ts";

/**
 * Reads what an exporter of RACE RESULT sends: one record in JSON, or several, each with the id of
 * the passing; or lines as `[Event.ID];[RD_TimingPoint];[Bib];[RD_Time]`. Returns undefined if it
 * is neither.
 */
export function readRaceResult(text: string, clock: RaceClock): SentPassing[] | undefined {
  const trimmed = text.trim();
  return /^[[{]/.test(trimmed) ? readRecords(trimmed, clock) : readLines(trimmed, clock);
}

function readRecords(text: string, clock: RaceClock): SentPassing[] | undefined {
  const records = parseObjects(text);
  return records?.map((record) => {
    const passing = isObject(record.Passing) ? record.Passing : {};
    const fields = {
      id: record.ID,
      point: record.TimingPoint,
      device: passing.DeviceID,
      bib: record.Bib,
      chip: passing.Transponder,
      time: passing.UTCTime ?? record.UTCTime ?? record.Time,
      isRemoved: isTrue(record.Removed) || isTrue(record.Deleted),
      raw: JSON.stringify(record),
    };
    return makePassing(fields, clock);
  });
}

function readLines(text: string, clock: RaceClock): SentPassing[] | undefined {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "");
  const rows = lines.map((line) => ({ line: line.trim(), cells: line.split(";").map((cell) => cell.trim()) }));
  if (rows.length > 0 && rows.every(({ cells }) => cells.length < 4)) return undefined;
  return rows.map(({ line, cells: [, point, bib, time] }) => makePassing({ point, bib, time, raw: line }, clock));
}

/** Returns the objects of a JSON text that is an object or an array of them, else undefined. */
export function parseObjects(text: string): Record<string, unknown>[] | undefined {
  try {
    const records: unknown[] = [JSON.parse(text)].flat();
    return records.every(isObject) ? records : undefined;
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const isTrue = (value: unknown) => value === true || value === 1 || value === "true" || value === "1";
