import type { FastifyInstance } from "fastify";
import { addCall } from "../../base/http/call.ts";
import { answer, refuse } from "../../base/http/envelope.ts";
import type { SignupTools } from "../../money/payments/tools.ts";
import { readSession } from "../../people/accounts/guard.ts";
import { findRaceSite } from "../../race/raceSite.ts";
import { listDeferrals } from "./listDeferrals.ts";
import { listTransfers, readOfferedTransfer } from "./listTransfers.ts";
import { revokeTransfer, startTransfer } from "./startTransfer.ts";

/**
 * Adds the calls of links that runners make: of transfers, which owners of entries start and other
 * runners end by submitting the item's form with the token of the link, and of deferrals, which
 * runners carry out by submitting the form of the other race with the id of their sign-up.
 */
export async function linkRoutes(app: FastifyInstance, tools: SignupTools) {
  addCall(app, "POST /sign-up/transfers/invitation", async ({ body: { domainName, token } }) => {
    const site = await findRaceSite(tools, domainName);
    if (!site) return refuse("site/not-bound");
    const invitation = await readOfferedTransfer(tools, site, token);
    return invitation ? answer(invitation) : refuse("transfer/unknown-link");
  });
  addCall(app, "GET /sign-up/deferrals", async (request) =>
    answer(await listDeferrals(tools, readSession(request).accountId)),
  );
  addCall(app, "GET /sign-up/transfers", async (request) =>
    answer(await listTransfers(tools, readSession(request).accountId)),
  );
  addCall(app, "POST /sign-up/submissions/:id/transfer", async (request) => {
    const started = await startTransfer(tools, readSession(request).accountId, request.params.id);
    if (typeof started === "string") return refuse(started);
    return answer({ link: started.token, endsAt: started.endsAt.getTime() });
  });
  addCall(app, "POST /sign-up/submissions/:id/revoke-transfer", async (request) => {
    const revoked = await revokeTransfer(tools, readSession(request).accountId, request.params.id);
    return revoked === "revoked" ? answer(null) : refuse(revoked);
  });
}
