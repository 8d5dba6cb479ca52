import type { FastifyInstance } from "fastify";
import type { Database } from "../base/db/open.ts";
import { writeEmail } from "../base/delivery/email.ts";
import type { Channel } from "../base/delivery/message.ts";
import { type OutboxMessage, readOutbox } from "../base/delivery/outbox.ts";
import { requestLanguage } from "../base/http/envelope.ts";
import { allowLoopbackOnly } from "../base/http/loopback.ts";
import type { Secrets } from "../base/secrets/secrets.ts";
import { outboxPage, outboxScript, outboxStyles, type ShownMessage } from "./outboxPage.ts";

/** The page on which a developer reads the messages of channels without a provider. */
export const outboxPath = "/dev/outbox";

interface OutboxRoutes {
  db: Database;
  secrets: Secrets;
  /** The channels without a provider; messages of the others are not shown. */
  channels: Channel[];
}

/**
 * GET /dev/outbox, a page, and /dev/outbox.json `{ messages }`: the newest messages first, only for
 * this machine.
 */
export async function outboxRoutes(app: FastifyInstance, { db, secrets, channels }: OutboxRoutes): Promise<void> {
  allowLoopbackOnly(app);
  const read = async () => (await readOutbox(db, secrets, { channels })).map(show);

  app.get<{ Querystring: { language?: string } }>(outboxPath, async (request, reply) => {
    const { language: languageParam } = request.query;
    const language = languageParam === "zh" || languageParam === "en" ? languageParam : requestLanguage(request);
    return reply.type("text/html; charset=utf-8").send(outboxPage(await read(), { language, channels }));
  });
  app.get(`${outboxPath}.json`, async () => ({ messages: await read() }));
  app.get(`${outboxPath}.css`, (_request, reply) => reply.type("text/css; charset=utf-8").send(outboxStyles));
  app.get(`${outboxPath}.js`, (_request, reply) => reply.type("text/javascript; charset=utf-8").send(outboxScript));
}

function show({ messageId, channel, target, template, createdAt, content }: OutboxMessage): ShownMessage {
  const head = { id: messageId, channel, target, template, createdAt: createdAt.toISOString() };
  if (!content) return head;
  const { subject, text } = writeEmail(content, content.language, channel);
  const { language, values } = content;
  return { ...head, language, subject, text, ...("code" in values && { code: values.code }) };
}
