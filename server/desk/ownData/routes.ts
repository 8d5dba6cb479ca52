import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Proof } from "#contract/profile.ts";
import { addCall } from "../../base/http/call.ts";
import { answer } from "../../base/http/envelope.ts";
import { getShortNetwork } from "../../base/http/network.ts";
import { recordSecurityEvent } from "../../base/security/events.ts";
import type { SignupTools } from "../../money/payments/tools.ts";
import { readSession } from "../../people/accounts/guard.ts";
import { refuseProof } from "../../people/profile/ownerRoutes.ts";
import { proveOwner } from "../../people/profile/proof.ts";
import { deleteAccount, gatherOwnData } from "./ownData.ts";

const bodyLimit = 8192;

/** Adds the calls with which owners of an account, who prove it, export and delete its data. */
export async function ownDataRoutes(app: FastifyInstance, tools: SignupTools) {
  const options = { bodyLimit };
  const prove = (request: FastifyRequest, proof: Proof) => proveOwner(tools, readSession(request).accountId, proof);
  addCall(app, "POST /user-center/export", options, async (request) => {
    const { proof } = request.body;
    const owner = await prove(request, proof);
    if (owner.outcome !== "right") return refuseProof(owner, proof);
    const { accountId } = owner.account;
    await recordSecurityEvent(tools.db, { kind: "data-exported", actor: accountId, accountId });
    return answer(await gatherOwnData(tools, owner.account));
  });
  addCall(app, "POST /user-center/delete-account", options, async (request) => {
    const { proof } = request.body;
    const owner = await prove(request, proof);
    if (owner.outcome !== "right") return refuseProof(owner, proof);
    await deleteAccount(tools, owner.account, {
      actor: owner.account.accountId,
      network: getShortNetwork(request.ip),
    });
    return answer(null);
  });
}
