import { createHash } from "node:crypto";
import { promisify } from "node:util";
import type { FastifyReply, FastifyRequest } from "fastify";

/** A body with its compressed forms, made once and sent many times. */
export interface Prebuilt {
  type: string;
  cacheControl: string;
  etag: string;
  plain: Buffer;
  brotli?: Buffer;
  gzip?: Buffer;
}

/** Cache-Control of content-addressed files: they never change. */
export const immutable = "public, max-age=31536000, immutable";

/** A body as it is, for answers too small to compress. */
export function prebuild(type: string, cacheControl: string, body: string | Buffer): Prebuilt {
  const plain = Buffer.from(body);
  return { type, cacheControl, etag: `W/"${md5(plain)}"`, plain };
}

/** A body with Brotli and gzip forms, left out if they would not be smaller. */
export async function prebuildCompressed(type: string, cacheControl: string, body: string | Buffer): Promise<Prebuilt> {
  const plainBody = prebuild(type, cacheControl, body);
  return { ...plainBody, ...(await compress(plainBody.plain)) };
}

/** The compressed forms of a body that are smaller than it. */
export async function compress(plain: Buffer): Promise<Pick<Prebuilt, "brotli" | "gzip">> {
  // Loaded here: the command shares this file, and most of its calls compress nothing.
  const { brotliCompress, constants, gzip } = await import("node:zlib");
  // Above this size the best Brotli takes seconds for a gain of a few percent.
  const quality = plain.length > 300_000 ? 6 : 11;
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
  const [brotli, zipped] = await Promise.all([
    promisify(brotliCompress)(plain, { params }),
    promisify(gzip)(plain, { level: 9 }),
  ]);
  return {
    ...(brotli.length < plain.length && { brotli }),
    ...(zipped.length < plain.length && { gzip: zipped }),
  };
}

/** Returns whether these are compressed forms of this body, as far as they are there. */
export async function isCompressed(plain: Buffer, forms: Pick<Prebuilt, "brotli" | "gzip">): Promise<boolean> {
  const { brotliDecompress, gunzip } = await import("node:zlib");
  const bound = { maxOutputLength: plain.length + 1 };
  try {
    const copies = await Promise.all([
      forms.brotli && promisify(brotliDecompress)(forms.brotli, bound),
      forms.gzip && promisify(gunzip)(forms.gzip, bound),
    ]);
    return copies.every((body) => body === undefined || plain.equals(body));
  } catch {
    return false;
  }
}

/**
 * Sends a prebuilt body in the best form that the client accepts, or 304 if the client already has
 * it.
 */
export function sendPrebuilt(request: FastifyRequest, reply: FastifyReply, prebuilt: Prebuilt): FastifyReply {
  reply.header("etag", prebuilt.etag).header("cache-control", prebuilt.cacheControl);
  if (prebuilt.brotli || prebuilt.gzip) {
    const vary = reply.getHeader("vary");
    reply.header("vary", vary ? `${vary}, Accept-Encoding` : "Accept-Encoding");
  }
  if (hasCurrent(request.headers["if-none-match"], prebuilt.etag)) return reply.code(304).send();
  reply.header("content-type", prebuilt.type);
  const accepted = request.headers["accept-encoding"];
  if (prebuilt.brotli && accepts(accepted, "br")) return reply.header("content-encoding", "br").send(prebuilt.brotli);
  if (prebuilt.gzip && accepts(accepted, "gzip")) return reply.header("content-encoding", "gzip").send(prebuilt.gzip);
  return reply.send(prebuilt.plain);
}

/** md5 in hexadecimal digits: the config call names its files by it. */
export function md5(content: string | Buffer): string {
  return createHash("md5").update(content).digest("hex");
}

/** Returns whether an If-None-Match header names this ETag. */
export function hasCurrent(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  if (header.trim() === "*") return true;
  const unmarkedTag = etag.replace(/^W\//, "");
  return header.split(",").some((tag) => tag.trim().replace(/^W\//, "") === unmarkedTag);
}

function accepts(header: string | undefined, encoding: string): boolean {
  if (!header?.includes(encoding)) return false;
  return header.split(",").some((part) => {
    const [name, ...parameters] = part.split(";");
    return name?.trim() === encoding && !parameters.some((parameter) => /^\s*q=0(\.0*)?\s*$/.test(parameter));
  });
}
