import type { FastifyInstance, FastifyRequest } from "fastify";
import { type ErrorCode, errors } from "#contract/errors.ts";
import type { Sentence } from "#core/text.ts";
import { messages } from "#locales/generated/errors.ts";
import { getText } from "#locales/getText.ts";
import type { Messages } from "#locales/messages.ts";
import { preferredLanguage } from "./languages.ts";

/** The body of a call that succeeded. */
export interface Answer<Data = unknown> {
  code: 0;
  msg: "";
  data: Data;
}

/** The body of a call that was refused: `msg` is for the visitor, `data.error` for programs. */
export interface Refusal<Code extends ErrorCode = ErrorCode> {
  /** Follows HTTP; see `contract/errors.ts`. */
  code: number;
  /** On the wire in the visitor's language only. */
  msg: string | Sentence;
  data: { error: Code; [detail: string]: unknown };
}

/** The body of every call. */
export type Envelope = Answer | Refusal;

/** Returns the envelope of a call that succeeded. */
export function answer<Data>(data: Data): Answer<Data> {
  return { code: 0, msg: "", data };
}

/**
 * Answers a call with a result, or refuses it if the result is a code.
 */
export function answerResult<Result extends object | ErrorCode>(
  result: Result,
): Answer<Exclude<Result, ErrorCode>> | Refusal<Extract<Result, ErrorCode>> {
  if (typeof result === "string") return refuse(result as Extract<Result, ErrorCode>);
  return answer(result as Exclude<Result, ErrorCode>);
}

/**
 * Returns the envelope of a refusal with its sentence, which `values` fill; `details` are added to
 * its data.
 */
export function refuse<Code extends ErrorCode>(
  error: Code,
  { details, values }: { details?: Record<string, unknown>; values?: Values } = {},
): Refusal<Code> {
  return { code: errors[error].status, msg: errorSentence(error, values), data: { error, ...details } };
}

/**
 * Returns a refusal that names the field it is about, so that a form can show the sentence beside
 * it.
 */
export function refuseField<Code extends ErrorCode>(error: Code, field: string | undefined): Refusal<Code> {
  return refuse(error, field === undefined ? {} : { details: { field } });
}

/** Returns a refusal that names the seconds until the call can be made again. */
export function refuseFor<Code extends ErrorCode>(seconds: number, error: Code, values?: Values): Refusal<Code> {
  return refuse(error, { details: { seconds }, values: { ...chooseWait(seconds), ...values } });
}

/**
 * Returns a time to wait: seconds up to a minute and a half, then whole minutes, from two hours on
 * whole hours.
 */
function chooseWait(seconds: number): { count: number; unit: "second" | "minute" | "hour" } {
  if (seconds <= 90) return { count: seconds, unit: "second" };
  const minutes = Math.ceil(seconds / 60);
  return minutes < 120 ? { count: minutes, unit: "minute" } : { count: Math.ceil(minutes / 60), unit: "hour" };
}

/** What a sentence is filled with. */
export type Values = Record<string, string | number>;

// Which values a sentence has is known by its code only, and codes come in unions.
const sentences = messages as Messages<Record<ErrorCode, Values>>;

/** Returns the sentence of an error. */
export function errorSentence(error: ErrorCode, values: Values = {}): Sentence {
  return getText(sentences, error, values);
}

/**
 * Makes the server answer in the language that the call prefers by Accept-Language; Chinese if it
 * prefers neither.
 */
export function localiseRefusals(app: FastifyInstance): void {
  app.addHook("preSerialization", (request, _reply, payload, done) => {
    const msg = (payload as Partial<Envelope> | null)?.msg;
    if (msg === null || typeof msg !== "object") return done(null, payload);
    done(null, { ...(payload as Envelope), msg: msg[requestLanguage(request)] });
  });
}

/** Returns the refusal of a call that needs the database while it cannot be reached. */
export function refuseUnavailable(): Refusal<"server/unavailable"> {
  return refuseFor(secondsUnavailable, "server/unavailable");
}

/**
 * After how many seconds to come back: PostgreSQL that ended replays its log within seconds.
 * Browsers add a random part (`paceAfter`), so that they do not all come at once.
 */
export const secondsUnavailable = 5;

/** Sets `retry-after` (RFC 9110, section 10.2.3) on each refusal that names the seconds to wait. */
export function sendRetryAfter(app: FastifyInstance): void {
  app.addHook("preSerialization", (_request, reply, payload, done) => {
    const { code, data } = (payload ?? {}) as Partial<Refusal>;
    if ((code === 429 || code === 503) && typeof data?.seconds === "number") reply.header("retry-after", data.seconds);
    done(null, payload);
  });
}

/** Returns the language that a call prefers. */
export function requestLanguage(request: FastifyRequest): "zh" | "en" {
  return preferredLanguage(request.headers["accept-language"], ["zh", "en"]) === "en" ? "en" : "zh";
}
