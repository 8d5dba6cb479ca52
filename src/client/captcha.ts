import type { CaptchaPass } from "#contract/account.ts";
import type { CaptchaKind, Purpose, Puzzle, TrackPoint, Work } from "#contract/captcha.ts";
import type { Client } from "./client.ts";

/** Codes of refused verifications: a wrong answer, one that came too late or twice, and a pause (`details` has its `seconds`). */
export const refusals = { wrong: 422, spent: 410, paused: 429 } as const;

const silent = { isSilent: true } as const;

/** How this server verifies people. */
export function fetchCaptchaKind(client: Client): Promise<CaptchaKind> {
  return client.call("/captcha/kind", silent);
}

/** A new puzzle. */
export function fetchPuzzle(client: Client, purpose: Purpose, signal?: AbortSignal): Promise<Puzzle> {
  return client.call("/captcha/puzzle", { method: "post", json: purpose, ...(signal && { signal }), ...silent });
}

/** Tells where the piece was put; rejects with ApiError, its code one of `refusals`, where that is not right. */
export function answerPuzzle(
  client: Client,
  answer: { sessionId: string; x: number; track: TrackPoint[] },
  signal?: AbortSignal,
): Promise<CaptchaPass> {
  return client.call("/captcha/answer", { method: "post", json: answer, ...(signal && { signal }), ...silent });
}

/** Work for this browser, in the place of a picture. */
export function fetchWork(client: Client, purpose: Purpose, signal?: AbortSignal): Promise<Work> {
  return client.call("/captcha/work", { method: "post", json: purpose, ...(signal && { signal }), ...silent });
}

/** Hands in work that was done. */
export function answerWork(client: Client, work: { sessionId: string; numbers: number[] }): Promise<CaptchaPass> {
  return client.call("/captcha/work-answer", { method: "post", json: work, ...silent });
}

/** Hands in a ticket of the outside provider. */
export function answerTicket(
  client: Client,
  ticket: Purpose & { ticket: string; randstr: string },
): Promise<CaptchaPass> {
  return client.call("/captcha/ticket", { method: "post", json: ticket, ...silent });
}
