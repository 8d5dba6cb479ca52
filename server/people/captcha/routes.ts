import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Purpose } from "#contract/captcha.ts";
import { answer, refuse } from "../../base/http/envelope.ts";
import { networkOf } from "../../base/http/network.ts";
import { forgetOldCounts } from "../../base/limits/limits.ts";
import type { Env } from "../../env.ts";
import type { Asker } from "./limits.ts";
import { messages, paused, tooOften } from "./messages.ts";
import { scenes } from "./passes.ts";
import { createPuzzleMaker } from "./scenes.ts";
import { type Answered, answerPuzzle, type Captchas, forgetOldCaptchas, makePuzzle, type Paused } from "./service.ts";
import { tencentTickets } from "./tencent.ts";
import { answerTicket, type TicketProvider } from "./tickets.ts";
import type { TrackPoint } from "./track.ts";
import { answerWork, makeWork, workParts } from "./work.ts";

const cleaningMs = 10 * 60_000;

/** GET /captcha/kind and, by kind, the calls of the slider with its alternative, or of the outside provider's tickets. */
export async function captchaRoutes(app: FastifyInstance, { env, ...captcha }: Captchas & { env: Env }) {
  const { captcha: settings } = env;
  app.addHook("onRequest", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });
  app.get("/captcha/kind", async () =>
    answer(
      settings.kind === "ticket" ? { kind: settings.kind, appId: String(settings.appId) } : { kind: settings.kind },
    ),
  );
  if (settings.kind === "slider") await app.register(sliderRoutes, captcha);
  if (settings.kind === "ticket") await app.register(ticketRoutes, { ...captcha, provider: tencentTickets(settings) });
  if (settings.kind !== "off") cleanRegularly(app, captcha);
}

const text = (maxLength: number) => ({ type: "string", minLength: 1, maxLength }) as const;
const purpose = { scene: { type: "string", enum: scenes }, target: { ...text(254), pattern: "\\S" } } as const;
const body = (properties: Record<string, unknown>) =>
  ({ body: { type: "object", required: Object.keys(properties), additionalProperties: false, properties } }) as const;

async function sliderRoutes(app: FastifyInstance, captcha: Captchas) {
  const maker = createPuzzleMaker();
  const number = { type: "number", minimum: -1000, maximum: 200_000 } as const;
  const point = { type: "array", minItems: 3, maxItems: 3, items: number } as const;
  const track = { type: "array", maxItems: 2000, items: point } as const;
  const begin = { bodyLimit: 4096, schema: body(purpose) };
  app.post<{ Body: Purpose }>("/captcha/puzzle", begin, async (request, reply) => {
    const made = await makePuzzle({ ...captcha, maker }, request.body, askerOf(request));
    return made.outcome === "made" ? answer(made.puzzle) : refusePaused(reply, made);
  });
  app.post<{ Body: { sessionId: string; x: number; track: TrackPoint[] } }>(
    "/captcha/answer",
    { schema: body({ sessionId: text(64), x: number, track }) },
    async (request, reply) => sendAnswered(reply, await answerPuzzle(captcha, request.body, askerOf(request))),
  );
  app.post<{ Body: Purpose }>("/captcha/work", begin, async (request, reply) => {
    const made = await makeWork(captcha, request.body, askerOf(request));
    return made.outcome === "made" ? answer(made.work) : refusePaused(reply, made);
  });
  const numbers = { type: "array", minItems: workParts, maxItems: workParts, items: { type: "integer", minimum: 0 } };
  app.post<{ Body: { sessionId: string; numbers: number[] } }>(
    "/captcha/work-answer",
    { bodyLimit: 4096, schema: body({ sessionId: text(64), numbers }) },
    async (request, reply) => sendAnswered(reply, await answerWork(captcha, request.body, askerOf(request))),
  );
}

async function ticketRoutes(app: FastifyInstance, captcha: Captchas & { provider: TicketProvider }) {
  app.post<{ Body: Purpose & { ticket: string; randstr: string } }>(
    "/captcha/ticket",
    { bodyLimit: 16_384, schema: body({ ...purpose, ticket: text(4096), randstr: text(256) }) },
    async (request, reply) => {
      const answered = await answerTicket(captcha, request.body, { ...askerOf(request), ip: request.ip });
      if (answered.outcome !== "provider-failed") return sendAnswered(reply, answered);
      request.log.error({ reason: answered.reason }, "the captcha provider could not be asked");
      return refuse(503, messages.providerFailed);
    },
  );
}

function sendAnswered(reply: FastifyReply, answered: Answered) {
  if (answered.outcome === "passed") return answer(answered.pass);
  if ("seconds" in answered) return refusePaused(reply, answered);
  return answered.outcome === "wrong" ? refuse(422, messages.wrong) : refuse(410, messages.spent);
}

// Over the header a program knows when to come back; the sentence is for people.
function refusePaused(reply: FastifyReply, { outcome, seconds }: Paused) {
  reply.header("retry-after", String(seconds));
  return { ...refuse(429, outcome === "paused" ? paused(seconds) : tooOften(seconds)), data: { seconds } };
}

/** Who asks: the network of the address, and what the browser says that it is. */
function askerOf(request: FastifyRequest): Asker {
  return { address: networkOf(request.ip), device: request.headers["user-agent"] ?? "" };
}

function cleanRegularly(app: FastifyInstance, { db }: Captchas): void {
  const clean = () =>
    Promise.all([forgetOldCaptchas(db), forgetOldCounts(db)]).catch((err) => app.log.error({ err }, "cleaning failed"));
  const timer = setInterval(clean, cleaningMs).unref();
  app.addHook("onClose", async () => clearInterval(timer));
}
