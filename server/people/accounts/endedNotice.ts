import { randomUUID } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { requestLanguage } from "../../base/http/envelope.ts";
import { identifyCaller } from "../sending/messageRequest.ts";
import { permitMessage } from "../sending/permit.ts";
import type { Account } from "./identity.ts";
import { type AccountTools, senderSite } from "./tools.ts";

/**
 * Writes to the owner of an account that a login ended an older session, since the account had as
 * many as it may. The limits of notices apply.
 */
export async function notifyOfEnded(tools: AccountTools, request: FastifyRequest, account: Account): Promise<void> {
  const { email, phoneSealed } = account;
  const channel = email ? "email" : "sms";
  const target = email ?? (phoneSealed && tools.secrets.open(phoneSealed));
  if (!target) return;
  const notice = {
    purpose: "notice",
    channel,
    target,
    language: requestLanguage(request),
    caller: identifyCaller(request),
  } as const;
  const permit = await permitMessage(tools, notice);
  if (permit.outcome !== "permitted") return;
  const values = { what: "session-ended" as const, site: await senderSite(tools, request) };
  await permit.queue(tools.db, { key: `notice/${randomUUID()}`, template: "notice", values });
}
