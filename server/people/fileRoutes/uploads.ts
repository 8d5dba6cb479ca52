import { rm } from "node:fs/promises";
import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { addCall } from "../../base/http/call.ts";
import { answer, refuse, refuseFor } from "../../base/http/envelope.ts";
import { secondsToWait } from "../../base/limits/limits.ts";
import { exactLimits } from "../../base/limits/table.ts";
import { readSession } from "../accounts/guard.ts";
import { addressSeconds, signAddress } from "../uploads/addresses.ts";
import { sizeText, uploadErrors } from "../uploads/errors.ts";
import { receive } from "../uploads/receive.ts";
import { findUpload, type KnownUpload, listUploads, removeUpload, storeUpload } from "../uploads/service.ts";
import type { Uploads } from "../uploads/uploads.ts";
import { mayRead } from "./reviewed.ts";

/**
 * Adds calls 4 and 5, which upload a file, and those with which people list, open and remove their
 * files.
 */
export async function uploadCalls(app: FastifyInstance, { uploads }: { uploads: Uploads }) {
  // Only within this scope: no other call reads multipart.
  await app.register(multipart, { limits: { files: 1 } });
  addCall(app, "POST /user-center/base/uploadImage", (request, reply) => storeFile(uploads, request, reply, true));
  addCall(app, "POST /user-center/base/uploadFile", (request, reply) => storeFile(uploads, request, reply, false));

  addCall(app, "GET /user-center/base/uploads", async (request) => {
    const knownUploads = await listUploads(uploads, readSession(request).accountId);
    const { limitBytes } = uploads.settings;
    return answer({ files: await Promise.all(knownUploads.map((upload) => describe(uploads, upload))), limitBytes });
  });

  addCall(app, "POST /user-center/base/uploads/address", async (request) => {
    const session = readSession(request);
    const upload = await findUpload(uploads, request.body.id);
    if (!upload || !(await mayRead(uploads, session, upload))) return refuse("upload/not-found");
    return answer({ url: await signAddress(uploads, upload), expiresIn: addressSeconds });
  });

  addCall(app, "POST /user-center/base/uploads/remove", async (request) => {
    const outcome = await removeUpload(uploads, readSession(request).accountId, request.body.id);
    if (outcome === "submitted") return refuse("upload/submitted");
    return outcome === "removed" ? answer(null) : refuse("upload/not-found");
  });
}

async function storeFile(uploads: Uploads, request: FastifyRequest, reply: FastifyReply, isImage: boolean) {
  const { accountId } = readSession(request);
  const wait = await secondsToWait(uploads.db, `upload/hour/${accountId}`, exactLimits.upload);
  if (wait > 0) return refuseFor(wait, "upload/too-many");
  const upload = await receive(request, { ...uploads, ...uploads.settings });
  if (upload.outcome !== "received") return refuseFile(uploads, upload.outcome);
  const { path, name } = upload;
  const stored = await storeUpload(uploads, { accountId, path, name, isImage }).finally(() =>
    rm(path, { force: true }),
  );
  if (stored.outcome !== "stored") return refuseFile(uploads, stored.outcome);
  // The sender cancelled while the file was checked.
  if (reply.raw.destroyed) await removeUpload(uploads, accountId, stored.upload.uploadId);
  reply.header("cache-control", "no-store");
  return answer(await describe(uploads, stored.upload));
}

function refuseFile({ settings }: Uploads, outcome: keyof typeof uploadErrors) {
  const bytes = outcome === "overQuota" ? settings.quotaBytes : settings.limitBytes;
  return refuse(uploadErrors[outcome], { values: { size: sizeText(bytes) } });
}

async function describe(uploads: Uploads, upload: KnownUpload) {
  const { uploadId: id, name, type, size, width, height, isPicture, createdAt } = upload;
  const url = await signAddress(uploads, upload);
  return { id, url, name, type, size, width, height, isPicture, createdAt: createdAt.getTime() };
}
