import type { Scene } from "./account.ts";

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
