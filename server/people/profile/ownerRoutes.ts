import { eq } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Proof } from "#contract/profile.ts";
import { accounts } from "../../base/db/accountSchema.ts";
import type { Database } from "../../base/db/open.ts";
import { addCall } from "../../base/http/call.ts";
import { answer, refuse, refuseField, refuseFor, requestLanguage } from "../../base/http/envelope.ts";
import { exactLimits } from "../../base/limits/table.ts";
import { answerSending } from "../accounts/codeRoutes.ts";
import { decodePassword } from "../accounts/decodePassword.ts";
import { readSession } from "../accounts/guard.ts";
import { type Account, emailIdentity, phoneIdentity } from "../accounts/identity.ts";
import { readNewPassword } from "../accounts/passwordRoutes.ts";
import { type AccountTools, senderSite } from "../accounts/tools.ts";
import { identifyCaller } from "../sending/messageRequest.ts";
import {
  type Changed,
  changeContact,
  changePassword,
  sendConfirmCode,
  sendContactCode,
  type Writing,
} from "./credentials.ts";

const bodyLimit = 8192;

/**
 * Adds the calls of an account's owner, who proves again who they are: change phone, email and
 * password.
 */
export async function ownerRoutes(app: FastifyInstance, tools: AccountTools) {
  addCodeCalls(app, tools);
  addChangeCalls(app, tools);
}

function addCodeCalls(app: FastifyInstance, tools: AccountTools): void {
  const { db } = tools;
  addCall(app, "POST /user-center/confirm-code", { bodyLimit }, async (request) => {
    const account = await readAccount(db, request);
    const sending =
      account && (await sendConfirmCode(tools, account, request.body.channel, await openWriting(tools, request)));
    return sending ? answerSending(sending) : refuse("profile/no-contact");
  });
  addCall(app, "POST /user-center/contact-code", { bodyLimit }, async (request) => {
    const identity = readContact(request.body);
    if ("code" in identity) return identity;
    const typed = request.body.phone ?? request.body.accountEmail ?? "";
    return answerSending(await sendContactCode(tools, identity, { ...(await openWriting(tools, request)), typed }));
  });
}

function addChangeCalls(app: FastifyInstance, tools: AccountTools): void {
  const { db } = tools;
  addCall(app, "POST /user-center/contact", { bodyLimit }, async (request) => {
    const identity = readContact(request.body);
    if ("code" in identity) return identity;
    const { captcha: code, verificationToken: token, proof } = request.body;
    const change = { identity, code, token, proof, writing: await openWriting(tools, request) };
    const outcome = await changeContact(tools, readSession(request), change);
    if (outcome === "wrong-code") return refuseField("account/wrong-code", "captcha");
    return outcome === "taken" ? refuse("profile/contact-taken") : answerProven(outcome, proof);
  });
  addCall(app, "POST /user-center/password", { bodyLimit }, async (request) => {
    const { proof } = request.body;
    const account = await readAccount(db, request);
    const password = readNewPassword(tools, request.body, account?.email ?? null);
    if ("fault" in password) return refuseField(password.fault, "loginPassword");
    if (decodePassword(request.body.confirmPassword) !== password.password)
      return refuseField("account/passwords-differ", "confirmPassword");
    const change = { password: password.password, proof, writing: await openWriting(tools, request) };
    return answerProven(await changePassword(tools, readSession(request), change), proof);
  });
}

async function openWriting(tools: AccountTools, request: FastifyRequest): Promise<Writing> {
  return {
    caller: identifyCaller(request),
    language: requestLanguage(request),
    site: await senderSite(tools, request),
  };
}

async function readAccount(db: Database, request: FastifyRequest): Promise<Account | undefined> {
  const [account] = await db
    .select()
    .from(accounts)
    .where(eq(accounts.accountId, readSession(request).accountId));
  return account;
}

function readContact({ phone, accountEmail }: { phone?: string | undefined; accountEmail?: string | undefined }) {
  if (phone !== undefined) return phoneIdentity(phone) ?? refuseField("account/wrong-phone", "phone");
  return emailIdentity(accountEmail ?? "") ?? refuseField("account/wrong-email", "accountEmail");
}

function answerProven(outcome: Exclude<Changed, "wrong-code" | "taken">, proof: Proof) {
  if (outcome === "changed") return answer(null);
  return refuseProof({ outcome: outcome === "not-owner" ? "wrong" : outcome }, proof);
}

/** Returns the refusal of a proof. */
export function refuseProof({ outcome }: { outcome: "wrong" | "too-many" }, proof: Proof) {
  if (outcome === "too-many") {
    const { seconds } = proof.password === undefined ? exactLimits.codeGuess : exactLimits.passwordProof;
    return refuseFor(seconds, "request/too-many");
  }
  return proof.password === undefined
    ? refuseField("account/wrong-code", "proofCode")
    : refuseField("profile/wrong-password", "proofPassword");
}
