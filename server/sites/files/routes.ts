import { basename, dirname } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { setBounded } from "#core/boundedMap.ts";
import { hasCurrent, immutable, type Prebuilt, sendPrebuilt } from "../../base/http/prebuilt.ts";
import { filePolicy } from "../../base/http/securityHeaders.ts";
import { documentTime, isEmbargoed, siteFileName } from "./embargo.ts";
import { fileUri, isStorable } from "./names.ts";
import { openPublicSites, type PublicSites } from "./publicSites.ts";
import { type FileStore, NoCopy } from "./store.ts";
import { storedKind } from "./types.ts";

const cachedFiles = 200;
const largestCached = 512 * 1024;

/**
 * A text that is served from memory; `time` is that of a document (ms since 1970), before which it
 * is not found.
 */
type StoredText = Prebuilt & { time?: number | undefined };

interface FileRoutes {
  store: FileStore;
  /**
   * Whether documents are served before their time, for previews on the organiser's own machine.
   */
  isEarly?: boolean | undefined;
  publicSites?: PublicSites;
}

/**
 * GET /files/<hash>/<name>: published files. Text is compressed and mostly served from memory,
 * media supports byte ranges. A document is not found before its time, nor is its title in the file
 * of its site.
 */
export async function fileRoutes(app: FastifyInstance, { store, isEarly = false, ...rest }: FileRoutes): Promise<void> {
  const { publicSites = openPublicSites(store, isEarly) } = rest;
  const texts = new Map<string, StoredText>();
  await app.register(fastifyStatic, { root: store.folder, serve: false });
  const media = { immutable: true, maxAge: "365d", contentType: false, etag: false, lastModified: false } as const;

  app.get<{ Params: { hash: string; name: string } }>("/files/:hash/:name", async (request, reply) => {
    const { hash, name } = request.params;
    const kind = storedKind(name);
    if (!kind || !isStorable(hash, name)) return reply.callNotFound();
    const key = `${hash}/${name}`;
    reply.header("content-security-policy", filePolicy);
    if (!kind.isText) {
      const place = await locateOrRead(store, hash, name);
      if (place === undefined) return reply.callNotFound();
      const etag = `"${hash}"`;
      reply.type(kind.type).header("etag", etag);
      if (kind.isDownload) reply.header("content-disposition", "attachment");
      if (hasCurrent(request.headers["if-none-match"], etag))
        return reply.code(304).header("cache-control", immutable).send();
      if (Buffer.isBuffer(place)) return reply.header("cache-control", immutable).send(place);
      // The rest of a film may come from another server, whose copy has another modification time:
      // only the ETag counts.
      if (request.headers["if-range"] === etag) delete request.raw.headers["if-range"];
      return reply.sendFile(basename(place), dirname(place), media);
    }
    const file = texts.get(key) ?? (await readText(store, hash, name, kind.type));
    if (!file) return reply.callNotFound();
    const part = name === siteFileName ? await publicSites.partOf(fileUri(hash, name)) : undefined;
    if (part) return sendPrebuilt(request, reply, part);
    // A popular file that is evicted is soon back.
    if (file.plain.length <= largestCached) setBounded(texts, key, file, cachedFiles);
    if (!isEarly && isEmbargoed(file.time)) {
      reply.header("cache-control", "no-store");
      return reply.callNotFound();
    }
    return sendPrebuilt(request, reply, file);
  });
}

// A full disk makes a server slower, and no picture missing.
async function locateOrRead(store: FileStore, hash: string, name: string): Promise<string | Buffer | undefined> {
  try {
    return await store.locate(hash, name);
  } catch (error) {
    if (!(error instanceof NoCopy)) throw error;
    return store.read(hash, name);
  }
}

async function readText(store: FileStore, hash: string, name: string, type: string): Promise<StoredText | undefined> {
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
    time: documentTime(name, plain),
    ...(brotli && { brotli }),
    ...(gzip && { gzip }),
  };
}
