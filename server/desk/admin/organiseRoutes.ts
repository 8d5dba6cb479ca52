import type { FastifyInstance } from "fastify";
import { addCall } from "../../base/http/call.ts";
import { answer, refuse, requestLanguage } from "../../base/http/envelope.ts";
import { operator } from "../../base/rights.ts";
import { readCancellation, requestCancellation } from "../organise/cancel/cancel.ts";
import { cancelRefusals } from "../organise/cancel/routes.ts";
import { readEntry } from "../organise/entry.ts";
import { exportEntries, exportRefusals } from "../organise/export.ts";
import type { InviteTools } from "../organise/invitations/importRows.ts";
import { importInvitations } from "../organise/invitations/importRows.ts";
import { listInvitations } from "../organise/invitations/list.ts";
import { invitationRefusals, largestImport } from "../organise/invitations/routes.ts";
import { searchEntries } from "../organise/list.ts";
import { buildPlaceRefusal, placeRefusals } from "../organise/placeRoutes.ts";
import { changePlaces, type PlaceTools } from "../organise/places.ts";
import { listPools } from "../organise/pools.ts";
import { listRefusals } from "../organise/routes.ts";

/** Adds the calls of `startline entries`. The routes around it check the key. */
export async function entryAdminRoutes(app: FastifyInstance, tools: PlaceTools & InviteTools) {
  addCall(app, "GET /admin/entries", {}, async ({ query }) => {
    const page = await searchEntries(tools, operator, query);
    return typeof page === "string" ? refuse(listRefusals[page]) : answer(page);
  });
  addCall(app, "GET /admin/entry", {}, async (request) => {
    const entry = await readEntry(tools, operator, { code: request.query.code, language: requestLanguage(request) });
    return entry ? answer(entry) : refuse("entry/not-found");
  });
  addCall(app, "GET /admin/entries/export", {}, async ({ query }, reply) => {
    const exported = await exportEntries(tools, operator, query);
    if (typeof exported === "string") return refuse(exportRefusals[exported]);
    return reply.type(exported.type).send(exported.file);
  });
  addCall(app, "GET /admin/invitations", {}, async ({ query }) => {
    const page = await listInvitations(tools, operator, query);
    return typeof page === "string" ? refuse(invitationRefusals[page]) : answer(page);
  });
  addCall(app, "POST /admin/invitations", { bodyLimit: largestImport }, async ({ body }) => {
    const read = await importInvitations(tools, operator, body);
    return typeof read === "string" ? refuse(invitationRefusals[read]) : answer(read);
  });
  addCall(app, "GET /admin/places", {}, async ({ query }) => {
    const listed = await listPools(tools, operator, query.domainName);
    return typeof listed === "string" ? refuse(placeRefusals[listed]) : answer(listed);
  });
  addCall(app, "POST /admin/places", {}, async ({ body }) => {
    const changed = await changePlaces(tools, operator, body);
    return "error" in changed ? buildPlaceRefusal(changed) : answer(changed);
  });
  addCall(app, "GET /admin/cancellation", {}, async ({ query }) => {
    const cancellation = await readCancellation(tools, operator, query);
    return typeof cancellation === "string" ? refuse(cancelRefusals[cancellation]) : answer(cancellation);
  });
  addCall(app, "POST /admin/cancellation", {}, async ({ body }) => {
    const requested = await requestCancellation(tools, operator, body);
    return typeof requested === "string" ? refuse(cancelRefusals[requested]) : answer(requested);
  });
}
