import type { FastifyInstance } from "fastify";
import { addCall } from "../../base/http/call.ts";
import { refuse, refuseUnavailable, requestLanguage } from "../../base/http/envelope.ts";
import type { Drawer } from "../../base/print/drawer.ts";
import type { SignupTools } from "../../money/payments/tools.ts";
import { readSession } from "../../people/accounts/guard.ts";
import { disposition } from "../../people/uploads/names.ts";
import type { PaperJob } from "./paper.ts";
import { readPaper } from "./readPaper.ts";

/** Adds the call with which runners download the confirmation of a sign-up. */
export async function confirmationRoutes(app: FastifyInstance, { drawer, ...tools }: SignupTools & { drawer: Drawer }) {
  addCall(app, "GET /sign-up/submissions/:id/confirmation", async (request, reply) => {
    const query = { id: request.params.id, language: requestLanguage(request) };
    const { accountId } = readSession(request);
    const paper = await readPaper(tools, accountId, query);
    if (typeof paper === "string") return refuse(paper);
    const file = await drawer.draw({ kind: "confirmation", paper: paper.paper } satisfies PaperJob, accountId);
    if (file === "busy") return refuseUnavailable();
    return reply
      .type("application/pdf")
      .header("content-disposition", disposition("attachment", paper.name))
      .send(file);
  });
}
