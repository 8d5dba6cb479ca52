import type { FastifyInstance } from "fastify";
import { getBearer, getScopes, isTokenCall } from "../../base/http/bearer.ts";
import { type Envelope, refuse } from "../../base/http/envelope.ts";

/**
 * Refuses API tokens everywhere but at the calls whose entry in the contract has scopes. Programs
 * read a status, so the calls with a token answer with the HTTP status of their code. Call it
 * before the routes are added.
 */
export function guardTokens(app: FastifyInstance): void {
  app.addHook("onRequest", (request, reply, done) => {
    if (getBearer(request) === undefined) return done();
    reply.header("cache-control", "no-store");
    if (!getScopes(request)) return void reply.code(403).send(refuse("token/not-here"));
    // Which of the two it is done by would be a guess.
    if (request.headers.token !== undefined) return void reply.code(400).send(refuse("token/and-session"));
    done();
  });
  app.addHook("preSerialization", (request, reply, payload, done) => {
    const { code } = (payload ?? {}) as Partial<Envelope>;
    if (typeof code === "number" && code >= 400 && reply.statusCode === 200 && isTokenCall(request)) reply.code(code);
    // RFC 6750, section 3.
    if (code === 401 && isTokenCall(request)) reply.header("www-authenticate", 'Bearer error="invalid_token"');
    done(null, payload);
  });
}
