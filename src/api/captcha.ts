import type { CaptchaPass, Scene } from "./account.ts";
import type { Client } from "./client.ts";

/** How this server verifies people; without verification calls need no pass. */
export type CaptchaKind = { kind: "slider" } | { kind: "ticket"; appId: string } | { kind: "off" };

/** What a verification is for: its pass is good for this scene and this phone number or email address alone. */
export interface Purpose {
  scene: Scene;
  target: string;
}

/** A puzzle; sizes and places are units of a picture 320 wide. The pictures are data: URLs. */
export interface Puzzle {
  sessionId: string;
  picture: string;
  piece: string;
  width: number;
  height: number;
  pieceWidth: number;
  pieceHeight: number;
  y: number;
  /** Seconds until it can no longer be answered. */
  expiresIn: number;
}

/** Where the piece was, how far the hand strayed from the line (px), and ms since the drag began. */
export type TrackPoint = [x: number, y: number, t: number];

/** Work instead of a picture: for each part a number n so that SHA-256 of "<salt>:<part>:<n>" begins with `bits` zero bits. */
export interface Work {
  sessionId: string;
  salt: string;
  parts: number;
  bits: number;
  /** Seconds before which it is not taken. */
  waitSeconds: number;
  expiresIn: number;
}

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
