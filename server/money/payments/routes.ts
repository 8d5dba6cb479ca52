import type { FastifyInstance } from "fastify";
import type { Database } from "../../base/db/open.ts";
import { refuse } from "../../base/http/envelope.ts";
import { readForm, readUtf8, refuseFaultIn } from "../../base/http/hostileText.ts";
import { countMetric } from "../../base/metrics.ts";
import type { Secrets } from "../../base/secrets/secrets.ts";
import { countAlarms } from "./alarms.ts";
import { receiveNotification } from "./inbox.ts";
import type { Merchants } from "./merchants.ts";

/**
 * The path below which providers notify: each merchant has its own address. It is below one that
 * sites cannot have a page at.
 */
export const notificationPath = "/sign-up/payments";

/**
 * POST /sign-up/payments/<merchant>: notifications of providers, which are believed by their
 * signature alone. Answers 200 once the statement is committed, also if it is known already, 400 if
 * it is not believed, and 404 if there is no such merchant.
 */
export async function notificationRoutes(
  app: FastifyInstance,
  { db, secrets, merchants }: { db: Database; secrets: Secrets; merchants: Merchants },
): Promise<void> {
  const alarm = countAlarms((line) => app.log.error(line));
  keepWritten(app);
  app.post<{ Params: { merchant: string } }>(`${notificationPath}/:merchant`, async (request, reply) => {
    const merchant = merchants.named(request.params.merchant);
    reply.header("cache-control", "no-store");
    if (!merchant) return reply.code(404).send(refuse("request/not-found"));
    const { text: body } = (request.body ?? { text: "" }) as { text: string };
    const notification = await receiveNotification({ db, secrets, alarm }, merchant, {
      headers: request.headers,
      body,
    });
    const outcome = typeof notification === "object" ? notification.disbelief : notification;
    countMetric("startline_payment_events_total", { merchant: merchant.name, outcome });
    if (typeof notification === "object") return reply.code(400).send(refuse("request/invalid"));
    const { type, body: answer } = merchant.provider.received;
    return reply.type(type).send(answer);
  });
}

const bodyLimit = 32 * 1024;

// Signatures are over the text as it was sent: it is judged as a form or as JSON, but stays as it
// is.
function keepWritten(app: FastifyInstance): void {
  const keep = (type: string, parse: (body: Buffer) => unknown) =>
    app.addContentTypeParser(type, { parseAs: "buffer", bodyLimit }, (_request, body, done) => {
      refuseFaultIn("/body", parse(body as Buffer));
      done(null, { text: body.toString() });
    });
  app.removeAllContentTypeParsers();
  keep("application/x-www-form-urlencoded", readForm);
  keep("application/json", (body) => {
    const text = readUtf8(body);
    try {
      return JSON.parse(text);
    } catch {
      return text;
    }
  });
}
