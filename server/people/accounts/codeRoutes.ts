import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Scene } from "#contract/purposes.ts";
import type { Channel } from "../../base/delivery/message.ts";
import { addCall } from "../../base/http/call.ts";
import { answer, refuse, refuseFor, requestLanguage } from "../../base/http/envelope.ts";
import { noStore } from "../../base/http/noStore.ts";
import { secondsToWait } from "../../base/limits/limits.ts";
import { exactLimits } from "../../base/limits/table.ts";
import { isHuman } from "../captcha/human.ts";
import { codeCookie } from "../codes/cookie.ts";
import { type CodeSending, sendCode } from "../codes/service.ts";
import { identifyCaller } from "../sending/messageRequest.ts";
import { refuseSending } from "../sending/messages.ts";
import { getStranger, knownDevice } from "./device.ts";
import { findAccount, type Identity, readEmail, readPhone } from "./identity.ts";
import { type AccountTools, senderSite } from "./tools.ts";

const smsScenes: Record<string, Scene> = { "2": "login", "3": "reset-by-phone" };
const emailScenes: Record<string, Scene> = { "1": "register", "2": "reset-by-email" };

/**
 * Adds calls 11 and 12, which send codes, and call 13, which checks whether an email address has an
 * account.
 */
export async function codeRoutes(app: FastifyInstance, tools: AccountTools) {
  const { db, secrets } = tools;
  const preHandler = noStore;
  addCall(app, "POST /user-center/sms-code", { preHandler }, async (request, reply) => {
    const { userPhone, captchaType } = request.body;
    const phone = readPhone(userPhone);
    const purpose = readOwnValue(smsScenes, captchaType);
    if (phone === undefined) return refuse("account/wrong-phone");
    if (purpose === undefined) return refuse("request/invalid");
    return send(tools, { request, reply, typed: userPhone, identity: { phone }, purpose });
  });
  addCall(app, "POST /user-center/email-code", { preHandler }, async (request, reply) => {
    const { accountEmail, emailSendType } = request.body;
    const email = readEmail(accountEmail);
    const purpose = readOwnValue(emailScenes, emailSendType);
    if (email === undefined) return refuse("account/wrong-email");
    if (purpose === undefined) return refuse("request/invalid");
    return send(tools, { request, reply, typed: accountEmail, identity: { email }, purpose });
  });
  addCall(app, "GET /user-center/email-registered", { preHandler }, async (request) => {
    const email = readEmail(request.query.email);
    if (email === undefined) return refuse("account/wrong-email");
    const browser = `browser/registered/${secrets.mac("device", getStranger(request))}`;
    const target = `registered/${secrets.mac("target", email)}`;
    const wait =
      (await secondsToWait(db, browser, exactLimits.registeredPerBrowser)) ||
      (await secondsToWait(db, target, exactLimits.registeredPerTarget));
    if (wait > 0) return refuseFor(wait, "request/too-many");
    const passTarget = { scene: "register" as const, target: request.query.email };
    if (!(await isHuman(tools, request.query, passTarget, "peek"))) return refuse("captcha/not-passed");
    return answer((await findAccount(db, secrets, { email })) !== undefined);
  });
}

// Calls that take a code without its token, as programs of the product always made them.
const withCookie: Partial<Record<Scene, true>> = { login: true, register: true };

interface Sending {
  request: FastifyRequest;
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
  const sending = await sendCode(tools, {
    purpose,
    channel: channel satisfies Channel,
    target,
    typed,
    isOwn: knownDevice(secrets, request.headers.cookie, account?.accountId ?? "") !== undefined,
    ...(purpose in withCookie && { stranger: getStranger(request) }),
    caller: identifyCaller(request),
    language: requestLanguage(request),
    site: await senderSite(tools, request),
    instead: chooseInstead(purpose, account !== undefined),
  });
  if (sending.outcome === "sent" && purpose in withCookie)
    reply.header("set-cookie", codeCookie(purpose, sending.verificationToken));
  return answerSending(sending);
}

/** Returns the response to a request for a code. */
export function answerSending(sending: CodeSending) {
  if (sending.outcome === "refused") return refuseSending(sending);
  const { verificationToken, expiresIn } = sending;
  return answer({ captchaCode: "" as const, verificationToken, expiresIn });
}

function chooseInstead(purpose: Scene, hasAccount: boolean): "has-account" | "no-account" | undefined {
  if (purpose === "register") return hasAccount ? "has-account" : undefined;
  return purpose === "login" || hasAccount ? undefined : "no-account";
}

function readOwnValue<T>(table: Record<string, T>, key: string): T | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
