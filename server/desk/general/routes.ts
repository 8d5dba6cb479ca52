import type { FastifyInstance, FastifyRequest } from "fastify";
import { addCall } from "../../base/http/call.ts";
import { answer, refuse, refuseFor, requestLanguage } from "../../base/http/envelope.ts";
import { getNetwork } from "../../base/http/network.ts";
import { secondsToWait } from "../../base/limits/limits.ts";
import { exactLimits } from "../../base/limits/table.ts";
import { readVisitor } from "../../entry/claims/visitor.ts";
import type { SignupTools } from "../../money/payments/tools.ts";
import { findSession } from "../../people/accounts/sessions.ts";
import { findRaceSite } from "../../race/raceSite.ts";
import { answerRefusal } from "../../race/refusals.ts";
import { acceptAnswer } from "./answer.ts";
import { findGeneralForm } from "./check.ts";
import { readState } from "./state.ts";

// A form without uploads; a drawn signature is the largest answer.
const largestAnswer = 256 * 1024;

/** Adds the calls of general forms, which need no account unless the form requires one. */
export async function answerRoutes(app: FastifyInstance, tools: SignupTools) {
  const { db } = tools;
  app.addHook("onRequest", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });

  addCall(app, "GET /sign-up/form-state", async (request) => {
    const { domainName, form } = request.query;
    const site = await findRaceSite(tools, domainName);
    if (!site) return refuse("site/not-bound");
    const placedForm = findGeneralForm(site, form);
    if (!placedForm) return refuse("request/not-found");
    const session = await findSession(db, request.headers.token);
    return answer(await readState(tools, site, placedForm, session?.accountId ?? null));
  });
  addCall(app, "GET /sign-up/visitor", async (request) => {
    const site = await findRaceSite(tools, request.query.domainName);
    if (!site) return refuse("site/not-bound");
    const session = await findSession(db, request.headers.token);
    return answer({ visitor: await readVisitor(db, { ...site, accountId: session?.accountId ?? null }) });
  });
  addCall(app, "POST /sign-up/answers", { bodyLimit: largestAnswer }, async (request) => {
    const session = await findSession(db, request.headers.token);
    const wait = await countAnswer(tools, request, session?.accountId);
    if (wait > 0) return refuseFor(wait, "request/too-many");
    const site = await findRaceSite(tools, request.body.domainName);
    if (!site) return refuse("site/not-bound");
    const language = requestLanguage(request);
    const placedForm = findGeneralForm(site, request.body.form.id);
    if (!placedForm) return answerRefusal({ error: "answers/form-changed", values: {}, problems: [] }, language);
    const { account = "required" } = placedForm.head.general ?? {};
    if (account === "required" && !session) return refuse("session/expired");
    const accountId = account === "none" ? null : (session?.accountId ?? null);
    const outcome = await acceptAnswer(tools, site, { accountId, placed: placedForm }, { language, ...request.body });
    if (outcome.outcome === "not-human") return refuse("captcha/not-passed");
    if (outcome.outcome === "refused") return answerRefusal(outcome.refusal, language);
    const { receipt, createdAt } = outcome.receipt;
    return answer({ receipt, createdAt });
  });
}

// By account, and by network for visitors without one: a household, or the hall in which volunteers
// sign up.
async function countAnswer(
  { db, secrets }: SignupTools,
  request: FastifyRequest,
  accountId: string | undefined,
): Promise<number> {
  return accountId === undefined
    ? secondsToWait(
        db,
        `answer/network/${secrets.mac("network", getNetwork(request.ip))}`,
        exactLimits.answerPerNetwork,
      )
    : secondsToWait(db, `answer/account/${secrets.mac("account", accountId)}`, exactLimits.answer);
}
