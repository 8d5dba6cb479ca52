import { eq, sql } from "drizzle-orm";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Database } from "../../../base/db/open.ts";
import { sandboxPayments } from "../../../base/db/paymentSchema.ts";
import { refuse, requestLanguage } from "../../../base/http/envelope.ts";
import { acceptForms } from "../../../base/http/hostileText.ts";
import { allowLoopbackOnly } from "../../../base/http/loopback.ts";
import type { Secrets } from "../../../base/secrets/secrets.ts";
import { findState, payPath } from "../../providers/sandbox/sandbox.ts";
import { notificationPath } from "../routes.ts";
import { startNotifier } from "./notifier.ts";
import { type Commanded, command, type SandboxCommand } from "./pay.ts";
import { delays, payPage, payStyles, type ShownPayment } from "./payPage.ts";

const actions = ["pay", "pay-late", "fail", "silence", "answer"] as const;

type PayRequest = FastifyRequest<{ Params: { outTradeNo: string }; Querystring: { language?: string } }>;

/** GET and POST /dev/pay/<order>: the sandbox's page of a payment, only for this machine. */
export async function payRoutes(
  app: FastifyInstance,
  { db, secrets }: { db: Database; secrets: Secrets },
): Promise<void> {
  allowLoopbackOnly(app);
  acceptForms(app, 4096);
  sendNotices(app, { db, secrets });
  const show = async (request: PayRequest, reply: FastifyReply, outcome?: Commanded) => {
    const payment = await findShown(db, request.params.outTradeNo);
    const { language: languageParam } = request.query;
    const language = languageParam === "zh" || languageParam === "en" ? languageParam : requestLanguage(request);
    return reply
      .code(payment ? 200 : 404)
      .type("text/html; charset=utf-8")
      .send(payPage(payment, { language, outcome }));
  };
  app.get(`${payPath}/:outTradeNo`, (request: PayRequest, reply) => show(request, reply));
  app.post(`${payPath}/:outTradeNo`, async (request: PayRequest, reply) => {
    const sandboxCommand = readCommand(request.body);
    if (!sandboxCommand) return reply.code(400).send(refuse("request/invalid"));
    const outcome = await command(db, request.params.outTradeNo, sandboxCommand);
    if (outcome === "unknown") return reply.code(404).send(refuse("request/not-found"));
    return show(request, reply, outcome);
  });
  app.get(`${payPath}.css`, (_request, reply) => reply.type("text/css; charset=utf-8").send(payStyles));
}

// Each server notifies itself: any of them may send, and receive, for all.
function sendNotices(app: FastifyInstance, { db, secrets }: { db: Database; secrets: Secrets }): void {
  let stop: (() => Promise<void>) | undefined;
  app.addHook("onListen", async () => {
    const address = app.server.address();
    if (address === null || typeof address === "string") return;
    const target = `http://127.0.0.1:${address.port}${notificationPath}/sandbox`;
    stop = startNotifier({ db, secrets, target, log: (line) => app.log.warn(line) });
  });
  app.addHook("onClose", () => stop?.());
}

function readCommand(body: unknown): SandboxCommand | undefined {
  const { action, delay, copies } = (body ?? {}) as Record<string, unknown>;
  const knownAction = actions.find((name) => name === action);
  if (!knownAction) return undefined;
  const isNever = delay === "never";
  const seconds = typeof delay === "string" && Object.hasOwn(delays, delay) ? delays[delay] : 0;
  return { action: knownAction, delaySeconds: isNever ? undefined : (seconds ?? 0), copies: copies === "3" ? 3 : 1 };
}

async function findShown(db: Database, outTradeNo: string): Promise<ShownPayment | undefined> {
  const [payment] = await db
    .select({ row: sandboxPayments, isOver: sql<boolean>`${sandboxPayments.expiresAt} <= now()` })
    .from(sandboxPayments)
    .where(eq(sandboxPayments.outTradeNo, outTradeNo));
  if (!payment) return undefined;
  const state = await findState(db, payment.row);
  return { ...payment.row, state: state === "unpaid" && payment.isOver ? "late" : (state as ShownPayment["state"]) };
}
