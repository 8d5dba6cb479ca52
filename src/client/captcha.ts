import type { Purpose } from "#contract/captcha.ts";
import type { BodyOf } from "#contract/contract.ts";
import type { Client } from "./client.ts";

const silent = { isSilent: true } as const;
const until = (signal: AbortSignal | undefined) => ({ ...silent, ...(signal && { signal }) });

/** Fetches how this server verifies people. */
export const fetchCaptchaKind = (client: Client) => client.call("GET /captcha/kind", silent);

/** Fetches a new puzzle. */
export const fetchPuzzle = (client: Client, purpose: Purpose, signal?: AbortSignal) =>
  client.call("POST /captcha/puzzle", { json: purpose, ...until(signal) });

/** Submits the position of the piece; resolves to a pass if it is right. */
export const answerPuzzle = (client: Client, answer: BodyOf<"POST /captcha/answer">, signal?: AbortSignal) =>
  client.call("POST /captcha/answer", { json: answer, ...until(signal) });

/** Fetches work for this browser, instead of a picture. */
export const fetchWork = (client: Client, purpose: Purpose, signal?: AbortSignal) =>
  client.call("POST /captcha/work", { json: purpose, ...until(signal) });

/** Submits work that was done. */
export const answerWork = (client: Client, work: BodyOf<"POST /captcha/work-answer">) =>
  client.call("POST /captcha/work-answer", { json: work, ...silent });

/** Submits a ticket of the outside provider. */
export const answerTicket = (client: Client, ticket: BodyOf<"POST /captcha/ticket">) =>
  client.call("POST /captcha/ticket", { json: ticket, ...silent });
