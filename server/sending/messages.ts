import type { Sentence } from "#core/text.ts";
import { type Envelope, refuse } from "../base/http/envelope.ts";
import type { Channel } from "../delivery/message.ts";
import { messages as captcha } from "../people/captcha/messages.ts";
import type { Refused } from "./permit.ts";
import { purposes } from "./table.ts";

const notServed = {
  zh: "暂不支持向该国家或地区的手机号发送验证码",
  en: "Codes cannot be sent to phone numbers of this country or region.",
};

/** That as many codes were sent to all people together as the operator pays for in a day, to somebody who wants to log in. */
const noMoreWaysIn: Record<Channel, Sentence> = {
  sms: {
    zh: "今天可发送的短信验证码已用完，请用密码或邮箱登录，或明天再试",
    en: "No more codes are sent by text message today. Use a password or your email address, or try again tomorrow.",
  },
  email: {
    zh: "今天可发送的邮件验证码已用完，请用密码或手机号登录，或明天再试",
    en: "No more codes are sent by email today. Use a password or your phone number, or try again tomorrow.",
  },
};
const noMore: Record<Channel, Sentence> = {
  sms: {
    zh: "今天可发送的短信验证码已用完，请明天再试",
    en: "No more codes are sent by text message today. Please try again tomorrow.",
  },
  email: {
    zh: "今天可发送的邮件验证码已用完，请明天再试",
    en: "No more codes are sent by email today. Please try again tomorrow.",
  },
};

/** What somebody who asked for a code is told when none is sent. It is the same whether or not the target has an account. */
export function sayRefused({ reason, seconds, channel, purpose }: Refused): Envelope {
  const wait = waitOf(seconds);
  switch (reason) {
    case "not-served":
      return refuse(400, notServed);
    case "not-verified":
      return refuse(400, captcha.notVerified);
    case "too-soon":
      return refuse(429, {
        zh: `验证码已发送，请${wait.zh}后重试`,
        en: `A code was sent already. Try again in ${wait.en}.`,
      });
    case "target": {
      const target = channel === "sms" ? { zh: "手机号", en: "phone number" } : { zh: "邮箱", en: "email address" };
      return refuse(429, {
        zh: `发往该${target.zh}的验证码次数过多，请${wait.zh}后再试`,
        en: `Too many codes were sent to this ${target.en}. Try again in ${wait.en}.`,
      });
    }
    case "account":
      return refuse(429, {
        zh: `您获取验证码的次数过多，请${wait.zh}后再试`,
        en: `You asked for too many codes. Try again in ${wait.en}.`,
      });
    case "network":
      return refuse(429, {
        zh: `您所在的网络获取验证码的次数过多，请换一个网络，或${wait.zh}后再试`,
        en: `Too many codes were asked for from your network. Use another network, or try again in ${wait.en}.`,
      });
    case "day":
      return refuse(429, (purposes[purpose].kind === "new-contact" ? noMore : noMoreWaysIn)[channel]);
  }
}

/** A time to wait in words: seconds up to a minute and a half, then whole minutes, from two hours on whole hours. */
export function waitOf(seconds: number): Sentence {
  if (seconds <= 90) return { zh: `${seconds}秒`, en: count(seconds, "second") };
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 120) return { zh: `${minutes}分钟`, en: count(minutes, "minute") };
  const hours = Math.ceil(minutes / 60);
  return { zh: `${hours}小时`, en: count(hours, "hour") };
}

const count = (number: number, unit: string) => `${number} ${unit}${number === 1 ? "" : "s"}`;
