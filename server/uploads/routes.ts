import { rm } from "node:fs/promises";
import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { answer, type Envelope, refuse } from "../base/http/envelope.ts";
import { isWithin } from "../base/limits/limits.ts";
import { requireLogin, whoAsks } from "../people/accounts/guard.ts";
import { addressSeconds, signAddress } from "./addresses.ts";
import { messages, overQuota, tooLarge } from "./messages.ts";
import { receive } from "./receive.ts";
import {
  findUpload,
  type KnownUpload,
  keepUpload,
  listUploads,
  noteReading,
  type Refused,
  removeUpload,
} from "./service.ts";
import type { Uploads } from "./uploads.ts";

const hourly = { most: 200, seconds: 3600 };

const idBody = {
  type: "object",
  required: ["id"],
  properties: { id: { type: "string", minLength: 1, maxLength: 64 } },
} as const;

/** Calls 4 and 5, which take a file, and those with which people see and remove what they sent. */
export async function uploadCalls(app: FastifyInstance, { uploads }: { uploads: Uploads }) {
  const { db } = uploads;
  // Within this scope alone: no other call reads multipart.
  await app.register(multipart, { limits: { files: 1 } });
  const preHandler = requireLogin(db);

  app.post("/user-center/base/uploadImage", { preHandler }, (request, reply) => take(request, reply, true));
  app.post("/user-center/base/uploadFile", { preHandler }, (request, reply) => take(request, reply, false));

  app.get("/user-center/base/uploads", { preHandler }, async (request) => {
    const own = await listUploads(uploads, whoAsks(request).accountId);
    const { limitBytes } = uploads.settings;
    return answer({ files: await Promise.all(own.map((upload) => describe(uploads, upload))), limitBytes });
  });

  app.post<{ Body: { id: string } }>(
    "/user-center/base/uploads/address",
    { preHandler, schema: { body: idBody } },
    async (request) => {
      const { accountId, authorities } = whoAsks(request);
      const isOrganiser = authorities.includes("ORGANISER");
      const upload = await findUpload(uploads, request.body.id, isOrganiser ? undefined : accountId);
      if (!upload) return refuse(404, messages.noSuchFile);
      if (upload.accountId !== accountId) await noteReading(uploads, accountId, upload);
      return answer({ url: await signAddress(uploads, upload), expiresIn: addressSeconds });
    },
  );

  app.post<{ Body: { id: string } }>(
    "/user-center/base/uploads/remove",
    { preHandler, schema: { body: idBody } },
    async (request) => {
      const outcome = await removeUpload(uploads, whoAsks(request).accountId, request.body.id);
      if (outcome === "submitted") return refuse(409, messages.submitted);
      return outcome === "removed" ? answer(null) : refuse(404, messages.noSuchFile);
    },
  );

  async function take(request: FastifyRequest, reply: FastifyReply, isImage: boolean): Promise<Envelope> {
    const { accountId } = whoAsks(request);
    if (!(await isWithin(db, `upload/hour/${accountId}`, hourly))) return refuse(429, messages.tooManyFiles);
    const received = await receive(request, uploads);
    if (received.outcome === "tooLarge") return refuse(413, tooLarge(uploads.settings.limitBytes));
    if (received.outcome !== "received") return refuse(400, messages[received.outcome]);
    const { path, name } = received;
    const kept = await keepUpload(uploads, { accountId, path, name, isImage }).finally(() => rm(path, { force: true }));
    if (kept.outcome !== "kept") return refuseFile(uploads, kept.outcome);
    // Whoever cancelled while the file was checked does not want it.
    if (reply.raw.destroyed) await removeUpload(uploads, accountId, kept.upload.uploadId);
    reply.header("cache-control", "no-store");
    return answer(await describe(uploads, kept.upload));
  }
}

function refuseFile({ settings }: Uploads, outcome: Refused): Envelope {
  return outcome === "overQuota" ? refuse(409, overQuota(settings.quotaBytes)) : refuse(400, messages[outcome]);
}

async function describe(uploads: Uploads, upload: KnownUpload) {
  const { uploadId: id, name, type, size, width, height, isPicture, createdAt } = upload;
  const url = await signAddress(uploads, upload);
  return { id, url, name, type, size, width, height, isPicture, createdAt: createdAt.getTime() };
}
