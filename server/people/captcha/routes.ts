import type { FastifyInstance, FastifyRequest } from "fastify";
import type { CaptchaKind } from "#contract/captcha.ts";
import type { Env } from "../../base/env/env.ts";
import { addCall } from "../../base/http/call.ts";
import { answer, refuse, refuseFor } from "../../base/http/envelope.ts";
import { getNetwork } from "../../base/http/network.ts";
import { scheduleCleanUp } from "../../base/jobs/cleanUp.ts";
import { deleteOldCounts } from "../../base/limits/limits.ts";
import type { Caller } from "./limits.ts";
import { createPuzzleMaker } from "./scenes.ts";
import { type Answered, answerPuzzle, type Captchas, deleteOldCaptchas, makePuzzle, type Paused } from "./service.ts";
import { tencentTickets } from "./tencent.ts";
import { answerTicket, type TicketProvider } from "./tickets.ts";
import { answerWork, makeWork } from "./work.ts";

const tenMinutes = 10 * 60_000;

/**
 * Adds the call that returns the kind of verification and, by kind, those of the slider and its
 * alternative, or of the outside provider's tickets.
 */
export async function captchaRoutes(app: FastifyInstance, { env, ...captcha }: Captchas & { env: Env }) {
  const { captcha: settings } = env;
  app.addHook("onRequest", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });
  addCall(app, "GET /captcha/kind", async () =>
    answer<CaptchaKind>(
      settings.kind === "ticket" ? { kind: settings.kind, appId: String(settings.appId) } : { kind: settings.kind },
    ),
  );
  if (settings.kind === "slider") await app.register(sliderRoutes, captcha);
  if (settings.kind === "ticket") await app.register(ticketRoutes, { ...captcha, provider: tencentTickets(settings) });
  if (settings.kind !== "off") scheduleDeletions(app, captcha);
}

async function sliderRoutes(app: FastifyInstance, captcha: Captchas) {
  const maker = createPuzzleMaker();
  const small = { bodyLimit: 4096 };
  addCall(app, "POST /captcha/puzzle", small, async (request) => {
    const result = await makePuzzle({ ...captcha, maker }, request.body, identifyCaller(request));
    return result.outcome === "made" ? answer(result.puzzle) : refusePaused(result);
  });
  addCall(app, "POST /captcha/answer", async (request) =>
    respond(await answerPuzzle(captcha, request.body, identifyCaller(request))),
  );
  addCall(app, "POST /captcha/work", small, async (request) => {
    const result = await makeWork(captcha, request.body, identifyCaller(request));
    return result.outcome === "made" ? answer(result.work) : refusePaused(result);
  });
  addCall(app, "POST /captcha/work-answer", small, async (request) =>
    respond(await answerWork(captcha, request.body, identifyCaller(request))),
  );
}

async function ticketRoutes(app: FastifyInstance, captcha: Captchas & { provider: TicketProvider }) {
  addCall(app, "POST /captcha/ticket", { bodyLimit: 16_384 }, async (request) => {
    const result = await answerTicket(captcha, request.body, { ...identifyCaller(request), ip: request.ip });
    if (result.outcome !== "provider-failed") return respond(result);
    request.log.error({ reason: result.reason }, "the captcha provider could not be reached");
    return refuse("captcha/provider-failed");
  });
}

function respond(result: Answered) {
  if (result.outcome === "passed") return answer(result.pass);
  if ("seconds" in result) return refusePaused(result);
  return result.outcome === "wrong" ? refuse("captcha/wrong") : refuse("captcha/spent");
}

function refusePaused({ outcome, seconds }: Paused) {
  return outcome === "paused"
    ? refuseFor(seconds, "captcha/paused", { minutes: Math.max(1, Math.ceil(seconds / 60)) })
    : refuseFor(seconds, "captcha/too-often", { seconds });
}

/** The network of the address, and the browser as it names itself. */
function identifyCaller(request: FastifyRequest): Caller {
  return { address: getNetwork(request.ip), device: request.headers["user-agent"] ?? "" };
}

function scheduleDeletions(app: FastifyInstance, { db }: Captchas): void {
  scheduleCleanUp(app, {
    everyMs: tenMinutes,
    failure: "old verifications and counts could not be deleted",
    run: () => Promise.all([deleteOldCaptchas(db), deleteOldCounts(db)]),
  });
}
