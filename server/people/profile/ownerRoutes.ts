import { eq } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { accounts } from "../../base/db/accountSchema.ts";
import { answer, type Envelope, messages, refuse, spokenLanguage } from "../../base/http/envelope.ts";
import { askerOf } from "../../sending/order.ts";
import type { SignupTools } from "../../signups/tools.ts";
import { boundNetwork } from "../accounts/bounds.ts";
import { answerSending } from "../accounts/codeRoutes.ts";
import { decodePassword } from "../accounts/decodePassword.ts";
import { requireLogin, whoAsks } from "../accounts/guard.ts";
import { type Account, type Identity, readEmail, readPhone } from "../accounts/identity.ts";
import { messages as accountMessages } from "../accounts/messages.ts";
import { readNewPassword } from "../accounts/passwordRoutes.ts";
import { siteTitle } from "../accounts/tools.ts";
import { type PassFields, passFields } from "../captcha/human.ts";
import {
  type Changed,
  changeContact,
  changePassword,
  sendConfirmCode,
  sendContactCode,
  type Writing,
} from "./credentials.ts";
import { profileMessages } from "./messages.ts";
import { deleteOwnAccount, gatherOwnData } from "./ownData.ts";
import { type Proof, proveOwner } from "./proof.ts";
import { refuseField } from "./routes.ts";

const text = (maxLength: number) => ({ type: "string", maxLength });
const proof = {
  type: "object",
  properties: { password: text(400), captcha: text(20), verificationToken: text(100) },
  additionalProperties: false,
};
const body = (properties: Record<string, object>, required: string[]) => ({
  body: { type: "object", properties, required, additionalProperties: false },
});
const contact = { phone: text(40), accountEmail: text(300) };

interface Contact {
  phone?: string;
  accountEmail?: string;
}

interface ContactBody extends Contact {
  captcha: string;
  verificationToken: string;
  proof: Proof;
}

interface PasswordBody {
  loginPassword: string;
  confirmPassword: string;
  encryptType?: string;
  proof: Proof;
}

/** What only an account's owner may do, who shows once more who they are: change phone, email and password, take the data along, delete it. */
export async function ownerRoutes(app: FastifyInstance, tools: SignupTools) {
  const { db } = tools;
  const guarded = { preHandler: requireLogin(db), bodyLimit: 8192 };
  const codeGuards = { ...guarded, preHandler: [boundNetwork(tools, "code"), requireLogin(db)] };
  const telling = { ...guarded, config: { sends: ["notice"] } } as const;
  const writingOf = async (request: FastifyRequest): Promise<Writing> => ({
    asker: askerOf(request),
    language: spokenLanguage(request),
    site: await siteTitle(tools, request),
  });

  app.post<{ Body: { channel: "phone" | "email" } }>(
    "/user-center/confirm-code",
    {
      ...codeGuards,
      schema: body({ channel: { enum: ["phone", "email"] } }, ["channel"]),
      config: { sends: ["confirm-identity"] },
    },
    async (request) => {
      const [account] = await db
        .select()
        .from(accounts)
        .where(eq(accounts.accountId, whoAsks(request).accountId));
      const sending =
        account && (await sendConfirmCode(tools, account, request.body.channel, await writingOf(request)));
      return sending ? answerSending(sending) : refuse(400, profileMessages.noContact);
    },
  );
  app.post<{ Body: Contact & PassFields }>(
    "/user-center/contact-code",
    {
      ...codeGuards,
      schema: body({ ...contact, ...passFields }, []),
      config: { sends: ["change-phone", "change-email"] },
    },
    async (request) => {
      const identity = readContact(request.body);
      if ("refusal" in identity) return identity.refusal;
      const typed = request.body.phone ?? request.body.accountEmail ?? "";
      return answerSending(await sendContactCode(tools, identity, { ...(await writingOf(request)), typed }));
    },
  );
  app.post<{ Body: ContactBody }>(
    "/user-center/contact",
    {
      ...telling,
      schema: body({ ...contact, captcha: text(20), verificationToken: text(100), proof }, [
        "captcha",
        "verificationToken",
        "proof",
      ]),
    },
    async (request) => {
      const identity = readContact(request.body);
      if ("refusal" in identity) return identity.refusal;
      const { captcha: code, verificationToken: token, proof } = request.body;
      const change = { identity, code, token, proof, writing: await writingOf(request) };
      return answerChange(await changeContact(tools, whoAsks(request), change), "captcha", proof);
    },
  );
  app.post<{ Body: PasswordBody }>(
    "/user-center/password",
    {
      ...telling,
      schema: body({ loginPassword: text(400), confirmPassword: text(400), encryptType: text(4), proof }, [
        "loginPassword",
        "confirmPassword",
        "proof",
      ]),
    },
    async (request) => {
      const { accountId } = whoAsks(request);
      const [account] = await db.select().from(accounts).where(eq(accounts.accountId, accountId));
      const chosen = readNewPassword(tools, request.body, account?.email ?? null);
      if ("fault" in chosen) return refuseField("loginPassword", chosen.fault);
      if (decodePassword(request.body.confirmPassword) !== chosen.password)
        return refuseField("confirmPassword", accountMessages.differentPasswords);
      const change = { password: chosen.password, proof: request.body.proof, writing: await writingOf(request) };
      return answerChange(await changePassword(tools, whoAsks(request), change), "captcha", request.body.proof);
    },
  );
  const withProof = { ...guarded, schema: body({ proof }, ["proof"]) };
  app.post<{ Body: { proof: Proof } }>("/user-center/export", withProof, (request) =>
    asOwner(request, async (account) => answer(await gatherOwnData(tools, account))),
  );
  app.post<{ Body: { proof: Proof } }>("/user-center/delete-account", withProof, (request) =>
    asOwner(request, async (account) => {
      await deleteOwnAccount(tools, account);
      return answer(null);
    }),
  );

  async function asOwner(
    request: FastifyRequest<{ Body: { proof: Proof } }>,
    act: (account: Account) => Promise<Envelope>,
  ): Promise<Envelope> {
    const proven = await proveOwner(tools, whoAsks(request).accountId, request.body.proof);
    if (proven.outcome === "right") return act(proven.account);
    return answerChange(proven.outcome === "wrong" ? "not-owner" : "too-many", "captcha", request.body.proof);
  }
}

function readContact({ phone, accountEmail }: Contact): Identity | { refusal: Envelope } {
  const readPhoneNumber = phone === undefined ? undefined : readPhone(phone);
  if (readPhoneNumber !== undefined) return { phone: readPhoneNumber };
  if (phone !== undefined) return { refusal: refuseField("phone", accountMessages.wrongPhone) };
  const email = readEmail(accountEmail ?? "");
  return email === undefined ? { refusal: refuseField("accountEmail", accountMessages.wrongEmail) } : { email };
}

function answerChange(outcome: Changed, codeField: string, proof: Proof): Envelope {
  switch (outcome) {
    case "changed":
      return answer(null);
    case "wrong-code":
      return refuseField(codeField, accountMessages.wrongCode);
    case "not-owner":
      return proof.password === undefined
        ? refuseField("proofCode", accountMessages.wrongCode)
        : refuseField("proofPassword", profileMessages.wrongPassword);
    case "taken":
      return refuse(409, profileMessages.contactTaken);
    case "too-many":
      return refuse(429, messages.tooMany);
  }
}
