import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Sentence } from "#core/text.ts";
import { answer, type Envelope, refuse, spokenLanguage } from "../../base/http/envelope.ts";
import { askerOf } from "../../sending/order.ts";
import { bodyOf, boundNetwork, text } from "./bounds.ts";
import { decodePassword, maxEncodedLength } from "./decodePassword.ts";
import { type Identity, readEmail, readPhone } from "./identity.ts";
import { messages } from "./messages.ts";
import { findFault } from "./passwordPolicy.ts";
import { registerByEmail, resetPassword } from "./register.ts";
import { type AccountTools, siteTitle } from "./tools.ts";

const password = text(maxEncodedLength);
const registerBody = bodyOf(
  { accountEmail: text(300), code: text(20), loginPassword: password, encryptType: text(4) },
  ["accountEmail", "code", "loginPassword"],
);
const reset = {
  captcha: text(20),
  verificationToken: text(100),
  loginPassword: password,
  confirmPassword: password,
  encryptType: text(4),
};
const resetNeeds = ["captcha", "verificationToken", "loginPassword", "confirmPassword"];
const byEmail = bodyOf({ accountEmail: text(300), ...reset }, ["accountEmail", ...resetNeeds]);
const byPhone = bodyOf({ phone: text(40), ...reset }, ["phone", ...resetNeeds]);

interface RegisterBody {
  accountEmail: string;
  code: string;
  loginPassword: string;
  encryptType?: string;
}

interface ResetBody {
  accountEmail?: string;
  phone?: string;
  captcha: string;
  verificationToken: string;
  loginPassword: string;
  confirmPassword: string;
  encryptType?: string;
}

/** Call 14, which registers by email, and calls 15 and 16, which set a new password. */
export async function passwordRoutes(app: FastifyInstance, tools: AccountTools) {
  const preHandler = boundNetwork(tools, "password");
  app.post<{ Body: RegisterBody }>("/user-center/register-by-email", { schema: registerBody, preHandler }, (request) =>
    register(tools, request.body, spokenLanguage(request)),
  );
  const config = { sends: ["notice"] } as const;
  app.post<{ Body: ResetBody }>(
    "/user-center/reset-password-by-email",
    { schema: byEmail, preHandler, config },
    (request) => {
      const email = readEmail(request.body.accountEmail ?? "");
      return email === undefined ? refuse(400, messages.wrongEmail) : setAnew(tools, request, { email });
    },
  );
  app.post<{ Body: ResetBody }>(
    "/user-center/reset-password-by-phone",
    { schema: byPhone, preHandler, config },
    (request) => {
      const phone = readPhone(request.body.phone ?? "");
      return phone === undefined ? refuse(400, messages.wrongPhone) : setAnew(tools, request, { phone });
    },
  );
}

async function register(tools: AccountTools, body: RegisterBody, language: "zh" | "en"): Promise<Envelope> {
  const email = readEmail(body.accountEmail);
  if (email === undefined) return refuse(400, messages.wrongEmail);
  const chosen = readNewPassword(tools, body, email);
  if ("fault" in chosen) return refuse(400, chosen.fault);
  const outcome = await registerByEmail(tools, { email, code: body.code, password: chosen.password, language });
  if (outcome === "registered") return answer(null);
  return outcome === "taken" ? refuse(409, messages.emailTaken) : refuseGuess(outcome);
}

async function setAnew(tools: AccountTools, request: FastifyRequest<{ Body: ResetBody }>, identity: Identity) {
  const { body } = request;
  const chosen = readNewPassword(tools, body, "email" in identity ? identity.email : null);
  if ("fault" in chosen) return refuse(400, chosen.fault);
  if (decodePassword(body.confirmPassword) !== chosen.password) return refuse(400, messages.differentPasswords);
  const outcome = await resetPassword(tools, identity, {
    code: body.captcha,
    token: body.verificationToken,
    password: chosen.password,
    language: spokenLanguage(request),
    site: await siteTitle(tools, request),
    asker: askerOf(request),
  });
  if (outcome === "reset") return answer(null);
  return outcome === "gone" ? refuse(404, messages.accountNotFound) : refuseGuess(outcome);
}

function refuseGuess(outcome: "wrong" | "too-many"): Envelope {
  return outcome === "wrong" ? refuse(400, messages.wrongCode) : refuse(429, messages.tooManyGuesses);
}

/** The new password of a call, once it is known to be one that is taken; else why it is not. */
export function readNewPassword(
  { env }: Pick<AccountTools, "env">,
  { loginPassword, encryptType }: { loginPassword: string; encryptType?: string | undefined },
  email: string | null,
): { fault: Sentence } | { password: string } {
  const decoded = encryptType === "1" ? decodePassword(loginPassword) : undefined;
  if (decoded === undefined) return { fault: messages.wrongEncoding };
  const fault = findFault(env.accounts.passwordPolicy, decoded, email);
  return fault ? { fault } : { password: decoded };
}
