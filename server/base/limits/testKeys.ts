import type { ExactLimit } from "#contract/limits.ts";

/** How the keys of a limit begin. */
const keys: Record<ExactLimit, string> = {
  failedLoginPerDevice: "login/%/other/",
  failedLoginPerAccount: "login/",
  failedLoginPerNetwork: "login-failed/network/",
  failedLoginOfAll: "login-failed/all",
  passwordProof: "proof/",
  codeGuess: "code/guess/",
  codeGuessWithoutToken: "code/unnamed/",
  registeredPerBrowser: "browser/registered/",
  registeredPerTarget: "registered/",
  captchaWrongPerDevice: "captcha/wrong/",
  captchaWrongPerTarget: "captcha/wrong-target/",
  captchaPerTarget: "captcha/begun/",
  captchaPerAddress: "captcha/address/",
  captchaWorkPerTarget: "captcha/work/",
  captchaWorkPerAddress: "captcha/work-address/",
  captchaTicketPerTarget: "captcha/ticket/",
  secondFactor: "second-factor/",
  secondFactorPerDay: "second-factor-day/",
  wrongToken: "token/wrong/",
  tokenCalls: "token/calls/",
  accountTokenCalls: "token/account/",
  answer: "answer/account/",
  answerPerNetwork: "answer/network/",
  lookUpPerTarget: "look-up/target/",
  lookUpPerNetwork: "look-up/network/",
  withdrawal: "withdraw/",
  payment: "payment/",
  coupon: "coupon/",
  draft: "draft/",
  submission: "submit/",
  invitations: "invite/",
  entrantMessages: "entrant-messages/",
  confirmation: "account/confirmation/",
  certificate: "certificate/",
  photoSearch: "photos/photoSearch/",
  photoName: "photos/photoName/",
  photoNamePerBib: "photos/photoNamePerBib/",
  photoArchive: "photos/photoArchive/",
  photoRemoval: "photos/photoRemoval/",
  upload: "upload/hour/",
  accountWrite: "account/accountWrite/",
  accountExport: "account/accountExport/",
};

/** Returns the LIKE pattern of the keys that a limit is counted by. */
export function keyPattern(limit: ExactLimit): string {
  // Other keys continue after the keyed hash of the account.
  return limit === "failedLoginPerAccount" ? `login/${"_".repeat(64)}` : `${keys[limit]}%`;
}
