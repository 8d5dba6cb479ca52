import type { TimingFormat } from "#contract/timingWords.ts";
import { clockAt } from "#core/zones.ts";
import type { SimulatedPassing } from "./simulateRace.ts";

/** The ways in which passings are written. */
export const simulatedFormats = ["race-result", "lines", "racemap", "csv"] as const;
export type SimulatedFormat = (typeof simulatedFormats)[number];

/** A request of a timing system. */
export interface EncodedRequest {
  format: TimingFormat;
  type: string;
  body: string;
}

const mostOfRequest = 1000;

/**
 * Writes passings as a timing system does, at most 1,000 in a request. Only RACE RESULT's records
 * have ids; the others cannot correct or remove a passing, which are left out.
 */
export function encodePassings(
  passings: readonly SimulatedPassing[],
  format: SimulatedFormat,
  timeZone: string,
): EncodedRequest[] {
  const written = format === "race-result" ? passings : passings.filter(({ isRemoved }) => !isRemoved);
  const requests: EncodedRequest[] = [];
  for (let from = 0; from < written.length; from += mostOfRequest)
    requests.push(encode(written.slice(from, from + mostOfRequest), format, timeZone));
  return requests;
}

function encode(passings: readonly SimulatedPassing[], format: SimulatedFormat, timeZone: string): EncodedRequest {
  const instant = (at: number) => new Date(at).toISOString();
  switch (format) {
    case "race-result": {
      const records = passings.map(({ id, bib, point, at, isRemoved }) => ({
        ID: id,
        Bib: bib,
        TimingPoint: point,
        Passing: { UTCTime: instant(at), DeviceID: `D-${point}`, Transponder: `C${bib}` },
        ...(isRemoved && { Removed: true }),
      }));
      return { format: "race-result", type: "application/json", body: JSON.stringify(records) };
    }
    case "lines": {
      const lines = passings.map(({ bib, point, at }) => `1;${point};${bib};${clock(timeZone, at)}`);
      return { format: "race-result", type: "text/plain", body: `${lines.join("\n")}\n` };
    }
    case "racemap": {
      const pings = passings.map(({ bib, point, at }) => ({ timingId: point, chipId: bib, timestamp: instant(at) }));
      return { format: "racemap", type: "application/json", body: JSON.stringify(pings) };
    }
    case "csv": {
      const rows = passings.map(({ bib, point, at }) => `${point},${bib},${instant(at)}`);
      return { format: "racemap", type: "text/csv", body: `timingId,chipId,timestamp\n${rows.join("\n")}\n` };
    }
  }
}

function clock(timeZone: string, at: number): string {
  return `${clockAt(timeZone, at)}:${((at % 60_000) / 1000).toFixed(3).padStart(6, "0")}`;
}
