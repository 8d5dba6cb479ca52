import type { Sentence } from "#core/text.ts";

/** What the human verification says to visitors. */
export const messages = {
  notVerified: { zh: "验证未通过", en: "The verification was not passed." },
  wrong: { zh: "验证未通过，请再试一次", en: "The verification was not passed. Please try again." },
  spent: { zh: "验证已过期，请重新验证", en: "This verification has expired. Please do a new one." },
  tooEarly: { zh: "还没到可以提交的时间，请稍候", en: "It is too early to send this. Please wait a moment." },
  providerFailed: {
    zh: "验证服务暂时不可用，请稍后再试",
    en: "The verification service cannot be reached. Please try again later.",
  },
  needed: { zh: "请先滑动滑块验证", en: "Please slide the slider to verify first." },
} satisfies Record<string, Sentence>;

/** Says how long to wait, in whole minutes. */
export function paused(seconds: number): Sentence {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return {
    zh: `错误次数过多，请在 ${minutes} 分钟后再试`,
    en: `Too many wrong attempts. Please try again in ${minutes === 1 ? "a minute" : `${minutes} minutes`}.`,
  };
}

/** Says that verifications were asked for too often. */
export function tooOften(seconds: number): Sentence {
  return {
    zh: `验证请求过于频繁，请在 ${seconds} 秒后再试`,
    en: `Verifications were asked for too often. Please try again in ${seconds === 1 ? "a second" : `${seconds} seconds`}.`,
  };
}
