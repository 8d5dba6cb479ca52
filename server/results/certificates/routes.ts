import type { FastifyInstance, FastifyRequest } from "fastify";
import { addCall } from "../../base/http/call.ts";
import { answer, refuse, refuseUnavailable, requestLanguage } from "../../base/http/envelope.ts";
import type { Drawer } from "../../base/print/drawer.ts";
import type { SignupTools } from "../../money/payments/tools.ts";
import { getReviewer } from "../../people/accounts/guard.ts";
import { disposition } from "../../people/uploads/names.ts";
import { findRaceSite } from "../../race/raceSite.ts";
import { findEdition } from "../edition.ts";
import { zipCertificates } from "./archive.ts";
import { checkCode } from "./issue.ts";
import { describeCertificates, previewCertificate } from "./overview.ts";

/**
 * Adds the calls with which programs check certificates and organisers download those of an item.
 */
export async function certificateCalls(app: FastifyInstance, tools: SignupTools & { drawer: Drawer }) {
  addCall(app, "GET /sign-up/certificates/:code", async (request) => {
    const checked = await checkCode(tools, request.params.code, requestLanguage(request));
    return checked ? answer(checked) : refuse("certificate/not-found");
  });
  addCall(app, "GET /sign-up/organise/certificates", async (request) => {
    const found = await findSite(tools, request, request.query);
    return typeof found === "string"
      ? refuse(found)
      : answer(await describeCertificates(tools, found.site, found.edition));
  });
  addCall(app, "GET /sign-up/organise/certificates/preview", async (request, reply) => {
    const { query } = request;
    const found = await findSite(tools, request, query);
    if (typeof found === "string") return refuse(found);
    const file = await previewCertificate(tools, found.site, query);
    if (file === "busy") return refuseUnavailable();
    return typeof file === "string" ? refuse(file) : reply.type("image/png").send(file);
  });
  addCall(app, "GET /sign-up/organise/results/certificates", async (request, reply) => {
    const { query } = request;
    const found = await findSite(tools, request, query);
    if (typeof found === "string") return refuse(found);
    const archive = await zipCertificates(tools, found.site, { language: "zh", ...query, ...found.edition });
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

interface WantedEdition {
  domainName: string;
  item: string;
  edition?: string;
}

async function findSite(tools: SignupTools, request: FastifyRequest, wanted: WantedEdition) {
  const ruled = await findEdition(tools, getReviewer(request), wanted);
  if (typeof ruled === "string") return ruled;
  const site = await findRaceSite(tools, wanted.domainName);
  return site ? { site, edition: ruled.edition } : "site/not-bound";
}
