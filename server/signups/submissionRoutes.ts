import type { FastifyInstance } from "fastify";
import type { SubmissionBody } from "#contract/signup.ts";
import { answer, messages, refuse, spokenLanguage } from "../base/http/envelope.ts";
import { isWithin } from "../base/limits/limits.ts";
import { requireLogin, whoAsks } from "../people/accounts/guard.ts";
import { isTooDeep } from "./depth.ts";
import { placeProperties } from "./draftRoutes.ts";
import { listOwn, readOwn } from "./own.ts";
import { findRaceSite } from "./raceSite.ts";
import { answerRefusal } from "./refusals.ts";
import { submit } from "./submit.ts";
import type { SignupTools } from "./tools.ts";

// A group of fifty with drawn signatures.
const largestSubmission = 2 * 1024 * 1024;
const submits = { most: 300, seconds: 600 };

const text = (maxLength: number) => ({ type: "string", minLength: 1, maxLength });
const object = (properties: Record<string, object>) => ({
  type: "object",
  required: Object.keys(properties),
  properties,
  additionalProperties: false,
});
const hash = { type: "string", pattern: "^[0-9a-f]{32,64}$" };
const submissionBody = object({
  domainName: placeProperties.domainName,
  key: { type: "string", pattern: "^[A-Za-z0-9_-]{16,64}$" },
  form: object({ id: text(64), version: { type: "integer", minimum: 1, maximum: 100_000 }, hash }),
  item: placeProperties.item,
  entrants: { type: "array", maxItems: 100, items: { type: "object" } },
  policies: {
    type: "array",
    maxItems: 20,
    items: object({
      id: text(64),
      hash,
      agreedAt: { type: "string", maxLength: 40, pattern: "^\\d{4}-\\d\\d-\\d\\dT[\\d:.]+(Z|[+-]\\d\\d:\\d\\d)$" },
    }),
  },
  feeFen: { type: "integer", minimum: 0, maximum: 1_000_000_000 },
});
const byId = object({ id: text(64) });

/** Takes forms, and shows their owner what was taken. */
export async function submissionRoutes(app: FastifyInstance, tools: SignupTools) {
  const { db, secrets } = tools;
  const preHandler = requireLogin(db);

  app.post<{ Body: SubmissionBody }>(
    "/sign-up/submissions",
    { preHandler, schema: { body: submissionBody }, bodyLimit: largestSubmission },
    async (request) => {
      const { accountId } = whoAsks(request);
      if (isTooDeep(request.body)) return refuse(400, messages.badRequest);
      if (!(await isWithin(db, `submit/${secrets.mac("account", accountId)}`, submits)))
        return refuse(429, messages.tooMany);
      const site = await findRaceSite(tools, request.body.domainName);
      if (!site) return refuse(404, messages.noRaceBound);
      const submitted = await submit(tools, site, accountId, request.body);
      if (submitted.outcome === "accepted") return answer(submitted.receipt);
      return answerRefusal(submitted.refusal, spokenLanguage(request));
    },
  );
  app.get("/sign-up/submissions", { preHandler }, async (request) =>
    answer(await listOwn(tools, whoAsks(request).accountId)),
  );
  app.get<{ Params: { id: string } }>(
    "/sign-up/submissions/:id",
    { preHandler, schema: { params: byId } },
    async (request) => {
      const own = await readOwn(tools, whoAsks(request).accountId, request.params.id);
      return own ? answer(own) : refuse(404, messages.notFound);
    },
  );
}
