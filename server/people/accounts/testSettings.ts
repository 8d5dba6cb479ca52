import type { AccountSettings } from "../../base/env/accountSettings.ts";

/** Settings under which a password costs next to nothing, for tests of something else. */
export const cheapAccounts: AccountSettings = {
  passwordPolicy: "basic",
  passwordCost: { memoryKiB: 256, passes: 1 },
  smsPrefixes: [],
  callsPerNetwork: 3000,
  sessionIdleDays: 30,
  organiserSecondFactor: "optional",
};
