import type { FastifyInstance, FastifyRequest } from "fastify";
import { addCall } from "../../base/http/call.ts";
import { answer, refuse, refuseFor, requestLanguage } from "../../base/http/envelope.ts";
import { secondsToWait, secondsToWaitTogether } from "../../base/limits/limits.ts";
import { exactLimits } from "../../base/limits/table.ts";
import { countMetric } from "../../base/metrics.ts";
import type { SignupTools } from "../../money/payments/tools.ts";
import { signStored } from "../../money/receipts/sign.ts";
import { readSession } from "../../people/accounts/guard.ts";
import { findRaceSite } from "../../race/raceSite.ts";
import { answerRefusal } from "../../race/refusals.ts";
import { type WaitingTools, waitInLine } from "../../race/waitingRoom/routes.ts";
import { withdraw } from "../leave/withdraw.ts";
import { optionsLeft } from "../options/left.ts";
import { listOwn, readOwn } from "../own/own.ts";
import { submit } from "./submit.ts";

// A number of one digit; what is none is not kept.
function readTerminalType({ headers }: FastifyRequest): number | undefined {
  const { terminaltype } = headers;
  return typeof terminaltype === "string" && /^\d$/.test(terminaltype) ? Number(terminaltype) : undefined;
}

// A group of fifty with drawn signatures.
const largestSubmission = 2 * 1024 * 1024;

/** Adds the calls that take forms, and show them to their owner. */
export async function submissionRoutes(app: FastifyInstance, tools: SignupTools & WaitingTools) {
  const { db, secrets } = tools;
  addCall(app, "POST /sign-up/submissions", { bodyLimit: largestSubmission }, async (request, reply) => {
    const { accountId } = readSession(request);
    const wait = await secondsToWaitTogether(db, `submit/${secrets.mac("account", accountId)}`, exactLimits.submission);
    if (wait > 0) return refuseFor(wait, "request/too-many");
    const tried = request.body.coupon
      ? await secondsToWait(db, `coupon/${secrets.mac("account", accountId)}`, exactLimits.coupon)
      : 0;
    if (tried > 0) return refuseFor(tried, "request/too-many");
    const site = await findRaceSite(tools, request.body.domainName);
    if (!site) return refuse("site/not-bound");
    const inLine = await waitInLine(tools, site, { request, reply });
    if (inLine) return inLine;
    const submitted = await submit(tools, site, accountId, request.body, readTerminalType(request));
    const outcome = submitted.outcome === "accepted" ? "accepted" : submitted.refusal.error;
    countMetric("startline_sign_ups_total", { outcome });
    if (submitted.outcome === "accepted") {
      const { receipt } = submitted;
      const signedReceipt = submitted.signed ?? (await signStored(tools, accountId, receipt.submissionId)) ?? "";
      return answer({ ...receipt, signed: signedReceipt });
    }
    return answerRefusal(submitted.refusal, requestLanguage(request));
  });
  addCall(app, "GET /sign-up/options", async ({ query }) => {
    const site = await findRaceSite(tools, query.domainName);
    return site ? answer(await optionsLeft(tools, site, query.form)) : refuse("site/not-bound");
  });
  addCall(app, "GET /sign-up/submissions", async (request) =>
    answer(await listOwn(tools, readSession(request).accountId)),
  );
  addCall(app, "GET /sign-up/submissions/:id", async (request) => {
    const submission = await readOwn(tools, readSession(request).accountId, {
      id: request.params.id,
      language: requestLanguage(request),
    });
    return submission ? answer(submission) : refuse("submission/not-found");
  });
  addCall(app, "GET /sign-up/submissions/:id/receipt", async (request) => {
    const signedReceipt = await signStored(tools, readSession(request).accountId, request.params.id);
    return signedReceipt === undefined ? refuse("submission/not-found") : answer({ signed: signedReceipt });
  });
  addCall(app, "POST /sign-up/submissions/:id/withdraw", async (request) => {
    const { accountId } = readSession(request);
    const wait = await secondsToWait(db, `withdraw/${secrets.mac("account", accountId)}`, exactLimits.withdrawal);
    if (wait > 0) return refuseFor(wait, "request/too-many");
    const withdrawn = await withdraw(tools, accountId, request.params.id);
    if (typeof withdrawn === "string") return refuse(withdrawn);
    return answer({ withdrawnAt: withdrawn.withdrawnAt.getTime(), refundFen: withdrawn.refundFen });
  });
}
