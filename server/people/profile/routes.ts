import type { FastifyInstance } from "fastify";
import type { ProfileChange, RealName } from "#contract/profile.ts";
import type { Sentence } from "#core/text.ts";
import { answer, refuse } from "../../base/http/envelope.ts";
import { requireAuthority, requireLogin, whoAsks } from "../accounts/guard.ts";
import type { AccountTools } from "../accounts/tools.ts";
import { readAreas } from "../areas/routes.ts";
import { type Decision, decideRealName, listReviews, readRealName, submitRealName } from "./realName.ts";
import { saveProfile } from "./service.ts";

/** The authority whose holders review documents. */
export const organiser = "ORGANISER";

const text = (maxLength: number) => ({ type: ["string", "null"], maxLength });
const profileBody = {
  type: "object",
  properties: {
    accountNick: { type: "string", maxLength: 120 },
    introduction: text(500),
    userName: text(240),
    userGender: { enum: [0, 1, 2] },
    birthday: text(10),
    userIcon: text(64),
    educationLevel: text(40),
    graduateInstitution: text(120),
    major: text(120),
    residentialProvinceCode: text(6),
    residentialCityCode: text(6),
    residentialDistrictCode: text(6),
    residentialAddress: text(200),
    userHeight: { type: ["integer", "null"] },
    userWeight: { type: ["integer", "null"] },
  },
  additionalProperties: false,
};
const realNameBody = {
  type: "object",
  required: ["name", "cardType", "cardNumber", "cardUploadId"],
  properties: {
    name: { type: "string", maxLength: 120 },
    cardType: { type: "string", maxLength: 2 },
    cardNumber: { type: "string", maxLength: 40 },
    cardUploadId: { type: "string", maxLength: 64 },
    birthday: { type: "string", maxLength: 10 },
    gender: { enum: [1, 2] },
  },
  additionalProperties: false,
};
const decisionBody = {
  type: "object",
  required: ["accountId", "isApproved"],
  properties: {
    accountId: { type: "string", maxLength: 64 },
    isApproved: { type: "boolean" },
    reason: { type: "string", maxLength: 300 },
  },
  additionalProperties: false,
};
const afterQuery = { type: "object", properties: { after: { type: "integer", minimum: 0 } } };

/** What a runner tells about themselves, the verification of their real name, and its review by organisers. */
export async function profileRoutes(app: FastifyInstance, tools: AccountTools) {
  const { db, secrets } = tools;
  const areas = await readAreas();
  const onlyLoggedIn = { preHandler: requireLogin(db), bodyLimit: 16_384 };
  const onlyOrganisers = { preHandler: requireAuthority(db, organiser), bodyLimit: 4096 };

  app.post<{ Body: ProfileChange }>(
    "/user-center/profile",
    { ...onlyLoggedIn, schema: { body: profileBody } },
    async (request) => {
      const result = await saveProfile(db, whoAsks(request).accountId, request.body, areas);
      return result.outcome === "saved" ? answer(null) : refuseField(result.field, result.said);
    },
  );
  app.post<{ Body: RealName }>(
    "/user-center/real-name",
    { ...onlyLoggedIn, schema: { body: realNameBody } },
    async (request) => {
      const result = await submitRealName(db, secrets, whoAsks(request).accountId, request.body);
      return result.outcome === "submitted" ? answer(null) : refuseField(result.field, result.said);
    },
  );
  app.get("/user-center/real-name", onlyLoggedIn, async (request) =>
    answer(await readRealName(db, secrets, whoAsks(request).accountId)),
  );
  app.get<{ Querystring: { after?: number } }>(
    "/user-center/reviews",
    { ...onlyOrganisers, schema: { querystring: afterQuery } },
    async (request) => answer(await listReviews(tools, whoAsks(request).accountId, request.query.after)),
  );
  app.post<{ Body: Decision }>(
    "/user-center/reviews/decide",
    { ...onlyOrganisers, schema: { body: decisionBody } },
    async (request) => {
      const result = await decideRealName(db, whoAsks(request).accountId, request.body);
      return result.outcome === "decided" ? answer(null) : refuse(409, result.said);
    },
  );
}

/** A refusal that names the field it is about, so that a form can show the sentence beside it. */
export function refuseField(field: string | undefined, said: Sentence) {
  return { ...refuse(400, said), data: field === undefined ? null : { field } };
}
