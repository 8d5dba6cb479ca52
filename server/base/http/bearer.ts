import type { FastifyRequest } from "fastify";
import { callEntry } from "#contract/contract.ts";
import { type TokenScope, tokenStart } from "#core/apiTokens.ts";

/**
 * Returns the API token that a request comes with, whether it is one or not; undefined for a
 * request without. At a call that takes API tokens any bearer counts as one, also an empty one.
 */
export function getBearer(request: FastifyRequest): string | undefined {
  const match = /^bearer(?:[ \t]+(.*))?$/i.exec(request.headers.authorization?.trim() ?? "");
  if (!match) return undefined;
  const [, bearer = ""] = match;
  // Elsewhere it can be the key of the server.
  return getScopes(request) || bearer.startsWith(tokenStart) ? bearer : undefined;
}

/**
 * Returns the scopes of which an API token needs one for the call that a request makes; undefined
 * if none may make it.
 */
export function getScopes({ routeOptions }: FastifyRequest): readonly TokenScope[] | undefined {
  const { call } = routeOptions.config ?? {};
  return call && callEntry(call).scopes;
}

/** Returns whether a request makes a call with an API token that takes one. */
export function isTokenCall(request: FastifyRequest): boolean {
  return getBearer(request) !== undefined && getScopes(request) !== undefined;
}
