import type { Env } from "../../env.ts";
import type { Limit } from "./limits.ts";

const minute = 60;

/** How often one network may make the requests that declare a limit in their route's config: `config: { limit: "race" }`. */
export const requestLimits = {
  race: () => ({ most: 300, seconds: minute }),
  problem: () => ({ most: 60, seconds: minute }),
  policyReport: () => ({ most: 60, seconds: minute }),
  // Every page checks its session when it opens, and thousands may share an address of their carrier.
  session: ({ accounts }) => ({ most: 2 * accounts.callsPerNetwork, seconds: minute }),
} satisfies Record<string, (env: Pick<Env, "accounts">) => Limit>;

export type RequestLimit = keyof typeof requestLimits;
