import type { FastifyInstance } from "fastify";
import { addCall } from "../../base/http/call.ts";
import { answer, answerResult, refuse } from "../../base/http/envelope.ts";
import { operator } from "../../base/rights.ts";
import { getReviewer } from "../../people/accounts/guard.ts";
import { listRemovals, removeAsOrganiser, restorePhoto } from "./gallery/removals.ts";
import { describeImport, finishImport, listImports, undoImport } from "./import/batches.ts";
import { beginImport } from "./import/begin.ts";
import { importFiles } from "./import/importFiles.ts";
import type { PhotoTools } from "./store/tools.ts";

/** Adds the calls with which organisers see and undo imports and removals of photos. */
export async function organisedPhotoRoutes(app: FastifyInstance, tools: PhotoTools): Promise<void> {
  addCall(app, "GET /sign-up/organise/photos/imports", async (request) =>
    answerResult(await listImports(tools, getReviewer(request), request.query.domainName)),
  );
  addCall(app, "POST /sign-up/organise/photos/imports/undo", async (request) =>
    answerResult(await undoImport(tools, getReviewer(request), request.body)),
  );
  addCall(app, "GET /sign-up/organise/photos/removals", async (request) =>
    answerResult(await listRemovals(tools, getReviewer(request), request.query.domainName)),
  );
  addCall(app, "POST /sign-up/organise/photos/remove", async (request) => {
    const outcome = await removeAsOrganiser(tools, getReviewer(request), request.body);
    return outcome === "removed" ? answer(null) : refuse(outcome);
  });
  addCall(app, "POST /sign-up/organise/photos/restore", async (request) => {
    const outcome = await restorePhoto(tools, getReviewer(request), request.body);
    return outcome === "restored" ? answer(null) : refuse(outcome);
  });
}

// Names of files and CSV cells of 40 photos.
const largestBody = 1024 * 1024;

/** Adds the calls of `startline photos`. The routes around it check the key. */
export async function photoAdminRoutes(app: FastifyInstance, tools: PhotoTools): Promise<void> {
  addCall(app, "POST /admin/photos", async ({ body: { clocks, ...folder } }) => {
    const clockSeconds = Object.fromEntries(clocks.map(({ camera, seconds }) => [camera, seconds]));
    const begun = await beginImport(tools, operator, { ...folder, clockSeconds });
    return typeof begun === "string" ? refuse(begun) : answer(describeImport(begun, 0));
  });
  addCall(app, "POST /admin/photos/files", { bodyLimit: largestBody }, async ({ body }) =>
    answerResult(await importFiles(tools, operator, body)),
  );
  addCall(app, "POST /admin/photos/finish", async ({ body }) =>
    answerResult(await finishImport(tools, operator, body)),
  );
  addCall(app, "GET /admin/photos", async ({ query }) =>
    answerResult(await listImports(tools, operator, query.domainName)),
  );
  addCall(app, "POST /admin/photos/undo", async ({ body }) => answerResult(await undoImport(tools, operator, body)));
}
