import type { Scene } from "#contract/account.ts";
import type { Language } from "#core/text.ts";
import type { Channel, Templates, Written } from "./message.ts";

/** A message in words: a subject, and paragraphs in order. `code` is set apart from the rest. */
export interface Text {
  subject: string;
  before: string[];
  code?: string;
  after: string[];
}

/** Writes a message in the addressee's language. `site` is the title that it speaks in the name of, `channel` how it gets there. */
export function writeText(
  written: Written,
  language: Language,
  { site, channel }: { site: string; channel: Channel },
): Text {
  const write = language === "zh" ? chinese : english;
  switch (written.template) {
    case "code":
      return write.code(written.values, site, channel);
    case "no-account":
      return write["no-account"](written.values, site, channel);
    case "has-account":
      return write["has-account"](written.values, site, channel);
    case "notice":
      return write.notice(written.values, site, channel);
  }
}

type Writers = { [T in keyof Templates]: (values: Templates[T], site: string, channel: Channel) => Text };

const scenesInChinese: Record<Scene, string> = {
  login: "登录",
  register: "注册账号",
  "reset-by-phone": "重置密码",
  "reset-by-email": "重置密码",
  "change-phone": "更换手机号",
  "change-email": "更换邮箱",
  "confirm-identity": "确认是您本人",
};

const addressInChinese: Record<Channel, string> = { email: "邮箱", sms: "手机号" };

const chinese: Writers = {
  code: ({ code, scene, minutes }, site) => ({
    subject: `${site}：您的验证码`,
    before: [`您正在${site}${scenesInChinese[scene]}，验证码是：`],
    code,
    after: [
      `自您获取时起 ${minutes} 分钟内有效。请勿告诉任何人，工作人员也不会向您索要。`,
      "如果这不是您本人的操作，请忽略此消息，不会有任何变化。",
    ],
  }),
  "no-account": ({ scene }, site, channel) => ({
    subject: `${site}：该${addressInChinese[channel]}没有账号`,
    before: [
      `有人在${site}用这个${addressInChinese[channel]}${scenesInChinese[scene]}，但它没有注册过账号。`,
      `如果是您本人，请换一个${addressInChinese[channel]}再试，或先注册。`,
    ],
    after: ["如果不是您本人，请忽略此消息。"],
  }),
  "has-account": (_values, site, channel) => ({
    subject: `${site}：您已有账号`,
    before: [
      `有人在${site}用这个${addressInChinese[channel]}注册，但它已有账号。`,
      "如果是您本人，请直接登录；忘记密码时可以重置。",
    ],
    after: ["如果不是您本人，请忽略此消息，您的账号没有变化。"],
  }),
  notice: ({ what }, site) => ({
    subject: `${site}：${noticesInChinese[what].subject}`,
    before: [`您在${site}的${noticesInChinese[what].sentence}`],
    after: ["如果这不是您本人的操作，请立即重置密码，并联系主办方。"],
  }),
};

const noticesInChinese: Record<Templates["notice"]["what"], { subject: string; sentence: string }> = {
  "password-reset": { subject: "密码已重置", sentence: "密码已重置，其他设备上的登录均已退出。" },
  "password-changed": { subject: "密码已修改", sentence: "密码已修改，其他设备上的登录均已退出。" },
  "email-changed": { subject: "邮箱已更换", sentence: "邮箱已更换，此后将不再用这个地址联系您。" },
  "phone-changed": { subject: "手机号已更换", sentence: "手机号已更换。" },
};

const scenesInEnglish: Record<Scene, string> = {
  login: "log in",
  register: "create your account",
  "reset-by-phone": "reset your password",
  "reset-by-email": "reset your password",
  "change-phone": "change your phone number",
  "change-email": "change your email address",
  "confirm-identity": "confirm that it is you",
};

const addressInEnglish: Record<Channel, string> = { email: "address", sms: "number" };

const english: Writers = {
  code: ({ code, scene, minutes }, site) => ({
    subject: `${site}: your verification code`,
    before: [`Use this code to ${scenesInEnglish[scene]} at ${site}:`],
    code,
    after: [
      `It works for ${minutes} minutes from when you asked for it. Tell it to nobody; nobody of the staff will ask for it.`,
      "If it was not you who asked, ignore this message: nothing changes.",
    ],
  }),
  "no-account": ({ scene }, site, channel) => ({
    subject: `${site}: no account with this ${addressInEnglish[channel]}`,
    before: [
      `Somebody used this ${addressInEnglish[channel]} to ${scenesInEnglish[scene]} at ${site}, but no account has it.`,
      `If it was you, try another ${addressInEnglish[channel]}, or register first.`,
    ],
    after: ["If it was not you, ignore this message."],
  }),
  "has-account": (_values, site, channel) => ({
    subject: `${site}: you have an account already`,
    before: [
      `Somebody wanted to register at ${site} with this ${addressInEnglish[channel]}, but it has an account already.`,
      "If it was you, just log in; you can reset the password if you forgot it.",
    ],
    after: ["If it was not you, ignore this message: your account is as it was."],
  }),
  notice: ({ what }, site) => ({
    subject: `${site}: ${noticesInEnglish[what].subject}`,
    before: [noticesInEnglish[what].sentence.replace("{site}", () => site)],
    after: ["If it was not you who did this, reset your password at once and contact the organiser."],
  }),
};

const noticesInEnglish: typeof noticesInChinese = {
  "password-reset": {
    subject: "your password was reset",
    sentence: "Your password at {site} was reset. All other sessions were ended.",
  },
  "password-changed": {
    subject: "your password was changed",
    sentence: "Your password at {site} was changed. All other sessions were ended.",
  },
  "email-changed": {
    subject: "your email address was changed",
    sentence: "The email address of your account at {site} was changed. This address is not used any more.",
  },
  "phone-changed": {
    subject: "your phone number was changed",
    sentence: "The phone number of your account at {site} was changed.",
  },
};
