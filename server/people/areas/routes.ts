import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import type { Area } from "#contract/areas.ts";
import { addCall } from "../../base/http/call.ts";
import { answer } from "../../base/http/envelope.ts";
import { prebuildCompressed, sendPrebuilt } from "../../base/http/prebuilt.ts";
import { root } from "../../base/root.ts";

/** All provinces with their cities and districts, as fixtures/areas.json has them. */
export async function readAreas(): Promise<Area[]> {
  return JSON.parse(await readFile(join(root, "fixtures/areas.json"), "utf8"));
}

/** Adds the call that lists the provinces, cities and districts that addresses are chosen from. */
export async function areaRoutes(app: FastifyInstance) {
  const type = "application/json; charset=utf-8";
  const list = await prebuildCompressed(type, "public, max-age=86400", JSON.stringify(answer(await readAreas())));
  addCall(app, "GET /user-center/areas", {}, (request, reply) => sendPrebuilt(request, reply, list));
}
