import type { FastifyReply, FastifyRequest } from "fastify";
import type { Database } from "../../base/db/open.ts";
import { messages, refuse } from "../../base/http/envelope.ts";
import { findSession, type LoggedIn } from "./sessions.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Who asks; set by `requireLogin` and `requireAuthority`. */
    loggedIn?: LoggedIn;
  }
}

/** A route's `preHandler` that lets in only whoever is logged in; all others get code 401. */
export function requireLogin(db: Database) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header("cache-control", "no-store");
    const found = await findSession(db, request.headers.token);
    if (!found) return reply.send(refuse(401, messages.loginExpired));
    request.loggedIn = found;
  };
}

/** A route's `preHandler` that lets in only who has that authority; others who are logged in get code 403. */
export function requireAuthority(db: Database, authority: string) {
  const logIn = requireLogin(db);
  return async (request: FastifyRequest, reply: FastifyReply) => {
    await logIn(request, reply);
    if (reply.sent) return;
    if (!whoAsks(request).authorities.includes(authority)) return reply.send(refuse(403, messages.notAllowed));
  };
}

/** Who asks, behind one of these guards. */
export function whoAsks(request: FastifyRequest): LoggedIn {
  if (!request.loggedIn) throw new Error(`${request.routeOptions.url} has no login guard.`);
  return request.loggedIn;
}
