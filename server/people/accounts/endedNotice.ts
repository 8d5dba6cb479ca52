import { randomUUID } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { spokenLanguage } from "../../base/http/envelope.ts";
import { askerOf } from "../../sending/order.ts";
import { permitMessage } from "../../sending/permit.ts";
import type { Account } from "./identity.ts";
import { type AccountTools, siteTitle } from "./tools.ts";

/** Writes to the owner of an account that a login ended an older session, since the account had as many as it may. The limits of notices apply. */
export async function notifyOfEnded(tools: AccountTools, request: FastifyRequest, account: Account): Promise<void> {
  const { email, phoneSealed } = account;
  const channel = email ? "email" : "sms";
  const target = email ?? (phoneSealed && tools.secrets.open(phoneSealed));
  if (!target) return;
  const order = {
    purpose: "notice",
    channel,
    target,
    language: spokenLanguage(request),
    asker: askerOf(request),
  } as const;
  const permit = await permitMessage(tools, order);
  if (permit.outcome !== "permitted") return;
  const values = { what: "session-ended" as const, site: await siteTitle(tools, request) };
  await permit.queue(tools.db, { key: `notice/${randomUUID()}`, template: "notice", values });
}
