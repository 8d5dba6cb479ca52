import type { FastifyInstance } from "fastify";
import { addCall } from "../../base/http/call.ts";
import { answer, refuse, requestLanguage } from "../../base/http/envelope.ts";
import type { Drawer } from "../../base/print/drawer.ts";
import type { SignupTools } from "../../money/payments/tools.ts";
import { getReviewer } from "../../people/accounts/guard.ts";
import { disposition } from "../../people/uploads/names.ts";
import { findRaceSite } from "../../race/raceSite.ts";
import { findEdition } from "../edition.ts";
import { zipCertificates } from "./archive.ts";
import { checkCode } from "./issue.ts";

/**
 * Adds the calls with which programs check certificates and organisers download those of an item.
 */
export async function certificateCalls(app: FastifyInstance, tools: SignupTools & { drawer: Drawer }) {
  addCall(app, "GET /sign-up/certificates/:code", async (request) => {
    const checked = await checkCode(tools, request.params.code, requestLanguage(request));
    return checked ? answer(checked) : refuse("certificate/not-found");
  });
  addCall(app, "GET /sign-up/organise/results/certificates", async (request, reply) => {
    const { query } = request;
    const ruled = await findEdition(tools, getReviewer(request), query);
    if (typeof ruled === "string") return refuse(ruled);
    const site = await findRaceSite(tools, query.domainName);
    if (!site) return refuse("site/not-bound");
    const archive = await zipCertificates(tools, site, { language: "zh", ...query, ...ruled.edition });
    if ("error" in archive) {
      if (archive.error === "certificate/not-found") return refuse(archive.error);
      return refuse(archive.error, { details: { opensAt: archive.opensAt } });
    }
    return reply
      .type("application/zip")
      .header("content-disposition", disposition("attachment", archive.name))
      .send(archive.stream);
  });
}
