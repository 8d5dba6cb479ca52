import type { Language, Sentence } from "#core/text.ts";

/** What servers say when they refuse: the product's error catalogue. Our own answers in the visitor's language; others may know Chinese alone. */
export const serverWords = {
  refused: { zh: "操作未成功，请稍后再试", en: "That did not work. Please try again later." },
  noRows: { zh: "没有查询到数据哦", en: "No entries were found." },
  noData: { zh: "无数据", en: "No data" },
  loginExpired: { zh: "登录已过期，请重新登录", en: "Your login has expired. Please log in again." },
  wrongCode: { zh: "验证码错误", en: "The verification code is wrong." },
  notVerified: { zh: "验证未通过", en: "The verification was not passed." },
  alreadyRegistered: { zh: "用户已报名，请勿重复提交", en: "You are already registered. Please do not submit again." },
  registrationNotFound: { zh: "报名信息不存在", en: "The registration was not found." },
  accountNotFound: { zh: "账户信息不存在", en: "The account was not found." },
  codeNotFound: { zh: "兑换码信息不存在", en: "The redemption code was not found." },
  noGroupEntry: { zh: "该赛事项目不支持代报名", en: "This race item does not allow registering for others." },
  scoreNotFound: {
    zh: "未查询到您的成绩信息，请确认证件信息后再试",
    en: "Your result was not found. Please check the ID details and try again.",
  },
} satisfies Record<string, Sentence>;

const byText = new Map<string, Sentence>(
  Object.values(serverWords).flatMap((said) => [
    [said.zh, said],
    [said.en, said],
  ]),
);

/** A server's message in the visitor's language where the catalogue has it; as it came where it does not. */
export function translateServerWords(message: string, language: Language): string {
  return byText.get(message.trim())?.[language] ?? message;
}
