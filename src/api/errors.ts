/** The languages that messages exist in. */
export type Language = "zh" | "en";

/** One message in both languages. */
export interface Said {
  zh: string;
  en: string;
}

/** What a visitor is told when a call fails: the error catalogue, in both languages. */
export const errors = {
  network: { zh: "网络连接失败，请刷新", en: "The network connection failed. Please refresh." },
  empty: { zh: "出错了！", en: "Something went wrong!" },
  refused: { zh: "操作未成功，请稍后再试", en: "That did not work. Please try again later." },
  timeout: { zh: "请求超时，请重试", en: "The server took too long to answer. Please try again." },
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
  noRaceBound: { zh: "未绑定赛事", en: "Not bound to a race" },
} satisfies Record<string, Said>;

const byText = new Map<string, Said>(
  Object.values(errors).flatMap((said) => [
    [said.zh, said],
    [said.en, said],
  ]),
);

/** A server's message in the visitor's language where the catalogue has it; as it came where it does not. */
export function translateMessage(message: string, language: Language): string {
  return byText.get(message.trim())?.[language] ?? message;
}

/** Why a call failed. `message` is the server's own words or the catalogue's Chinese; show it through `translateMessage`. */
export class ApiError extends Error {
  readonly kind: "network" | "timeout" | "transport" | "empty" | "refused";
  /** The envelope's code, or the HTTP status of a failed transport. */
  readonly code: number | undefined;
  /** What a refusal tells besides, such as how long to wait. */
  readonly details: unknown;

  constructor(kind: ApiError["kind"], message: string, code?: number, details?: unknown) {
    super(message);
    this.name = "ApiError";
    this.kind = kind;
    this.code = code;
    this.details = details;
  }
}
