import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { type Prebuilt, prebuildCompressed, sendPrebuilt } from "../../base/http/prebuilt.ts";
import { root } from "../../base/root.ts";

const folder = join(root, "schemas");

// Only lower-case letters and hyphens, so that no path leads out of the folder.
const released = /^(?:[a-z0-9-]+\/){1,2}v\d{1,4}\.schema\.json$/;

/** The generated schema: a site with the props of every block and page, for editors. */
const files = new Map([["editor/site/v2.schema.json", "generated/site.v2.editor.schema.json"]]);

/**
 * GET /schemas/home/carousel/v2.schema.json and all others at the path of their `$id`, for editors
 * and other programs.
 */
export async function schemaRoutes(app: FastifyInstance): Promise<void> {
  const cache = new Map<string, Promise<Prebuilt | undefined>>();
  app.get<{ Params: { "*": string } }>("/schemas/*", async (request, reply) => {
    const name = request.params["*"];
    if (!released.test(name)) return reply.callNotFound();
    const reading = cache.get(name) ?? readSchema(name);
    const schema = await reading;
    // Missing names are not cached: their number is unlimited.
    if (!schema) return reply.callNotFound();
    cache.set(name, reading);
    reply.header("access-control-allow-origin", "*").header("cross-origin-resource-policy", "cross-origin");
    return sendPrebuilt(request, reply, schema);
  });
}

async function readSchema(name: string): Promise<Prebuilt | undefined> {
  const text = await readFile(join(folder, files.get(name) ?? name)).catch(() => undefined);
  return text && prebuildCompressed("application/schema+json; charset=utf-8", "public, max-age=3600", text);
}
