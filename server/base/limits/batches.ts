import type { Limit } from "./limits.ts";

/**
 * Draws `uses` from the limit that all servers share, and resolves to how many of them it has left.
 */
export type Draw = (key: string, uses: number, limit: Limit) => Promise<number>;

/** How many batches a limit has. */
const batches = 10;

// An attacker with more networks than this gets nothing from being counted anew.
const mostKeys = 50_000;

interface Allowance {
  left: number;
  isUsedUp: boolean;
  drawing?: Promise<void> | undefined;
}

/**
 * Returns a function that counts one more use of a key and returns whether it is within the limit,
 * over all servers. Uses are drawn in batches of a tenth of the limit, and the first batch of each
 * server is free, so most keys never cost a query. `n` servers together let through up to `n - 1`
 * tenths more.
 */
export function countInBatches({ most, seconds }: Limit, draw: Draw): (key: string) => boolean | Promise<boolean> {
  const size = Math.max(1, Math.floor(most / batches));
  const shared = { most: most - size, seconds };
  let allowances = new Map<string, Allowance>();
  let endsAt = Number.NEGATIVE_INFINITY;
  const getAllowance = (key: string) => {
    if (performance.now() >= endsAt || allowances.size >= mostKeys) {
      allowances = new Map();
      endsAt = performance.now() + seconds * 1000;
    }
    const allowance = allowances.get(key) ?? { left: size, isUsedUp: false };
    allowances.set(key, allowance);
    return allowance;
  };
  const drawMore = async (key: string, allowance: Allowance) => {
    const granted = await draw(key, size, shared);
    allowance.left += granted;
    allowance.isUsedUp = granted < size;
  };
  const takeLater = async (key: string, allowance: Allowance): Promise<boolean> => {
    // Others may have used up the drawn uses while this one waited.
    while (allowance.left === 0) {
      if (allowance.isUsedUp) return false;
      allowance.drawing ??= drawMore(key, allowance).finally(() => {
        allowance.drawing = undefined;
      });
      await allowance.drawing;
    }
    allowance.left -= 1;
    return true;
  };
  return (key) => {
    const allowance = getAllowance(key);
    if (allowance.left === 0) return allowance.isUsedUp ? false : takeLater(key, allowance);
    allowance.left -= 1;
    return true;
  };
}
