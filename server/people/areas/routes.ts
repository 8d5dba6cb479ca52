import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import type { Area } from "#contract/areas.ts";
import { addCall } from "../../base/http/call.ts";
import { answer } from "../../base/http/envelope.ts";
import { type Prebuilt, prebuildCompressed, sendPrebuilt } from "../../base/http/prebuilt.ts";
import { root } from "../../base/root.ts";

/** All provinces with their cities and districts, as fixtures/areas.json has them. */
export async function readAreas(): Promise<Area[]> {
  return JSON.parse(await readFile(join(root, "fixtures/areas.json"), "utf8"));
}

// Compressing it takes a quarter of a second of processor time: once for all servers of this
// process.
let list: Promise<Prebuilt> | undefined;

async function prebuildList(): Promise<Prebuilt> {
  const type = "application/json; charset=utf-8";
  return prebuildCompressed(type, "public, max-age=86400", JSON.stringify(answer(await readAreas())));
}

/** Adds the call that lists the provinces, cities and districts that addresses are chosen from. */
export async function areaRoutes(app: FastifyInstance) {
  list ??= prebuildList();
  const prebuilt = await list;
  addCall(app, "GET /user-center/areas", (request, reply) => sendPrebuilt(request, reply, prebuilt));
}
