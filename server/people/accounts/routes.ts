import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { AccountSettings } from "#contract/account.ts";
import { answer, refuse, spokenLanguage } from "../../base/http/envelope.ts";
import type { Env } from "../../env.ts";
import { isCaptchaOn } from "../captcha/settings.ts";
import { bodyOf, boundNetwork, text } from "./bounds.ts";
import { decodePassword, maxEncodedLength } from "./decodePassword.ts";
import { describeDevice, deviceCookie, strangerOf } from "./device.ts";
import { type Account, readEmail, readPhone } from "./identity.ts";
import { logInByCode, logInByPassword } from "./login.ts";
import { messages } from "./messages.ts";
import { openSession } from "./sessions.ts";
import type { AccountTools } from "./tools.ts";
import { readUserData } from "./userData.ts";

const loginBody = bodyOf(
  {
    loginType: text(4),
    phone: text(40),
    accountEmail: text(300),
    captcha: text(20),
    password: text(maxEncodedLength),
    encryptType: text(4),
  },
  ["loginType"],
);

// While developing, whoever runs the server reads the codes in the outbox.
function canSendSms({ isProduction, sms }: Env): boolean {
  return !isProduction || sms !== undefined;
}

interface LoginBody {
  loginType: string;
  phone?: string;
  accountEmail?: string;
  captcha?: string;
  password?: string;
  encryptType?: string;
}

/** The calls by which people come in: what is offered, and call 10, the login. */
export async function loginRoutes(app: FastifyInstance, tools: AccountTools) {
  const { env } = tools;
  app.get("/user-center/account-settings", async (_request, reply) => {
    const settings: AccountSettings = {
      isCaptchaOn: isCaptchaOn(env),
      loginTypes: canSendSms(env) ? ["1", "0", "5"] : ["0", "5"],
      passwordPolicy: env.accounts.passwordPolicy,
    };
    return reply.header("cache-control", "no-store").send(answer(settings));
  });
  app.post<{ Body: LoginBody }>(
    "/user-center/login",
    { schema: loginBody, preHandler: boundNetwork(tools, "login") },
    async (request, reply) => {
      const { loginType } = request.body;
      const entered = loginType === "1" ? await enterByCode(tools, request) : await enterByPassword(tools, request);
      if ("code" in entered) return entered;
      return letIn(tools, { request, reply, account: entered, loginType });
    },
  );
}

type LoginRequest = FastifyRequest<{ Body: LoginBody }>;
type Refusal = ReturnType<typeof refuse>;

async function enterByCode(tools: AccountTools, request: LoginRequest): Promise<Account | Refusal> {
  const phone = readPhone(request.body.phone ?? "");
  if (phone === undefined) return refuse(400, messages.wrongPhone);
  const entered = await logInByCode(tools, phone, request.body.captcha ?? "", spokenLanguage(request));
  if (entered.outcome === "in") return entered.account;
  return entered.outcome === "wrong" ? refuse(400, messages.wrongCode) : refuse(429, messages.tooManyGuesses);
}

async function enterByPassword(tools: AccountTools, request: LoginRequest): Promise<Account | Refusal> {
  const { loginType, phone, accountEmail, password, encryptType } = request.body;
  if (loginType !== "0" && loginType !== "5") return refuse(400, messages.wrongLoginType);
  const decoded = encryptType === "1" ? decodePassword(password ?? "") : undefined;
  if (decoded === undefined) return refuse(400, messages.wrongEncoding);
  const identity = loginType === "0" ? { phone: readPhone(phone ?? "") } : { email: readEmail(accountEmail ?? "") };
  const { phone: number, email } = identity as { phone?: string; email?: string };
  if (number === undefined && email === undefined) {
    return refuse(400, loginType === "0" ? messages.wrongPhone : messages.wrongEmail);
  }
  const from = { cookies: request.headers.cookie, stranger: strangerOf(request) };
  const entered = await logInByPassword(
    tools,
    number === undefined ? { email: email ?? "" } : { phone: number },
    decoded,
    from,
  );
  if (entered.outcome === "in") return entered.account;
  return entered.outcome === "wrong" ? refuse(400, messages.wrongLogin) : refuse(429, messages.tooManyLogins);
}

async function letIn(
  tools: AccountTools,
  {
    request,
    reply,
    account,
    loginType,
  }: { request: FastifyRequest; reply: FastifyReply; account: Account; loginType: string },
) {
  const { db, secrets } = tools;
  const { accountId } = account;
  const device = describeDevice(request.headers["user-agent"]);
  const token = await openSession(db, { accountId, loginType, device });
  const userData = await readUserData(tools, { accountId, loginType });
  return reply.header("set-cookie", deviceCookie(secrets, accountId)).send(answer({ token, userData }));
}
