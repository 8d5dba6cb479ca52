import { createDecipheriv } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";
import type { Env, PathCipher } from "../env/env.ts";
import type { Secrets } from "../secrets/secrets.ts";
import { isTokenCall } from "./bearer.ts";
import { refuse } from "./envelope.ts";

const prefix = "/e/";
const refused = "/refused-request-path";
const encrypted = new WeakSet<IncomingMessage>();

/**
 * Returns the settings with the keys of request paths, which every server with the same secret key
 * makes alike unless they are set.
 */
export function withPathCipher(env: Env, secrets: Secrets): Env {
  if (!env.derivesPathCipher) return env;
  const derive = (job: string, bytes: number) => secrets.derive(job).subarray(0, bytes).toString("hex");
  return { ...env, pathCipher: { key: derive("path-cipher", 32), iv: derive("path-cipher-iv", 16) } };
}

/**
 * Fastify's `rewriteUrl` for encrypted request paths: /e/<base64url of AES-CBC(path?query)> becomes
 * what it hides.
 */
export function decryptUrl({ key, iv }: PathCipher): (request: IncomingMessage) => string {
  const keyBytes = Buffer.from(key, "hex");
  const ivBytes = Buffer.from(iv, "hex");
  return (request) => {
    const url = request.url ?? "/";
    if (!url.startsWith(prefix)) return url;
    const path = decrypt(url.slice(prefix.length), keyBytes, ivBytes);
    if (path === undefined) return refused;
    encrypted.add(request);
    return path;
  };
}

/** Answers paths that could not be decrypted with 400. */
export function answerRefusedPaths(app: FastifyInstance): void {
  app.all(refused, (_request, reply) => reply.code(400).send(refuse("request/invalid")));
}

/**
 * Makes the routes of this scope answer only to encrypted paths: in the open they do not exist,
 * except to programs that bring an API token.
 */
export function hidePlainPaths(scope: FastifyInstance): void {
  scope.addHook("onRequest", (request, reply, done) => {
    if (encrypted.has(request.raw) || isTokenCall(request)) done();
    else reply.callNotFound();
  });
}

function decrypt(text: string, key: Buffer, iv: Buffer): string | undefined {
  if (text.length > 4096 || !/^[\w-]+$/.test(text)) return undefined;
  try {
    const decipher = createDecipheriv(`aes-${key.length * 8}-cbc`, key, iv);
    const path = Buffer.concat([decipher.update(text, "base64url"), decipher.final()]).toString("latin1");
    return /^\/[\x21-\x7e]*$/.test(path) ? path : undefined;
  } catch {
    return undefined;
  }
}
