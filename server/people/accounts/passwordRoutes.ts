import type { FastifyInstance, FastifyRequest } from "fastify";
import type { PasswordReset } from "#contract/account.ts";
import { addCall } from "../../base/http/call.ts";
import { answer, refuse, refuseFor, requestLanguage } from "../../base/http/envelope.ts";
import { noStore } from "../../base/http/noStore.ts";
import { exactLimits } from "../../base/limits/table.ts";
import { readToken } from "../codes/cookie.ts";
import { identifyCaller } from "../sending/messageRequest.ts";
import { decodePassword } from "./decodePassword.ts";
import { requestOrigin } from "./device.ts";
import { type Identity, readEmail, readPhone } from "./identity.ts";
import { findFault, type PasswordFault } from "./passwordPolicy.ts";
import { registerByEmail, resetPassword } from "./register.ts";
import { type AccountTools, senderSite } from "./tools.ts";

/** Adds call 14, which registers by email, and calls 15 and 16, which set a new password. */
export async function passwordRoutes(app: FastifyInstance, tools: AccountTools) {
  const preHandler = noStore;
  addCall(app, "POST /user-center/register-by-email", { preHandler }, async (request) => {
    const { accountEmail, code, verificationToken, ...body } = request.body;
    const email = readEmail(accountEmail);
    if (email === undefined) return refuse("account/wrong-email");
    const password = readNewPassword(tools, body, email);
    if ("fault" in password) return refuse(password.fault);
    const outcome = await registerByEmail(tools, {
      email,
      code,
      token: readToken(request, "register", verificationToken),
      password: password.password,
      from: requestOrigin(request),
      language: requestLanguage(request),
    });
    if (outcome === "registered") return answer(null);
    return outcome === "taken" ? refuse("account/email-taken") : refuseGuess(outcome);
  });
  addCall(app, "POST /user-center/reset-password-by-email", { preHandler }, async (request) => {
    const email = readEmail(request.body.accountEmail);
    return email === undefined ? refuse("account/wrong-email") : reset(tools, request, { email }, request.body);
  });
  addCall(app, "POST /user-center/reset-password-by-phone", { preHandler }, async (request) => {
    const phone = readPhone(request.body.phone);
    return phone === undefined ? refuse("account/wrong-phone") : reset(tools, request, { phone }, request.body);
  });
}

async function reset(
  tools: AccountTools,
  request: FastifyRequest,
  identity: Identity,
  body: PasswordReset & { encryptType?: string | undefined },
) {
  const password = readNewPassword(tools, body, "email" in identity ? identity.email : null);
  if ("fault" in password) return refuse(password.fault);
  if (decodePassword(body.confirmPassword) !== password.password) return refuse("account/passwords-differ");
  const outcome = await resetPassword(tools, identity, {
    code: body.captcha,
    token: body.verificationToken,
    from: requestOrigin(request),
    password: password.password,
    language: requestLanguage(request),
    site: await senderSite(tools, request),
    caller: identifyCaller(request),
  });
  if (outcome === "reset") return answer(null);
  return outcome === "gone" ? refuse("account/not-found") : refuseGuess(outcome);
}

/** Returns the refusal of a guess at a code. */
export function refuseGuess(outcome: "wrong" | "too-many") {
  return outcome === "wrong"
    ? refuse("account/wrong-code")
    : refuseFor(exactLimits.codeGuess.seconds, "account/too-many-guesses");
}

/** Returns the new password of a call if the policy accepts it, else why not. */
export function readNewPassword(
  { env }: Pick<AccountTools, "env">,
  { loginPassword, encryptType }: { loginPassword: string; encryptType?: string | undefined },
  email: string | null,
): { fault: PasswordFault | "account/unknown-encoding" } | { password: string } {
  const decoded = encryptType === "1" ? decodePassword(loginPassword) : undefined;
  if (decoded === undefined) return { fault: "account/unknown-encoding" };
  const fault = findFault(env.accounts.passwordPolicy, decoded, email);
  return fault ? { fault } : { password: decoded };
}
