import type { FastifyInstance } from "fastify";
import { addCall } from "../../base/http/call.ts";
import { answer, refuse } from "../../base/http/envelope.ts";
import { operator } from "../../base/rights.ts";
import type { ReceiptTools } from "../../money/receipts/receipt.ts";
import { findRaceSite } from "../../race/raceSite.ts";
import { listAudit } from "../organise/audit.ts";
import { publishHead, verifyChain } from "../organise/auditHead.ts";
import { readNumbers } from "../organise/numbers.ts";
import type { OrganiseTools } from "../organise/race.ts";

/**
 * Adds the calls of `startline entries numbers` and `startline audit`. The routes around it check
 * the key.
 */
export async function adminLiveRoutes(app: FastifyInstance, tools: OrganiseTools & ReceiptTools) {
  addCall(app, "GET /admin/entries/numbers", async ({ query }) => {
    const numbers = await readNumbers(tools, operator, query);
    return typeof numbers === "string" ? refuse("site/not-bound") : answer(numbers);
  });
  addCall(app, "GET /admin/audit", async ({ query }) => {
    const page = await listAudit(tools, operator, query);
    return typeof page === "string" ? refuse("site/not-bound") : answer(page);
  });
  addCall(app, "GET /admin/audit/head", async ({ query }) => {
    const site = await findRaceSite(tools, query.domainName);
    return site ? answer(await publishHead(tools, site)) : refuse("site/not-bound");
  });
  addCall(app, "POST /admin/audit/verify", async ({ body }) => {
    const site = await findRaceSite(tools, body.domainName);
    return site ? answer(await verifyChain(tools, site, body.kept)) : refuse("site/not-bound");
  });
}
