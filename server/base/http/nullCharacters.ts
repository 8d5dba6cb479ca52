import type { FastifyInstance } from "fastify";
import { refuse } from "./envelope.ts";

/**
 * Refuses every request with a null character in any text of its body, query or path: no database column takes one, and no person types
 * one. Call it before the routes are made. Headers with null characters never get here: Node refuses them.
 */
export function refuseNullCharacters(app: FastifyInstance): void {
  app.addHook("preValidation", async ({ body, query, params }, reply) => {
    if ([body, query, params].some(hasNullCharacter)) {
      return reply.code(400).header("cache-control", "no-store").send(refuse("request/invalid"));
    }
  });
}

/** Whether a text, or any text or key within a value, has a null character in it. */
export function hasNullCharacter(value: unknown): boolean {
  // With a list of its own instead of recursion: what nests without end must not end the program.
  const waiting: unknown[] = [value];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next === "string" && next.includes("\0")) return true;
    if (!isPlain(next)) continue;
    for (const [key, inner] of Object.entries(next)) waiting.push(key, inner);
  }
  return false;
}

// Streams and bytes are read by their route.
function isPlain(value: unknown): value is object {
  if (typeof value !== "object" || value === null) return false;
  const prototype = Object.getPrototypeOf(value);
  // The parsers of queries and forms make objects of a kind of their own, without anything inherited.
  return (
    Array.isArray(value) ||
    prototype === Object.prototype ||
    prototype === null ||
    Object.getPrototypeOf(prototype) === null
  );
}
