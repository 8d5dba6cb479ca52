import { randomUUID } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { AccountSettings } from "#contract/account.ts";
import { programHeaders } from "#core/programHeaders.ts";
import { isCaptchaOn } from "../../base/env/captchaSettings.ts";
import type { Env } from "../../base/env/env.ts";
import { addCall, type CallRequest } from "../../base/http/call.ts";
import { answer, refuse, refuseFor, requestLanguage } from "../../base/http/envelope.ts";
import { noStore } from "../../base/http/noStore.ts";
import { exactLimits } from "../../base/limits/table.ts";
import { readToken } from "../codes/cookie.ts";
import { identifyCaller } from "../sending/messageRequest.ts";
import { permitMessage } from "../sending/permit.ts";
import { decodePassword } from "./decodePassword.ts";
import { describeDevice, deviceCookie, requestOrigin } from "./device.ts";
import { type Account, emailIdentity, phoneIdentity, readPhone } from "./identity.ts";
import { logInByCode, logInByPassword } from "./login.ts";
import { refuseGuess } from "./passwordRoutes.ts";
import { openCappedSession } from "./sessions.ts";
import { type AccountTools, senderSite } from "./tools.ts";
import { readUserData } from "./userData.ts";

/** Adds the call that returns what the server offers, and call 10, the login. */
export async function loginRoutes(app: FastifyInstance, tools: AccountTools) {
  const { env } = tools;
  addCall(app, "GET /user-center/account-settings", async (_request, reply) => {
    reply.header("cache-control", "no-store");
    return answer<AccountSettings>({
      isCaptchaOn: isCaptchaOn(env),
      loginTypes: canSendSms(env) ? ["1", "0", "5"] : ["0", "5"],
      passwordPolicy: env.accounts.passwordPolicy,
    });
  });
  const options = { preHandler: [noStore, requireProgram] };
  addCall(app, "POST /user-center/login", options, async (request, reply) => {
    const { loginType } = request.body;
    const account = loginType === "1" ? await enterByCode(tools, request) : await enterByPassword(tools, request);
    return "code" in account ? account : beginSession(tools, { request, reply, account, loginType });
  });
}

async function requireProgram({ headers }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
  const isKnown = Object.entries(programHeaders).every(([name, value]) => headers[name.toLowerCase()] === value);
  return isKnown ? undefined : reply.send(refuse("account/unknown-program"));
}

// While developing, the person who runs the server reads the codes in the outbox.
function canSendSms({ isProduction, sms }: Env): boolean {
  return !isProduction || sms !== undefined;
}

type LoginRequest = CallRequest<"POST /user-center/login">;

async function enterByCode(tools: AccountTools, request: LoginRequest) {
  const phone = readPhone(request.body.phone ?? "");
  if (phone === undefined) return refuse("account/wrong-phone");
  const { captcha: code = "", verificationToken } = request.body;
  const token = readToken(request, "login", verificationToken);
  const context = { from: requestOrigin(request), language: requestLanguage(request) };
  const result = await logInByCode(tools, phone, { code, token }, context);
  return result.outcome === "in" ? result.account : refuseGuess(result.outcome);
}

async function enterByPassword(tools: AccountTools, request: LoginRequest) {
  const { loginType, phone, accountEmail, password, encryptType, sessionId, sig, scene } = request.body;
  if (loginType !== "0" && loginType !== "5") return refuse("account/unknown-login-type");
  const decoded = encryptType === "1" ? decodePassword(password ?? "") : undefined;
  if (decoded === undefined) return refuse("account/unknown-encoding");
  const typed = (loginType === "0" ? phone : accountEmail) ?? "";
  const identity = loginType === "0" ? phoneIdentity(typed) : emailIdentity(typed);
  if (!identity) return loginType === "0" ? refuse("account/wrong-phone") : refuse("account/wrong-email");
  const verification = { pass: { sessionId, sig, scene }, typed };
  const result = await logInByPassword(tools, identity, decoded, { from: requestOrigin(request), verification });
  if (result.outcome === "in") return result.account;
  if (result.outcome === "not-verified") return refuse("captcha/not-passed");
  if (result.outcome === "wrong") return refuse("account/wrong-login");
  return refuseFor(exactLimits.failedLoginPerDevice.seconds, "account/too-many-logins");
}

interface Entering {
  request: FastifyRequest;
  reply: FastifyReply;
  account: Account;
  loginType: string;
}

async function beginSession(tools: AccountTools, { request, reply, account, loginType }: Entering) {
  const { db, secrets } = tools;
  const { accountId } = account;
  const device = describeDevice(request.headers["user-agent"]);
  const { sessionIdleDays: idleDays } = tools.env.accounts;
  const { token, endedCount } = await openCappedSession(db, { accountId, loginType, device, idleDays });
  if (endedCount > 0) await notifyOfEnded(tools, request, account);
  const userData = await readUserData(tools, { accountId, loginType });
  if (!userData) return refuse("session/expired");
  reply.header("set-cookie", deviceCookie(secrets, accountId));
  return answer({ token, userData });
}

/**
 * Writes to the owner of an account that a login ended an older session, since the account had as
 * many as it may. The limits of notices apply.
 */
async function notifyOfEnded(tools: AccountTools, request: FastifyRequest, account: Account): Promise<void> {
  const { email, phoneSealed } = account;
  const channel = email ? "email" : "sms";
  const target = email ?? (phoneSealed && tools.secrets.open(phoneSealed));
  if (!target) return;
  const notice = {
    purpose: "notice",
    channel,
    target,
    language: requestLanguage(request),
    caller: identifyCaller(request),
  } as const;
  const permit = await permitMessage(tools, notice);
  if (permit.outcome !== "permitted") return;
  const values = { what: "session-ended" as const, site: await senderSite(tools, request) };
  await permit.queue(tools.db, { key: `notice/${randomUUID()}`, template: "notice", values });
}
