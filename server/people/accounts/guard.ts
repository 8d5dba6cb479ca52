import type { FastifyReply, FastifyRequest } from "fastify";
import type { Database } from "../../base/db/open.ts";
import { refuse } from "../../base/http/envelope.ts";
import { findSession, type LoggedIn } from "./sessions.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The session of the request; set by `requireLogin` and `requireAuthority`. */
    loggedIn?: LoggedIn;
  }
}

/** Returns a `preHandler` that refuses visitors who are not logged in (session/expired). */
export function requireLogin(db: Database) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header("cache-control", "no-store");
    const found = await findSession(db, request.headers.token);
    if (!found) return reply.send(refuse("session/expired"));
    request.loggedIn = found;
  };
}

/** Returns a `preHandler` that also refuses users without that authority (session/not-allowed). */
export function requireAuthority(db: Database, authority: string) {
  const logIn = requireLogin(db);
  return async (request: FastifyRequest, reply: FastifyReply) => {
    await logIn(request, reply);
    if (reply.sent) return;
    if (!sessionOf(request).authorities.includes(authority)) return reply.send(refuse("session/not-allowed"));
  };
}

/** Returns the session of a request that passed one of these guards; throws for a route without one. */
export function sessionOf(request: FastifyRequest): LoggedIn {
  if (!request.loggedIn) throw new Error(`${request.routeOptions.url} has no login guard.`);
  return request.loggedIn;
}
