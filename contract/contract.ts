import type { Static, TSchema } from "typebox";
import { accountCalls } from "./account.ts";
import { alertCalls } from "./alerts.ts";
import { answerCalls } from "./answers.ts";
import { applicationCalls } from "./applications.ts";
import { areaCalls } from "./areas.ts";
import { auditCalls } from "./audit.ts";
import { bibCalls } from "./bibs.ts";
import type { Call } from "./call.ts";
import { cancellationCalls } from "./cancellations.ts";
import { captchaCalls } from "./captcha.ts";
import { certificateCalls } from "./certificates.ts";
import { configFileCalls } from "./configFiles.ts";
import { countryCalls } from "./countries.ts";
import { deferralCalls } from "./deferrals.ts";
import { devCalls } from "./dev.ts";
import { draftCalls } from "./drafts.ts";
import { entrantMessageCalls } from "./entrantMessages.ts";
import { entryCalls } from "./entries.ts";
import type { commonErrors, ErrorCode, sessionErrors } from "./errors.ts";
import { exportLayoutCalls } from "./exportLayouts.ts";
import { exportCalls } from "./exports.ts";
import { invitationCalls } from "./invitations.ts";
import { liveCalls } from "./live.ts";
import { lookUpCalls } from "./lookUps.ts";
import { mailingCalls } from "./mailing.ts";
import { numberCalls } from "./numbers.ts";
import { operatorCalls } from "./operator.ts";
import { orderCalls } from "./orders.ts";
import { organiseCalls } from "./organise.ts";
import { organiseAnswerCalls } from "./organiseAnswers.ts";
import { organisePlaceCalls } from "./organisePlaces.ts";
import { organiseResultCalls } from "./organiseResults.ts";
import { organiserCalls } from "./organisers.ts";
import { photoImportCalls } from "./photoImports.ts";
import { photoCalls } from "./photos.ts";
import { pickUpCalls } from "./pickUp.ts";
import { pickUpDeskCalls } from "./pickUpDesk.ts";
import { ownerCalls, profileCalls } from "./profile.ts";
import { publicResultCalls } from "./publicResults.ts";
import { receiptCalls } from "./receipts.ts";
import { resultFileCalls } from "./resultFiles.ts";
import { resultCalls } from "./results.ts";
import { secondFactorCalls } from "./secondFactor.ts";
import { securityCalls } from "./security.ts";
import { signupCalls } from "./signup.ts";
import { adminCalls, siteCalls } from "./sites.ts";
import { staffCalls } from "./staff.ts";
import { teamCalls } from "./teams.ts";
import { timingCalls } from "./timing.ts";
import { tokenCalls } from "./tokens.ts";
import { transferCalls } from "./transfers.ts";
import { uploadCalls } from "./uploads.ts";
import { waitingCalls } from "./waiting.ts";
import { walletCalls } from "./wallet.ts";

/**
 * Every call of the API by its method and path: the server validates by it, the browser's client is
 * typed by it, `docs/api.md` is made from it.
 */
export const contract = {
  ...siteCalls,
  ...accountCalls,
  ...captchaCalls,
  ...profileCalls,
  ...ownerCalls,
  ...secondFactorCalls,
  ...securityCalls,
  ...configFileCalls,
  ...areaCalls,
  ...countryCalls,
  ...uploadCalls,
  ...draftCalls,
  ...signupCalls,
  ...entryCalls,
  ...receiptCalls,
  ...certificateCalls,
  ...lookUpCalls,
  ...waitingCalls,
  ...orderCalls,
  ...answerCalls,
  ...applicationCalls,
  ...teamCalls,
  ...transferCalls,
  ...deferralCalls,
  ...invitationCalls,
  ...exportCalls,
  ...exportLayoutCalls,
  ...adminCalls,
  ...operatorCalls,
  ...organiseCalls,
  ...numberCalls,
  ...auditCalls,
  ...organisePlaceCalls,
  ...cancellationCalls,
  ...entrantMessageCalls,
  ...resultCalls,
  ...publicResultCalls,
  ...timingCalls,
  ...liveCalls,
  ...alertCalls,
  ...organiseAnswerCalls,
  ...organiserCalls,
  ...resultFileCalls,
  ...photoImportCalls,
  ...photoCalls,
  ...pickUpCalls,
  ...walletCalls,
  ...staffCalls,
  ...bibCalls,
  ...mailingCalls,
  ...pickUpDeskCalls,
  ...organiseResultCalls,
  ...tokenCalls,
  ...devCalls,
};

/** Method and path of a call, such as `"POST /sign-up/submissions"`. */
export type CallName = keyof typeof contract;

type Entry<N extends CallName> = (typeof contract)[N];
type Part<N extends CallName, Key extends keyof Call, Without> =
  Entry<N> extends Record<Key, infer S extends TSchema> ? Static<S> : Without;

/** The parameters in the path of a call. */
export type ParamsOf<N extends CallName> = Part<N, "params", Record<never, string>>;
/** The query of a call. */
export type QueryOf<N extends CallName> = Part<N, "query", Record<never, string>>;
/** The body of a call; undefined for one without. */
export type BodyOf<N extends CallName> = Part<N, "body", undefined>;
/**
 * What a program sends with a call: its `params`, its `query`, and its body as `json`, as `form` or
 * as `multipart`.
 */
export type RequestOf<N extends CallName> = Given<N, "params", "params"> &
  Given<N, "query", "query"> &
  (Entry<N> extends { encoding: "multipart" }
    ? { multipart?: FormData }
    : Given<N, "body", Entry<N> extends { encoding: "form" } ? "form" : "json">);

type Given<N extends CallName, Key extends keyof Call, As extends string> =
  Entry<N> extends Record<Key, infer S extends TSchema> ? { [key in As]: Static<S> } : unknown;

/** What a call answers if it succeeds. */
export type DataOf<N extends CallName> = Part<N, "data", never>;
/** The codes with which a call may refuse. */
export type ErrorOf<N extends CallName> =
  | (Entry<N> extends { errors: (infer E extends ErrorCode)[] } ? E : never)
  | (typeof commonErrors)[number]
  | (typeof sessionErrors)[number];

/** The entry of a call. */
export function callEntry(name: CallName): Call {
  return contract[name];
}
