import type { FastifyRequest } from "fastify";
import { callEntry } from "#contract/contract.ts";
import type { Purpose } from "#contract/purposes.ts";
import type { Language } from "#core/text.ts";
import type { Channel } from "../../base/delivery/message.ts";
import type { PassFields } from "../captcha/human.ts";

/** Who asks for a message, as far as limits count it. */
export interface Caller {
  /** The purposes that the entry of the call states. */
  sends: readonly Purpose[];
  /** The IP address. */
  address: string;
  /** The account of the session; undefined if nobody is logged in. */
  accountId?: string | undefined;
  /** The verification that came with the call, if any. */
  pass: PassFields;
}

/** A request to send a message. Its content follows when it is queued. */
export interface MessageRequest {
  purpose: Purpose;
  channel: Channel;
  /** A phone number or an email address in the form that it is stored in. */
  target: string;
  /** The target as the visitor typed it, which is what the verification is bound to. */
  typed?: string | undefined;
  language: Language;
  caller: Caller;
  /**
   * Whether the target is known to be the caller's own: of the session's account, or of an account
   * that has logged in from this browser.
   */
  isOwn?: boolean | undefined;
}

/** Identifies the caller of this request. */
export function identifyCaller(request: FastifyRequest): Caller {
  const { call } = request.routeOptions.config;
  const { sends = [] } = call ? callEntry(call) : {};
  const { sessionId, sig, scene } = (request.body ?? {}) as PassFields;
  const accountId = request.loggedIn?.accountId;
  return { sends, address: request.ip, accountId, pass: { sessionId, sig, scene } };
}
