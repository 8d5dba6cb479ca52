import { type AddressInfo, createServer } from "node:net";
import { SMTPServer } from "smtp-server";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { readDelivery } from "../env/deliverySettings.ts";
import type { Written } from "./message.ts";
import type { SendFailure } from "./sendFailure.ts";
import { smtpSender } from "./smtp.ts";
import { decoded, header, listParts, type Received } from "./testMail.ts";

let server: SMTPServer;
let port: number;
let mails: Received[] = [];
let refusal: Error | undefined;
const closing: (() => void)[] = [];

beforeAll(async () => {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      username === "race" && password === "p@ss word" ? done(null, { user: username }) : done(new Error("no")),
    onRcptTo: (_address, _session, done) => done(refusal),
    async onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk as Buffer);
      const [head = "", ...rest] = Buffer.concat(chunks).toString("utf8").split("\r\n\r\n");
      const to = envelope.rcptTo.map(({ address }) => address);
      const from = envelope.mailFrom ? envelope.mailFrom.address : "";
      mails.push({ from, to, headers: head.replace(/\r\n[ \t]+/g, " ").split("\r\n"), body: rest.join("\r\n\r\n") });
      done();
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  port = (server.server.address() as AddressInfo).port;
});
afterEach(() => {
  for (const close of closing.splice(0)) close();
  mails = [];
  refusal = undefined;
});
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

function sender(settings: { SMTP_URL?: string; MAIL_FROM?: string } = {}) {
  const { mail } = readDelivery({
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: "noreply@race.example",
    ...settings,
  });
  if (!mail) throw new Error("email is not set");
  const sender = smtpSender(mail);
  closing.push(sender.close);
  return sender;
}

const code: Written = { template: "code", values: { code: "483920", scene: "register", minutes: 5 } };
const messageId = "0b5c3a52-6a55-4a53-9d0b-3f0f7d1b8d10";
const to = (target: string, language: "zh" | "en" = "en") => ({ messageId, target, language });

test("a runner gets an email with the code as text and as HTML, from the race, marked as written by a program", async () => {
  const site = { zh: "小城跑", en: "Small Town Run" };
  await sender().send({ ...code, values: { ...code.values, site }, ...to("runner@example.com") } as never);
  const [mail] = mails as [Received];
  expect(mail).toMatchObject({ from: "noreply@race.example", to: ["runner@example.com"] });
  expect(header(mail, "from")).toEqual(["Small Town Run <noreply@race.example>"]);
  expect(header(mail, "to")).toEqual(["runner@example.com"]);
  expect(header(mail, "subject")).toEqual(["Small Town Run: your verification code"]);
  expect(header(mail, "auto-submitted")).toEqual(["auto-generated"]);
  expect(header(mail, "message-id")).toEqual([`<${messageId}@race.example>`]);
  expect(header(mail, "content-type")[0]).toMatch(/^multipart\/alternative;/);
  const [text, html] = listParts(mail);
  expect(text).toMatch(/Use this code to create your account at Small Town Run:\s+483920\s+It works for 5 minutes/);
  expect(html).toMatch(/^<!doctype html>\s*<html lang="en">/);
  expect(html).toContain("<strong>483920</strong>");
  expect(mail.headers.join("\n")).not.toContain("483920");
});

test("a race's phone number with markup or line ends is text on one line of the email", async () => {
  const contact = { phone: "0571\r\nBcc: all@example.com", email: "<b>us</b>@race.example" };
  const site = { zh: "小城跑", en: "Small Town Run", contact };
  await sender().send({ ...code, values: { ...code.values, site }, ...to("runner@example.com") } as never);
  const [mail] = mails as [Received];
  expect(mail.to).toEqual(["runner@example.com"]);
  const [, html] = listParts(mail);
  expect(mail.body).toContain("Phone: 0571 Bcc: all@example.com");
  expect(html).toContain("Email: &lt;b&gt;us&lt;/b&gt;@race.example");
});

test("one who reads Chinese gets it in Chinese, and what their race has no English title for in its own", async () => {
  const site = { zh: "小城跑" };
  const message = { ...code, values: { ...code.values, site } } as Written;
  await sender().send({ ...message, ...to("runner@example.com", "zh") });
  await sender({ MAIL_FROM: "My Races <noreply@race.example>" }).send({
    ...message,
    ...to("runner@example.com", "en"),
  });
  const [chinese, english] = mails as [Received, Received];
  expect(decoded(header(chinese, "subject")[0] ?? "")).toBe("小城跑：您的验证码");
  expect(listParts(chinese)[0]).toContain("您正在小城跑注册账号，验证码是：");
  expect(header(english, "from")).toEqual(["My Races <noreply@race.example>"]);
  expect(listParts(english)[0]).toContain("create your account at 小城跑");
});

test.each<[string, Written, RegExp, RegExp]>([
  [
    "that the address has no account",
    { template: "no-account", values: { scene: "reset-by-email" } },
    /no account has it/,
    /没有注册过账号/,
  ],
  [
    "that the address has an account",
    { template: "has-account", values: {} },
    /it already has an account/,
    /它已有账号/,
  ],
  [
    "that the password was reset",
    { template: "notice", values: { what: "password-reset" } },
    /was reset/,
    /密码已重置/,
  ],
  [
    "that the password was changed",
    { template: "notice", values: { what: "password-changed" } },
    /was changed/,
    /密码已修改/,
  ],
  [
    "that the email address was changed",
    { template: "notice", values: { what: "email-changed" } },
    /email address of your/,
    /邮箱已更换/,
  ],
  [
    "that the phone number was changed",
    { template: "notice", values: { what: "phone-changed" } },
    /phone number of your/,
    /手机号已更换/,
  ],
])("a person reads %s, in both languages", async (_what, message, english, chinese) => {
  const { send } = sender();
  await send({ ...message, ...to("runner@example.com", "en") });
  await send({ ...message, ...to("runner@example.com", "zh") });
  const [first, second] = mails as [Received, Received];
  for (const part of listParts(first)) expect(part).toMatch(english);
  for (const part of listParts(second)) expect(part).toMatch(chinese);
  expect(listParts(first).concat(listParts(second)).join()).not.toMatch(/undefined|\{site\}/);
});

describe("a site's hostile title in an email", () => {
  const lineBreaks = "Race\r\nBcc: victim@example.com\r\n\r\n<b>bold</b>\u2028X-Evil: 1\u0000\u202e";

  test("adds no header, no addressee and no markup", async () => {
    const values = { code: "483920", scene: "register", minutes: 5, site: { zh: lineBreaks, en: lineBreaks } } as const;
    await sender().send({ template: "code", values, ...to("runner@example.com") });
    const [mail] = mails as [Received];
    expect(mail.to).toEqual(["runner@example.com"]);
    expect(mail.headers.filter((line) => /^(bcc|x-evil)/i.test(line))).toEqual([]);
    expect(header(mail, "subject")[0]).toMatch(/^Race Bcc: victim@example.com <b>bold<\/b> X-Evil: 1/);
    const [text, html] = listParts(mail);
    expect(text?.split("\n").some((line) => /^(Bcc|X-Evil)/.test(line))).toBe(false);
    expect(html).toContain("&lt;b&gt;bold&lt;/b&gt;");
    expect(html).not.toContain("<b>");
  });

  test.each([
    "runner@example.com\r\nBcc: victim@example.com",
    "runner@example.com,victim@example.com",
    "Runner <runner@example.com>",
    "runner@example.com>\r\nRCPT TO:<victim@example.com",
    "runner",
    "",
  ])("and nothing is sent to what is no single address: %j", async (target) => {
    const failure = await sender()
      .send({ ...code, ...to(target) })
      .then(
        () => undefined,
        (error: SendFailure) => error,
      );
    expect(failure).toMatchObject({ message: "not an email address", isFinal: true });
    expect(mails).toEqual([]);
  });
});

describe("a mail server's response decides whether the message is retried", () => {
  const getFailure = (settings = {}, target = "runner@example.com") =>
    sender(settings)
      .send({ ...code, ...to(target) })
      .then(
        () => undefined,
        (error: SendFailure) => error,
      );

  test.each([
    [550, true],
    [552, true],
    [421, false],
    [451, false],
  ])("%i", async (responseCode, isFinal) => {
    refusal = Object.assign(new Error("runner@example.com is not liked"), { responseCode });
    expect(await getFailure()).toMatchObject({ message: `SMTP ${responseCode}`, isFinal });
  });

  test("a refused login is for the operator to fix, so the message waits", async () => {
    expect(await getFailure({ SMTP_URL: `smtp://race:wrong@127.0.0.1:${port}` })).toMatchObject({
      message: "SMTP 535",
      isFinal: false,
    });
    expect(await getFailure({ SMTP_URL: `smtp://race:p%40ss%20word@127.0.0.1:${port}` })).toBeUndefined();
    expect(mails).toHaveLength(1);
  });

  test("a server that is away", async () => {
    const away = createServer();
    await new Promise<void>((resolve) => away.listen(0, "127.0.0.1", resolve));
    const { port: free } = away.address() as AddressInfo;
    await new Promise((resolve) => away.close(resolve));
    const failure = await getFailure({ SMTP_URL: `smtp://127.0.0.1:${free}` });
    expect(failure).toMatchObject({ isFinal: false });
    expect(failure?.message).toMatch(/^SMTP E[A-Z]+$/);
  });

  test("a password is never sent unencrypted to another machine", () => {
    const { mail } = readDelivery({ SMTP_URL: "smtp://race:pw@mail.example", MAIL_FROM: "a@b.example" });
    expect(mail?.server).toMatchObject({ port: 587, secure: false, requireTLS: true });
  });
});
