import { describe, expect, test } from "vitest";
import { unsentChannels } from "../delivery/senders.ts";
import { readDelivery } from "./deliverySettings.ts";

const email = { SMTP_URL: "smtps://race:p%40ss@mail.example.com", MAIL_FROM: "My Race <noreply@example.com>" };
const sms = {
  SMS_PROVIDER: "aliyun",
  SMS_ACCESS_KEY_ID: "an-id",
  SMS_ACCESS_KEY_SECRET: "a-secret",
  SMS_SIGN_NAME: "小城跑",
  SMS_TEMPLATES: "code=SMS_1, code.en=SMS_2",
};

test("without settings nothing is sent, and both channels stay in the outbox", () => {
  expect(readDelivery({})).toEqual({});
  expect(unsentChannels({})).toEqual(["email", "sms"]);
});

test("an operator who sets them has email and text messages sent", () => {
  const settings = readDelivery({ ...email, ...sms });
  expect(settings).toEqual({
    mail: {
      server: {
        host: "mail.example.com",
        port: 465,
        secure: true,
        requireTLS: false,
        auth: { user: "race", pass: "p@ss" },
      },
      from: { name: "My Race", address: "noreply@example.com" },
    },
    sms: {
      accessKeyId: "an-id",
      accessKeySecret: "a-secret",
      signName: "小城跑",
      templates: { code: "SMS_1", "code.en": "SMS_2" },
      endpoint: "https://dysmsapi.aliyuncs.com",
    },
  });
  expect(unsentChannels(settings)).toEqual([]);
});

test.each([
  ["smtp://localhost:2525", { host: "localhost", port: 2525, secure: false, requireTLS: false }],
  ["smtp://me:pw@127.0.0.1", { host: "127.0.0.1", port: 587, requireTLS: false }],
  ["smtp://me:pw@[::1]:25", { host: "::1", port: 25, requireTLS: false }],
  ["smtp://me:pw@mail.example.com:25", { port: 25, secure: false, requireTLS: true }],
])("a mail server can be %s", (url, expected) => {
  expect(readDelivery({ SMTP_URL: url, MAIL_FROM: "a@example.com" }).mail?.server).toMatchObject(expected);
});

describe("an operator who mistypes a setting reads so in one sentence, without its secrets", () => {
  const urlSentence = "SMTP_URL must look like smtps://user:password@mail.example.com:465 or smtp://….";
  const fromSentence = "MAIL_FROM must be an address such as noreply@example.com, or My Race <noreply@example.com>.";
  test.each([
    [{ ...email, SMTP_URL: "https://race:secret@mail.example.com" }, urlSentence],
    [{ ...email, SMTP_URL: "mail.example.com" }, urlSentence],
    [{ ...email, SMTP_URL: "smtp://" }, urlSentence],
    [{ ...email, SMTP_URL: "smtps://race:100%secret@mail.example.com" }, urlSentence],
    [{ SMTP_URL: email.SMTP_URL }, fromSentence],
    [{ ...email, MAIL_FROM: "nobody" }, fromSentence],
    [{ ...email, MAIL_FROM: "A <a@example.com>\r\nBcc: b@example.com" }, fromSentence],
    [{ MAIL_FROM: "a@example.com" }, "MAIL_FROM is set, but SMTP_URL is not: set both to send email."],
    [{ ...sms, SMS_PROVIDER: "other" }, 'SMS_PROVIDER is "other", but only aliyun is supported.'],
    [
      { SMS_ACCESS_KEY_SECRET: "a-secret" },
      "SMS_ACCESS_KEY_SECRET is set, but SMS_PROVIDER is not: set it to aliyun to send text messages.",
    ],
    [{ ...sms, SMS_SIGN_NAME: "" }, "SMS_PROVIDER is aliyun, so SMS_SIGN_NAME must be set."],
    [
      { ...sms, SMS_TEMPLATES: "code:SMS_1" },
      'SMS_TEMPLATES has "code:SMS_1", but pairs like code=SMS_1000001 or code.en=SMS_1000002 are needed.',
    ],
    [
      { ...sms, SMS_TEMPLATES: "notice=SMS_1" },
      "SMS_TEMPLATES must name a template for code, such as code=SMS_1000001.",
    ],
    [
      { ...sms, SMS_ENDPOINT: "http://sms.example.com" },
      'SMS_ENDPOINT has "http://sms.example.com", but an address like https://dysmsapi.aliyuncs.com is needed.',
    ],
  ])("%j", (variables, sentence) => expect(() => readDelivery(variables)).toThrow(sentence));
});
