import type { ExactLimit, RequestLimit } from "#contract/limits.ts";
import type { Env } from "../env/env.ts";
import type { Limit } from "./limits.ts";

const minute = 60;

/**
 * How often one network may make the requests of the routes that have this limit in `routeLimits`.
 * They are counted before a request is read.
 */
export const requestLimits = {
  problem: () => ({ most: 60, seconds: minute }),
  policyReport: () => ({ most: 60, seconds: minute }),
  // Every page asks for its race and checks its session when it opens, and thousands may share an
  // address of their carrier.
  race: ({ accounts }) => ({ most: 2 * accounts.callsPerNetwork, seconds: minute }),
  session: ({ accounts }) => ({ most: 2 * accounts.callsPerNetwork, seconds: minute }),
  // The rest are the last defence against floods: far above what the runners behind one carrier's
  // address do.
  page: ({ accounts }) => ({ most: 100 * accounts.callsPerNetwork, seconds: minute }),
  read: ({ accounts }) => ({ most: 10 * accounts.callsPerNetwork, seconds: minute }),
  write: ({ accounts }) => ({ most: 2 * accounts.callsPerNetwork, seconds: minute }),
  // A form that is being filled in is saved every few seconds.
  draft: ({ accounts }) => ({ most: 10 * accounts.callsPerNetwork, seconds: minute }),
  // A provider notifies of everybody's payments from a few addresses.
  payment: ({ accounts }) => ({ most: 10 * accounts.callsPerNetwork, seconds: minute }),
  // Some timing systems send each passing by itself: a thousand in a second.
  timing: ({ accounts }) => ({ most: 30 * accounts.callsPerNetwork, seconds: minute }),
  captcha: ({ accounts }) => ({ most: 2 * accounts.callsPerNetwork, seconds: minute }),
  code: ({ accounts }) => ({ most: accounts.callsPerNetwork, seconds: minute }),
  login: ({ accounts }) => ({ most: accounts.callsPerNetwork, seconds: minute }),
  password: ({ accounts }) => ({ most: accounts.callsPerNetwork, seconds: minute }),
} satisfies Record<RequestLimit, (env: Pick<Env, "accounts">) => Limit>;

const hour = 3600;

/**
 * How often something may be done, each use counted over all servers. Limits of messages are in
 * `server/people/sending/table.ts`, because their numbers depend on the channel and the settings.
 */
export const exactLimits = {
  // Logins, by account: wrong passwords from one browser, and from all browsers that are not the
  // account's own.
  failedLoginPerDevice: { most: 10, seconds: 15 * minute },
  failedLoginPerAccount: { most: 100, seconds: hour },
  // A stolen session must not be a place to try passwords.
  passwordProof: { most: 10, seconds: 15 * minute },
  // Wrong codes of an organiser's second factor. Three are right at any moment: a day's guesses hit
  // one of them in 1 of 7,000 accounts.
  secondFactor: { most: 10, seconds: 15 * minute },
  secondFactorPerDay: { most: 50, seconds: 24 * hour },
  // Failed logins of browsers that are not the account's own, after which they need a human
  // verification: of one wide network, and of all.
  failedLoginPerNetwork: { most: 50, seconds: hour },
  failedLoginOfAll: { most: 2000, seconds: hour },
  // Guesses at the codes of one target, by one guesser: an account, a browser of the owner's, or a
  // network.
  codeGuess: { most: 10, seconds: hour },
  // Guesses at one code by programs that send no token of its sending.
  codeGuessWithoutToken: { most: 5, seconds: hour },
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
  // Answers to general forms without an account, from an address that many may share.
  answerPerNetwork: { most: 600, seconds: hour },
  // Look-ups by document and name: wrong ones of one document, and of a network that thousands may
  // share on the day of the results.
  lookUpPerTarget: { most: 5, seconds: hour },
  lookUpPerNetwork: { most: 600, seconds: hour },
  // Calls with an API token: wrong ones of a network, after which they are not answered, and all of
  // one token and of one account.
  wrongToken: { most: 60, seconds: 10 * minute },
  tokenCalls: { most: 1200, seconds: 10 * minute },
  accountTokenCalls: { most: 3600, seconds: 10 * minute },
  // By account.
  draft: { most: 600, seconds: 10 * minute },
  submission: { most: 300, seconds: 10 * minute },
  answer: { most: 60, seconds: 10 * minute },
  withdrawal: { most: 60, seconds: 10 * minute },
  // Each begins or ends a payment at a provider.
  payment: { most: 60, seconds: 10 * minute },
  // Codes of coupons that are tried: a code must not be found by guessing.
  coupon: { most: 60, seconds: 10 * minute },
  // Files of invitations that are checked or stored, of up to 5,000 rows each.
  invitations: { most: 60, seconds: 10 * minute },
  // Messages to the entrants of one race.
  entrantMessages: { most: 20, seconds: 24 * hour },
  // PDFs of confirmations, each a few hundredths of a second of a processor.
  confirmation: { most: 60, seconds: 10 * minute },
  // Files of one certificate, each as costly as a confirmation, by any number of people.
  certificate: { most: 30, seconds: 10 * minute },
  // Photos. Bibs that are looked up from an address that thousands may share.
  photoSearch: { most: 1200, seconds: hour },
  // Names that are tried for a bib, from one network and from anywhere.
  photoName: { most: 5, seconds: hour },
  photoNamePerBib: { most: 60, seconds: hour },
  // Archives of one runner, and uses of the address of one.
  photoArchive: { most: 10, seconds: 10 * minute },
  // Photos that a runner removes.
  photoRemoval: { most: 30, seconds: 24 * hour },
  upload: { most: 200, seconds: hour },
  // Everything else that an account writes: a reviewer decides hundreds of documents in a sitting.
  accountWrite: { most: 1200, seconds: 10 * minute },
  // Files with the data of all runners of a race.
  accountExport: { most: 60, seconds: hour },
} satisfies Record<ExactLimit, Limit>;

/**
 * Of how many notifications of payments that are not believed the text is kept, and an alarm
 * logged: what strangers send must fill neither disk nor log.
 */
export const keptDisbeliefs: Limit = { most: 100, seconds: hour };

/** How large a request of a timing system is at most, in bytes: some thousands of passings. */
export const passingsBytes = 1024 * 1024;

/**
 * How many unpaid reservations there can be in one race at a time: orders of an account, and places
 * of a person by all accounts. After a payment, a cancellation or the end of the time one can
 * reserve again.
 */
export const unpaidLimits = { ordersOfAccount: 10, placesOfPerson: 3 } as const;
