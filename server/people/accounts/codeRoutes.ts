import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Scene, SentCode } from "#contract/account.ts";
import { answer, type Envelope, messages as everywhere, refuse, spokenLanguage } from "../../base/http/envelope.ts";
import { isWithin } from "../../base/limits/limits.ts";
import type { Channel } from "../../delivery/message.ts";
import { sayRefused } from "../../sending/messages.ts";
import { askerOf } from "../../sending/order.ts";
import { isHuman, type PassFields, passFields } from "../captcha/human.ts";
import { messages as captcha } from "../captcha/messages.ts";
import { type CodeSending, sendCode } from "../codes/service.ts";
import { bodyOf, boundNetwork, isBrowserWithin, text } from "./bounds.ts";
import { knownDevice } from "./device.ts";
import { findAccount, type Identity, readEmail, readPhone } from "./identity.ts";
import { messages } from "./messages.ts";
import { type AccountTools, siteTitle } from "./tools.ts";

const smsBody = bodyOf({ captchaType: text(4), userPhone: text(40), ...passFields }, ["captchaType", "userPhone"]);
const emailBody = bodyOf({ captchaType: text(4), accountEmail: text(300), emailSendType: text(4), ...passFields }, [
  "accountEmail",
  "emailSendType",
]);
const registeredQuery = {
  querystring: {
    type: "object",
    additionalProperties: false,
    required: ["email"],
    properties: { email: text(300), ...passFields },
  },
};

type SmsBody = PassFields & { captchaType: string; userPhone: string };
type EmailBody = PassFields & { accountEmail: string; emailSendType: string };

const smsScenes: Record<string, Scene> = { "2": "login", "3": "reset-by-phone" };
const emailScenes: Record<string, Scene> = { "1": "register", "2": "reset-by-email" };
/** How often a browser, and anybody at all, may ask whether one email address has an account. */
const asksPerBrowser = { most: 30, seconds: 600 };
const asksPerTarget = { most: 20, seconds: 3600 };

/** Calls 11 and 12, which send codes, and call 13, which says whether an email address has an account. */
export async function codeRoutes(app: FastifyInstance, tools: AccountTools) {
  const { db, secrets } = tools;
  const preHandler = boundNetwork(tools, "code");
  const bySms = { schema: smsBody, preHandler, config: { sends: Object.values(smsScenes) } };
  app.post<{ Body: SmsBody }>("/user-center/sms-code", bySms, async (request, reply) => {
    const { userPhone, captchaType } = request.body;
    const phone = readPhone(userPhone);
    const purpose = ownValue(smsScenes, captchaType);
    if (phone === undefined) return refuse(400, messages.wrongPhone);
    if (purpose === undefined) return refuse(400, everywhere.badRequest);
    return send(tools, { request, reply, typed: userPhone, identity: { phone }, purpose });
  });
  const byEmail = { schema: emailBody, preHandler, config: { sends: Object.values(emailScenes) } };
  app.post<{ Body: EmailBody }>("/user-center/email-code", byEmail, async (request, reply) => {
    const { accountEmail, emailSendType } = request.body;
    const email = readEmail(accountEmail);
    const purpose = ownValue(emailScenes, emailSendType);
    if (email === undefined) return refuse(400, messages.wrongEmail);
    if (purpose === undefined) return refuse(400, everywhere.badRequest);
    return send(tools, { request, reply, typed: accountEmail, identity: { email }, purpose });
  });
  app.get<{ Querystring: PassFields & { email: string } }>(
    "/user-center/email-registered",
    { schema: registeredQuery, preHandler },
    async (request) => {
      const email = readEmail(request.query.email);
      if (email === undefined) return refuse(400, messages.wrongEmail);
      const isCalm =
        (await isBrowserWithin(db, secrets, request, { job: "registered", limit: asksPerBrowser })) &&
        (await isWithin(db, `registered/${secrets.mac("target", email)}`, asksPerTarget));
      if (!isCalm) return refuse(429, everywhere.tooMany);
      const wanted = { scene: "register" as const, target: request.query.email };
      if (!(await isHuman(tools, request.query, wanted, "peek"))) return refuse(400, captcha.notVerified);
      return answer((await findAccount(db, secrets, { email })) !== undefined);
    },
  );
}

interface Sending {
  request: FastifyRequest<{ Body: PassFields }>;
  reply: FastifyReply;
  /** The target as the visitor typed it, which is what the verification was bound to. */
  typed: string;
  identity: Identity;
  purpose: Scene;
}

async function send(tools: AccountTools, { request, reply, typed, identity, purpose }: Sending) {
  const { db, secrets } = tools;
  const [channel, target] =
    "phone" in identity ? (["sms", identity.phone] as const) : (["email", identity.email] as const);
  const account = await findAccount(db, secrets, identity);
  const sent = await sendCode(tools, {
    purpose,
    channel: channel satisfies Channel,
    target,
    typed,
    isOwn: knownDevice(secrets, request.headers.cookie, account?.accountId ?? "") !== undefined,
    asker: askerOf(request),
    language: spokenLanguage(request),
    site: await siteTitle(tools, request),
    instead: insteadOf(purpose, account !== undefined),
  });
  return reply.send(answerSending(sent));
}

/** The answer to whoever asked for a code. */
export function answerSending(sending: CodeSending): Envelope {
  if (sending.outcome === "refused") return sayRefused(sending);
  const { verificationToken, expiresIn } = sending;
  return answer({ captchaCode: "", verificationToken, expiresIn } satisfies SentCode);
}

function insteadOf(purpose: Scene, hasAccount: boolean): "has-account" | "no-account" | undefined {
  if (purpose === "register") return hasAccount ? "has-account" : undefined;
  return purpose === "login" || hasAccount ? undefined : "no-account";
}

function ownValue<T>(table: Record<string, T>, key: string): T | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
