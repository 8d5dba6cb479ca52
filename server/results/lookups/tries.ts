import type { Database } from "../../base/db/open.ts";
import { isWithinTogether, returnUsesTogether, secondsLeft } from "../../base/limits/limits.ts";
import { exactLimits } from "../../base/limits/table.ts";
import type { Secrets } from "../../base/secrets/secrets.ts";

/** A try to look somebody up: whom, and from which network. */
export interface Try {
  raceId: string;
  /** The numbers by which the document is found. */
  targets: readonly string[];
  network: string;
}

/**
 * Counts a try before anything is compared, so that of many at once no more are than the limits
 * allow. Returns the seconds until the next one if it is too many; else 0, and what takes the try
 * back: one that finds its runner does not count.
 */
export async function countTry(
  { db, secrets }: { db: Database; secrets: Pick<Secrets, "mac"> },
  { raceId, targets, network }: Try,
): Promise<{ seconds: number; uncount(): Promise<void> }> {
  const ofTarget = targets.map((target) => `look-up/target/${secrets.mac("look-up-target", `${raceId}/${target}`)}`);
  const keys = [
    ...ofTarget.map((key) => [key, exactLimits.lookUpPerTarget] as const),
    [`look-up/network/${secrets.mac("network", network)}`, exactLimits.lookUpPerNetwork] as const,
  ];
  const within = await Promise.all(keys.map(([key, limit]) => isWithinTogether(db, key, limit)));
  const full = keys.find((_key, index) => !within[index]);
  const seconds = full ? Math.max(1, await secondsLeft(db, full[0], full[1])) : 0;
  return {
    seconds,
    uncount: () =>
      returnUsesTogether(
        db,
        keys.map(([key]) => key),
      ),
  };
}
