import type { FastifyReply, FastifyRequest } from "fastify";
import type { Database } from "../../base/db/open.ts";
import { refuse } from "../../base/http/envelope.ts";
import { type Reviewer, racesOf } from "./rights.ts";
import { findSession, type LoggedIn } from "./sessions.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The session of the request; set by `requireLogin` and `requireOrganiser`. */
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

/** Returns a `preHandler` that also refuses users who organise no race (session/not-allowed). For which races they may act, the handler asks `reviewerOf`. */
export function requireOrganiser(db: Database) {
  const logIn = requireLogin(db);
  return async (request: FastifyRequest, reply: FastifyReply) => {
    await logIn(request, reply);
    if (reply.sent) return;
    if (!reviewerIn(sessionOf(request))) return reply.send(refuse("session/not-allowed"));
  };
}

/** Returns who reads and decides in a request that passed `requireOrganiser`, and for which races. */
export function reviewerOf(request: FastifyRequest): Reviewer {
  const reviewer = reviewerIn(sessionOf(request));
  if (!reviewer) throw new Error(`${request.routeOptions.url} has no organiser guard.`);
  return reviewer;
}

/** Returns the organiser whose session it is; undefined if the account organises no race. */
export function reviewerIn({ accountId, authorities }: LoggedIn): Reviewer | undefined {
  const races = racesOf(authorities);
  return races === "all" || races.size > 0 ? { actor: accountId, races } : undefined;
}

/** Returns the session of a request that passed one of these guards; throws for a route without one. */
export function sessionOf(request: FastifyRequest): LoggedIn {
  if (!request.loggedIn) throw new Error(`${request.routeOptions.url} has no login guard.`);
  return request.loggedIn;
}
