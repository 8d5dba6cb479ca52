import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { findSession } from "../accounts/sessions.ts";
import { getDisposition, isSigned } from "../uploads/addresses.ts";
import { findUpload, type KnownUpload } from "../uploads/service.ts";
import type { Uploads } from "../uploads/uploads.ts";
import { mayRead } from "./reviewed.ts";

// A file that a browser takes for a page runs no script, loads nothing and has no origin.
const uploadPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";

interface DownloadRoute {
  Params: { id: string; name: string };
  Querystring: { until?: unknown; mark?: unknown };
}

/**
 * Adds GET /uploads/:id/:name: an upload, for its owner and for organisers of a race that it was
 * submitted to by their token, and for anyone with a signed address; 404 for others.
 */
export async function downloadRoutes(app: FastifyInstance, { uploads }: { uploads: Uploads }): Promise<void> {
  app.get<DownloadRoute>("/uploads/:id/:name", async (request, reply) => {
    reply.header("cache-control", "private, no-store");
    const upload = await findUpload(uploads, request.params.id);
    if (!upload || upload.name !== request.params.name || !(await isAllowed(uploads, request, upload)))
      return reply.callNotFound();
    const bytes = await uploads.store.read(upload.key);
    if (!bytes) return reply.callNotFound();
    return describeFile(reply, upload).send(bytes);
  });
}

function describeFile(reply: FastifyReply, upload: KnownUpload): FastifyReply {
  return reply
    .type(upload.type)
    .header("content-length", upload.size)
    .header("content-disposition", getDisposition(upload))
    .header("content-security-policy", uploadPolicy)
    .header("referrer-policy", "no-referrer")
    .header("x-content-type-options", "nosniff");
}

async function isAllowed(
  uploads: Uploads,
  request: FastifyRequest<DownloadRoute>,
  upload: KnownUpload,
): Promise<boolean> {
  const { until, mark } = request.query;
  if (isSigned(uploads, upload, String(until ?? ""), String(mark ?? ""))) return true;
  const reader = await findSession(uploads.db, request.headers.token);
  return reader !== undefined && mayRead(uploads, reader, upload);
}
