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

const hour = 3600;

/**
 * How often something may be done, each use counted over all servers. Limits of messages are in `server/sending/table.ts`, because their
 * numbers depend on the channel and the settings.
 */
export const exactLimits = {
  // Logins, by account: wrong passwords from one browser, and from all browsers that are not the account's own.
  failedLoginPerDevice: { most: 10, seconds: 15 * minute },
  failedLoginPerAccount: { most: 100, seconds: hour },
  // A stolen session must not be a place to try passwords.
  passwordProof: { most: 10, seconds: 15 * minute },
  // Wrong codes of an organiser's second factor. Three are right at any moment: a day's guesses hit one of them in 1 of 7,000 accounts.
  secondFactor: { most: 10, seconds: 15 * minute },
  secondFactorPerDay: { most: 50, seconds: 24 * hour },
  // Wrong guesses at all codes of one target.
  codeGuess: { most: 10, seconds: hour },
  // Whether an email address is registered: requests of one browser, and about one address.
  registeredPerBrowser: { most: 30, seconds: 10 * minute },
  registeredPerTarget: { most: 20, seconds: hour },
  // Human verification: wrong answers for a target from one browser, and from anywhere.
  captchaWrongPerDevice: { most: 5, seconds: 10 * minute },
  captchaWrongPerTarget: { most: 30, seconds: hour },
  // Verifications begun for a target, and from an address that thousands may share.
  captchaPerTarget: { most: 20, seconds: minute },
  captchaPerAddress: { most: 1200, seconds: minute },
  // Passes without a picture: fewer, so that they are no way around it.
  captchaWorkPerTarget: { most: 5, seconds: hour },
  captchaWorkPerAddress: { most: 120, seconds: hour },
  // Each ticket of the outside provider costs a request.
  captchaTicketPerTarget: { most: 10, seconds: minute },
  // By account.
  draft: { most: 600, seconds: 10 * minute },
  submission: { most: 300, seconds: 10 * minute },
  withdrawal: { most: 60, seconds: 10 * minute },
  upload: { most: 200, seconds: hour },
} satisfies Record<string, Limit>;
