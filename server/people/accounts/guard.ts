import type { FastifyReply, FastifyRequest } from "fastify";
import { callEntry } from "#contract/contract.ts";
import { type Authority, organiser, personalData, reviewer, staff } from "#core/authorities.ts";
import type { Database } from "../../base/db/open.ts";
import { isTokenCall } from "../../base/http/bearer.ts";
import type { Guards } from "../../base/http/call.ts";
import { refuse } from "../../base/http/envelope.ts";
import { findRaces, getRaces, hasRaces, type Reviewer } from "../../base/rights.ts";
import { readToken, type TokenTools } from "../tokens/authenticate.ts";
import { findSession, type LoggedIn } from "./sessions.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The session of the request; set by the guards. */
    loggedIn?: LoggedIn;
    /** The organiser who makes the request; set by the guard. */
    reviewer?: Reviewer;
  }
}

/**
 * Returns what `addCall` runs before the call of a user or an organiser: it refuses all others.
 * The calls of operators and developers have guards of their own.
 */
export function guardCallers(tools: TokenTools): Guards {
  return { user: requireLogin(tools.db), organiser: requireOrganiser(tools) };
}

// Refuses visitors who are not logged in (session/expired).
function requireLogin(db: Database) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header("cache-control", "no-store");
    const session = await findSession(db, request.headers.token);
    if (!session) return reply.send(refuse("session/expired"));
    request.loggedIn = session;
  };
}

// Also refuses users who have none of the call's rights over any race (session/not-allowed), and,
// unless the call is one to pass it, those who have not passed their second factor
// (session/second-factor). A call with scopes takes an API token instead of a session. For which
// races they may act, the handler asks `getReviewer`.
function requireOrganiser(tools: TokenTools) {
  const { db, env } = tools;
  const logIn = requireLogin(db);
  return async (request: FastifyRequest, reply: FastifyReply) => {
    if (isTokenCall(request)) {
      const result = await readToken(tools, request);
      if ("code" in result) return reply.send(result);
      if (!hasRight(result, request)) return reply.send(refuse("session/not-allowed"));
      request.reviewer = result;
      return;
    }
    await logIn(request, reply);
    if (reply.sent) return;
    const session = readSession(request);
    if (!hasRight(reviewerFor(session), request)) return reply.send(refuse("session/not-allowed"));
    if (!isBeforeSecondFactor(request) && needsSecondFactor(env, session))
      return reply.send(refuse("session/second-factor"));
    request.reviewer = lastingReviewer({ db, env }, session, request.headers.token);
  };
}

/**
 * Returns who reads and decides in a request that passed the guard, and for which races.
 */
export function getReviewer(request: FastifyRequest): Reviewer {
  if (!request.reviewer) throw new Error(`${request.routeOptions.url} has no organiser guard.`);
  return request.reviewer;
}

/**
 * Returns the organiser whose session it is; undefined if the account organises no race, or the
 * session has not passed its second factor.
 */
export function reviewerIn(env: TokenTools["env"], session: LoggedIn): Reviewer | undefined {
  if (!hasRaces(getRaces(session.authorities)) || needsSecondFactor(env, session)) return undefined;
  return reviewerFor(session);
}

/** Returns the organiser whose session it is, who can be found again. */
export function lastingReviewer(
  { db, env }: Pick<TokenTools, "db" | "env">,
  session: LoggedIn,
  token: unknown,
): Reviewer {
  const now = async () => {
    const session = await findSession(db, token);
    return session && reviewerIn(env, session);
  };
  return { ...reviewerFor(session), now };
}

function reviewerFor({ accountId, authorities }: LoggedIn): Reviewer {
  return {
    actor: accountId,
    races: getRaces(authorities),
    personal: getRaces(authorities, personalData),
    reviewed: getRaces(authorities, reviewer),
    staffed: getRaces(authorities, staff),
  };
}

const isBeforeSecondFactor = ({ routeOptions }: FastifyRequest) =>
  routeOptions.config.call !== undefined && callEntry(routeOptions.config.call).isBeforeSecondFactor === true;

function hasRight(reader: Reviewer, { routeOptions }: FastifyRequest): boolean {
  const { call } = routeOptions.config;
  const rights: readonly Authority[] = (call && callEntry(call).rights) ?? [organiser];
  return rights.some((right) => hasRaces(findRaces(reader, right)));
}

// Somebody who set one up has to pass it, whether it is required or not. It is required of who
// organises, not of staff alone.
function needsSecondFactor({ accounts }: TokenTools["env"], { secondFactor, authorities }: LoggedIn): boolean {
  const { isEnrolled, isPassed } = secondFactor;
  const isRequired = accounts.organiserSecondFactor === "required" && hasRaces(getRaces(authorities));
  return (isEnrolled || isRequired) && !(isEnrolled && isPassed);
}

/**
 * Returns the session of a request that passed one of these guards; throws for a route without one.
 */
export function readSession(request: FastifyRequest): LoggedIn {
  if (!request.loggedIn) throw new Error(`${request.routeOptions.url} has no login guard.`);
  return request.loggedIn;
}
