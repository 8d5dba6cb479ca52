import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Sentence } from "#core/text.ts";
import { preferredLanguage } from "./languages.ts";

/** The body of every call: code 0 is success, any other a refusal whose `msg` is for the visitor. */
export interface Envelope {
  code: number;
  /** On the wire in the visitor's language alone. */
  msg: string | Sentence;
  data: unknown;
}

/** The envelope of a call that worked. */
export function answer(value: unknown): Envelope {
  return { code: 0, msg: "", data: value };
}

/** The envelope of a refusal. Codes follow HTTP: 400 bad request, 401 not logged in, 403 not allowed, 404 not found, 409 in the way of another, 429 too many, 500 our fault. */
export function refuse(code: number, msg: Sentence): Envelope {
  return { code, msg, data: null };
}

/** What visitors are told by every part of the server; what one part alone says is in its own folder. */
export const messages = {
  failed: { zh: "出错了！", en: "Something went wrong!" },
  noRaceBound: { zh: "未绑定赛事", en: "Not bound to a race" },
  loginExpired: { zh: "登录已过期，请重新登录", en: "Your login has expired. Please log in again." },
  notAllowed: { zh: "您没有权限进行此操作", en: "You are not allowed to do this." },
  raceNotFound: { zh: "赛事不存在", en: "The race does not exist." },
  notFound: { zh: "请求的内容不存在", en: "What was asked for does not exist." },
  badRequest: { zh: "请求有误", en: "The request is not right." },
  tooMany: { zh: "操作过于频繁，请稍后再试", en: "Too many attempts. Please try again later." },
  tooLarge: { zh: "提交的内容过大", en: "What was sent is too large." },
} satisfies Record<string, Sentence>;

/** Makes the server answer in the language that the call asks for by Accept-Language; Chinese where it asks for neither. */
export function speakLanguages(app: FastifyInstance): void {
  app.addHook("preSerialization", (request, _reply, payload, done) => {
    const msg = (payload as Partial<Envelope> | null)?.msg;
    if (msg === null || typeof msg !== "object") return done(null, payload);
    done(null, { ...(payload as Envelope), msg: msg[spokenLanguage(request)] });
  });
}

/** The language that a call asks for. */
export function spokenLanguage(request: FastifyRequest): "zh" | "en" {
  return preferredLanguage(request.headers["accept-language"], ["zh", "en"]) === "en" ? "en" : "zh";
}
