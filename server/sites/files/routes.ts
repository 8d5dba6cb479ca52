import { basename, dirname } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { hasCurrent, immutable, type Prebuilt, sendPrebuilt } from "../../base/http/prebuilt.ts";
import { filePolicy } from "../../base/http/securityHeaders.ts";
import { isStorable } from "./names.ts";
import type { FileStore } from "./store.ts";
import { storedKind } from "./types.ts";

const cachedFiles = 200;
const largestCached = 512 * 1024;

/** GET /files/<hash>/<name>: published files. Text is compressed and mostly served from memory, media supports byte ranges. */
export async function fileRoutes(app: FastifyInstance, store: FileStore): Promise<void> {
  const texts = new Map<string, Prebuilt>();
  await app.register(fastifyStatic, { root: store.folder, serve: false });
  const media = { immutable: true, maxAge: "365d", contentType: false, etag: false, lastModified: false } as const;

  app.get<{ Params: { hash: string; name: string } }>("/files/:hash/:name", async (request, reply) => {
    const { hash, name } = request.params;
    const kind = storedKind(name);
    if (!kind || !isStorable(hash, name)) return reply.callNotFound();
    const key = `${hash}/${name}`;
    reply.header("content-security-policy", filePolicy);
    if (!kind.isText) {
      const place = await store.locate(hash, name);
      if (place === undefined) return reply.callNotFound();
      const etag = `"${hash}"`;
      reply.type(kind.type).header("etag", etag);
      if (hasCurrent(request.headers["if-none-match"], etag))
        return reply.code(304).header("cache-control", immutable).send();
      // The rest of a film may come from another server, whose copy has another time.
      if (request.headers["if-range"] === etag) delete request.raw.headers["if-range"];
      return reply.sendFile(basename(place), dirname(place), media);
    }
    const file = texts.get(key) ?? (await readText(store, hash, name, kind.type));
    if (!file) return reply.callNotFound();
    if (file.plain.length <= largestCached) remember(texts, key, file);
    return sendPrebuilt(request, reply, file);
  });
}

async function readText(store: FileStore, hash: string, name: string, type: string): Promise<Prebuilt | undefined> {
  const [plain, brotli, gzip] = await Promise.all([
    store.read(hash, name),
    store.read(hash, name, "br"),
    store.read(hash, name, "gz"),
  ]);
  if (!plain) return undefined;
  return {
    type,
    cacheControl: immutable,
    etag: `W/"${hash}"`,
    plain,
    ...(brotli && { brotli }),
    ...(gzip && { gzip }),
  };
}

// The oldest entry is evicted; a popular file is soon back.
function remember(texts: Map<string, Prebuilt>, key: string, file: Prebuilt): void {
  if (texts.has(key)) return;
  const [oldest] = texts.keys();
  if (texts.size >= cachedFiles && oldest !== undefined) texts.delete(oldest);
  texts.set(key, file);
}
