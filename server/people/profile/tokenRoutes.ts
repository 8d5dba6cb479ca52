import type { FastifyInstance } from "fastify";
import { mostTokens } from "#core/apiTokens.ts";
import { addCall } from "../../base/http/call.ts";
import { answer, refuse } from "../../base/http/envelope.ts";
import { getShortNetwork } from "../../base/http/network.ts";
import { readSession } from "../accounts/guard.ts";
import type { AccountTools } from "../accounts/tools.ts";
import { listTokens, makeToken, mayMake, revokeTokens } from "../tokens/service.ts";
import { refuseProof } from "./ownerRoutes.ts";
import { proveOwner } from "./proof.ts";
import { type AdminTools, findTokens, revokeByOperator } from "./tokensByOperator.ts";

/**
 * Adds the calls with which organisers make, list and revoke their API tokens; none of them takes
 * one.
 */
export async function tokenRoutes(app: FastifyInstance, tools: AccountTools) {
  const { db } = tools;
  const options = { bodyLimit: 16_384 };
  addCall(app, "GET /user-center/tokens", options, async (request) =>
    answer(await listTokens(db, readSession(request).accountId)),
  );
  addCall(app, "POST /user-center/tokens", options, async (request) => {
    const { accountId, authorities } = readSession(request);
    const { proof, ...tokenRequest } = request.body;
    if (!mayMake(authorities, tokenRequest)) return refuse("session/not-allowed");
    // A stolen session must not become one that lasts for a year.
    const ownership = await proveOwner(tools, accountId, proof);
    if (ownership.outcome !== "right") return refuseProof(ownership, proof);
    const token = await makeToken(tools, { ...tokenRequest, accountId, network: getShortNetwork(request.ip) });
    return token === "too-many" ? refuse("token/too-many", { values: { most: mostTokens } }) : answer(token);
  });
  addCall(app, "POST /user-center/tokens/revoke", options, async (request) => {
    const { accountId } = readSession(request);
    const { tokenId } = request.body;
    const by = { actor: accountId, network: getShortNetwork(request.ip) };
    const count = await revokeTokens(db, { accountId, tokenId }, by);
    return count === 0 ? refuse("token/not-found") : answer(null);
  });
}

/** Adds the calls of `startline tokens`. The routes around it check the key. */
export async function tokenAdminRoutes(app: FastifyInstance, tools: AdminTools) {
  addCall(app, "GET /admin/tokens", async ({ query }) => {
    const tokens = await findTokens(tools, query.account);
    return tokens ? answer(tokens) : refuse("account/not-found");
  });
  addCall(app, "POST /admin/tokens/revoke", async ({ body }) =>
    answer({ count: await revokeByOperator(tools, body.which) }),
  );
}
