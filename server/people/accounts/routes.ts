import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { AccountSettings } from "#contract/account.ts";
import { addCall, type CallRequest } from "../../base/http/call.ts";
import { answer, refuse, refuseFor, spokenLanguage } from "../../base/http/envelope.ts";
import { noStore } from "../../base/http/noStore.ts";
import { exactLimits } from "../../base/limits/table.ts";
import type { Env } from "../../env.ts";
import { isCaptchaOn } from "../captcha/settings.ts";
import { tokenOf } from "../codes/cookie.ts";
import { decodePassword } from "./decodePassword.ts";
import { describeDevice, deviceCookie, fromOf } from "./device.ts";
import { type Account, readEmail, readPhone } from "./identity.ts";
import { logInByCode, logInByPassword } from "./login.ts";
import { refuseGuess } from "./passwordRoutes.ts";
import { openSession } from "./sessions.ts";
import type { AccountTools } from "./tools.ts";
import { readUserData } from "./userData.ts";

/** Adds the call that returns what the server offers, and call 10, the login. */
export async function loginRoutes(app: FastifyInstance, tools: AccountTools) {
  const { env } = tools;
  addCall(app, "GET /user-center/account-settings", {}, async (_request, reply) => {
    reply.header("cache-control", "no-store");
    return answer<AccountSettings>({
      isCaptchaOn: isCaptchaOn(env),
      loginTypes: canSendSms(env) ? ["1", "0", "5"] : ["0", "5"],
      passwordPolicy: env.accounts.passwordPolicy,
    });
  });
  const options = { preHandler: noStore };
  addCall(app, "POST /user-center/login", options, async (request, reply) => {
    const { loginType } = request.body;
    const entered = loginType === "1" ? await enterByCode(tools, request) : await enterByPassword(tools, request);
    return "code" in entered ? entered : beginSession(tools, { request, reply, account: entered, loginType });
  });
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
  const token = tokenOf(request, "login", verificationToken);
  const asked = { from: fromOf(request), language: spokenLanguage(request) };
  const entered = await logInByCode(tools, phone, { code, token }, asked);
  return entered.outcome === "in" ? entered.account : refuseGuess(entered.outcome);
}

async function enterByPassword(tools: AccountTools, request: LoginRequest) {
  const { loginType, phone, accountEmail, password, encryptType, sessionId, sig, scene } = request.body;
  if (loginType !== "0" && loginType !== "5") return refuse("account/unknown-login-type");
  const decoded = encryptType === "1" ? decodePassword(password ?? "") : undefined;
  if (decoded === undefined) return refuse("account/unknown-encoding");
  const identity = loginType === "0" ? { phone: readPhone(phone ?? "") } : { email: readEmail(accountEmail ?? "") };
  const { phone: number, email } = identity as { phone?: string; email?: string };
  if (number === undefined && email === undefined)
    return loginType === "0" ? refuse("account/wrong-phone") : refuse("account/wrong-email");
  const known = number === undefined ? { email: email ?? "" } : { phone: number };
  const verification = { pass: { sessionId, sig, scene }, typed: (loginType === "0" ? phone : accountEmail) ?? "" };
  const entered = await logInByPassword(tools, known, decoded, { from: fromOf(request), verification });
  if (entered.outcome === "in") return entered.account;
  if (entered.outcome === "not-verified") return refuse("captcha/not-passed");
  if (entered.outcome === "wrong") return refuse("account/wrong-login");
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
  const token = await openSession(db, { accountId, loginType, device });
  const userData = await readUserData(tools, { accountId, loginType });
  if (!userData) return refuse("session/expired");
  reply.header("set-cookie", deviceCookie(secrets, accountId));
  return answer({ token, userData });
}
