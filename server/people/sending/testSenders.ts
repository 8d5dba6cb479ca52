import { eq, sql } from "drizzle-orm";
import type { SentCode } from "#contract/account.ts";
import type { Purpose, Scene } from "#contract/purposes.ts";
import { everyRight } from "#core/authorities.ts";
import { testForm } from "#forms/testForm.ts";
import encodePassword from "#src/account/encodePassword.ts";
import { accounts, limits, outboxMessages, sessions } from "../../base/db/accountSchema.ts";
import { answeredForms } from "../../base/db/signupSchema.ts";
import type { Channel } from "../../base/delivery/message.ts";
import { hashToken } from "../../base/secrets/secrets.ts";
import { keepSubmission } from "../../entry/testSignups.ts";
import { lookUpPages } from "../../results/lookups/testLookUps.ts";
import { tinyDocument, tinyRace, tinySite, type World } from "../../testWorld.ts";
import { findSession, mostSessions, openSession } from "../accounts/sessions.ts";
import { type Answered, addAccount, call, findCode } from "../accounts/testPeople.ts";
import { passFor } from "../captcha/testPerson.ts";

/** One call of somebody's, as a test varies it. */
export interface Try {
  /**
   * Whom it is about: the number of a person, of whom the phone number and email address are made.
   */
  person?: number;
  /**
   * The number of the account that asks, if the call needs a login and is not about the caller's
   * own contact.
   */
  by?: number;
  address?: string;
  /** What is sent instead of the right pass. */
  pass?: object;
  /** The target, if it is not the person's own. */
  target?: string;
  headers?: Record<string, string>;
}

/** A call that sends a message, by its route in the route table and its purpose. */
export interface Sender {
  route: string;
  purpose: Purpose;
  channel: Channel;
  send(world: World, attempt?: Try): Promise<Answered>;
}

export const getPhone = (person: number) => `13${String(person).padStart(9, "0")}`;
export const getEmail = (person: number) => `person-${person}@example.com`;
const getTarget = (channel: Channel, person: number) => (channel === "sms" ? getPhone(person) : getEmail(person));
const password = encodePassword("abc123");
const passwords = { loginPassword: password, confirmPassword: password, encryptType: "1" };

// By database: two worlds on one share their people.
const tokens = new WeakMap<World["db"], Map<string, Promise<string>>>();

/**
 * The token of that person's account, which is made if there is none. With `only` it has that
 * contact alone.
 */
export function readToken(
  world: World,
  person: number,
  contact: { email?: string; phone?: string; authorities?: string[] },
): Promise<string> {
  const cached = tokens.get(world.db) ?? new Map<string, Promise<string>>();
  tokens.set(world.db, cached);
  const name = `${person}/${JSON.stringify(contact)}`;
  const open = async () => {
    const accountId = await addAccount(world, { ...contact, password: "abc123" });
    return openSession(world.db, { accountId, loginType: "5", device: "test" });
  };
  const token = cached.get(name) ?? open();
  cached.set(name, token);
  return token;
}

/** An account that asks for codes to other people's contacts. */
const callerToken = (world: World, by: number) => readToken(world, by, { email: `caller-${by}@example.com` });

const post = (world: World, path: string, json: object, { address, headers = {} }: Try, token?: string) =>
  call<SentCode>(world, `/user-center/${path}`, { json, token, headers, remoteAddress: address ?? "203.0.113.7" });

const byCode = (
  path: "sms-code" | "email-code" | "contact-code",
  purpose: Scene,
  fields: (target: string) => object,
): Sender => {
  const channel = path === "sms-code" || purpose === "change-phone" ? "sms" : "email";
  return {
    route: `POST /user-center/${path}`,
    purpose,
    channel,
    async send(world, attempt = {}) {
      const target = attempt.target ?? getTarget(channel, attempt.person ?? 1);
      const pass = attempt.pass ?? (await passFor(world, purpose, target));
      const token = path === "contact-code" ? await callerToken(world, attempt.by ?? 1) : undefined;
      return post(world, path, { ...fields(target), ...pass }, attempt, token);
    },
  };
};

/** The person's account, whose one contact is of that channel. */
const getOwner = async (world: World, channel: Channel, { person = 1, target = getTarget(channel, person) }: Try) => {
  const token = await readToken(world, person, channel === "sms" ? { phone: target } : { email: target });
  return { token, target };
};

const confirming = (channel: Channel): Sender => ({
  route: "POST /user-center/confirm-code",
  purpose: "confirm-identity",
  channel,
  async send(world, attempt = {}) {
    const { token } = await getOwner(world, channel, attempt);
    return post(world, "confirm-code", { channel: channel === "sms" ? "phone" : "email" }, attempt, token);
  },
});

const changingPassword = (channel: Channel): Sender => ({
  route: "POST /user-center/password",
  purpose: "notice",
  channel,
  async send(world, attempt = {}) {
    const { token } = await getOwner(world, channel, attempt);
    return post(world, "password", { ...passwords, proof: { password } }, attempt, token);
  },
});

let newContacts = 0;

const changingContact = (channel: Channel): Sender => ({
  route: "POST /user-center/contact",
  purpose: "notice",
  channel,
  async send(world, attempt = {}) {
    // Notices prefer the email address: an account with only a phone number gets another number,
    // and the notice goes to the old one.
    const { token, target } = await getOwner(world, channel, attempt);
    const next =
      channel === "sms" ? `139${String(++newContacts).padStart(8, "0")}` : `new-${++newContacts}@example.com`;
    const contact = channel === "sms" ? { phone: next } : { accountEmail: next };
    const change = async (contact: object, to: string) => {
      const pass = await passFor(world, channel === "sms" ? "change-phone" : "change-email", to);
      const { data } = await post(world, "contact-code", { ...contact, ...pass }, attempt, token);
      const captcha = await findCode(world, to);
      const { verificationToken = "x" } = data ?? {};
      return post(world, "contact", { ...contact, captcha, verificationToken, proof: { password } }, attempt, token);
    };
    const result = await change(contact, next);
    // Back to what it was, so that each try is about the same target.
    await restore(world, channel, next, target);
    return result;
  },
});

async function restore(world: World, channel: Channel, from: string, to: string): Promise<void> {
  const { mac, seal } = world.secrets;
  if (channel === "email") await world.db.update(accounts).set({ email: to }).where(sql`${accounts.email} = ${from}`);
  else
    await world.db
      .update(accounts)
      .set({ phoneMac: mac("phone", to), phoneSealed: seal(to) })
      .where(sql`${accounts.phoneMac} = ${mac("phone", from)}`);
}

const resetting = (channel: Channel): Sender => ({
  route: `POST /user-center/reset-password-by-${channel === "sms" ? "phone" : "email"}`,
  purpose: "notice",
  channel,
  async send(world, attempt = {}) {
    const { target } = await getOwner(world, channel, attempt);
    const scene = channel === "sms" ? "reset-by-phone" : "reset-by-email";
    const reply = await codeSenders[scene].send(world, { ...attempt, target });
    const { verificationToken = "x" } = (reply.data ?? {}) as Partial<SentCode>;
    const contact = channel === "sms" ? { phone: target } : { accountEmail: target };
    const reset = { ...contact, captcha: await findCode(world, target), verificationToken, ...passwords };
    const resetReply = await post(world, `reset-password-by-${channel === "sms" ? "phone" : "email"}`, reset, attempt);
    await forgetPeople(world);
    return resetReply;
  },
});

const loggingInOnceMore = (channel: Channel): Sender => ({
  route: "POST /user-center/login",
  purpose: "notice",
  channel,
  async send(world, attempt = {}) {
    const { token, target } = await getOwner(world, channel, attempt);
    const { accountId = "" } = (await findSession(world.db, token)) ?? {};
    // As many as there may be, each unused for longer than the one that is kept here.
    for (
      let count = await world.db.$count(sessions, eq(sessions.accountId, accountId));
      count < mostSessions;
      count++
    ) {
      const tokenHash = hashToken(await openSession(world.db, { accountId, loginType: "5", device: "test" }));
      await world.db
        .update(sessions)
        .set({ lastSeenAt: new Date(0) })
        .where(eq(sessions.tokenHash, tokenHash));
    }
    const contact: Record<string, string> =
      channel === "sms" ? { loginType: "0", phone: target } : { loginType: "5", accountEmail: target };
    const { address = "203.0.113.7", headers = {} } = attempt;
    const form = { ...contact, password, encryptType: "1" };
    return call(world, "/user-center/login", { form, headers, remoteAddress: address });
  },
});

/** The site on which people ask for codes to look up what they registered. */
export const lookUpSite = {
  "trail/site.json": tinySite({ id: "trail", routes: lookUpPages }),
  "trail/documents/rules.json": tinyDocument(),
  "trail/race.json": tinyRace,
};

const lookingUp = (channel: Channel): Sender => ({
  route: "POST /sign-up/look-up/code",
  purpose: "look-up",
  channel,
  async send(world, { person = 1, target = getTarget(channel, person), pass, headers = {}, address } = {}) {
    const fields = pass ?? (await passFor(world, "look-up", target));
    const json = { domainName: "trail.localhost", contact: target, ...fields };
    return call(world, "/sign-up/look-up/code", { json, headers, remoteAddress: address ?? "203.0.113.7" });
  },
});

const replying: Sender = {
  route: "POST /sign-up/organise/answers/reply",
  purpose: "reply",
  channel: "email",
  async send(world, { person = 1, by = 1, address = "203.0.113.7", target = getEmail(person), headers = {} } = {}) {
    const hash = "e".repeat(32);
    const body = JSON.stringify(
      testForm({}, { id: "contact", use: "general", fields: { "/email": { type: "email" } } }),
    );
    const form = { hash, formId: "contact", version: 1, use: "general", uri: "/files/none", body } as const;
    await world.db.insert(answeredForms).values(form).onConflictDoNothing();
    const overrides = { use: "general", item: "contact", formId: "contact", formHash: hash } as const;
    const submissionId = await keepSubmission(world, { raceId: "1", answers: [{ email: target }], more: overrides });
    const token = await readToken(world, by, { email: `office-${by}@example.com`, authorities: everyRight() });
    const json = { submissionId, text: "Yes.", key: `reply-to-${submissionId}` };
    return call(world, "/sign-up/organise/answers/reply", { json, token, headers, remoteAddress: address });
  },
};

const testingMessage: Sender = {
  route: "POST /sign-up/organise/messages/test",
  purpose: "notice",
  channel: "email",
  async send(world, attempt = {}) {
    const { token, target } = await getOwner(world, "email", attempt);
    await world.db.update(accounts).set({ authorities: everyRight() }).where(eq(accounts.email, target));
    const text = { zh: "比赛日见。" };
    const filter = { group: "confirmed" };
    const json = { domainName: "trail.localhost", stream: "service", filter, subject: text, text, language: "zh" };
    const { address = "203.0.113.7", headers = {} } = attempt;
    return call(world, "/sign-up/organise/messages/test", { json, token, headers, remoteAddress: address });
  },
};

/** Forgets every account, and the sessions that are kept here: a reset has ended them. */
export async function forgetPeople({ db }: World): Promise<void> {
  await db.delete(accounts);
  tokens.get(db)?.clear();
}

const codeSenders = {
  login: byCode("sms-code", "login", (userPhone) => ({ captchaType: "2", userPhone })),
  "reset-by-phone": byCode("sms-code", "reset-by-phone", (userPhone) => ({ captchaType: "3", userPhone })),
  register: byCode("email-code", "register", (accountEmail) => ({ emailSendType: "1", accountEmail })),
  "reset-by-email": byCode("email-code", "reset-by-email", (accountEmail) => ({ emailSendType: "2", accountEmail })),
  "change-phone": byCode("contact-code", "change-phone", (phone) => ({ phone })),
  "change-email": byCode("contact-code", "change-email", (accountEmail) => ({ accountEmail })),
} as const;

/** Asks for a code to log in. */
export const sendLoginCode = codeSenders.login.send;
/** Asks for a code to a new phone number. */
export const sendContactCode = codeSenders["change-phone"].send;

const channels = ["sms", "email"] as const;

/** Every call that sends a message. */
export const senders: Sender[] = [
  ...Object.values(codeSenders),
  ...channels.map(confirming),
  ...channels.map(changingPassword),
  ...channels.map(changingContact),
  ...channels.map(resetting),
  ...channels.map(loggingInOnceMore),
  ...channels.map(lookingUp),
  replying,
  testingMessage,
];

/** Counts the messages in the outbox: notices, or all others. */
export async function countSent({ db }: World, kind: "notices" | "codes"): Promise<number> {
  const rows = await db.select({ template: outboxMessages.template }).from(outboxMessages);
  return rows.filter(({ template }) => ["notice", "entrants"].includes(template) === (kind === "notices")).length;
}

/** Lifts every limit but that of this name, which still counts. */
export async function liftAllBut({ db }: World, name: string): Promise<void> {
  await db
    .delete(limits)
    .where(sql`not starts_with(${limits.key}, ${`send/${name}/`}) and ${limits.key} <> ${`send/${name}`}`);
}
