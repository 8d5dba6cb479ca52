import Type, { type Static } from "typebox";
import { CaptchaPass, captchaScenes } from "./account.ts";
import type { Call } from "./call.ts";
import { integer, object, oneOf, optional, shortText, text } from "./schema.ts";

/** How this server verifies people; without verification calls need no pass. */
export type CaptchaKind = { kind: "slider" } | { kind: "ticket"; appId: string } | { kind: "off" };

const kind = Type.Unsafe<CaptchaKind>(
  object({
    kind: oneOf(["slider", "ticket", "off"]),
    appId: optional(text("For tickets: the id of the provider's application.")),
  }),
);

/** What a verification is for: its pass is valid for this scene and this target only. */
export const Purpose = object({
  scene: oneOf(captchaScenes),
  target: Type.String({
    minLength: 1,
    maxLength: 254,
    pattern: "\\S",
    description: "The phone number or email address as the visitor typed it; for answers their key.",
  }),
});
export type Purpose = Static<typeof Purpose>;

/** A puzzle; sizes and places are units of a picture 320 wide. The pictures are data: URLs. */
export const Puzzle = object({
  sessionId: text(),
  picture: text("A data: URL."),
  piece: text("A data: URL."),
  width: integer("Sizes and places are units of a picture 320 wide."),
  height: integer(),
  pieceWidth: integer(),
  pieceHeight: integer(),
  y: Type.Number({ description: "How far the piece is from the top." }),
  expiresIn: integer("Seconds until it can no longer be answered."),
});
export type Puzzle = Static<typeof Puzzle>;

const coordinate = Type.Number({ minimum: -1000, maximum: 200_000 });

/**
 * The position of the piece, how far the hand strayed from the line (px), and ms since the drag
 * began.
 */
export type TrackPoint = [x: number, y: number, t: number];

const track = Type.Unsafe<TrackPoint[]>({
  type: "array",
  maxItems: 2000,
  items: { type: "array", minItems: 3, maxItems: 3, items: coordinate },
  description:
    "Points of the drag: the position of the piece, how far the hand strayed from the line (px), ms since it began.",
});

/** Work instead of a picture. */
export const Work = object({
  sessionId: text(),
  salt: text(),
  parts: integer(
    "How many parts: for each a number n so that SHA-256 of `<salt>:<part>:<n>` begins with `bits` zero bits.",
  ),
  bits: integer(),
  waitSeconds: integer("Seconds before which it is not accepted."),
  expiresIn: integer("Seconds until it can no longer be submitted."),
});
export type Work = Static<typeof Work>;

/** How many parts the work has. */
export const workParts = 16;

const sessionId = shortText(64);
const answerErrors = ["captcha/wrong", "captcha/spent", "captcha/paused", "captcha/too-often"] as const;
const busy = ["captcha/paused", "captcha/too-often"] as const;

export const captchaCalls = {
  "GET /captcha/kind": {
    summary: "Returns how this server verifies people.",
    caller: "anyone",
    personal: "none",
    cost: "cheap",
    data: kind,
  },
  "POST /captcha/puzzle": {
    summary: "Returns a new puzzle.",
    caller: "anyone",
    personal: "none",
    cost: "draws",
    limits: {
      network: "captcha",
      own: ["captchaPerTarget", "captchaPerAddress", "captchaWrongPerDevice", "captchaWrongPerTarget"],
    },
    body: Purpose,
    data: Puzzle,
    errors: [...busy],
  },
  "POST /captcha/answer": {
    summary: "Checks the position of a puzzle's piece; returns a pass if it is right.",
    caller: "anyone",
    personal: "none",
    cost: "writes",
    limits: { network: "captcha", own: ["captchaWrongPerDevice", "captchaWrongPerTarget"] },
    body: object({ sessionId, x: coordinate, track }),
    data: CaptchaPass,
    errors: [...answerErrors],
  },
  "POST /captcha/work": {
    summary: "Returns work for a browser, for people who cannot solve a picture.",
    caller: "anyone",
    personal: "none",
    cost: "writes",
    limits: {
      network: "captcha",
      own: ["captchaPerTarget", "captchaPerAddress", "captchaWorkPerTarget", "captchaWorkPerAddress"],
    },
    body: Purpose,
    data: Work,
    errors: [...busy],
  },
  "POST /captcha/work-answer": {
    summary: "Checks work that was done; returns a pass if it is right.",
    caller: "anyone",
    personal: "none",
    cost: "writes",
    limits: { network: "captcha", own: ["captchaWorkPerTarget", "captchaWorkPerAddress"] },
    body: object({
      sessionId,
      numbers: Type.Array(Type.Integer({ minimum: 0 }), { minItems: workParts, maxItems: workParts }),
    }),
    data: CaptchaPass,
    errors: [...answerErrors],
  },
  "POST /captcha/ticket": {
    summary: "Checks a ticket of the outside provider; returns a pass if it is genuine.",
    caller: "anyone",
    personal: "none",
    cost: "writes",
    limits: { network: "captcha", own: ["captchaPerTarget", "captchaPerAddress", "captchaTicketPerTarget"] },
    body: object({ ...Purpose.properties, ticket: shortText(4096), randstr: shortText(256) }),
    data: CaptchaPass,
    errors: [...answerErrors, "captcha/provider-failed"],
  },
} satisfies Record<string, Call>;
