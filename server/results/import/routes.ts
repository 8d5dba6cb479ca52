import { rm } from "node:fs/promises";
import { join } from "node:path";
import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { addCall } from "../../base/http/call.ts";
import { answer, answerResult, refuse, refuseFor } from "../../base/http/envelope.ts";
import { secondsToWait } from "../../base/limits/limits.ts";
import { exactLimits } from "../../base/limits/table.ts";
import { operator, type Reviewer } from "../../base/rights.ts";
import { getReviewer } from "../../people/accounts/guard.ts";
import { receive } from "../../people/uploads/receive.ts";
import { listBatches, readBatch } from "./batches.ts";
import { checkFile, type ImportTools } from "./check.ts";
import { findTarget } from "./facts.ts";
import { importBatch, undoBatch } from "./settle.ts";

/** Half a million rows of a long race. */
const limitBytes = 100 * 1024 * 1024;
/** A column of each of 300 with its point. */
const mappingBytes = 60_000;

interface Tools extends ImportTools {
  env: { dataDir: string };
}

/** Adds the calls with which organisers import files of results. */
export async function resultFileRoutes(app: FastifyInstance, tools: Tools): Promise<void> {
  // Only within this scope: no other call here reads multipart.
  await app.register(multipart, { limits: { files: 1 } });
  addCall(app, "POST /sign-up/organise/results/files", async (request) => {
    const reviewer = getReviewer(request);
    const wait = await secondsToWait(tools.db, `upload/hour/${reviewer.actor}`, exactLimits.upload);
    if (wait > 0) return refuseFor(wait, "upload/too-many");
    return checkUpload(tools, request, reviewer, request.query);
  });
  addCall(app, "GET /sign-up/organise/results/files", async (request) =>
    answerResult(await listBatches(tools, getReviewer(request), request.query.domainName)),
  );
  addCall(app, "GET /sign-up/organise/results/files/batch", async (request) =>
    answerResult(await readBatch(tools, getReviewer(request), request.query)),
  );
  addCall(app, "POST /sign-up/organise/results/files/import", async (request) =>
    answerResult(await importBatch(tools, getReviewer(request), request.body)),
  );
  addCall(app, "POST /sign-up/organise/results/files/undo", async (request) =>
    answerResult(await undoBatch(tools, getReviewer(request), request.body)),
  );
}

/** Adds the same calls for `startline results`. The routes around it check the key. */
export async function resultFileAdminRoutes(app: FastifyInstance, tools: Tools): Promise<void> {
  await app.register(multipart, { limits: { files: 1 } });
  addCall(app, "POST /admin/results/files", async (request) => checkUpload(tools, request, operator, request.query));
  addCall(app, "GET /admin/results/files", async ({ query }) =>
    answerResult(await listBatches(tools, operator, query.domainName)),
  );
  addCall(app, "POST /admin/results/files/import", async ({ body }) =>
    answerResult(await importBatch(tools, operator, body)),
  );
  addCall(app, "POST /admin/results/files/undo", async ({ body }) =>
    answerResult(await undoBatch(tools, operator, body)),
  );
}

async function checkUpload(
  tools: Tools,
  request: FastifyRequest,
  reviewer: Reviewer,
  query: Parameters<typeof findTarget>[2],
) {
  const target = await findTarget(tools, reviewer, query);
  if (typeof target === "string") return refuse(target);
  const arrivals = join(tools.env.dataDir, "arrivals");
  const upload = await receive(request, { arrivals, limitBytes, fieldBytes: mappingBytes });
  if (upload.outcome === "tooLarge") return refuse("results/too-large", { details: { limitBytes } });
  if (upload.outcome !== "received") return refuse("results/no-file");
  const { path, name, fields } = upload;
  try {
    const checked = await checkFile(tools, reviewer, target, {
      path,
      name,
      mapping: fields.mapping,
      sheet: fields.sheet,
    });
    if (!("error" in checked)) return answer(checked);
    if (checked.error !== "results/unreadable") return refuse(checked.error);
    const { error, fault } = checked;
    return refuse(error, { details: { fault }, values: { fault: fault.replaceAll("-", "_") } });
  } finally {
    await rm(path, { force: true });
  }
}
