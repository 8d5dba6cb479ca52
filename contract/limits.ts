/**
 * The costs of a request, cheapest first: an answer from memory or this server's disk; queries;
 * queries that write; argon2id; a message to a person; a file that is checked and stored; a file of
 * many people's data; a drawn picture or page.
 */
export const costs = ["cheap", "reads", "writes", "hashes", "sends", "uploads", "exports", "draws"] as const;
export type Cost = (typeof costs)[number];

/**
 * A limit of one network, counted before a request is read; `server/base/limits/table.ts` has their
 * numbers.
 */
export type RequestLimit =
  | "problem"
  | "policyReport"
  | "race"
  | "session"
  | "page"
  | "read"
  | "write"
  | "draft"
  | "payment"
  | "timing"
  | "captcha"
  | "code"
  | "login"
  | "password";

/**
 * A limit of an account, target, browser or network, counted exactly; the same table has their
 * numbers.
 */
export type ExactLimit =
  | "failedLoginPerDevice"
  | "failedLoginPerAccount"
  | "passwordProof"
  | "secondFactor"
  | "secondFactorPerDay"
  | "failedLoginPerNetwork"
  | "failedLoginOfAll"
  | "codeGuess"
  | "codeGuessWithoutToken"
  | "registeredPerBrowser"
  | "registeredPerTarget"
  | "captchaWrongPerDevice"
  | "captchaWrongPerTarget"
  | "captchaPerTarget"
  | "captchaPerAddress"
  | "captchaWorkPerTarget"
  | "captchaWorkPerAddress"
  | "captchaTicketPerTarget"
  | "answerPerNetwork"
  | "lookUpPerTarget"
  | "lookUpPerNetwork"
  | "wrongToken"
  | "tokenCalls"
  | "accountTokenCalls"
  | "draft"
  | "submission"
  | "answer"
  | "withdrawal"
  | "payment"
  | "coupon"
  | "invitations"
  | "entrantMessages"
  | "confirmation"
  | "certificate"
  | "photoSearch"
  | "photoName"
  | "photoNamePerBib"
  | "photoArchive"
  | "photoRemoval"
  | "upload"
  | "accountWrite"
  | "accountExport";

/** The limits that the requests of a call or page count towards. */
export interface Limits {
  /** By network: counted before anything of the request is read. */
  network?: RequestLimit;
  /** By account: counted once the caller is known. */
  account?: ExactLimit;
  /**
   * Counted by the route itself, because they depend on what the request contains: by account,
   * target, browser or network.
   */
  own?: readonly ExactLimit[];
}

/** The limits of calls that an account's owner proves their identity for again. */
export const proofLimits: Limits = { network: "password", own: ["passwordProof", "codeGuess"] };

const limitsByCost: Record<Cost, Limits> = {
  cheap: {},
  reads: { network: "read" },
  writes: { network: "write", account: "accountWrite" },
  hashes: { network: "password" },
  sends: { network: "code" },
  uploads: { network: "write", own: ["upload"] },
  exports: { network: "read", account: "accountExport" },
  draws: { network: "read" },
};

/**
 * Returns the limits of a call of this cost that states no others; one without a login counts no
 * accounts.
 */
export function usualLimits(cost: Cost, hasAccount: boolean): Limits {
  const { account, ...rest } = limitsByCost[cost];
  return { ...rest, ...(hasAccount && account && { account }) };
}
