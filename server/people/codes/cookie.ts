import type { FastifyRequest } from "fastify";
import type { Scene } from "#contract/purposes.ts";
import { codeMinutes } from "./service.ts";

/**
 * Returns the cookie that a browser gets with the code that it requested. It holds the token of
 * that sending, without which nobody can guess the code, so a page that was loaded again, or a
 * program that does not send the token, still logs in.
 */
export function codeCookie(purpose: Scene, token: string): string {
  return `${getName(purpose)}=${token}; Path=/; Max-Age=${codeMinutes * 60}; HttpOnly; Secure; SameSite=Strict`;
}

/**
 * Returns the token of the sending whose code a request brings: that of its body, else of its
 * cookie; undefined without both.
 */
export function readToken(request: FastifyRequest, purpose: Scene, typed: string | undefined): string | undefined {
  if (typed) return typed;
  return new RegExp(`(?:^|;\\s*)${getName(purpose)}=([\\w-]{1,100})(?:;|$)`).exec(request.headers.cookie ?? "")?.[1];
}

// The prefix makes browsers accept it over https (and on localhost) for this very host only.
function getName(purpose: Scene): string {
  return `__Host-code-${purpose}`;
}
