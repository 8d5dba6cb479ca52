import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { findSession } from "../people/accounts/sessions.ts";
import { dispositionOf, isSigned } from "./addresses.ts";
import { findUpload, type KnownUpload, noteReading } from "./service.ts";
import type { Uploads } from "./uploads.ts";

// As any type that a browser takes the bytes for, they run nothing, reach nothing and have no origin.
const uploadPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";

interface Asked {
  Params: { id: string; name: string };
  Querystring: { until?: unknown; mark?: unknown };
}

/**
 * GET /uploads/<id>/<name>: an upload, for its owner and for organisers by their token, and for anyone with an address that was
 * signed. Everybody else gets 404.
 */
export async function uploadRoutes(app: FastifyInstance, { uploads }: { uploads: Uploads }): Promise<void> {
  app.get<Asked>("/uploads/:id/:name", async (request, reply) => {
    reply.header("cache-control", "private, no-store");
    const upload = await findUpload(uploads, request.params.id);
    if (!upload || upload.name !== request.params.name || !(await mayRead(uploads, request, upload)))
      return reply.callNotFound();
    const bytes = await uploads.store.read(upload.key);
    if (!bytes) return reply.callNotFound();
    return describeBytes(reply, upload).send(bytes);
  });
}

function describeBytes(reply: FastifyReply, upload: KnownUpload): FastifyReply {
  return reply
    .type(upload.type)
    .header("content-length", upload.size)
    .header("content-disposition", dispositionOf(upload))
    .header("content-security-policy", uploadPolicy)
    .header("referrer-policy", "no-referrer")
    .header("x-content-type-options", "nosniff");
}

async function mayRead(uploads: Uploads, request: FastifyRequest<Asked>, upload: KnownUpload): Promise<boolean> {
  const { until, mark } = request.query;
  if (isSigned(uploads, upload, String(until ?? ""), String(mark ?? ""))) return true;
  const reader = await findSession(uploads.db, request.headers.token);
  if (!reader) return false;
  if (reader.accountId === upload.accountId) return true;
  if (!reader.authorities.includes("ORGANISER")) return false;
  await noteReading(uploads, reader.accountId, upload);
  return true;
}
