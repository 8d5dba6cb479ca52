import type { FastifyRequest } from "fastify";
import type { Database } from "../../base/db/open.ts";
import type { SenderSite } from "../../base/delivery/message.ts";
import type { Env } from "../../base/env/env.ts";
import { getHost } from "../../base/http/requestHost.ts";
import type { Secrets } from "../../base/secrets/secrets.ts";
import type { BoundSites } from "../../sites/domains/boundSites.ts";
import type { Uploads } from "../uploads/uploads.ts";
import type { Passwords } from "./passwords.ts";

/** What the calls of accounts work with. */
export interface AccountTools {
  env: Env;
  db: Database;
  secrets: Secrets;
  boundSites: BoundSites;
  passwords: Passwords;
  uploads: Uploads;
  /** Logs a line for the operator. */
  warn(line: string): void;
}

/**
 * The site that a call came through, for what is written to people; undefined if its host names
 * none of ours.
 */
export async function senderSite(
  { boundSites }: AccountTools,
  request: FastifyRequest,
): Promise<SenderSite | undefined> {
  const head = (await boundSites.find(getHost(request) ?? ""))?.head;
  return head && { ...head.title, ...(head.contact && { contact: head.contact }) };
}
