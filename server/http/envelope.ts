/** The body of every call: code 0 is success, any other a refusal whose `msg` is for the visitor. */
export interface Envelope {
  code: number;
  msg: string;
  data: unknown;
}

/** The envelope of a call that worked. */
export function answer(value: unknown): Envelope {
  return { code: 0, msg: "", data: value };
}

/** The envelope of a refusal. Codes follow HTTP: 400 bad request, 401 not logged in, 404 not found, 429 too many, 500 our fault. */
export function refuse(code: number, msg: string): Envelope {
  return { code, msg, data: null };
}

/** What visitors are told, from the product's error catalogue. */
export const messages = {
  failed: "出错了！",
  noRaceBound: "未绑定赛事",
  loginExpired: "登录已过期，请重新登录",
  raceNotFound: "赛事不存在",
  notFound: "请求的内容不存在",
  badRequest: "请求有误",
  tooMany: "操作过于频繁，请稍后再试",
  tooLarge: "提交的内容过大",
};
