import type { FastifyRequest } from "fastify";
import type { Scene } from "#contract/account.ts";
import type { Language } from "#core/text.ts";
import type { Channel } from "../../base/delivery/message.ts";
import type { PassFields } from "../captcha/human.ts";

/**
 * Why a message goes out: what its code is for, a notice to the owner of an account, one to an
 * organiser whose form was answered, one to a runner whom an organiser invited, the reply of an
 * organiser to who answered a form, or one to everybody in a race that is cancelled.
 */
export type Purpose = Scene | "notice" | "answers" | "invitation" | "reply" | "race-cancelled";

declare module "fastify" {
  interface FastifyContextConfig {
    /**
     * The purposes for which this route sends messages. A route that does not declare one cannot
     * send for it.
     */
    sends?: readonly Purpose[];
  }
}

/** Who asks for a message, as far as limits count it. */
export interface Caller {
  /** The purposes that the route declares. */
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

/** Who makes this request. */
export function identifyCaller(request: FastifyRequest): Caller {
  const { sends = [] } = request.routeOptions.config;
  const { sessionId, sig, scene } = (request.body ?? {}) as PassFields;
  const accountId = request.loggedIn?.accountId;
  return { sends, address: request.ip, accountId, pass: { sessionId, sig, scene } };
}
