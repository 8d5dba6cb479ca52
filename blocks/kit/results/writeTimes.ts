import { formatTime, type Rounding } from "#core/raceTimes.ts";

/** Returns the time of a runner by which a list is ranked; the other one if there is only that. */
export function chooseTime(
  { gunMs, netMs }: { gunMs: number | null; netMs: number | null },
  basis: "net" | "gun",
): number | null {
  return basis === "net" ? (netMs ?? gunMs) : (gunMs ?? netMs);
}

/** Writes a race time as h:mm:ss, by the rounding of its set; a dash for none. */
export function writeTime(ms: number | null, rounding: Rounding = "none"): string {
  return ms === null ? "–" : formatTime(ms, { rounding });
}

/** Writes the time for a section as m:ss or h:mm:ss. */
export function writeSection(ms: number | null): string {
  return ms === null ? "–" : formatTime(Math.round(ms / 1000) * 1000).replace(/^0:0?/, "");
}

/** Writes the pace of a kilometre as 4′35″. */
export function writePace(ms: number | null): string {
  if (ms === null) return "–";
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)}′${String(seconds % 60).padStart(2, "0")}″`;
}
