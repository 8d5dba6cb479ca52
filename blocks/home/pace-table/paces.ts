/** A row of a pace table: everything in seconds. */
export interface PaceRow {
  /** As the config writes it. */
  target: string;
  finish: number;
  perKm: number;
  splits: number[];
}

/**
 * Returns the seconds of a time such as 3:30 (hours and minutes) or 0:55:30; undefined if it is
 * none or 0.
 */
export function readSeconds(time: string): number | undefined {
  const [, hours, minutes, seconds = "0"] = /^(\d{1,2}):([0-5]\d)(?::([0-5]\d))?$/.exec(time) ?? [];
  const sum = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return sum > 0 ? sum : undefined;
}

/** Writes seconds as runners do: 1:45:29 or, below an hour, 4:59; to the nearest second. */
export function writeTime(seconds: number): string {
  const whole = Math.round(seconds);
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  const secondsText = String(whole % 60).padStart(2, "0");
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, "0")}:${secondsText}` : `${minutes}:${secondsText}`;
}

/**
 * Returns the kilometres that a table without splits of its own shows: every 5 km and half of the
 * way; below 15 km every kilometre.
 */
export function usualSplits(distance: number): number[] {
  const step = distance < 15 ? 1 : 5;
  const count = Math.min(Math.ceil(distance / step) - 1, 60);
  const steps = Array.from({ length: count }, (_, index) => (index + 1) * step);
  return step === 1 ? steps : [...steps, distance / 2].sort((a, b) => a - b);
}

/**
 * Returns the rows of a table: when a runner at an even pace passes each split. Times that cannot
 * be read are left out.
 */
export function paceRows(targets: readonly string[], distance: number, splits: readonly number[]): PaceRow[] {
  return targets.flatMap((target) => {
    const finish = readSeconds(target);
    if (finish === undefined) return [];
    const perKm = finish / distance;
    return [{ target, finish, perKm, splits: splits.map((split) => split * perKm) }];
  });
}
