import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ErrorCode } from "#contract/errors.ts";
import type { Database } from "../../base/db/open.ts";
import { getShortNetwork } from "../../base/http/network.ts";
import type { Secrets } from "../../base/secrets/secrets.ts";
import { flushSecurityEvents, recordSecurityEvent } from "../../base/security/events.ts";
import type { SecurityKind } from "../../base/security/kinds.ts";
import { emailIdentity, findAccount, phoneIdentity } from "./identity.ts";

const kinds: { [code in ErrorCode]?: SecurityKind } = {
  "account/wrong-login": "login-failed",
  "account/too-many-logins": "login-locked",
  "account/wrong-code": "code-failed",
  "account/too-many-guesses": "code-locked",
  "profile/wrong-password": "proof-failed",
  "second-factor/wrong-code": "second-factor-failed",
  "second-factor/too-many": "second-factor-locked",
  "session/not-allowed": "access-refused",
  "token/invalid": "token-refused",
  "token/expired": "token-refused",
  "token/not-here": "token-refused",
  "token/missing-scope": "token-refused",
  "token/and-session": "token-refused",
};

interface Tools {
  db: Database;
  secrets: Secrets;
}

/**
 * Writes refusals that an operator wants to know of into the security log, by the code of the
 * refusal, so that no call forgets to. Call it before the routes are added.
 */
export function logRefusals(app: FastifyInstance, tools: Tools): void {
  app.addHook("preSerialization", async (request, _reply, payload) => {
    const error = (payload as { data?: { error?: ErrorCode } } | null)?.data?.error;
    const kind = getKind(request, error);
    if (!kind) return payload;
    const event = { kind, network: getShortNetwork(request.ip), ...(await findParties(tools, request)) };
    const token = request.apiToken?.tokenId;
    const details = { route: request.routeOptions.url, ...(kind === "token-refused" && { token, error }) };
    // A log that cannot be written must not change the answer.
    await recordSecurityEvent(tools.db, { ...event, details }).catch((err) =>
      request.log.error({ err }, "a security event could not be written"),
    );
    return payload;
  });
  app.addHook("onClose", () => flushSecurityEvents(tools.db));
}

function getKind(request: FastifyRequest, error: ErrorCode | undefined): SecurityKind | undefined {
  if (error === undefined) return undefined;
  // Only a request without the operator's key finds nothing there.
  if (error === "request/not-found" && request.routeOptions.url?.startsWith("/admin/")) return "access-refused";
  // Whose right was taken away since.
  if (error === "session/not-allowed" && request.apiToken) return "token-refused";
  return kinds[error];
}

// Finds the account that is logged in and the one that a stranger aims at; what was typed is not
// kept.
async function findParties({ db, secrets }: Tools, { loggedIn, apiToken, body }: FastifyRequest) {
  if (loggedIn) return { actor: loggedIn.accountId, accountId: loggedIn.accountId };
  // Who has it is not known: it may be anybody who found it.
  if (apiToken) return { accountId: apiToken.accountId };
  const { phone, accountEmail } = (body ?? {}) as Record<string, unknown>;
  const identity =
    (typeof phone === "string" && phoneIdentity(phone)) ||
    (typeof accountEmail === "string" && emailIdentity(accountEmail));
  return identity ? { accountId: (await findAccount(db, secrets, identity))?.accountId } : {};
}
