import type { FastifyInstance } from "fastify";
import { addCall } from "../../base/http/call.ts";
import { answer, answerResult, refuse, requestLanguage } from "../../base/http/envelope.ts";
import { operator } from "../../base/rights.ts";
import { readCancellation, requestCancellation } from "../organise/cancel/cancel.ts";
import { readEntry } from "../organise/entry.ts";
import { exportEntries } from "../organise/export.ts";
import type { InviteTools } from "../organise/invitations/importRows.ts";
import { importInvitations } from "../organise/invitations/importRows.ts";
import { listInvitations } from "../organise/invitations/list.ts";
import { largestImport } from "../organise/invitations/routes.ts";
import { searchEntries } from "../organise/list.ts";
import { buildPlaceRefusal } from "../organise/placeRoutes.ts";
import { changePlaces, type PlaceTools } from "../organise/places.ts";
import { listPools } from "../organise/pools.ts";

/** Adds the calls of `startline entries`. The routes around it check the key. */
export async function entryAdminRoutes(app: FastifyInstance, tools: PlaceTools & InviteTools) {
  addCall(app, "GET /admin/entries", async ({ query }) => {
    return answerResult(await searchEntries(tools, operator, query));
  });
  addCall(app, "GET /admin/entry", async (request) => {
    const entry = await readEntry(tools, operator, { code: request.query.code, language: requestLanguage(request) });
    return entry ? answer(entry) : refuse("entry/not-found");
  });
  addCall(app, "GET /admin/entries/export", async ({ query }, reply) => {
    const exported = await exportEntries(tools, operator, query);
    if (typeof exported === "string") return refuse(exported);
    return reply.type(exported.type).send(exported.file);
  });
  addCall(app, "GET /admin/invitations", async ({ query }) => {
    return answerResult(await listInvitations(tools, operator, query));
  });
  addCall(app, "POST /admin/invitations", { bodyLimit: largestImport }, async ({ body }) => {
    return answerResult(await importInvitations(tools, operator, body));
  });
  addCall(app, "GET /admin/places", async ({ query }) => {
    return answerResult(await listPools(tools, operator, query.domainName));
  });
  addCall(app, "POST /admin/places", async ({ body }) => {
    const change = await changePlaces(tools, operator, body);
    return "error" in change ? buildPlaceRefusal(change) : answer(change);
  });
  addCall(app, "GET /admin/cancellation", async ({ query }) => {
    return answerResult(await readCancellation(tools, operator, query));
  });
  addCall(app, "POST /admin/cancellation", async ({ body }) => {
    return answerResult(await requestCancellation(tools, operator, body));
  });
}
